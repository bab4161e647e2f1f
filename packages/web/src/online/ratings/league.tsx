import { LEVELS, levelNamed } from '@undercroft/bots'
import { useState } from 'react'
import { Link } from 'wouter'
import { shelf, titleOf } from '../../looks.ts'
import { Choice } from '../../shell/fields.tsx'
import { FiguresTable } from '../figures-table.tsx'
import { useLooked } from '../use-looked.ts'
import { isObject } from '../wire.ts'

interface LeagueTable {
  readonly game: string
  readonly players: readonly {
    readonly player: string
    readonly name: string
    readonly points: number
    readonly played: number
    readonly won: number
  }[]
}

/** The rated games of this week, game by game. */
export function League() {
  const games = shelf.map(({ id }) => id)
  const [game, setGame] = useState(games[0] ?? '')
  const [found] = useLooked(`/api/leagues/${game}`, isLeague)
  const players = found?.game === game ? found.players : []
  return (
    <section aria-labelledby="league">
      <h2 id="league">The league of this week</h2>
      <Choice label="Game" value={game} of={games} name={titleOf} onChange={setGame} />
      {players.length === 0 ? (
        <p className="online-empty">No rated game has ended this week.</p>
      ) : (
        <FiguresTable
          heads={['Place', 'Who', 'Points', 'Played', 'Won']}
          named={1}
          rows={players.map(({ player, name, points, played, won }, i) => {
            const level = player.startsWith('bot:') ? levelNamed(name) : undefined
            const who = (
              <Link key="who" href={`/who/${player}`}>
                {level === undefined ? name : LEVELS[level].name}
              </Link>
            )
            return { key: player, cells: [i + 1, who, points, played, won] }
          })}
        />
      )}
    </section>
  )
}

function isLeague(body: unknown): body is LeagueTable {
  return isObject(body) && Array.isArray(body.players)
}
