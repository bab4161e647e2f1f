import type { BoardProps } from '../../board.ts'
import { cardOf } from '../decks.ts'
import { runs } from '../heroes.ts'
import { label } from '../labels.ts'
import type { CardId, Masmorra } from '../state.ts'
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
      <p className="ma-panel-foot">
        {view.deckSize} Treasure Cards in the deck, {view.discard.length} discarded
      </p>
    </div>
  )
}

/** The cards that the viewer may see of a player, each lit, with its uses, while it can be played. */
function Hand({ seen, ask, choose, player }: Props & { readonly player: number }) {
  const hand = seen.view.hands[player] ?? []
  if (hand.length === 0) return undefined
  return (
    <ul className="ma-hand" aria-label="Treasure Cards">
      {hand.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold the same card twice
        <CardFace key={i} card={card} ask={hand.indexOf(card) === i ? ask : undefined} seen={seen} choose={choose} />
      ))}
    </ul>
  )
}

/** A Treasure Card: its orange part interrupts, its purple part is played in one's own turn. */
function CardFace({ card, ask, seen, choose }: Pick<Props, 'ask' | 'seen' | 'choose'> & { readonly card: CardId }) {
  const { name, orange, purple, xp } = cardOf(card)
  const uses =
    ask?.options.filter(
      choice =>
        (choice[0] === 'play' && choice[1] === card) ||
        (choice[0] === 'answer' && choice[2] === card) ||
        (choice[0] === 'discard' && choice[1] === card),
    ) ?? []
  return (
    <li className="ma-card" data-live={uses.length > 0 ? '' : undefined}>
      <b>{name}</b>
      {xp > 0 && <small> {xp} XP if held at the end</small>}
      <p className="ma-card-orange">{orange.says}</p>
      <p className="ma-card-purple">{purple.says}</p>
      {uses.length > 0 && (
        <span className="ma-acts">
          {uses.slice(0, 8).map(choice => (
            <button key={label(choice, seen)} type="button" className="ma-act" onClick={() => choose(choice)}>
              {uses.length === 1 && choice[0] !== 'discard' ? 'Play' : label(choice, seen).split(':')[0]}
            </button>
          ))}
        </span>
      )}
    </li>
  )
}
