import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Game, type Tunable, tunablesOf } from '@undercroft/kernel'
import type { Experiment } from '@undercroft/lab'
import { findGame } from '../catalogue.ts'
import { CommandError, command, INTERRUPTED, type Io, note, say, sayJson, widthOf, wrong } from '../command.ts'
import { readText, whyNot } from '../files.ts'
import { Kept } from '../lab/kept.ts'
import { runLab } from '../lab/run.ts'
import { sayUnknown } from '../near.ts'
import { Progress } from '../sim/progress.ts'
import { columns, wrap } from '../table.ts'

const TASKS = ['new', 'tunables', 'check', 'run', 'game'] as const

interface Given {
  readonly threads: number | undefined
  readonly seed: string | undefined
  readonly json: boolean
  readonly html: string | undefined
  readonly only: string | undefined
  readonly progress: boolean
  readonly arm: string | undefined
  readonly game: number | undefined
}

export const labCommand = command({
  name: 'lab',
  summary: 'Plays an experiment that a file describes, and says in words what came of it.',
  usage: `${TASKS.join('|')} FILE`,
  options: {
    threads: { kind: 'whole', value: 'N', from: 1, to: 256, says: 'run: threads to play on (one for each core)' },
    seed: { kind: 'text', value: 'S', says: "run, game: another seed than the file's" },
    json: { kind: 'flag', says: 'run, tunables: print one line of JSON' },
    html: { kind: 'text', value: 'FILE', says: 'run: write the report as a page that opens anywhere' },
    only: { kind: 'text', value: 'MEASURE', says: 'run: print only the measures that begin like this, such as wins' },
    progress: { kind: 'flag', says: 'run: tell on stderr how far it is' },
    arm: { kind: 'text', value: 'NAME', says: 'game: the arm (the first one)' },
    game: { kind: 'whole', value: 'N', from: 0, to: 1_000_000_000, says: 'game: the number of the game (0)' },
  },
  notes: ({ games }) =>
    [
      'lab new GAME    prints an experiment with that game, with all that can be set, to write in a file',
      'lab tunables GAME  lists the values of its content that an experiment may change',
      'lab check FILE  says what is wrong in an experiment, with its line',
      'lab run FILE    plays it; the report is the same for any number of threads',
      'lab game FILE   plays one game of it again and prints its record, for replay and analyse',
      '',
      `Games: ${games.map(({ id }) => id).join(', ')}`,
      'Ctrl-C keeps the games that are finished in FILE.part; the same run goes on from there.',
    ].join('\n'),
  async run({ words: [task = '', file = ''], options }, io) {
    switch (task) {
      case 'new':
        return newExperiment(file, io)
      case 'tunables':
        return tellTunables(findGame(io.catalogue, file), options.json, io)
      case 'check':
        return (await read(file, undefined, io)) === undefined ? 1 : 0
      case 'run':
        return runExperiment(file, options, io)
      case 'game':
        return oneGame(file, options, io)
      default:
        throw new CommandError(sayUnknown('task', task, TASKS))
    }
  },
})

/** The lab is loaded when it is needed. */
const lab = () => import('@undercroft/lab')

async function newExperiment(id: string, io: Io): Promise<number> {
  io.out.write((await lab()).exampleOf(findGame(io.catalogue, id)))
  return 0
}

function tellTunables({ options }: Game, json: boolean, io: Io): number {
  const all = tunablesOf(options)
  if (json) sayJson(io, all)
  else if (all.length === 0) say(io, 'Nothing of its content can be changed.')
  else say(io, ...columns([['id', 'what', 'value', 'may be', 'from'], ...all.map(rowOf)]))
  return 0
}

function rowOf(tunable: Tunable): (string | number)[] {
  const { id, what, value, from } = tunable
  return [id, what, value, 'of' in tunable ? tunable.of.join(', ') : `${tunable.min} to ${tunable.max}`, from]
}

interface Read {
  readonly experiment: Experiment
  readonly game: Game
}

/** Reads an experiment, or says what is wrong with it. */
async function read(file: string, seed: string | undefined, io: Io): Promise<Read | undefined> {
  const { readExperiment } = await lab()
  const { experiment, mistakes } = readExperiment(await readText(file, io), io.catalogue.games)
  for (const { line, message } of mistakes) note(io, `${file}:${line}: ${message}`)
  if (experiment === undefined) return undefined
  return {
    experiment: seed === undefined ? experiment : { ...experiment, seed },
    game: findGame(io.catalogue, experiment.game),
  }
}

async function runExperiment(file: string, given: Given, io: Io): Promise<number> {
  const found = await read(file, given.seed, io)
  if (found === undefined) return 1
  const { experiment, game } = found
  const { Course, htmlOf, makeReport } = await lab()
  const course = new Course(game, experiment)
  const kept = new Kept(file === '-' ? undefined : `${file}.part`, experiment, game.version)
  const before = kept.resume(course)
  if (before > 0) note(io, `goes on after ${course.progress.done} of ${course.progress.wanted} games`)
  const progress = given.progress ? new Progress(io) : undefined
  const failure = await runLab({
    module: io.catalogue.module,
    experiment,
    course,
    threads: given.threads ?? availableParallelism(),
    interrupted: io.interrupted,
    finished: (unit, chunk) => {
      kept.add(unit, chunk)
      progress?.show(`${course.progress.done} of ${course.progress.wanted} games of each arm`)
    },
  }).finally(() => progress?.close())
  if (failure !== undefined) return wrong(io, failure)
  if (course.due().length > 0) {
    const { done, wanted } = course.progress
    note(io, `stopped after ${done} of ${wanted} games; the same command goes on from there`)
    return INTERRUPTED
  }
  const report = makeReport(game, experiment, course.sums)
  if (given.html !== undefined) write(given.html, htmlOf(game, report, file))
  if (given.json) sayJson(io, report)
  else await sayWords(io, game, report, given.only)
  kept.end()
  return 0
}

async function sayWords(
  io: Io,
  game: Game,
  report: Parameters<typeof import('@undercroft/lab').sayReport>[1],
  only: string | undefined,
): Promise<void> {
  const { sayReport } = await lab()
  for (const part of sayReport(game, report, only)) {
    if (typeof part === 'string') say(io, ...wrap(part, widthOf(io), '    '))
    else say(io, '', part.title, ...columns([part.head, ...part.rows]).map(line => `  ${line}`))
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new CommandError(`${file}: ${whyNot(error)}`)
  }
}

async function oneGame(file: string, given: Given, io: Io): Promise<number> {
  const found = await read(file, given.seed, io)
  if (found === undefined) return 1
  const arms = found.experiment.groups.flatMap(group => group.arms)
  const arm = given.arm === undefined ? arms[0] : arms.find(({ name }) => name === given.arm)
  if (arm === undefined)
    throw new CommandError(
      sayUnknown(
        'arm',
        given.arm ?? '',
        arms.map(({ name }) => name),
      ),
    )
  io.out.write((await lab()).recordOf(found.game, found.experiment, arm, given.game ?? 0))
  return 0
}
