import type { Game } from '@undercroft/kernel'
import type { Report } from '@undercroft/lab'
import { INTERRUPTED, type Io, note, say, sayJson, widthOf, wrong } from '../command.ts'
import { Progress } from '../sim/progress.ts'
import { columns, wrap } from '../table.ts'
import { GamesOut } from './games-out.ts'
import { Kept, sumOf } from './kept.ts'
import { type Given, lab, playersOf, type Read, readFile, write } from './lab.ts'
import { readPeople } from './people.ts'
import { replaysAt } from './replays.ts'

/** Plays an experiment, and says what came of it. */
export async function runTask(file: string, given: Given, io: Io): Promise<number> {
  const found = await readFile(file, given.seed, io)
  if (found === undefined) return 1
  const { experiment, game, versions } = found
  const sum = sumOf(experiment, versions)
  const out =
    given['games-out'] === undefined ? undefined : await GamesOut.open(given['games-out'], game, experiment, sum)
  try {
    return await play(file, found, sum, out, given, io)
  } finally {
    out?.close()
  }
}

async function play(
  file: string,
  { experiment, game, text, versions }: Read,
  sum: string,
  out: GamesOut | undefined,
  given: Given,
  io: Io,
): Promise<number> {
  const { Course } = await lab()
  const people = given.with === undefined ? [] : await readPeople(given.with, game, io)
  const course = new Course(game, experiment)
  const kept = new Kept(file === '-' ? undefined : `${file}.part`, sum, course)
  if (out?.isNew) kept.begin()
  else if (kept.resume()) note(io, `goes on after ${course.progress.done} of ${course.progress.wanted} games`)
  const progress = given.progress ? new Progress(io) : undefined
  const players = await playersOf(given, io)
  const failure = await players({
    experiment,
    versions,
    sum,
    course,
    rows: out !== undefined,
    interrupted: io.interrupted,
    keep: async finished => {
      await out?.add(finished.unit, finished.rows ?? [])
      kept.add(finished)
      progress?.show(`${course.progress.done} of ${course.progress.wanted} games of each arm`)
    },
  }).finally(() => progress?.close())
  if (failure !== undefined) return wrong(io, failure)
  if (course.due().length > 0) {
    const { done, wanted } = course.progress
    note(io, `stopped after ${done} of ${wanted} games; the same command goes on from there`)
    return INTERRUPTED
  }
  await out?.end()
  const report = (await lab()).makeReport(game, experiment, course.sums, { people, text })
  await tell(game, file, report, given, io)
  kept.end()
  return 0
}

/** Writes and prints the report. */
async function tell(game: Game, file: string, report: Report, given: Given, io: Io): Promise<void> {
  const { htmlOf, jsonOf } = await lab()
  if (given.html !== undefined) {
    const replayOf = given.base === undefined ? undefined : await replaysAt(given.base, game, report.experiment)
    write(given.html, htmlOf(game, report, file, { seed: given.seed, people: given.with, replayOf }))
  }
  if (given.json) sayJson(io, jsonOf(report))
  else await sayWords(io, game, report, given.only)
}

async function sayWords(io: Io, game: Game, report: Report, only: string | undefined): Promise<void> {
  const { sayReport } = await lab()
  for (const part of sayReport(game, report, only)) {
    if (typeof part === 'string') say(io, ...wrap(part, widthOf(io), '    '))
    else say(io, '', part.title, ...columns([part.head, ...part.rows]).map(line => `  ${line}`))
  }
}
