import {
  FastDice,
  type Game,
  imagine,
  type Match,
  type MatchStep,
  Play,
  type Seat,
  type Seen,
  type Shape,
  sameData,
  see,
} from '@undercroft/kernel'
import type { World } from '../search/playout.ts'
import { Forecast, type Rounds } from './forecast.ts'
import { type Cause, spotsOf } from './spots.ts'
import { joinSums, type Sums } from './sums.ts'
import { type Moment, playThrough, worldOf } from './through.ts'
import { usualOf } from './usual.ts'

/**
 * A change on the way, and what came of the rounds that were played on after it. There are none after an answer that
 * changes nothing: the bots that play on would surely have given it too, so what was expected before is expected after.
 */
interface Part {
  readonly cause: Cause
  readonly sums?: Sums
}

/** What has been found out about one answer of a game; the set-up counts as the answer 0. It is plain data. */
export interface Glimpse {
  readonly step: number
  /** How many rounds it is made of. */
  readonly rounds: number
  /** Before anything was laid out: the set-up's alone. */
  readonly start?: Sums
  readonly parts: readonly Part[]
  readonly decision?: Decision
}

/** An answer to a question. */
interface Decision {
  readonly seat: Seat
  /** What comes of the answer of a quick bot: of the one that was given, what was expected anyhow, or of another one. */
  readonly bot: 'given' | 'expected' | Sums
  /** How the seat stood before it by all that it knew, where that is less than everything and something changed. */
  readonly knew?: Sums
}

/** What is to be looked at. Any number of workers may share it: the figures are the same. */
export interface LookTask {
  readonly seed: string
  /** The rounds of an answer: none where `from` is not below `to`. */
  readonly rounds: (step: number) => Rounds
  /** Only what changed the chances is looked at, and not what a seat knew or a quick bot would have done: twice as fast. */
  readonly isLedgerOnly?: boolean
}

/** Looks at the answers of a finished game, from its set-up to its end. */
export function* glimpses<T extends Shape>(match: Match<T>, task: LookTask): Generator<Glimpse> {
  const { game, options } = match
  const { seed, rounds } = task
  const forecast = new Forecast(game, game.seats(options).length, seed)
  const isWanted = (step: number) => rounds(step).from < rounds(step).to
  const through = playThrough(match)
  let last: Last<T> | undefined
  for (;;) {
    const { value, done } = through.next()
    const world = worldOf(game, done ? value : value.play)
    const step = done ? match.steps.length : value.index
    if (isWanted(step)) yield glimpse(match, forecast, { step, world, last }, rounds(step))
    if (done) return
    const decided = isWanted(step + 1) ? decisionOf(forecast, value, world, task) : undefined
    last = { world, step: value.step, ...decided }
  }
}

/** The position before an answer, and the answer. */
interface Last<T extends Shape> extends Partial<Decided> {
  readonly world: World<T>
  readonly step: MatchStep<T>
}

interface Decided {
  readonly decision?: Decision
  /** The bots that play on would surely have given this answer. */
  readonly isUsual: boolean
}

interface Came<T extends Shape> {
  readonly step: number
  readonly world: World<T>
  readonly last: Last<T> | undefined
}

function glimpse<T extends Shape>(match: Match<T>, forecast: Forecast<T>, came: Came<T>, rounds: Rounds): Glimpse {
  const { step, world, last } = came
  if (last === undefined) {
    const sums = forecast.sums({ name: `${step}`, world }, rounds)
    if (match.setupDraws.length === 0) return { step, rounds: rounds.to, start: sums, parts: [] }
    const start = setUps(match, forecast, rounds)
    return { step, rounds: rounds.to, start, parts: [{ cause: { kind: 'draws' }, sums }] }
  }
  const passage = { step, answer: last.step, before: last.world, after: world, isUsual: last.isUsual === true }
  const parts = Array.from(spotsOf(forecast, passage), ([cause, spot]) => {
    return { cause, ...(spot && { sums: forecast.sums(spot, rounds) }) }
  })
  return { step, rounds: rounds.to, parts, ...(last.decision && { decision: last.decision }) }
}

/** The number of set-ups in each round: set-ups differ more than the games that follow from one. */
const SET_UPS = 4

/** The chances before anything is laid out. */
function setUps<T extends Shape>({ game, options }: Match<T>, forecast: Forecast<T>, { from, to }: Rounds): Sums {
  const dice = new FastDice(0)
  const play = Play.start(game, options, dice)
  const world = (seed: number): World<T> => {
    dice.seed(seed)
    play.restart(options)
    return play
  }
  return forecast.sums({ name: 'set-ups', world }, { from: from * SET_UPS, to: to * SET_UPS })
}

/** How an answer to a question stands beside a quick bot's, and how its seat stood by what it knew. */
function decisionOf<T extends Shape>(
  forecast: Forecast<T>,
  { play, step: { seat, choice, aside, draws }, index }: Moment<T>,
  world: World<T>,
  { seed, rounds: roundsOf, isLedgerOnly }: LookTask,
): Decided | undefined {
  const ask = play.asks.find(each => each.seat === seat)
  if (aside || ask === undefined) return undefined
  const { game } = forecast
  const seen = see(play, seat)
  const usual = usualOf(game, seen, ask, choice, `${seed} ${index} usual`)
  const isUsual = usual.isGiven && usual.isSure
  if (isLedgerOnly) return { isUsual }
  const rounds = roundsOf(index + 1)
  const act = (other: Play<T>) => other.take(seat, usual.choice)
  const ofBot = () => forecast.sums({ name: `${index} bot`, world, deed: { act, known: [] } }, rounds)
  const bot = usual.isGiven ? 'given' : usual.isSure ? 'expected' : ofBot()
  const imagined = isUsual && draws.length === 0 ? undefined : imaginings(game, seen, seat, world)
  const knew = imagined && forecast.sums({ name: `${index} knew`, world: imagined }, rounds)
  return { isUsual, decision: { seat, bot, ...(knew && { knew }) } }
}

/** How often a position is imagined to see whether a seat can be wrong about it. */
const TRIES = 3

/** Positions that the seat cannot tell from the true one; none where it knows everything. */
export function imaginings<T extends Shape>(
  game: Game<T>,
  seen: Seen<T>,
  seat: Seat,
  world: World<T>,
): ((seed: number) => World<T>) | undefined {
  const dice = new FastDice(0)
  const imagined = (number: number): World<T> => {
    dice.seed(number)
    const { state, pending } = imagine(game, seen, seat, dice)
    return { state, pending }
  }
  // As JSON: what is undefined counts as not there.
  const plain = ({ state, pending }: World<T>): unknown => JSON.parse(JSON.stringify([state, pending]))
  const truth = plain(world)
  const isTrue = (at: World<T>) => sameData(plain(at), truth)
  return Array.from({ length: TRIES }, (_, i) => i).every(i => isTrue(imagined(i))) ? undefined : imagined
}

/** What two looks at one answer have found, the later one with the rounds that follow. */
export function joinGlimpses(a: Glimpse | undefined, b: Glimpse): Glimpse {
  if (a === undefined) return b
  const both = (x: Sums | undefined, y: Sums | undefined) => x && y && joinSums(x, y)
  const [start, knew] = [both(a.start, b.start), both(a.decision?.knew, b.decision?.knew)]
  const decision = b.decision && { ...b.decision, bot: ofBots(a.decision?.bot, b.decision.bot), ...(knew && { knew }) }
  const parts = b.parts.map(({ cause, sums }, i) => {
    const joined = both(a.parts[i]?.sums, sums)
    return { cause, ...(joined && { sums: joined }) }
  })
  return { ...b, parts, ...(start && { start }), ...(decision && { decision }) }
}

function ofBots(a: Decision['bot'] | undefined, b: Decision['bot']): Decision['bot'] {
  return typeof a === 'object' && typeof b === 'object' ? joinSums(a, b) : b
}
