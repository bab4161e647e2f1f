import { useMemo } from 'react'
import { counted } from '../shell/counted.ts'
import type { KnownGames } from './known-games.ts'
import type { PastGame } from './past-game.ts'
import { sayShare, statisticsOf, type Tally } from './statistics.ts'

interface StatisticsProps {
  readonly games: readonly PastGame[]
  readonly known: KnownGames
  /** Nothing is filtered out. */
  readonly isAll: boolean
}

/** What the games that were found come to. */
export function StatisticsPart({ games, known, isAll }: StatisticsProps) {
  const all = useMemo(() => statisticsOf(games, known), [games, known])
  if (all.played === 0) return undefined
  const { share, range } = sayShare(all.won, all.played)
  return (
    <section className="figures" aria-labelledby="figures">
      <h2 id="figures">{isAll ? 'What they come to' : 'What these games come to'}</h2>
      <dl className="figures-head">
        {[
          ['played', all.played],
          ['won', all.won],
          ['lost', all.lost],
          ['drawn', all.draws],
        ].map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p>
        You won {share}. Chance plays its part in that: a long run of such games might come to anything from {range}.
      </p>
      <p>{sayStreaks(all)}</p>
      <Tallies title="Against bots" rows={all.levels} />
      <Tallies title="Against people" rows={all.people} />
      <Tallies title="By role" rows={all.roles} />
      <Tallies title="By length" rows={all.lengths} />
    </section>
  )
}

function sayStreaks({ wins, losses, now }: { wins: number; losses: number; now: number }): string {
  const longest = `The longest rows: ${counted(wins, 'game')} won, ${counted(losses, 'game')} lost.`
  if (Math.abs(now) < 2) return longest
  return `${longest} The last ${Math.abs(now)} were ${now > 0 ? 'won' : 'lost'}.`
}

/** The first rows tell most: somebody may have met hundreds. */
const SHOWN = 8

function Tallies({ title, rows }: { readonly title: string; readonly rows: readonly Tally[] }) {
  if (rows.length === 0) return undefined
  return (
    <table className="figures-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">Which</span>
          </th>
          <th scope="col">Won</th>
          <th scope="col">Share</th>
          <th scope="col">Might be</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, SHOWN).map(({ name, played, won }) => {
          const { share, range } = sayShare(won, played)
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {won} of {played}
              </td>
              <td>{share}</td>
              <td className="figures-range">{range}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
