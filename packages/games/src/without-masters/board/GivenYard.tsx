import { useMemo, useState } from 'react'
import { type Layout, readLayout } from '../content/layout.ts'
import { counted, isCrate, type PieceKind } from '../content/pieces.ts'
import type { Choice } from '../state/choices.ts'
import { Icon } from './Controls.tsx'
import { drafted, plainState } from './drafted.ts'
import { Evening } from './Evening.tsx'
import { flagged } from './flags.ts'
import { PlanScene } from './PlanScene.tsx'
import { type Quarter, quarterAfter } from './projection.ts'
import { Scene } from './Scene.tsx'
import { clearestQuarter } from './sight.ts'
import { NO_TRAVELS } from './things.ts'

const NO_MARKS = new Map()

/** A yard that somebody was given: a picture that can be turned, or seen from above, where a small screen shows most. */
export function GivenYard({ choice }: { readonly choice: Choice }) {
  const text = choice[0] === 'layout' ? choice[1] : ''
  const layout = useMemo(() => readLayout(text) ?? [], [text])
  const things = useMemo(() => drafted(layout), [layout])
  const [plan, setPlan] = useState(false)
  const [turned, setTurned] = useState<Quarter>()
  const clearest = useMemo(() => clearestQuarter(things), [things])
  const quarter = turned ?? clearest
  const seen = useMemo(
    () => flagged(things, { marks: NO_MARKS, numbers: true, quarter, size: 1.45 }),
    [things, quarter],
  )
  const turn = () => {
    setTurned(quarterAfter(quarter, 1))
    setPlan(false)
  }
  const shown = { things, quarter, marks: NO_MARKS, flagged: seen, travels: NO_TRAVELS, pace: 0, stateOf: plainState }
  const inside = sayPieces(layout)
  return (
    <div className="wm-given">
      <div
        className={plan ? 'wm-given-picture wm-given-plan' : 'wm-given-picture'}
        role="img"
        aria-label={`The yard: ${inside}`}
      >
        {plan ? <PlanScene {...shown} numbers /> : <Evening />}
        {!plan && <Scene {...shown} numbers />}
      </div>
      <div className="wm-given-below">
        <p>{inside}</p>
        <div className="wm-controls" role="toolbar" aria-label="View">
          <button type="button" className="wm-tool" onClick={turn}>
            <Icon d="M19 9A8 8 0 1 0 20 14M19 3V9H13" /> Turn
          </button>
          <button type="button" className="wm-tool" aria-pressed={plan} onClick={() => setPlan(!plan)}>
            <Icon d="M4 4H20V20H4ZM4 12H20M12 4V20" /> From above
          </button>
        </div>
      </div>
    </div>
  )
}

/** "1 raccoon, 4 treats, 2 balls, 1 crate". */
function sayPieces(layout: Layout): string {
  const count = (of: (kind: PieceKind) => boolean, one: string, many: string): string[] => {
    const found = layout.filter(({ kind }) => of(kind)).length
    return found === 0 ? [] : [counted(found, one, many)]
  }
  const found = [
    ...count(kind => kind === 'light', 'raccoon', 'raccoons'),
    ...count(kind => kind === 'heavy', 'lawn mower', 'lawn mowers'),
    ...count(kind => kind === 'spawn', 'burrow', 'burrows'),
    ...count(kind => kind === 'treat', 'treat', 'treats'),
    ...count(kind => kind === 'ball', 'ball', 'balls'),
    ...count(isCrate, 'crate', 'crates'),
    ...count(kind => kind === 'key', 'key', 'keys'),
    ...count(kind => kind === 'lockedEnd', 'locked kennel', 'locked kennels'),
  ]
  return found.length === 0 ? 'nobody in it yet' : found.join(', ')
}
