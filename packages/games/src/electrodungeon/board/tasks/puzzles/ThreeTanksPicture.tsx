import { useState } from 'react'
import { upTo } from '../../../content/pick.ts'
import { filled, type Pour, pour, TANKS, type Tank } from '../../../content/puzzles/three-tanks.ts'
import { act, type BenchProps, benchOf } from '../lab/bench.ts'
import { Keys } from '../lab/Keys.tsx'
import { Lab } from '../lab/Lab.tsx'
import { useSteps } from '../lab/useSteps.ts'

/** Three glass tanks: touch the one to pour from, then the one to pour into. */
export function ThreeTanksPicture(props: BenchProps<'PZ-08'>) {
  const { sizes, target, limit } = props.seen.shown
  const steps = useSteps<readonly Pour[]>([], props.advised)
  const [held, setHeld] = useState<Tank>()
  const pours = steps.now
  const levels = pours.reduce((each, next) => pour(each, next, sizes), filled(sizes))
  const done = TANKS.some(tank => levels[tank] === target)
  const spent = pours.length >= limit
  const touch = (tank: Tank) => {
    if (done || spent) return
    if (held === undefined) return setHeld(levels[tank] > 0 ? tank : undefined)
    if (held !== tank && levels[tank] < sizes[tank]) steps.go([...pours, { from: held, to: tank }])
    setHeld(undefined)
  }
  return (
    <Lab
      {...benchOf(props)}
      note={
        done
          ? `A tank holds ${target}.`
          : spent
            ? `No pour is left of ${limit}. Take some back.`
            : `${pours.length} of ${limit} pours.${held === undefined ? '' : ` From ${held} into …`}`
      }
      steps={steps}
      log={
        pours.length > 0 && (
          <ol className="ed-tried ed-pours" aria-label="Pours">
            {[...pours.entries()].map(([i, { from, to }]) => (
              <li key={i}>
                {from} → {to}
              </li>
            ))}
          </ol>
        )
      }
      act={act(props, 'Seal the tank', done ? pours : undefined)}
    >
      <div className="ed-tanks-scene">
        <p className="ed-tanks-target">
          Wanted: <b>{target}</b>
        </p>
        <Keys label="Tanks" columns={3} className="ed-tanks">
          {TANKS.map(tank => (
            <button
              key={tank}
              type="button"
              className="ed-tank"
              aria-pressed={held === tank}
              data-met={levels[tank] === target ? '' : undefined}
              onClick={() => touch(tank)}
            >
              <TankDrawing name={tank} size={sizes[tank]} level={levels[tank]} target={target} largest={sizes.a} />
              <span>
                <span className="unseen">Tank {tank}: </span>
                <b>{levels[tank]}</b> of {sizes[tank]}
                {held !== undefined && held !== tank && <span className="unseen">. Pour from {held}</span>}
              </span>
            </button>
          ))}
        </Keys>
      </div>
    </Lab>
  )
}

interface TankProps {
  readonly name: string
  readonly size: number
  readonly level: number
  readonly target: number
  readonly largest: number
}

const BOTTOM = 208

function TankDrawing({ name, size, level, target, largest }: TankProps) {
  const unit = 180 / largest
  const top = BOTTOM - size * unit
  return (
    <svg viewBox="0 0 110 226" aria-hidden="true">
      <path d="M6 208h98l6 16H0z" fill="url(#ed-brass)" />
      <text className="ed-tank-name" x="55" y="221">
        {name}
      </text>
      <rect
        className="ed-liquid"
        x="15"
        y={top}
        width="80"
        height={size * unit}
        fill="url(#ed-liquid)"
        style={{ transform: `scaleY(${level / size})`, transformOrigin: `55px ${BOTTOM}px` }}
      />
      {upTo(size - 1).map(i => (
        <path key={i} className="ed-tank-mark" d={`M15 ${BOTTOM - (i + 1) * unit}h${i % 2 === 0 ? 9 : 15}`} />
      ))}
      {target <= size && <path className="ed-tank-target" d={`M8 ${BOTTOM - target * unit}h94`} />}
      <rect
        className="ed-tank-glass"
        x="13"
        y={top - 4}
        width="84"
        height={size * unit + 4}
        rx="5"
        fill="url(#ed-glass)"
      />
      <rect x="7" y={top - 12} width="96" height="10" rx="4" fill="url(#ed-brass)" />
    </svg>
  )
}
