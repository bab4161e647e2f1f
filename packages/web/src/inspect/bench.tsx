import { bots } from '@undercroft/bots'
import {
  type AnyChoice,
  FastDice,
  type Game,
  type Inspection,
  inspect,
  readChoice,
  readOptions,
  readRecord,
  type Seat,
  type Shape,
  Workbench,
} from '@undercroft/kernel'
import { useReducer, useState } from 'react'
import { AskTable } from './ask-table.tsx'
import { Data } from './data.tsx'
import { Steps } from './steps.tsx'

/** A game on the bench of its author, who answers for every seat. */
export function Bench({ game }: { readonly game: Game }) {
  const [bench, setBench] = useState(() => begin(game))
  const [problem, setProblem] = useState<string>()
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  const act = (doIt: () => string | undefined) => {
    setProblem(doIt())
    redraw()
  }
  const open = (text: string) => {
    const opened = openRecord(game, text)
    if (typeof opened === 'string') setProblem(opened)
    else {
      setBench(opened)
      setProblem(undefined)
    }
  }
  const take = (seat: Seat, choice: string) =>
    act(() => {
      const read = readChoice(game.words, choice)
      return read.ok ? bench.take(seat, read.value) : read.error
    })
  const seen = inspect(bench.match, new FastDice('inspect'))
  return (
    <>
      <h1>{game.title}</h1>
      <Steps bench={bench} act={act} onBot={() => act(() => answerAsBot(game, bench))} onOpen={open} />
      {problem !== undefined && (
        <p className="notice notice-danger" role="alert">
          {problem}
        </p>
      )}
      {seen.outcome !== undefined && <Data title="Outcome" value={seen.outcome} />}
      {seen.asks.map(ask => (
        <AskTable key={ask.seat} ask={ask} name={nameOf(seen, ask.seat)} onTake={choice => take(ask.seat, choice)} />
      ))}
      <Data title="Frames, the last is being done" value={seen.frames} />
      <Data title="State" value={seen.state} />
      <section aria-labelledby="views">
        <h2 id="views">What each seat sees</h2>
        <div className="inspect-views">
          {seen.views.map(({ viewer, view }) => (
            <Data key={viewer} title={viewer} value={view} />
          ))}
        </div>
      </section>
    </>
  )
}

function begin(game: Game): Workbench {
  const options = readOptions(game.options, {})
  if (!options.ok) throw new Error(options.error.join('; '))
  return Workbench.begin(game, options.value as object, 'inspect')
}

/** A record as a bench; a string says what is wrong with it. */
function openRecord(game: Game, text: string): Workbench | string {
  const read = readRecord(text)
  if (!read.ok) return `Line ${read.error.line}: ${read.error.message}.`
  if (read.value.game !== game.id) return `This is a record of ${read.value.game}.`
  const opened = Workbench.open(game, read.value, 'inspect')
  return opened instanceof Workbench ? opened : `Line ${opened.line}: ${opened.message}.`
}

function answerAsBot(game: Game, bench: Workbench): string | undefined {
  const [ask] = bench.match.asks()
  if (ask === undefined) return 'nobody is asked'
  const choice: AnyChoice = bots.greedy(game, new FastDice(bench.step)).choose(bench.match.see(ask.seat), ask)
  return bench.take(ask.seat, choice)
}

function nameOf({ views }: Inspection<Shape>, seat: Seat): string {
  return views[seat]?.viewer ?? String(seat)
}
