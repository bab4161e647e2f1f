import { useState } from 'react'
import { useAdvised } from '../../../../drawing/useAdvised.ts'
import { upTo } from '../../../content/pick.ts'
import { CODE_LENGTH, SYMBOLS } from '../../../content/puzzles/sequence-lock.ts'
import { act, type BenchProps, benchOf } from '../lab/bench.ts'
import { Emblem } from '../lab/Emblem.tsx'
import { Keys } from '../lab/Keys.tsx'
import { Lab } from '../lab/Lab.tsx'

const EMPTY: readonly (number | undefined)[] = Array(CODE_LENGTH).fill(undefined)

/** A lock with four windows: six keys fill them, each guess is stamped with its marks. */
export function SequenceLockPicture(props: BenchProps<'PZ-02'>) {
  const { tried, left } = props.seen
  const [code, setCode] = useState(EMPTY)
  const [place, setPlace] = useState(0)
  useAdvised(props.advised, ({ said }) => setCode(said))
  const whole = code.filter(symbol => symbol !== undefined)
  const put = (symbol: number) => {
    const next = code.with(place, symbol)
    const gap = next.indexOf(undefined)
    setCode(next)
    setPlace(gap >= 0 ? gap : Math.min(place + 1, CODE_LENGTH - 1))
  }
  const clear = (at: number) => {
    setCode(code.with(at, undefined))
    setPlace(at)
  }
  const type = (key: string): boolean => {
    const symbol = SYMBOLS.findIndex(name => name[0] === key.toLowerCase())
    if (symbol >= 0) put(symbol)
    else if (key === 'Backspace') clear(code[place] === undefined ? Math.max(0, place - 1) : place)
    return symbol >= 0 || key === 'Backspace'
  }
  return (
    <Lab
      {...benchOf(props)}
      note={whole.length === CODE_LENGTH ? 'The code is set.' : `Window ${place + 1} is next.`}
      act={act(props, 'Try the lock', whole.length === CODE_LENGTH ? whole : undefined)}
    >
      <div className="ed-lock">
        <ol className="ed-guesses" aria-label="Guesses so far">
          {[...tried.entries()].map(([i, { said, reply }]) => (
            <li key={i}>
              <span className="ed-guess">
                {[...said.entries()].map(([at, symbol]) => (
                  <Sign key={at} symbol={symbol} />
                ))}
              </span>
              {reply.is === 'marked' && <Marks exact={reply.exact} misplaced={reply.misplaced} />}
              {reply.is === 'right' && <Marks exact={CODE_LENGTH} misplaced={0} />}
            </li>
          ))}
          {upTo(Math.max(0, left - 1)).map(i => (
            <li key={`to come ${i}`} className="ed-guess-blank" aria-hidden="true" />
          ))}
        </ol>
        <Keys label="The code" columns={CODE_LENGTH} className="ed-windows" onKey={type}>
          {[...code.entries()].map(([at, symbol]) => (
            <button
              key={at}
              type="button"
              className="ed-window"
              aria-pressed={place === at}
              aria-label={`Window ${at + 1}: ${symbol === undefined ? 'empty' : SYMBOLS[symbol]}`}
              onClick={() => (place === at && symbol !== undefined ? clear(at) : setPlace(at))}
            >
              {symbol !== undefined && <Sign symbol={symbol} />}
            </button>
          ))}
        </Keys>
        <Keys label="Symbols" columns={SYMBOLS.length} className="ed-symbols" onKey={type}>
          {SYMBOLS.map((name, symbol) => (
            <button key={name} type="button" className="ed-symbol-key" onClick={() => put(symbol)}>
              <Sign symbol={symbol} />
              <span>{name}</span>
            </button>
          ))}
        </Keys>
        <p className="ed-lab-hint ed-lab-keys">Keys A to F set a symbol, Backspace clears it.</p>
      </div>
    </Lab>
  )
}

function Sign({ symbol }: { readonly symbol: number }) {
  const name = SYMBOLS[symbol] ?? 'arc'
  return (
    <span className="ed-symbol" data-symbol={name} title={name}>
      <Emblem name={name} />
      <span className="unseen">{name} </span>
    </span>
  )
}

/** Full pins are in place, hollow ones right but misplaced. */
function Marks({ exact, misplaced }: { readonly exact: number; readonly misplaced: number }) {
  const says = `${exact} in place, ${misplaced} misplaced`
  return (
    <span className="ed-marks">
      <svg viewBox="0 0 44 44" role="img" aria-label={says} data-tip={says}>
        {upTo(CODE_LENGTH).map(i => (
          <circle
            key={i}
            cx={i % 2 === 0 ? 13 : 31}
            cy={i < 2 ? 13 : 31}
            r="6.5"
            data-pin={i < exact ? 'exact' : i < exact + misplaced ? 'misplaced' : 'none'}
          />
        ))}
      </svg>
      <span aria-hidden="true">
        {exact} · {misplaced}
      </span>
    </span>
  )
}
