import { adviceFor } from './advice.ts'
import { DieIcon } from './Die.tsx'
import { EMPTY, isEmpty } from './hand.ts'
import { GemIcon } from './Icons.tsx'
import type { TrayProps } from './Tray.tsx'
import { gemsInHand, mostRaises, usesOf } from './uses.ts'

/** Shows the Gems in hand, and what the hand can do without pointing at a Space. */
export function HandBar({ table, stage, hand, onHand }: TrayProps) {
  const { ask, seen } = table
  const { view } = seen
  if (ask === undefined || isEmpty(hand)) {
    return (
      <p className="pl-hand pl-hand-idle" role="status">
        {adviceFor(table, stage)}
      </p>
    )
  }
  const uses = usesOf(ask, view, hand)
  const most = mostRaises(ask, view, hand)
  const raises = Math.min(hand.raises, most)
  return (
    <div className="pl-hand">
      {most > 0 && (
        <fieldset className="pl-gems" aria-label="Gems">
          <button
            type="button"
            aria-label="A Gem less"
            aria-disabled={raises === 0}
            onClick={() => onHand({ ...hand, raises: Math.max(0, raises - 1) })}
          >
            −
          </button>
          <output>
            ×{1 + raises} <GemIcon /> {gemsInHand(view, ask.seat, { ...hand, raises })}
          </output>
          <button
            type="button"
            aria-label="A Gem more"
            aria-disabled={raises >= most}
            onClick={() => onHand({ ...hand, raises: Math.min(most, raises + 1) })}
          >
            +
          </button>
        </fieldset>
      )}
      <button type="button" className="pl-put-back" onClick={() => onHand(EMPTY)} title="Put back (Escape)">
        Put back
      </button>
      {uses.map(({ choice, text, face }) => (
        <button key={text} type="button" className="pl-use" onClick={() => table.choose(choice)}>
          {face !== undefined && <DieIcon kind={ask.phase === 'special' ? 'special' : 'action'} face={face} />}
          <span>{text}</span>
        </button>
      ))}
      <span className="pl-hand-hint" role="status">
        {adviceFor(table, stage, hand)}
      </span>
    </div>
  )
}
