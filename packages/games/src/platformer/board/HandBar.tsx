import { sameData } from '@undercroft/kernel'
import { adviceFor } from './advice.ts'
import { DieIcon } from './Die.tsx'
import { EMPTY, isEmpty } from './hand.ts'
import { GemIcon } from './Icons.tsx'
import type { TrayProps } from './Tray.tsx'
import { gemsInHand, mostRaises, type Use, usesOf } from './uses.ts'

const NOWHERE_TO_GO = 'Nothing on the map takes this.'

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
  const isAdvised = ({ choice }: Use) => sameData(choice, table.advised)
  const wantsGems = usesOf(ask, view, { ...hand, raises: raises + 1 }).some(isAdvised)
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
            data-lit={wantsGems ? '' : undefined}
            onClick={() => onHand({ ...hand, raises: Math.min(most, raises + 1) })}
          >
            +
          </button>
        </fieldset>
      )}
      <button type="button" className="pl-put-back" onClick={() => onHand(EMPTY)} title="Put back (Escape)">
        Put back
      </button>
      {uses.map(use => (
        <button
          key={use.text}
          type="button"
          className="pl-use"
          data-lit={isAdvised(use) ? '' : undefined}
          onClick={() => table.choose(use.choice)}
        >
          {use.face !== undefined && <DieIcon kind={ask.phase === 'special' ? 'special' : 'action'} face={use.face} />}
          <span>{use.text}</span>
        </button>
      ))}
      <span className="pl-hand-hint" role="status">
        {adviceFor(table, stage, hand) || (uses.length === 0 && ask.phase === 'actions' ? NOWHERE_TO_GO : '')}
      </span>
    </div>
  )
}
