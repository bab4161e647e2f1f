import { LAMP_NAMES, press } from '../../../content/puzzles/dark-grid.ts'
import { counted } from '../../../words/labels.ts'
import { act, type BenchProps, benchOf } from '../lab/bench.ts'
import { Keys } from '../lab/Keys.tsx'
import { Lab } from '../lab/Lab.tsx'
import { useSteps } from '../lab/useSteps.ts'

/** Nine lamps in a brass frame; each press flips its neighbours before one's eyes. */
export function DarkGridPicture(props: BenchProps<'PZ-01'>) {
  const steps = useSteps<readonly number[]>([], props.advised)
  const pressed = steps.now
  const lit = pressed.reduce(press, [...props.seen.shown.lit])
  const burning = lit.filter(Boolean).length
  const toggle = (lamp: number) =>
    steps.go(pressed.includes(lamp) ? pressed.filter(each => each !== lamp) : [...pressed, lamp].toSorted())
  return (
    <Lab
      {...benchOf(props)}
      note={burning === 0 ? 'All dark.' : counted(burning, 'lamp burns', 'lamps burn')}
      steps={steps}
      act={act(props, 'Throw the switch', burning === 0 ? pressed : undefined)}
    >
      <Keys label="Lamps" columns={3} className="ed-lamps">
        {lit.map((on, lamp) => (
          <button
            key={LAMP_NAMES[lamp]}
            type="button"
            className="ed-bulb"
            data-on={on ? '' : undefined}
            aria-pressed={pressed.includes(lamp)}
            aria-label={`Lamp ${LAMP_NAMES[lamp]}, ${on ? 'burning' : 'dark'}`}
            onClick={() => toggle(lamp)}
          >
            <LampDrawing on={on} pressed={pressed.includes(lamp)} />
          </button>
        ))}
      </Keys>
    </Lab>
  )
}

function LampDrawing({ on, pressed }: { readonly on: boolean; readonly pressed: boolean }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path className="ed-lamp-wire" d="M50 -4V104M-4 50H104" />
      {on && <circle cx="50" cy="46" r="50" fill="url(#ed-halo)" />}
      <circle className="ed-lamp-socket" cx="50" cy="50" r="37" fill="url(#ed-brass)" />
      <circle cx="50" cy="50" r="30" fill={on ? 'url(#ed-lamp-on)' : 'url(#ed-lamp-off)'} />
      <path className="ed-lamp-filament" d="M38 58q4-18 8 0q4-22 8 0q4-18 8 0" data-on={on ? '' : undefined} />
      <path className="ed-lamp-shine" d="M31 42a22 22 0 0 1 15-14" />
      <g className="ed-lamp-key" data-pressed={pressed ? '' : undefined}>
        <circle cx="84" cy="84" r="9" />
        {pressed && <path d="M80 84l3 4 6-8" />}
      </g>
    </svg>
  )
}
