import { upTo } from '../../../content/pick.ts'
import { lineSums, RUNES } from '../../../content/puzzles/rune-sums.ts'
import { act, type BenchProps, benchOf } from '../lab/bench.ts'
import { Emblem } from '../lab/Emblem.tsx'
import { Keys } from '../lab/Keys.tsx'
import { Lab } from '../lab/Lab.tsx'
import { useSteps } from '../lab/useSteps.ts'

const NONE = 0
const BLANK: readonly number[] = RUNES.map(() => NONE)

/** Nine rune stones with the sums of their lines, and a dial for each rune. */
export function RuneSumsPicture(props: BenchProps<'PZ-12'>) {
  const { shown, tried } = props.seen
  const steps = useSteps(BLANK, props.advised)
  const values = steps.now
  const set = (rune: number, value: number) => steps.go(values.with(rune, value))
  const whole = values.every(value => value !== NONE)
  const different = new Set(values).size === values.length
  const sums = lineSums(shown.grid, values)
  const known = (cells: readonly number[]) => cells.every(cell => values[shown.grid[cell] ?? 0] !== NONE)
  const line = (cells: readonly number[], sum: number | undefined, wanted: number | undefined) =>
    known(cells) ? (sum === wanted ? 'met' : 'missed') : 'open'
  return (
    <Lab
      {...benchOf(props)}
      note={
        !whole
          ? 'Give each rune a number.'
          : different
            ? 'Every rune has its number.'
            : 'Two runes have the same number.'
      }
      steps={steps}
      log={
        tried.length > 0 && (
          <ol className="ed-tried" aria-label="Tried">
            {tried.map(({ said }) => (
              <li key={said.join()}>{said.map((value, rune) => `${RUNES[rune]} ${value}`).join(', ')}</li>
            ))}
          </ol>
        )
      }
      act={act(props, 'Speak the runes', whole && different ? values : undefined)}
    >
      <div className="ed-runes">
        <div className="ed-rune-grid">
          {upTo(3).flatMap(row => {
            const cells = upTo(3).map(column => row * 3 + column)
            return [
              ...cells.map(cell => (
                <Stone key={cell} rune={shown.grid[cell] ?? 0} value={values[shown.grid[cell] ?? 0] ?? NONE} />
              )),
              <Sum
                key={`row ${row}`}
                of={`row ${row + 1}`}
                wanted={shown.rows[row]}
                state={line(cells, sums.rows[row], shown.rows[row])}
              />,
            ]
          })}
          {upTo(3).map(column => {
            const cells = upTo(3).map(row => row * 3 + column)
            return (
              <Sum
                key={`column ${column}`}
                of={`column ${column + 1}`}
                wanted={shown.columns[column]}
                state={line(cells, sums.columns[column], shown.columns[column])}
              />
            )
          })}
        </div>
        <div className="ed-rune-dials">
          {RUNES.map((name, rune) => (
            <Dial key={name} rune={rune} value={values[rune] ?? NONE} onSet={value => set(rune, value)} />
          ))}
        </div>
      </div>
    </Lab>
  )
}

function Stone({ rune, value }: { readonly rune: number; readonly value: number }) {
  const name = RUNES[rune] ?? 'ash'
  return (
    <span className="ed-stone" data-rune={name}>
      <Emblem name={name} />
      <span className="unseen">{name}</span>
      {value !== NONE && <b>{value}</b>}
    </span>
  )
}

interface SumProps {
  readonly of: string
  readonly wanted: number | undefined
  readonly state: 'open' | 'met' | 'missed'
}

function Sum({ of, wanted, state }: SumProps) {
  return (
    <span className="ed-sum" data-state={state}>
      <span className="unseen">{of}: </span>
      {wanted}
      <span className="unseen">
        {state === 'open' ? '' : state === 'met' ? ', it adds up' : ', it does not add up'}
      </span>
    </span>
  )
}

interface DialProps {
  readonly rune: number
  readonly value: number
  onSet(value: number): void
}

function Dial({ rune, value, onSet }: DialProps) {
  const name = RUNES[rune] ?? 'ash'
  return (
    <Keys
      label={`The value of ${name}`}
      columns={9}
      className="ed-dial"
      onKey={key => {
        if (!/^[1-9]$/.test(key)) return false
        onSet(Number(key))
        return true
      }}
    >
      <span className="ed-dial-rune" data-rune={name}>
        <Emblem name={name} />
        <span>{name}</span>
      </span>
      {upTo(9).map(i => (
        <button
          key={i}
          type="button"
          className="ed-dial-key"
          aria-pressed={value === i + 1}
          aria-label={`${name} is ${i + 1}`}
          onClick={() => onSet(value === i + 1 ? NONE : i + 1)}
        >
          {i + 1}
        </button>
      ))}
    </Keys>
  )
}
