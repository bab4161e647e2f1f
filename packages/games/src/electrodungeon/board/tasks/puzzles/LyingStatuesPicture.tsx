import { type Honesty, STATUE_NAMES, sayStatement } from '../../../content/puzzles/lying-statues.ts'
import { act, type BenchProps, benchOf } from '../lab/bench.ts'
import { Keys } from '../lab/Keys.tsx'
import { Lab } from '../lab/Lab.tsx'
import { useSteps } from '../lab/useSteps.ts'
import { StatueDrawing } from './StatueDrawing.tsx'

type Belief = Honesty | 'unsure'
const NEXT: { readonly [B in Belief]: Belief } = { unsure: 'true', true: 'liar', liar: 'unsure' }
const SAYS: { readonly [B in Belief]: string } = { unsure: 'true or liar?', true: 'true', liar: 'liar' }
const ALL_UNSURE: readonly Belief[] = STATUE_NAMES.map(() => 'unsure')

/** Four talking statues: a touch takes one for true, for a liar, or for neither again. */
export function LyingStatuesPicture(props: BenchProps<'PZ-09'>) {
  const steps = useSteps(ALL_UNSURE, props.advised)
  const beliefs = steps.now
  const verdicts = beliefs.filter(belief => belief !== 'unsure')
  const liars = beliefs.filter(belief => belief === 'liar').length
  const whole = verdicts.length === STATUE_NAMES.length
  const believe = (statue: number, belief: Belief) => steps.go(beliefs.with(statue, belief))
  return (
    <Lab
      {...benchOf(props)}
      note={
        whole ? `${liars} of four ${liars === 1 ? 'is a liar' : 'are liars'}.` : `${4 - verdicts.length} undecided.`
      }
      steps={steps}
      act={act(props, 'Pronounce it', whole ? verdicts : undefined)}
    >
      <Keys
        label="Statues"
        columns={2}
        className="ed-talkers"
        onKey={(key, statue) => {
          const belief = ({ t: 'true', l: 'liar', Backspace: 'unsure' } as const)[key]
          if (belief !== undefined) believe(statue, belief)
          return belief !== undefined
        }}
      >
        {props.seen.shown.statements.map((statement, statue) => {
          const belief = beliefs[statue] ?? 'unsure'
          const name = STATUE_NAMES[statue] ?? '?'
          return (
            <button
              key={name}
              type="button"
              className="ed-talker"
              data-belief={belief}
              onClick={() => believe(statue, NEXT[belief])}
            >
              <span className="ed-talker-figure">
                <StatueDrawing tint={belief} />
                <b>
                  <span className="unseen">Statue </span>
                  {name}
                </b>
              </span>
              <span className="ed-talker-says">
                <q>{sayStatement(statement)}</q>
                <span className="ed-talker-belief">{SAYS[belief]}</span>
              </span>
            </button>
          )
        })}
      </Keys>
    </Lab>
  )
}
