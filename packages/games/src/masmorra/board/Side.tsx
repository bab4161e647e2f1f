import type { BoardProps } from '../../board.ts'
import { runs } from '../state/heroes.ts'
import type { Masmorra } from '../state/state.ts'
import { CardFace } from './CardFace.tsx'
import { usesOf } from './cards.ts'
import { HeroBoard } from './HeroBoard.tsx'

type Props = BoardProps<Masmorra>

/** Beside the dungeon: the viewer's own board and cards first, then the others'. */
export function Side(props: Props) {
  const { seen, viewer } = props
  const { view } = seen
  const players = [...view.heroes.keys()].sort(
    (a, b) => Number(runs(view, viewer, b)) - Number(runs(view, viewer, a)) || a - b,
  )
  return (
    <div className="ma-panel">
      {players.map(player => (
        <div key={player} className="ma-player">
          <HeroBoard {...props} player={player} />
          <Hand {...props} player={player} />
        </div>
      ))}
    </div>
  )
}

/** The cards that the viewer may see of a player. */
function Hand({ seen, viewer, ask, advised, choose, player }: Props & { readonly player: number }) {
  const { hands, heroes } = seen.view
  const hand = hands[player] ?? []
  if (hand.length === 0) return undefined
  const asked = runs(seen.view, viewer, player) ? ask : undefined
  return (
    <ul className="ma-hand" aria-label="Treasure Cards">
      {hand.map((card, i) => (
        <CardFace
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold the same card twice
          key={i}
          card={card}
          uses={usesOf(hand.indexOf(card) === i ? asked : undefined, card, heroes[player]?.id ?? 'none')}
          seen={seen}
          advised={advised}
          choose={choose}
        />
      ))}
    </ul>
  )
}
