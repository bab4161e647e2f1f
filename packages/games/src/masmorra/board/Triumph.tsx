import type { BoardProps } from '../../board.ts'
import { HERO_NAMES } from '../content/heroes.ts'
import { seatOf } from '../state/heroes.ts'
import type { Masmorra } from '../state/state.ts'
import { HeroPortrait } from './Crest.tsx'

/** The end of a game: those who have won step forward into the light; where nobody has, the torches go out. */
export function Triumph({ seen: { view, outcome } }: BoardProps<Masmorra>) {
  if (outcome === undefined) return undefined
  const winners = view.heroes.flatMap(({ id }, player) =>
    id !== 'none' && outcome.winners.includes(seatOf(view, player)) ? [{ id, player }] : [],
  )
  return (
    <div className="ma-triumph" data-lost={winners.length === 0 ? '' : undefined}>
      {winners.map(({ id, player }) => (
        <figure key={id}>
          <HeroPortrait hero={id} player={player} />
          <figcaption>{HERO_NAMES[id]}</figcaption>
        </figure>
      ))}
    </div>
  )
}
