import type { BoardProps } from '../../board.ts'
import type { Platformer } from '../state/state.ts'
import { cardText } from './Card.tsx'
import { GlyphIcon } from './Glyph.tsx'
import type { Hand } from './hand.ts'
import { ownAbility, ownCards } from './own.ts'
import { cardGlyph } from './pieces.ts'

interface SatchelProps {
  readonly table: BoardProps<Platformer>
  onHand(hand: Hand): void
}

/** The viewer's own cards, small: a click uses one. The drawer shows their text. */
export function Satchel({ table, onHand }: SatchelProps) {
  const cards = ownCards(table, onHand)
  const ability = ownAbility(table)
  if (cards.length === 0 && ability?.used !== true) return undefined
  return (
    <ul className="pl-satchel" aria-label="Cards at hand">
      {ability?.used === true && (
        <li>
          <button
            type="button"
            className="pl-stowed"
            aria-disabled={!ability.possible}
            data-possible={ability.possible ? '' : undefined}
            data-exhausted={ability.ready ? undefined : ''}
            title={ability.text}
            onClick={ability.onAct}
          >
            <GlyphIcon name="star" />
            <span>
              {ability.ability}
              {ability.danger !== undefined && <small className="pl-danger"> {ability.danger}</small>}
            </span>
          </button>
        </li>
      )}
      {cards.map(({ id, possible, danger, lit, exhausted, many, onAct }) => (
        <li key={id}>
          <button
            type="button"
            className="pl-stowed"
            aria-disabled={!possible}
            data-possible={possible ? '' : undefined}
            data-exhausted={exhausted ? '' : undefined}
            data-lit={lit ? '' : undefined}
            title={`${cardText(id).kind}: ${cardText(id).text}`}
            onClick={onAct}
          >
            <GlyphIcon name={cardGlyph(id)} />
            <span>
              {cardText(id).name}
              {many > 1 && ` ×${many}`}
              {exhausted && <small> exhausted</small>}
              {danger !== undefined && <small className="pl-danger"> {danger}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
