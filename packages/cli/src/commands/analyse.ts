import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { turningPoints } from '@undercroft/bots'
import { replay } from '@undercroft/kernel'
import { htmlOf } from '../analyse/html.ts'
import { type Analysed, jsonOf } from '../analyse/json.ts'
import { runAnalysis } from '../analyse/run.ts'
import { sayAnalysis } from '../analyse/say.ts'
import { CommandError, command, INTERRUPTED, note, say, sayJson, wrong } from '../command.ts'
import { PROGRESS, WORKERS } from '../game-runs.ts'
import { openRecord, sayProblem } from '../recorded.ts'
import { Progress } from '../sim/progress.ts'

const ROUNDS = 32

export const analyseCommand = command({
  name: 'analyse',
  summary: 'Says of a finished game how much of its result was dice and how much was decisions.',
  usage: 'FILE',
  options: {
    rounds: {
      kind: 'whole',
      value: 'N',
      from: 2,
      to: 100_000,
      says: `how often each position is played on: more is slower and surer (${ROUNDS})`,
    },
    seed: { kind: 'text', value: 'S', says: 'the same seed gives the same figures (undercroft)' },
    workers: WORKERS,
    json: { kind: 'flag', says: 'print the ledger and every change as one line of JSON' },
    html: { kind: 'text', value: 'FILE', says: 'also write a page with the curve of the chances' },
    progress: PROGRESS,
  },
  notes: () =>
    [
      'FILE is what "play --record" or the page has saved; "-" reads it from stdin. The game must be over.',
      'Greedy bots play on from every position, and the value that the game has learned judges where they come to.',
    ].join('\n'),
  async run({ words: [file = ''], options }, io) {
    const { rounds = ROUNDS, seed = 'undercroft', workers = availableParallelism(), json, html, progress } = options
    const opened = await openRecord(file, io)
    if (!opened.ok) return wrong(io, sayProblem(file, opened.problem))
    const replayed = replay(opened.game, opened.record)
    if (!replayed.ok) return wrong(io, sayProblem(file, replayed.error))
    const match = replayed.value
    if (match.outcome === undefined) {
      throw new CommandError(
        `${file}: the game is not over after ${match.steps.length} steps; only a finished one is analysed`,
      )
    }
    const started = io.now()
    const shown = progress ? new Progress(io) : undefined
    const { game, record } = opened
    const job = { module: io.catalogue.module, game: game.id, record, rounds, seed, workers }
    const { interrupted } = io
    const steps = match.steps.length
    const tell = (answers: number) => shown?.show(`${answers} of ${steps} answers`)
    const found = await runAnalysis(job, { steps, interrupted, progress: tell }).finally(() => shown?.close())
    if (typeof found === 'number') {
      note(io, `stopped after ${found} of ${steps} answers`)
      return INTERRUPTED
    }
    const turnings = turningPoints(match, found, { rounds, seed })
    const analysed: Analysed = { ...opened, match, ...found, turnings, seconds: (io.now() - started) / 1000 }
    if (html !== undefined) await writeFile(html, htmlOf(analysed))
    if (json) sayJson(io, jsonOf(analysed))
    else say(io, ...sayAnalysis(analysed))
    return 0
  },
})
