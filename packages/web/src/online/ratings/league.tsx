import { LEVELS, levelNamed } from '@undercroft/bots'
import { useState } from 'react'
import { Link } from 'wouter'
import { shelf, titleOf } from '../../looks.ts'
import { Choice } from '../../shell/fields.tsx'
import { useLooked } from '../use-looked.ts'
import { isObject } from '../wire.ts'
import '../../styles/ratings.css'

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
        <div className="profile-table">
          <table>
            <thead>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">Who</th>
                <th scope="col">Points</th>
                <th scope="col">Played</th>
                <th scope="col">Won</th>
              </tr>
            </thead>
            <tbody>
              {players.map(({ player, name, points, played, won }, i) => {
                const level = player.startsWith('bot:') ? levelNamed(name) : undefined
                return (
                  <tr key={player}>
                    <td>{i + 1}</td>
                    <th scope="row">
                      <Link href={`/who/${player}`}>{level === undefined ? name : LEVELS[level].name}</Link>
                    </th>
                    <td>{points}</td>
                    <td>{played}</td>
                    <td>{won}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function isLeague(body: unknown): body is LeagueTable {
  return isObject(body) && Array.isArray(body.players)
}
