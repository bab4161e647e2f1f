import type { Ledger, Post, Skill } from '@undercroft/bots'
import { useState } from 'react'
import { counted } from '../shell/counted.ts'
import { Dialog } from '../shell/dialog.tsx'
import { SeatMark } from '../shell/seat-mark.tsx'
import type { TableProps } from '../table/open-table.tsx'
import type { Analyst } from './analyst.ts'
import { Curve } from './curve.tsx'
import { CurveTable } from './curve-table.tsx'
import { type Analysed, type Looking, useKnown } from './store.ts'
import { Turnings } from './turnings.tsx'
import { useAnalyst } from './use-analyst.ts'
import { percent, plusMinus, points, shareOf, verdictOf } from './verdict.ts'
import { firstSeat, Whose } from './whose.tsx'
import '../styles/analysis.css'

interface AnalysisDialogProps extends TableProps {
  readonly onClose: () => void
}

/** Was it luck? What the result of a finished game was made of, and the moments that turned it. */
export function AnalysisDialog(props: AnalysisDialogProps) {
  const { client, onClose } = props
  const analyst = useAnalyst(client)
  const looking = useKnown(client)
  return (
    <Dialog title="Was it luck?" onClose={onClose}>
      <div className="analysis">
        {looking.failed !== undefined && <p role="alert">This game cannot be looked at: {looking.failed}</p>}
        {looking.found === undefined && (
          <p>Bots play on from every position of this game, to see how likely everybody was to win.</p>
        )}
        {analyst !== undefined && <Depth {...{ looking, analyst }} />}
        {looking.found !== undefined && <Found {...props} found={looking.found} />}
      </div>
    </Dialog>
  )
}

/** How deep it has been looked, how deep it will be, and the buttons that stop it and let it go on. */
function Depth({ looking, analyst }: { readonly looking: Looking; readonly analyst: Analyst }) {
  const { found, isRunning, aim, part, by } = looking
  if (isRunning && by === 'server') return <AtServer {...{ part, analyst }} />
  const isDeepest = found !== undefined && found.rounds >= aim
  const so = found === undefined ? undefined : `Every position was played on at least ${counted(found.rounds, 'time')}.`
  return (
    <div className="analysis-depth">
      <span>
        {so}{' '}
        {isRunning &&
          !isDeepest &&
          aim > 0 &&
          `On the way to ${counted(aim, 'time')}: the longer you wait, the surer it is.`}
      </span>
      {isRunning && <progress aria-label="How far the look has got" value={part} />}
      {!(isDeepest && !isRunning) && (
        <button
          type="button"
          className="button button-small"
          onClick={() => (isRunning ? analyst.stop() : analyst.go())}
        >
          {isRunning ? 'Stop' : 'Go on'}
        </button>
      )}
    </div>
  )
}

/** The server looks at the game of an online table once, for everybody. Who does not want to wait looks here. */
function AtServer({ part, analyst }: Pick<Looking, 'part'> & { readonly analyst: Analyst }) {
  return (
    <div className="analysis-depth">
      <span>The server looks at this game, once for everybody who was here.</span>
      <progress aria-label="How far the server has got" value={part} />
      <button type="button" className="button button-small" onClick={() => analyst.go()}>
        Look here instead
      </button>
    </div>
  )
}

/** What a part came to, with its standard error. */
function partOf(ledger: Ledger, post: Post): string {
  return `${points(ledger[post])} ${plusMinus(ledger.errors[post])}`
}

const ROWS: readonly (readonly [head: string, say: (ledger: Ledger, skill: Skill) => string])[] = [
  ['At first', ({ start }) => percent(start)],
  ['Dice', ledger => partOf(ledger, 'dice')],
  ['Hidden draws', ledger => partOf(ledger, 'draws')],
  ['Own answers', ledger => partOf(ledger, 'own')],
  ['Others’ answers', ledger => partOf(ledger, 'others')],
  ['In the end', ({ end }) => percent(end)],
  ['Good answers', (_, skill) => shareOf(skill, skill.good)],
  ['A quick bot’s', (_, skill) => shareOf(skill, skill.bot)],
]

function Found({ found, ...props }: AnalysisDialogProps & { readonly found: Analysed }) {
  const { board, state, playable } = props
  const [seat, setSeat] = useState(() => firstSeat(props))
  const [at, setAt] = useState(state.now.steps)
  const nameOf = (each: number) => board.sitters[each]?.player ?? '?'
  const winners = state.now.outcome?.winners ?? []
  const { ledger, skills } = found
  return (
    <>
      <ul className="analysis-verdicts">
        {ledger.map(each => (
          <li key={each.seat}>
            <SeatMark seat={each.seat} /> {verdictOf(each, nameOf(each.seat), winners.includes(each.seat))}
          </li>
        ))}
      </ul>
      <div>
        <Whose {...{ board, seat }} onSeat={setSeat} />
        <Curve
          {...{ found, seat, at }}
          name={nameOf(seat)}
          steps={state.now.steps}
          onPick={setAt}
          onPoint={step => step !== undefined && setAt(step)}
        />
        <CurveTable {...{ found, seat, state, playable }} name={nameOf(seat)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="analysis-wide" tabIndex={0} aria-label="The ledger">
        <table>
          <caption>The chance to win in points of a hundred, and what changed it (± one standard error)</caption>
          <thead>
            <tr>
              <td />
              {ledger.map(({ seat: each }) => (
                <th key={each} scope="col">
                  <SeatMark seat={each} />
                  <span className="unseen">{nameOf(each)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([head, say]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {ledger.map((each, i) => (
                  <td key={each.seat}>{say(each, skills[i] ?? NO_SKILL)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="analysis-note">
        An answer is good if it lost nothing beyond the error of the estimate. The last row is how a quick bot would
        have done in the same places. What shows only as a new turn begins is shared among everybody’s answers.
      </p>
      <Turnings {...props} found={found} />
    </>
  )
}

const NO_SKILL: Skill = { seat: 0, answers: 0, good: 0, bot: 0 }
