import { Fragment, use } from 'react'
import { Page } from '../shell/page.tsx'
import { glyphAddress, loadGlyphsByAuthor } from './credits.ts'

export function About() {
  const glyphs = use(loadGlyphsByAuthor())
  return (
    <Page title="Credits and licences" className="narrow prose">
      <h1>Credits and licences</h1>
      <p>
        Undercroft is a place to play dungeon board games in which nobody has to be the master. The software knows the
        rules, shows what may be done, and says which rule forbids what may not. It is free software under the MIT
        licence.
      </p>
      <h2>What you see</h2>
      <ul>
        <li>
          Glyphs from <a href="https://game-icons.net">game-icons.net</a>, under{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>; recoloured and cut to size.
          <dl className="glyph-credits">
            {[...glyphs].map(([author, theirs]) => (
              <div key={author}>
                <dt>Icons made by {author}</dt>
                <dd>
                  {theirs.map((glyph, i) => (
                    <Fragment key={glyph.name}>
                      {i > 0 && ', '}
                      <a href={glyphAddress(glyph)}>{glyph.name}</a>
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </li>
        <li>
          Fraunces by Undercase Type, and Atkinson Hyperlegible Next by the Braille Institute of America, both under the{' '}
          <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>.
        </li>
        <li>Boards, dice, covers and the vault are drawn here.</li>
      </ul>
      <h2>What you hear</h2>
      <p>
        Sounds are made as they are played by <a href="https://github.com/KilledByAPixel/ZzFX">ZzFX</a> by Frank Force,
        MIT.
      </p>
      <h2>What it is made of</h2>
      <p>React, Vite, wouter, Workbox and @noble/hashes, all under the MIT licence.</p>
      <h2>What is kept</h2>
      <p>
        Your tables and settings are kept in this browser and go nowhere else. The page works without a network once it
        has been opened.
      </p>
    </Page>
  )
}
