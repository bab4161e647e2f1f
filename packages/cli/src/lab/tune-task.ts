import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Chunk, Tried, Tuned, Unit } from '@undercroft/lab'
import { CommandError, INTERRUPTED, type Io, note, say, sayJson, wrong } from '../command.ts'
import { Progress } from '../sim/progress.ts'
import { columns } from '../table.ts'
import { sumOf } from './kept.ts'
import { type Given, lab, playersOf, readFile, write } from './lab.ts'

/** Looks for settings that reach the goals of an experiment. */
export async function tuneTask(file: string, given: Given, io: Io): Promise<number> {
  if (file === '-') throw new CommandError('lab tune: a file is needed, because what is finished is kept beside it')
  const found = await readFile(file, given.seed, io)
  if (found === undefined) return 1
  const { experiment, game, text: written, versions } = found
  if (experiment.tune === undefined) throw new CommandError(`${file}: there is no "goal" and no "tune" in it`)
  const { foundFile, Tuning } = await lab()
  const tuning = new Tuning(game, experiment, experiment.tune)
  const kept = new KeptUnits(`${file}.tune.part`, sumOf(experiment, versions))
  const players = await playersOf(given, io)
  const progress = given.progress ? new Progress(io) : undefined
  for (let due = tuning.due; due !== undefined; due = tuning.due) {
    const { rung, experiment: race } = due
    const nameOf = ({ group, from }: Unit): string =>
      JSON.stringify([race.groups[group]?.name, race.groups[group]?.arms[0]?.options, from])
    for (const unit of rung.due()) {
      const chunk = kept.get(nameOf(unit))
      if (chunk !== undefined) rung.take(unit, chunk)
    }
    const failure = await players({
      experiment: race,
      versions,
      sum: sumOf(race, versions),
      course: rung,
      rows: false,
      interrupted: io.interrupted,
      keep: async ({ unit, chunk }) => {
        kept.add(nameOf(unit), chunk)
        progress?.show(`${race.groups.length} settings: ${rung.progress.done} of ${rung.progress.wanted} games`)
      },
    })
    if (failure !== undefined) return wrong(io, failure)
    if (rung.due().length > 0) {
      progress?.close()
      note(io, `stopped after ${tuning.tuned.tried.length} settings; the same command goes on from there`)
      return INTERRUPTED
    }
    tuning.advance()
  }
  progress?.close()
  const { tuned } = tuning
  const text = foundFile(written, experiment, tuned.found)
  if (given.out !== undefined) write(given.out, text)
  if (given.json) sayJson(io, { experiment, seed: experiment.seed, ...tuned })
  else await tell(tuned, given.out === undefined ? text : undefined, io)
  kept.end()
  return 0
}

const BECAUSE: { readonly [Why in Tuned['because']]: string } = {
  met: 'All goals are met.',
  settled: 'No setting beside it is better: the goals cannot be met by these values.',
  budget: 'The budget is spent.',
  unmeasured: 'No game has measured what is a goal: nothing can be said.',
}

async function tell({ tried, found, because }: Tuned, text: string | undefined, io: Io): Promise<void> {
  const { sayContent } = await lab()
  const row = (each: Tried): (string | number)[] => [
    each.round,
    each.games,
    Number.isFinite(each.loss) ? each.loss.toFixed(2) : '-',
    worstOf(each),
    sayContent(each.content),
  ]
  say(io, ...columns([['race', 'games', 'off by', 'farthest off', 'setting'], ...tried.map(row)]), '')
  say(io, `${BECAUSE[because]} Found: ${sayContent(found.content)}`, '')
  const reached = [
    ...found.unmeasured.map(goal => [goal, '', 'not measured', '']),
    ...found.reached.map(each => [each.goal, each.of, each.met ? 'met' : 'not met', rangeOf(each)]),
  ]
  say(io, ...columns([['goal', 'of', '', 'reached'], ...reached]))
  if (text !== undefined) say(io, '', '# lab run plays what was against what was found:', text.trimEnd())
}

/** The goal that is farthest from being met, with its interval. */
function worstOf({ reached, unmeasured: [never] }: Tried): string {
  if (never !== undefined) return `${never} not measured`
  const [worst] = reached.filter(({ met }) => !met).toSorted((a, b) => b.off - a.off)
  return worst === undefined ? '' : `${worst.of || worst.goal} ${rangeOf(worst)}`
}

function rangeOf({ value, low, high }: Tried['reached'][number]): string {
  return `${value.toFixed(2)} [${low.toFixed(2)}-${high.toFixed(2)}]`
}

/** Where the finished units of a search are kept until it is over, by what they are of. */
class KeptUnits {
  readonly #file: string
  readonly #known = new Map<string, Chunk>()

  constructor(file: string, sum: string) {
    this.#file = file
    const [head, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    if (head !== sum) writeFileSync(file, `${sum}\n`)
    else {
      for (const line of lines.slice(0, -1)) {
        const [name, chunk] = JSON.parse(line) as [string, Chunk]
        this.#known.set(name, chunk)
      }
      // What was cut off is played again.
      if (lines.at(-1) !== '') writeFileSync(file, `${[head, ...lines.slice(0, -1)].join('\n')}\n`)
    }
  }

  get(name: string): Chunk | undefined {
    return this.#known.get(name)
  }

  add(name: string, chunk: Chunk): void {
    appendFileSync(this.#file, `${JSON.stringify([name, chunk])}\n`)
  }

  end(): void {
    rmSync(this.#file, { force: true })
  }
}
