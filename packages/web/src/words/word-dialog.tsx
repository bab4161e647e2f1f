import { Suspense } from 'react'
import { Link } from 'wouter'
import { usePlayable } from '../looks.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Face } from './face.tsx'
import { addressOf, type Meaning } from './meanings.ts'
import '../styles/pages.css'

/** What one word means, or several, as large cards: with the rules behind them, and the way to the book. */
export function WordDialog(props: { readonly meanings: readonly Meaning[]; readonly onClose: () => void }) {
  const { meanings, onClose } = props
  const [first] = meanings
  const one = meanings.length === 1 ? first?.of[0]?.word : undefined
  return (
    <Dialog title={one ?? 'Words'} onClose={onClose}>
      {meanings.flatMap(({ game, of }) =>
        of.map(each => (
          <section key={each.id} className="word-card">
            {each.word !== one && <h3>{each.word}</h3>}
            <Suspense>
              <Portrait game={game.id} of={each.id} />
            </Suspense>
            <Face game={game} of={each} whole={one !== undefined} />
            <p>
              <Link href={addressOf(game, each.id)} onClick={onClose}>
                {each.id.startsWith('term-') ? 'All words of the game' : 'Everything in the game'}
              </Link>
            </p>
          </section>
        )),
      )}
    </Dialog>
  )
}

/** What the game draws of a thing, as it stands on its board. */
function Portrait({ game, of }: { readonly game: string; readonly of: string }) {
  const drawn = usePlayable(game)?.look.portrait?.(of.replace(/^content-/, ''))
  return drawn && <div className="face-portrait">{drawn}</div>
}
