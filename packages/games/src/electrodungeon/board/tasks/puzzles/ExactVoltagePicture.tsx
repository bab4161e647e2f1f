import { upTo } from '../../../content/pick.ts'
import { CONNECTED, sumOf } from '../../../content/puzzles/exact-voltage.ts'
import { act, type BenchProps, benchOf } from '../lab/bench.ts'
import { Keys } from '../lab/Keys.tsx'
import { Lab } from '../lab/Lab.tsx'
import { useSteps } from '../lab/useSteps.ts'

const MOST = 120

/** Eight cells and a voltmeter whose red mark is the target. */
export function ExactVoltagePicture(props: BenchProps<'PZ-07'>) {
  const { shown, tried } = props.seen
  const steps = useSteps<readonly number[]>([], props.advised)
  const chosen = steps.now
  const sum = sumOf(chosen)
  const full = chosen.length === CONNECTED
  const toggle = (value: number) => {
    if (chosen.includes(value)) steps.go(chosen.filter(each => each !== value))
    else if (!full) steps.go([...chosen, value])
  }
  return (
    <Lab
      {...benchOf(props)}
      note={`${chosen.length} of ${CONNECTED} cells: ${sum} of ${shown.target} volts.`}
      steps={steps}
      log={
        tried.length > 0 && (
          <ol className="ed-tried" aria-label="Tried">
            {tried.map(({ said }) => (
              <li key={said.join()}>
                {said.join(' + ')} = {sumOf(said)}
              </li>
            ))}
          </ol>
        )
      }
      act={act(props, 'Connect', full ? chosen : undefined)}
    >
      <div className="ed-voltage">
        <Meter sum={sum} target={shown.target} />
        <Keys label="Cells" columns={4} className="ed-cells">
          {shown.values.map(value => (
            <button
              key={value}
              type="button"
              className="ed-cell"
              aria-pressed={chosen.includes(value)}
              aria-disabled={full && !chosen.includes(value)}
              aria-label={`${value} volts`}
              onClick={() => toggle(value)}
            >
              <svg viewBox="0 0 70 100" aria-hidden="true">
                <path className="ed-cell-lead" d="M35 8V-6" />
                <rect x="26" y="4" width="18" height="9" rx="2" fill="url(#ed-steel)" />
                <rect x="9" y="11" width="52" height="84" rx="7" fill="url(#ed-ebony)" className="ed-cell-can" />
                <path className="ed-cell-band" d="M9 32h52v42H9z" fill="url(#ed-copper)" />
                <path className="ed-cell-signs" d="M35 17v8M31 21h8M31 85h8" />
                <text className="ed-cell-volts" x="35" y="61">
                  {value}
                </text>
              </svg>
            </button>
          ))}
        </Keys>
      </div>
    </Lab>
  )
}

function at(volts: number, radius: number): string {
  const angle = Math.PI * (1 - Math.min(volts, MOST) / MOST)
  return `${120 + radius * Math.cos(angle)} ${118 - radius * Math.sin(angle)}`
}

function Meter({ sum, target }: { readonly sum: number; readonly target: number }) {
  const says = `The meter shows ${sum} volts and wants ${target}`
  return (
    <svg
      className="ed-meter"
      data-met={sum === target ? '' : undefined}
      viewBox="0 0 240 140"
      role="img"
      aria-label={says}
      data-tip={says}
    >
      <path d="M8 130a112 112 0 0 1 224 0z" fill="url(#ed-brass)" />
      <path className="ed-meter-face" d="M18 124a102 102 0 0 1 204 0z" />
      {upTo(13).map(i => (
        <path key={i} className="ed-meter-mark" d={`M${at(i * 10, 92)}L${at(i * 10, i % 2 === 0 ? 80 : 86)}`} />
      ))}
      <path className="ed-meter-target" d={`M${at(target, 98)}L${at(target, 68)}`} />
      <text className="ed-meter-word" x="80" y="86">
        wants
      </text>
      <text className="ed-meter-wants" x="80" y="106">
        {target}
      </text>
      <text className="ed-meter-word" x="160" y="86">
        shows
      </text>
      <text className="ed-meter-shows" x="160" y="106">
        {sum}
      </text>
      <g className="ed-meter-needle" style={{ transform: `rotate(${(Math.min(sum, MOST) / MOST) * 180 - 90}deg)` }}>
        <path d="M118 118L120 34L122 118z" />
      </g>
      <circle cx="120" cy="118" r="9" fill="url(#ed-brass)" />
    </svg>
  )
}
