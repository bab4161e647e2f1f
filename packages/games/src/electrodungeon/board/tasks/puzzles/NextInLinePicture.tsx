import { useState } from 'react'
import { useAdvised } from '../../../../drawing/useAdvised.ts'
import { LARGEST } from '../../../content/puzzles/next-in-line.ts'
import { act, type BenchProps, benchOf } from '../lab/bench.ts'
import { Lab } from '../lab/Lab.tsx'

/** Six glowing tubes and a seventh to be set. */
export function NextInLinePicture(props: BenchProps<'PZ-11'>) {
  const { shown, tried } = props.seen
  const [text, setText] = useState('')
  useAdvised(props.advised, ({ said }) => setText(String(said)))
  const value = /^-?\d{1,4}$/.test(text) ? Number(text) : undefined
  const answer = act(props, 'Set the tube', value === undefined || Math.abs(value) > LARGEST ? undefined : value + 0)
  const nudge = (by: number) => setText(String((value ?? 0) + by))
  return (
    <Lab
      {...benchOf(props)}
      note={value === undefined ? 'Type the seventh number.' : `The seventh tube shows ${value}.`}
      log={tried.length > 0 && <p className="ed-tried-line">Not {tried.map(({ said }) => said).join(', not ')}.</p>}
      act={answer}
    >
      <div className="ed-tubes">
        <ol className="ed-tube-row" aria-label="The six numbers">
          {[...shown.terms.entries()].map(([i, term]) => (
            <li key={i} className="ed-tube">
              <span>{term}</span>
            </li>
          ))}
        </ol>
        <div className="ed-tube-set">
          <button type="button" className="ed-tube-nudge" aria-label="One less" onClick={() => nudge(-1)}>
            −
          </button>
          <label className="ed-tube ed-tube-open">
            <span className="unseen">The seventh number</span>
            <input
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              value={text}
              placeholder="?"
              onChange={event => setText(event.target.value.replaceAll('−', '-').replace(/[^\d-]/g, ''))}
              onKeyDown={event => {
                if (event.key === 'Enter' && answer?.ready) answer.onUse()
                if (event.key === 'ArrowUp') nudge(1)
                if (event.key === 'ArrowDown') nudge(-1)
              }}
            />
          </label>
          <button type="button" className="ed-tube-nudge" aria-label="One more" onClick={() => nudge(1)}>
            +
          </button>
        </div>
      </div>
    </Lab>
  )
}
