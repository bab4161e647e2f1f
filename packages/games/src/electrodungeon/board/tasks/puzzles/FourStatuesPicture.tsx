import { useState } from 'react'
import { COLOURS, EMBLEMS, type Row, sayClue } from '../../../content/puzzles/four-statues.ts'
import { act, type BenchProps, benchOf } from '../lab/bench.ts'
import { EmblemMark } from '../lab/Emblem.tsx'
import { Keys } from '../lab/Keys.tsx'
import { Lab } from '../lab/Lab.tsx'
import { useSteps } from '../lab/useSteps.ts'
import { StatueDrawing } from './StatueDrawing.tsx'

const START: Row = { colours: [0, 1, 2, 3], emblems: [0, 1, 2, 3] }
type Kind = keyof Row

function swapped(list: readonly number[], a: number, b: number): readonly number[] {
  return list.with(a, list[b] ?? 0).with(b, list[a] ?? 0)
}

/** Four plinths: touch two statues, or two shields, and they change places. */
export function FourStatuesPicture(props: BenchProps<'PZ-05'>) {
  const steps = useSteps(START, props.advised)
  const [held, setHeld] = useState<{ readonly kind: Kind; readonly place: number }>()
  const row = steps.now
  const touch = (kind: Kind, place: number) => {
    if (held?.kind !== kind) return setHeld({ kind, place })
    if (held.place !== place) steps.go({ ...row, [kind]: swapped(row[kind], held.place, place) })
    setHeld(undefined)
  }
  const shift = (kind: Kind) => (key: string, place: number) => {
    const to = place + (key === '<' || key === ',' ? -1 : key === '>' || key === '.' ? 1 : 0)
    if (to === place || to < 0 || to > 3) return false
    steps.go({ ...row, [kind]: swapped(row[kind], place, to) })
    return true
  }
  const pressed = (kind: Kind, place: number) => held?.kind === kind && held.place === place
  return (
    <Lab
      {...benchOf(props)}
      note={
        held === undefined
          ? 'Touch two statues, or two shields, to let them change places.'
          : `Place ${held.place + 1} changes with …`
      }
      steps={steps}
      log={<Clues clues={props.seen.shown.clues.map(sayClue)} />}
      act={act(props, 'It stands so', row)}
    >
      <div className="ed-statues">
        <Keys label="Colours" columns={4} className="ed-statue-row" onKey={shift('colours')}>
          {row.colours.map((colour, place) => (
            <button
              key={COLOURS[colour]}
              type="button"
              className="ed-statue"
              aria-pressed={pressed('colours', place)}
              aria-label={`Place ${place + 1}: the ${COLOURS[colour]} statue`}
              onClick={() => touch('colours', place)}
            >
              <span aria-hidden="true">{COLOURS[colour]}</span>
              <StatueDrawing tint={COLOURS[colour] ?? 'amber'} />
            </button>
          ))}
        </Keys>
        <Keys label="Emblems" columns={4} className="ed-shield-row" onKey={shift('emblems')}>
          {row.emblems.map((emblem, place) => {
            const name = EMBLEMS[emblem] ?? 'coil'
            return (
              <button
                key={name}
                type="button"
                className="ed-shield"
                aria-pressed={pressed('emblems', place)}
                aria-label={`Place ${place + 1}: the ${name}`}
                onClick={() => touch('emblems', place)}
              >
                <svg viewBox="0 0 90 74" aria-hidden="true">
                  <path d="M4 8h82v58H4z" fill="url(#ed-stone)" />
                  <path d="M0 0h90v10H0zM0 64h90v10H0z" fill="url(#ed-stone)" className="ed-plinth-edge" />
                  <circle cx="45" cy="37" r="25" fill="url(#ed-brass)" className="ed-medal" />
                  <EmblemMark name={name} x={45} y={37} size={32} />
                </svg>
                <span aria-hidden="true">{name}</span>
              </button>
            )
          })}
        </Keys>
        <div className="ed-place-numbers" aria-hidden="true">
          {['first', 'second', 'third', 'fourth'].map(name => (
            <span key={name}>{name}</span>
          ))}
        </div>
      </div>
    </Lab>
  )
}

/** A clue can be struck out once one has used it. */
function Clues({ clues }: { readonly clues: readonly string[] }) {
  const [struck, setStruck] = useState<readonly string[]>([])
  return (
    <ul className="ed-clues" aria-label="Clues">
      {clues.map(clue => {
        const done = struck.includes(clue)
        return (
          <li key={clue}>
            <button
              type="button"
              aria-pressed={done}
              title="Strike out"
              onClick={() => setStruck(done ? struck.filter(each => each !== clue) : [...struck, clue])}
            >
              {clue}.
            </button>
          </li>
        )
      })}
    </ul>
  )
}
