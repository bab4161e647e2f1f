import { sameData } from '@undercroft/kernel'
import type { ReactNode } from 'react'
import type { BoardProps } from '../../board.ts'
import { cardAt } from '../state/decks.ts'
import type { CardId, Choice, Masmorra } from '../state/state.ts'
import { type CardUses, sayUse } from './cards.ts'
import { sayInterrupts, sayPlays } from './cardWords.ts'

interface CardFaceProps extends Pick<BoardProps<Masmorra>, 'seen' | 'choose' | 'advised'> {
  readonly card: CardId
  readonly uses: CardUses
}

/**
 * A Treasure Card: its orange part interrupts, its purple part is played in one's own turn; what can be played now is
 * lit.
 */
export function CardFace({ card, uses, ...table }: CardFaceProps) {
  const { name, orange, purple, xp } = cardAt(table.seen.view, card)
  const [discard] = uses.discard
  return (
    <li className="ma-card">
      <header>
        <b className="ma-card-name">{name}</b>
        {xp > 0 && (
          <small className="ma-card-xp" title={`${xp} XP if held at the end`}>
            {xp} XP at the end
          </small>
        )}
      </header>
      <Part part="orange" when={`${sayInterrupts(orange)}:`} says={orange.says} live={uses.orange.length > 0}>
        <Uses card={card} choices={uses.orange} {...table} />
      </Part>
      <Part part="purple" when={`${sayPlays(purple)}:`} says={purple.says} live={uses.purple.length > 0}>
        <Uses card={card} choices={uses.purple} {...table} />
      </Part>
      {discard !== undefined && (
        <button type="button" className="ma-act" onClick={() => table.choose(discard)}>
          Discard
        </button>
      )}
    </li>
  )
}

interface PartProps {
  readonly part: 'orange' | 'purple'
  readonly when: string
  readonly says: string
  readonly live: boolean
  readonly children: ReactNode
}

function Part({ part, when, says, live, children }: PartProps) {
  return (
    <div className={`ma-part ma-part-${part}`} data-live={live ? '' : undefined}>
      <small>
        {when}
        {live && <b> now</b>}
      </small>
      <p>{says}</p>
      {children}
    </div>
  )
}

interface UsesProps extends Pick<BoardProps<Masmorra>, 'seen' | 'choose' | 'advised'> {
  readonly card: CardId
  readonly choices: readonly Choice[]
}

/** More of them than this are folded away. */
const FEW = 3

/** The ways to play a part of a card, one for each thing that it can be aimed at. */
export function Uses({ card, choices, seen, advised, choose }: UsesProps) {
  if (choices.length === 0) return undefined
  const buttons = (
    <span className="ma-acts">
      {choices.map(choice => {
        const says = sayUse(choice, card, seen)
        return (
          <button
            key={says}
            type="button"
            className="ma-act"
            data-advised={sameData(choice, advised) ? '' : undefined}
            onClick={() => choose(choice)}
          >
            {says}
          </button>
        )
      })}
    </span>
  )
  if (choices.length <= FEW) return buttons
  return (
    <details className="ma-uses">
      <summary className="ma-act">Play: {choices.length} ways</summary>
      {buttons}
    </details>
  )
}
