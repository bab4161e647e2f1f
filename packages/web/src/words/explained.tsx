import type { Game } from '@undercroft/kernel'
import { memo, type ReactNode } from 'react'
import { addressOf, meant } from './meanings.ts'
import { spell } from './spelling.ts'

interface ExplainedProps {
  readonly game: Game
  readonly text: string
  /**
   * The words are links, which arrow keys go through: for a text that stands by itself. Inside a button they are only
   * marked, and the button's own focus shows them.
   */
  readonly linked?: boolean
  /** The Tab key stops at the first word. */
  readonly stop?: boolean
  /** What the text itself explains is not marked in it. */
  readonly except?: string
}

/** A text in which the game's words are marked: resting on one, or pressing it long, explains it; a click shows it large. */
export const Explained = memo(function Explained({ game, text, linked, stop, except }: ExplainedProps): ReactNode {
  const pieces = spell(game, text)
  const first = stop === true ? pieces.findIndex(piece => typeof piece !== 'string') : -1
  return pieces.map((piece, i) => {
    if (typeof piece === 'string') return piece
    const { of } = piece
    const [meaning] = of
    if (meaning === undefined || meaning.id === except) return piece.text
    return linked === true ? (
      <a
        key={meaning.id}
        className="word"
        href={addressOf(game, meaning.id)}
        tabIndex={i === first ? 0 : -1}
        {...meant(game, of)}
      >
        {piece.text}
      </a>
    ) : (
      <span key={meaning.id} className="word" {...meant(game, of)}>
        {piece.text}
      </span>
    )
  })
})
