import { writeFile } from 'node:fs/promises'
import { analyse, turningPoints } from '@undercroft/bots'
import { replay } from '@undercroft/kernel'
import { htmlOf } from '../analyse/html.ts'
import { type Analysed, jsonOf } from '../analyse/json.ts'
import { sayAnalysis } from '../analyse/say.ts'
import { CommandError, command, INTERRUPTED, note, say, sayJson, wrong } from '../command.ts'
import { PROGRESS } from '../game-runs.ts'
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
    json: { kind: 'flag', says: 'print the ledger and every change as one line of JSON' },
    html: { kind: 'text', value: 'FILE', says: 'also write a page with the curve of the chances' },
    progress: PROGRESS,
  },
  notes: () =>
    [
      'FILE is what "play --record" or the page has saved; "-" reads it from stdin. The game must be over.',
      'Greedy bots play on from every position, and the value that the game has learned judges where they come to.',
    ].join('\n'),
  async run({ words: [file = ''], options: { rounds = ROUNDS, seed = 'undercroft', json, html, progress } }, io) {
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
    const looking = analyse(match, { rounds, seed })
    let found = looking.next()
    for (; !found.done; found = looking.next()) {
      shown?.show(`${found.value} of ${match.steps.length} answers`)
      await new Promise(next => setImmediate(next)) // Ctrl-C is heard between answers
      if (!io.interrupted.aborted) continue
      shown?.close()
      note(io, `stopped after ${found.value} of ${match.steps.length} answers`)
      return INTERRUPTED
    }
    shown?.close()
    const { changes, ledger } = found.value
    const turnings = turningPoints(match, changes, { rounds, seed })
    const analysed: Analysed = { ...opened, match, changes, ledger, turnings, seconds: (io.now() - started) / 1000 }
    if (html !== undefined) await writeFile(html, htmlOf(analysed))
    if (json) sayJson(io, jsonOf(analysed))
    else say(io, ...sayAnalysis(analysed))
    return 0
  },
})
