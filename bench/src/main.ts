// Speed beside peers and beside the limit. `npm run bench -- --help`
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { games as listed } from '@undercroft/games'
import { type Pair, pairs, sayPairs } from './against.ts'
import { type Args, ArgsError, help, readArgs } from './args.ts'
import { type BotFigures, measureBots } from './bots/measure.ts'
import { botsJson, sayBots } from './bots/report.ts'
import {
  type Contestant,
  contest,
  type Entry,
  EXAMPLES,
  type Pace,
  PLAYERS,
  SEARCHERS,
  sayContestant,
} from './contest.ts'
import { type LabFigures, measureLab } from './lab/measure.ts'
import { labJson, sayLab } from './lab/report.ts'
import { sayLayouts } from './layouts.ts'
import type { Visited } from './page/kinds.ts'
import { measurePages } from './page/measure.ts'
import { pageJson, sayPages } from './page/report.ts'
import { childIn, HERE, Processes } from './processes.ts'
import { Progress } from './progress.ts'
import { figures, report } from './report.ts'
import { noFigures } from './server/kinds.ts'
import { measureServers } from './server/measure.ts'
import { sayServers, serverJson } from './server/report.ts'

/** boardgame.io takes more than a second until all of it is compiled. */
const WARM_UP_MS = 2500
const ROUND_MS = 400
/** Compiled code differs from start to start, so each process plays only these rounds. */
const ROUNDS_OF_ONE = 5
const INTERRUPTED = 130

const games = listed.map(game => game.id)

try {
  const args = readArgs(process.argv.slice(2), games)
  if (args.help) console.log(help(games))
  else process.exitCode = await (args.against === undefined ? bench(args) : compare(args, resolve(args.against)))
} catch (error) {
  if (!(error instanceof ArgsError)) throw error
  console.error(`bench: ${error.message}`)
  process.exitCode = 1
}

/** Measures, prints, and gives back the exit code. */
async function bench({ only, rounds, json }: Args): Promise<number> {
  const parts = [engineContestants(), searchContestants(), gameContestants()].map(part =>
    part.filter(each => isWanted(each, only)).map((contestant): Entry => ({ contestant, rounds: [] })),
  )
  const { pace, progress, processes, stop } = begin(rounds)
  const servers = noFigures()
  const pages: Visited[] = []
  let thinkers: BotFigures | undefined
  let lab: readonly LabFigures[] = []
  const say = (stage: string, detail: string) => progress.say(stage, detail)
  let failure: unknown
  try {
    for (const entries of parts) {
      await contest(
        entries,
        each => processes.start(each),
        pace,
        (stage, each) => progress.say(`${each.part}, ${stage}`, sayContestant(each)),
        stop.signal,
      )
      processes.end()
    }
    if (only.length === 0 || only.includes('server')) {
      await measureServers(servers, say, stop.signal)
    }
    if (only.length === 0 || only.includes('bots')) thinkers = await measureBots(say, stop.signal)
    if (only.length === 0 || only.includes('lab')) lab = await measureLab(say, stop.signal)
    // Only when it is asked for: it needs the built page, a browser, and a tool that is brought from npm.
    if (only.includes('page')) await measurePages(pages, say, stop.signal)
  } catch (error) {
    processes.end()
    failure = error
  }
  progress.end()
  const entries = parts.flat()
  const all = {
    ...figures(entries),
    ...(servers.measured.length > 0 ? { server: serverJson(servers) } : {}),
    ...(thinkers === undefined ? {} : { bots: botsJson(thinkers) }),
    ...(lab.length > 0 ? { lab: labJson(lab) } : {}),
    ...(pages.length > 0 ? { page: pageJson(pages) } : {}),
  }
  const others = [...sayServers(servers), ...sayBots(thinkers), ...sayLab(lab), ...sayPages(pages)]
  console.log(json ? JSON.stringify(all, undefined, 2) : report(entries, others))
  const wantsLayouts = only.length === 0 || only.includes('games') || only.includes('without-masters')
  if (!json && wantsLayouts && !stop.signal.aborted) console.log(sayLayouts())
  return exitCode(stop.signal, failure)
}

/** Says why a run is not whole. */
function exitCode(stopped: AbortSignal, failure: unknown): number {
  if (stopped.aborted) {
    console.error('Stopped before the end; what was finished stands above.')
    return INTERRUPTED
  }
  if (failure === undefined) return 0
  console.error(`bench: ${failure instanceof Error ? failure.message : String(failure)}`)
  return 1
}

/** What every run needs; Ctrl-C stops it. */
function begin(rounds: number) {
  const pace: Pace = { rounds, roundsOfOne: ROUNDS_OF_ONE, warmUpMs: WARM_UP_MS, roundMs: ROUND_MS }
  const progress = new Progress(process.stderr)
  const processes = new Processes()
  const stop = new AbortController()
  process.on('SIGINT', () => {
    stop.abort()
    processes.end()
  })
  return { pace, progress, processes, stop }
}

/** Measures our own speed here and in another checkout, prints, and gives back the exit code. */
async function compare({ only, rounds, json }: Args, there: string): Promise<number> {
  if (!existsSync(childIn(there))) throw new ArgsError(`${there} is no checkout of this repository`)
  const ours = [...engineContestants().filter(each => each.player === 'ours'), ...gameContestants()]
  const wanted: readonly Pair[] = pairs(ours.filter(each => isWanted(each, only)))
  const { pace, progress, processes, stop } = begin(rounds)
  let failure: unknown
  try {
    for (const pair of wanted) {
      await contest(
        [pair.here, pair.there],
        each => processes.start(each, each === pair.there.contestant ? there : HERE),
        pace,
        (stage, each) => progress.say(stage, sayContestant(each)),
        stop.signal,
      )
    }
  } catch (error) {
    failure = error
  }
  processes.end()
  progress.end()
  console.log(json ? JSON.stringify(wanted, undefined, 2) : sayPairs(wanted))
  return exitCode(stop.signal, failure)
}

function engineContestants(): readonly Extract<Contestant, { part: 'engine' }>[] {
  return EXAMPLES.flatMap(example => PLAYERS.map(player => ({ part: 'engine', example, player }) as const))
}

function searchContestants(): readonly Contestant[] {
  return SEARCHERS.map(player => ({ part: 'search', player }))
}

function gameContestants(): readonly Contestant[] {
  return games.map(game => ({ part: 'games', game }))
}

/** `--only` names a part, an example or a game. */
function isWanted(contestant: Contestant, only: readonly string[]): boolean {
  if (only.length === 0) return true
  if (only.includes(contestant.part)) return true
  if (contestant.part === 'search') return false
  return only.includes(contestant.part === 'engine' ? contestant.example : contestant.game)
}
