import { availableParallelism } from 'node:os'
import { type Game, sayTunable, type Tunable, tunablesOf } from '@undercroft/kernel'
import { findGame } from '../catalogue.ts'
import { CommandError, command, type Io, say, sayJson } from '../command.ts'
import { type Given, lab, readFile } from '../lab/lab.ts'
import { reportsTask } from '../lab/reports-task.ts'
import { runTask } from '../lab/run-task.ts'
import { tuneTask } from '../lab/tune-task.ts'
import { sayUnknown } from '../near.ts'
import { columns } from '../table.ts'

const TASKS = ['new', 'tunables', 'check', 'run', 'tune', 'game', 'reports', 'work'] as const

export const labCommand = command({
  name: 'lab',
  summary: 'Plays an experiment that a file describes, and says in words what came of it.',
  usage: `${TASKS.join('|')} [FILE]`,
  options: {
    threads: {
      kind: 'whole',
      value: 'N',
      from: 1,
      to: 256,
      says: 'run, tune, reports, work: threads to play on (one for each core)',
    },
    queue: {
      kind: 'text',
      value: 'URL',
      says: 'run, tune, reports, work: a PostgreSQL at which any number of machines play',
    },
    seed: { kind: 'text', value: 'S', says: "run, tune, reports, game: another seed than the file's" },
    json: { kind: 'flag', says: 'run, tune, tunables: print one line of JSON' },
    html: { kind: 'text', value: 'FILE', says: 'run: write the report as a page that opens anywhere' },
    base: { kind: 'text', value: 'URL', says: 'run: where the page is, for links to replays in the report' },
    with: { kind: 'text', value: 'FILE', says: 'run: games of people beside them: records.ndjson, a record, a folder' },
    'games-out': { kind: 'text', value: 'FILE', says: 'run: write every game in FILE.parquet or FILE.duckdb' },
    out: {
      kind: 'text',
      value: 'FILE',
      says: 'tune: write what was found as an experiment; reports: the folder (reports)',
    },
    only: { kind: 'text', value: 'MEASURE', says: 'run: print only the measures that begin like this, such as wins' },
    progress: { kind: 'flag', says: 'run, tune, reports: tell on stderr how far it is' },
    arm: { kind: 'text', value: 'NAME', says: 'game: the arm (the first one)' },
    games: {
      kind: 'whole',
      value: 'N',
      from: 1,
      to: 1_000_000,
      says: 'reports: games of each combination (400)',
    },
    bots: { kind: 'text', value: 'PLAYER', says: 'reports: who plays (greedy)' },
    game: { kind: 'whole', value: 'N', from: 0, to: 1_000_000_000, says: 'game: the number of the game (0)' },
  },
  notes: ({ games }) =>
    [
      'lab new GAME    prints an experiment with that game, with all that can be set, to write in a file',
      'lab tunables GAME  lists the values of its content that an experiment may change',
      'lab check FILE  says what is wrong in an experiment, with its line',
      'lab run FILE    plays it; the report is the same for any number of threads',
      'lab tune FILE   looks for values of the content that reach the goals in it',
      'lab reports [GAME]  makes the reports of every game as it is, or of one, in a folder',
      'lab work --queue URL  plays what "lab run FILE --queue URL" asks for, on as many machines as there are',
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
        return (await readFile(file, undefined, io)) === undefined ? 1 : 0
      case 'run':
        return runTask(file, options, io)
      case 'tune':
        return tuneTask(file, options, io)
      case 'reports':
        return reportsTask(file, options, io)
      case 'work':
        return work(options, io)
      case 'game':
        return oneGame(file, options, io)
      default:
        throw new CommandError(sayUnknown('task', task, TASKS))
    }
  },
})

async function work({ queue, threads }: Given, io: Io): Promise<number> {
  if (queue === undefined) throw new CommandError('--queue is missing: --queue postgres://user@host/database')
  const { workTask } = await import('../lab/queue/work-task.ts')
  return workTask(queue, threads ?? availableParallelism(), io)
}

async function newExperiment(id: string, io: Io): Promise<number> {
  io.out.write((await lab()).exampleOf(findGame(io.catalogue, id)))
  return 0
}

function tellTunables({ options }: Game, json: boolean, io: Io): number {
  const all = tunablesOf(options)
  if (json) sayJson(io, all.map(fieldsOf))
  else if (all.length === 0) say(io, 'Nothing of its content can be changed.')
  else say(io, ...columns([['id', 'what', 'value', 'may be', 'from'], ...all.map(rowOf)]))
  return 0
}

/** What is documented of a tunable: a word has a list of what it may be instead of bounds. */
function fieldsOf(tunable: Tunable): object {
  const { id, value, from } = tunable
  const bounds = 'of' in tunable ? { of: tunable.of } : { min: tunable.min, max: tunable.max }
  return { id, what: sayTunable(tunable), value, ...bounds, from }
}

function rowOf(tunable: Tunable): (string | number)[] {
  const { id, what, value, from } = tunable
  return [id, what, value, 'of' in tunable ? tunable.of.join(', ') : `${tunable.min} to ${tunable.max}`, from]
}

async function oneGame(file: string, given: Given, io: Io): Promise<number> {
  const found = await readFile(file, given.seed, io)
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
