import { useBoxes } from '../looks.ts'
import { HomeOnline } from '../online/home-online.tsx'
import { Page } from '../shell/page.tsx'
import { GameBox } from './game-box.tsx'
import { MyTables } from './my-tables.tsx'
import { OpenRecord } from './open-record.tsx'
import { Vault } from './vault.tsx'

export function Home() {
  return (
    <Page title="Undercroft" className="home">
      <div className="hero">
        <Vault />
        <div className="hero-words">
          <h1>Undercroft</h1>
          <p>Dungeon board games under the tavern, and nobody has to be the master.</p>
        </div>
      </div>
      <section className="shelf" aria-labelledby="games">
        <h2 id="games">On the table tonight</h2>
        <ul className="boxes">
          {useBoxes().map(box => (
            <GameBox key={box.id} {...box} />
          ))}
        </ul>
      </section>
      <HomeOnline />
      <MyTables />
      <OpenRecord />
    </Page>
  )
}
