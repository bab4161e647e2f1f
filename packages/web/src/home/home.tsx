import { games } from '@undercroft/games'
import { Suspense } from 'react'
import { useBoxes } from '../looks.ts'
import { HomeOnline, useRunningOnline } from '../online/home-online.tsx'
import { Page } from '../shell/page.tsx'
import { Continue } from './continue.tsx'
import { GameBox } from './game-box.tsx'
import { MyTables } from './my-tables.tsx'
import { OpenRecord } from './open-record.tsx'
import { Hero, Shelf } from './shell.tsx'
import { useTables } from './use-tables.ts'

export function Home() {
  const tables = useTables()
  const online = useRunningOnline()
  const playing = online.filter(({ card }) => card.status === 'playing')
  const areRunning = tables.areRunning || playing.length > 0
  return (
    <Page title="Undercroft" className="home">
      <Hero>{areRunning ? <Continue tables={tables} online={playing} /> : undefined}</Hero>
      <Shelf>
        <Suspense fallback={<Niches />}>
          <Boxes />
        </Suspense>
      </Shelf>
      <Suspense>
        <HomeOnline online={online} />
        <MyTables tables={tables} />
      </Suspense>
      <OpenRecord />
    </Page>
  )
}

function Boxes() {
  return (
    <ul className="boxes">
      {useBoxes().map(box => (
        <GameBox key={box.id} {...box} />
      ))}
    </ul>
  )
}

/** The shelf before its covers are loaded. */
function Niches() {
  return (
    <ul className="boxes" aria-busy="true">
      {games.map(({ id, title }) => (
        <li key={id} className="box">
          <div className="box-cover" />
          <div className="box-words">
            <h3>{title}</h3>
          </div>
        </li>
      ))}
    </ul>
  )
}
