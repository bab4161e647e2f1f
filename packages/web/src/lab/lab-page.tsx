import type { Game } from '@undercroft/kernel'
import { type Draft, newDraft, type Report, readDraft, reportIn, writeDraft } from '@undercroft/lab'
import { useMemo, useRef, useState } from 'react'
import { loadOpened, shelf, useOpened } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'
import { Live } from '../shell/live.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { DraftForm } from './draft-form.tsx'
import { FilePart } from './file-part.tsx'
import { LivePart } from './live-part.tsx'
import { OpenButton } from './open-button.tsx'
import { ReportPart } from './report-part.tsx'
import { type Running, useRun } from './use-run.ts'
import { useServerRun } from './use-server-run.ts'
import '../styles/pages.css'
import '../styles/forms.css'
import '../styles/lab.css'
import '../styles/shares.css'

/** A few hundred games are played in a minute or two, and say something already. */
const FIRST_GAMES = 300

/** "What if?", answered from many games between bots, here and without a network. */
export function LabPage() {
  const [draft, setDraft] = useState<Draft>(() => ({ ...newDraft('platformer'), stop: { games: FIRST_GAMES } }))
  const opened = useOpened(draft.game)
  if (opened === undefined) return <NotFound what="game" />
  return <Lab {...{ game: opened.game, draft, setDraft }} />
}

interface LabProps {
  readonly game: Game
  readonly draft: Draft
  readonly setDraft: (draft: Draft) => void
}

function Lab({ game, draft, setDraft }: LabProps) {
  const [here, there] = [useRun(), useServerRun()]
  const [isThere, setThere] = useState(false)
  const { running, stop } = isThere ? there : here
  const [shown, setShown] = useState<{ readonly report: Report; readonly game: Game }>()
  const [problem, setProblem] = useState<string>()
  const results = useRef<HTMLDivElement>(null)
  const { experiment } = useMemo(() => readDraft(writeDraft(draft), [game]), [draft, game])
  const isRunning = running?.state === 'running'
  const same = running !== undefined && JSON.stringify(running.experiment) === JSON.stringify(experiment)
  const goesOn = !isThere && running?.state === 'stopped' && same

  const open = async (text: string, name: string): Promise<void> => {
    const report = reportIn(text)
    if (report !== undefined) {
      const found = await loadOpened(report.experiment.game)
      setProblem(found === undefined ? `${name} is about a game that is not here.` : undefined)
      if (found !== undefined) setShown({ report, game: found.game })
      return
    }
    const games = (await Promise.all(shelf.map(({ id }) => loadOpened(id)))).flatMap(each => each?.game ?? [])
    const first = fill(text, games)
    setProblem(first && `${name} is neither an experiment nor a report. Line ${first.line}: ${first.message}`)
  }
  const fill = (text: string, games: readonly Game[]) => {
    const { draft: read, mistakes } = readDraft(text, games)
    if (read !== undefined) setDraft(read)
    return mistakes[0]
  }
  // On a phone they stand below the form, in the middle of which one may press.
  const lookAtResults = (): void => results.current?.scrollIntoView({ block: 'nearest' })
  const play = (): void => {
    if (experiment === undefined) return
    setShown(undefined)
    setThere(false)
    here.start(game, experiment, writeDraft(draft))
    lookAtResults()
  }
  const send = (): void => {
    if (experiment === undefined) return
    setShown(undefined)
    here.stop()
    setThere(true)
    there.send(experiment, writeDraft(draft))
    lookAtResults()
  }
  const report = shown ?? (running?.report === undefined ? undefined : { report: running.report, game })
  const isShown = shown !== undefined || running?.experiment.game === game.id
  return (
    <Page title="The lab" className="lab">
      <header className="lab-head">
        <h1>The lab</h1>
        <p className="lead">What if? Bots play it out, hundreds of times, and you read what came of it.</p>
        <OpenButton onOpen={(text, name) => void open(text, name)} />
        {problem !== undefined && (
          <p className="notice notice-danger" role="alert">
            {problem}
          </p>
        )}
      </header>
      <div className="lab-bench">
        <div className="lab-left">
          <DraftForm
            {...{ game, draft, onChange: setDraft }}
            onGame={id => setDraft({ ...newDraft(id), stop: draft.stop, seed: draft.seed })}
          />
          <FilePart {...{ game, draft }} onChange={setDraft} />
        </div>
        <div className="lab-right">
          <div className="lab-run">
            {isRunning ? (
              <button type="button" className="button button-main" onClick={stop}>
                <Icon name="pause" /> Stop
              </button>
            ) : (
              <button type="button" className="button button-main" disabled={experiment === undefined} onClick={play}>
                <Icon name="play" /> {goesOn ? 'Go on' : 'Play it out'}
              </button>
            )}
            {!isRunning && there.games > 0 && (
              <button type="button" className="button" disabled={experiment === undefined} onClick={send}>
                Let the server play it
              </button>
            )}
            {running !== undefined && shown === undefined && <Progress {...running} />}
          </div>
          {shown !== undefined && (
            <div className="lab-opened">
              <p>
                <strong>{shown.report.experiment.title}</strong> ({shown.game.title}), from a file
              </p>
              {shown.report.text !== undefined && (
                <button
                  type="button"
                  className="button button-small"
                  onClick={() => fill(shown.report.text ?? '', [shown.game])}
                >
                  Its experiment in the form
                </button>
              )}
              <button type="button" className="button button-small" onClick={() => setShown(undefined)}>
                Put it away
              </button>
            </div>
          )}
          <div ref={results} className="lab-results">
            {report !== undefined && isShown ? (
              <Shown {...{ ...report, state: shown === undefined ? running?.state : 'finished' }} />
            ) : (
              <p className="lab-empty">
                Here it will stand: who wins how often, by how much that may be chance, and a verdict in words. It all
                happens on this device{there.games > 0 && ', unless you send it to the server'}; you may stop, and go on
                later.
              </p>
            )}
          </div>
        </div>
      </div>
      <Live>{running === undefined ? '' : sayState(running)}</Live>
    </Page>
  )
}

interface ShownProps {
  readonly game: Game
  readonly report: Report
  readonly state: Running['state'] | undefined
}

/** While games are played the report would be drawn anew twice a second, under the hands of whoever reads it. */
function Shown({ game, report, state }: ShownProps) {
  if (state === 'running') return <LivePart {...{ game, report }} />
  return <ReportPart {...{ game, report, isPart: state !== 'finished' }} />
}

function sayState({ state }: Running): string {
  return { running: 'Games are being played', stopped: 'Stopped', finished: 'Finished', failed: 'It failed' }[state]
}

function Progress({ state, done, wanted, problem }: Running) {
  return (
    <div className="lab-progress">
      <progress max={wanted} value={done} aria-label="Games played" />
      <span>
        {done} of {wanted} games
        {state === 'stopped' && ': stopped, and kept'}
        {problem !== undefined && `: ${problem}`}
      </span>
    </div>
  )
}
