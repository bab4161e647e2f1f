import type { Workbench } from '@undercroft/kernel'
import { useState } from 'react'

interface StepsProps {
  readonly bench: Workbench
  /** Does something with the bench, and says what became of it. */
  readonly act: (doIt: () => string | undefined) => void
  readonly onBot: () => void
  readonly onOpen: (record: string) => void
}

/** Back and forth, the next dice, and records in and out. */
export function Steps({ bench, act, onBot, onOpen }: StepsProps) {
  const [dice, setDice] = useState('')
  const go = (step: number) => act(() => bench.goTo(step))
  const dictate = (text: string) => {
    setDice(text)
    bench.dice.dictated.splice(0, bench.dice.dictated.length, ...numbersIn(text))
  }
  return (
    <div className="inspect-steps">
      <div className="row">
        <button type="button" className="button button-small" disabled={bench.step === 0} onClick={() => go(0)}>
          First
        </button>
        <button
          type="button"
          className="button button-small"
          disabled={bench.step === 0}
          onClick={() => go(bench.step - 1)}
        >
          Back
        </button>
        <span>
          Step {bench.step} of {bench.steps}
        </span>
        <button
          type="button"
          className="button button-small"
          disabled={bench.step >= bench.steps}
          onClick={() => go(bench.step + 1)}
        >
          Forward
        </button>
        <button
          type="button"
          className="button button-small"
          disabled={bench.step >= bench.steps}
          onClick={() => go(bench.steps)}
        >
          Last
        </button>
        <button type="button" className="button button-small button-main" onClick={onBot}>
          A bot answers
        </button>
      </div>
      <label>
        The next draws, counted from 1{' '}
        <input value={dice} onChange={event => dictate(event.target.value)} placeholder="6 2 1" />
      </label>
      <label>
        Open a record{' '}
        <input
          type="file"
          onChange={event => void event.target.files?.[0]?.text().then(onOpen, () => onOpen(''))}
          accept=".undercroft,text/plain"
        />
      </label>
      <details>
        <summary>The record up to here</summary>
        <pre>{bench.text()}</pre>
      </details>
    </div>
  )
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
}
