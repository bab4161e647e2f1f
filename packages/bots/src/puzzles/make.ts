import { FastDice, type Game, Match, type Seen, type Shape, sameData, sayChoice, writeRecord } from '@undercroft/kernel'
import type { Puzzle, PuzzleBook } from '@undercroft/kernel/puzzles'
import type { Bot } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { CLEAR, hasty, isAhead, isPuzzling, type Look, lookAt, missesOf } from './look.ts'

export interface PuzzlePlan<T extends Shape> {
  readonly options: T['options']
  readonly seed: string
  /** How many puzzles are wanted. */
  readonly count: number
  /** Positions before this many answers are passed over: in a long game the late ones decide more. */
  readonly after?: number
}

/** How far the making has got. */
export interface PuzzleProgress {
  /** Games that were begun, and positions that were looked at. */
  readonly games: number
  readonly looks: number
  readonly book: PuzzleBook
}

/** Answers that are given at random, so that positions come about that need an answer: 1 in so many. */
const WHIM = 8
/** One of this many positions that could be a puzzle is looked at. */
const LOOK = 4
/** The most puzzles of one game, each in another phase. */
const MOST_IN_A_GAME = 3
/** Games are begun for each puzzle that is wanted, until there are enough: at most so many. */
const GAMES_EACH = 20

/** The number of playouts of each answer: in the first look, and in the second where the first was promising. */
const GLANCE = 8
export const DEEP = 96
/** What a glance must promise: so much of the chance to win, and so many standard errors. */
const PROMISE = { margin: 0.03, errors: 1 }
/**
 * A puzzle that the greedy bot always solves needs a wider margin. Of those no more than this share are taken, and one more
 * after every few games: in some games the greedy bot seldom errs.
 */
const WIDE = 0.1
const [SIMPLE_SHARE, GAMES_MORE] = [1 / 3, 10]

/**
 * Plays games between bots that sometimes err, and collects the positions in which one answer is clearly best. All its
 * chance comes from the seed, so that the same plan makes the same book. It yields after every position it looks at.
 */
export function* makePuzzles<T extends Shape>(game: Game<T>, plan: PuzzlePlan<T>): Generator<PuzzleProgress, void> {
  const { seed, count } = plan
  const records: string[] = []
  const puzzles: Puzzle[] = []
  let simple = 0
  let looks = 0
  for (let games = 1; puzzles.length < count && games <= GAMES_EACH * count; games++) {
    const phases = new Set<string>()
    const record = records.length
    for (const place of placesOf(game, plan, `${seed} ${games}`)) {
      const { match, seen, ask, phase } = place
      if (phases.has(phase)) continue
      const id = `${seed}-${games}-${match.steps.length}`
      const look = clearly(game, place, id)
      looks++
      if (look !== undefined) {
        const misses = missesOf(game, seen, ask, look.best.choice, `${id} weak`)
        const isSimple = misses.greedy === 0
        const mostSimple = SIMPLE_SHARE * count + games / GAMES_MORE
        const isKept = !isSimple || (look.margin >= WIDE && simple < mostSimple)
        if (isKept) {
          const puzzle = puzzleOf(place, id, record, look, misses.all)
          puzzles.push(puzzle)
          if (isSimple) simple++
          phases.add(phase)
          const players = game.seats(plan.options).map(() => ({ kind: 'bot' as const, player: 'greedy' }))
          records[record] = writeRecord(match, { players, dice: { kind: 'plain' } })
        }
      }
      yield { games, looks, book: { game: game.id, seed, records: [...records], puzzles: [...puzzles] } }
      if (puzzles.length >= count || phases.size >= MOST_IN_A_GAME) break
    }
  }
}

interface Place<T extends Shape> {
  readonly match: Match<T>
  readonly seen: Seen<T>
  readonly ask: Match<T>['play']['asks'][number]
  readonly phase: string
}

/** Plays a game, and gives some of the positions in which there is something to find. */
function* placesOf<T extends Shape>(
  game: Game<T>,
  { options, after = 0 }: PuzzlePlan<T>,
  seed: string,
): Generator<Place<T>, void> {
  const match = new Match(game, options, new FastDice(`${seed} table`))
  const whims = new FastDice(`${seed} whims`)
  const bots = game.seats(options).map((_, seat) => greedy(game, new FastDice(`${seed} ${seat}`)))
  while (match.outcome === undefined && match.steps.length < game.bound) {
    const { asks, asking } = match.play
    const [ask] = asks
    const bot = ask && bots[ask.seat]
    if (ask === undefined || bot === undefined) throw new Error(`${game.id} has neither a question nor an outcome`)
    const seen = remarked(match, bot, ask.seat)
    const phase = asking?.frame.phase ?? ''
    const looks = whims.below(LOOK) === 0 && isPuzzling(game, phase, asks) && match.play.pending.length === 0
    if (looks && match.steps.length >= after) yield { match, seen, ask, phase }
    const whim = whims.below(WHIM) === 0 ? ask.options[whims.below(ask.options.length)] : undefined
    match.answer(ask.seat, whim ?? bot.choose(seen, ask))
  }
}

/** Lets a bot say what it has to say before it answers, and gives what it sees then. */
function remarked<T extends Shape>(match: Match<T>, bot: Bot<T>, seat: number): Seen<T> {
  let seen = match.see(seat)
  for (let said = bot.remark?.(seen, seat); said !== undefined; said = bot.remark?.(seen, seat)) {
    match.answer(seat, said)
    seen = match.see(seat)
  }
  return seen
}

type Clear<T extends Shape> = Look<T> & { readonly best: Look<T>['answers'][number] }

/** Looks at a position, closely if a glance promises something; nothing where no answer is clearly best. */
function clearly<T extends Shape>(game: Game<T>, place: Place<T>, id: string): Clear<T> | undefined {
  const { seen, ask } = place
  const glance = lookAt(hasty(game), seen, ask, GLANCE, `${id} glance`)
  if (!isAhead(glance, PROMISE)) return undefined
  const first = lookAt(game, seen, ask, DEEP, `${id} first`)
  if (!isAhead(first, CLEAR)) return undefined
  // What is found in many positions may be luck. A second look is free of that, and it is the one that is kept.
  const look = lookAt(game, seen, ask, DEEP, id)
  const [best] = look.answers
  if (best === undefined || !isAhead(look, CLEAR) || !sameData(best.choice, first.answers[0]?.choice)) return undefined
  const why = game.reason === undefined || game.reason(seen, ask.seat, best.choice) !== undefined
  return why ? { ...look, best } : undefined
}

function puzzleOf<T extends Shape>(
  { match, ask }: Place<T>,
  id: string,
  record: number,
  { answers, margin, error }: Look<T>,
  misses: number,
): Puzzle {
  const { game, options, steps } = match
  return {
    id,
    record,
    at: steps.length,
    seat: game.seats(options)[ask.seat]?.name ?? '',
    answers: answers.map(each => ({
      choice: sayChoice(game.words, each.choice),
      chance: rounded(each.chance),
      error: rounded(each.error),
    })),
    margin: rounded(margin),
    error: rounded(error),
    rating: Math.round(100 * misses),
  }
}

function rounded(chance: number): number {
  return Math.round(1000 * chance) / 1000
}
