import { type Dice, ScriptError, ScriptedDice } from './dice.ts'
import type { Broken, Game, Shape } from './game.ts'
import { type Answer, Match } from './match.ts'
import { readOptionPairs } from './options.ts'
import type { GameRecord, RecordProblem, RecordStep } from './record.ts'
import { fail, ok, type Result } from './result.ts'
import type { Draw, Watcher } from './scribe.ts'
import { commitment, SealedDice } from './sealed.ts'
import { readChoice } from './words.ts'

export interface ReplayWish<T extends Shape> {
  /** The number of steps after which the replay stops. */
  readonly at?: number
  /** The dice that the match goes on with at the end of the record. Without them the match can only be looked at. */
  readonly goOnWith?: Dice
  readonly watcher?: Watcher<T>
}

/** Plays a record again with its own draws, and checks everything on the way. */
export function replay<T extends Shape>(
  game: Game<T>,
  record: GameRecord,
  { at = record.steps.length, goOnWith, watcher }: ReplayWish<T> = {},
): Result<Match<T>, RecordProblem> {
  if (record.game !== game.id)
    return fail({ line: 2, message: `this is a record of "${record.game}", not of "${game.id}"` })
  if (record.version !== game.version) {
    return fail({
      line: 2,
      message: `the record keeps to version ${record.version} of the rules, these are version ${game.version}`,
    })
  }
  const options = readOptionPairs(game.options, record.options)
  if (!options.ok) return fail({ line: 3, message: options.error.join('; ') })
  const wrongSeats = seatsProblem(game, options.value, record)
  if (wrongSeats !== undefined) return fail(wrongSeats)
  const dice = new ScriptedThen(goOnWith)
  const setupLine = (record.steps[0]?.line ?? record.end?.line ?? 1) - 1
  const started = byScript(dice, record.setup, setupLine, () => ok(new Match(game, options.value, dice, watcher)))
  if (!started.ok) return started
  const match = started.value
  for (const step of record.steps.slice(0, at)) {
    const played = byScript(dice, step.draws, step.line, () => playStep(match, step))
    if (!played.ok) return played
  }
  if (at >= record.steps.length) {
    const wrongEnd = endProblem(match, record)
    if (wrongEnd !== undefined) return fail(wrongEnd)
  }
  dice.goOn()
  return ok(match)
}

/** How many draws follow from a secret, and after how many answers of another game they begin. */
export interface Verified {
  readonly draws: number
  readonly after?: number
}

/**
 * Recomputes every draw from the revealed secret, and says which one is wrong. Of a game that was begun in the middle of another
 * only what was drawn since.
 */
export function verify<T extends Shape>(game: Game<T>, record: GameRecord): Result<Verified, RecordProblem> {
  const { dice, fork } = record
  const replayed = replay(game, record)
  if (!replayed.ok) return replayed
  const diceLine = 4 + record.seats.length
  if (dice.kind === 'plain')
    return fail({ line: diceLine, message: 'the dice of this game were not sealed: nothing can be verified' })
  if (dice.secret === undefined) {
    return fail({
      line: diceLine,
      message: 'the secret of the dice is revealed at the end of the game: this one is not over',
    })
  }
  if (commitment(dice.secret) !== dice.commitment) {
    return fail({ line: diceLine, message: 'the secret is not the one that was committed to before the first move' })
  }
  const sealed = new SealedDice({ secret: dice.secret, words: dice.words })
  let draws = 0
  const match = replayed.value
  const firstLine = record.steps[0]?.line ?? record.end?.line ?? 1
  for (const [i, step] of [{ draws: match.setupDraws }, ...match.steps].entries()) {
    if (fork !== undefined && i <= fork.steps) continue
    for (const draw of step.draws) {
      draws++
      const wrong = wrongDraw(draw, sealed, draws)
      if (wrong !== undefined) return fail({ line: record.steps[i - 1]?.line ?? firstLine - 1, message: wrong })
    }
  }
  return ok(fork === undefined ? { draws } : { draws, after: fork.steps })
}

/** Says in a sentence what was verified. */
export function sayVerified({ draws, after }: Verified): string {
  if (after === undefined) return `All ${draws} draws follow from the secret that was sealed.`
  return (
    `This game was begun from move ${after} of another, and does not verify as that one. ` +
    `The ${draws} draws since then follow from the secret that was sealed.`
  )
}

function wrongDraw({ of, shows, label }: Draw, sealed: SealedDice, n: number): string | undefined {
  const due = sealed.below(of) + 1
  return due === shows ? undefined : `draw ${n} (${label}, 1 to ${of}) should be ${due}, but the record says ${shows}`
}

function seatsProblem<T extends Shape>(
  game: Game<T>,
  options: T['options'],
  record: GameRecord,
): RecordProblem | undefined {
  const plan = game.seats(options).map(place => place.name)
  const found = record.seats.map(seat => seat.name)
  if (plan.join(' ') === found.join(' ')) return undefined
  return { line: 4, message: `with these options the seats are ${plan.join(', ')}, not ${found.join(', ')}` }
}

function playStep<T extends Shape>(match: Match<T>, { seat, choice, line }: RecordStep): Result<true, RecordProblem> {
  const index = match.game.seats(match.options).findIndex(place => place.name === seat)
  if (index < 0) return fail({ line, message: `there is no seat "${seat}"` })
  const read = readChoice(match.game.words, choice)
  if (!read.ok) return fail({ line, message: read.error })
  if (match.outcome !== undefined) return fail({ line, message: 'the game was over before this line' })
  const answer = match.answer(index, read.value)
  return answer.ok ? ok(true) : fail({ line, message: `"${seat} ${choice}" is refused: ${sayRefusal(answer)}` })
}

/** Says in one line what was wrong with an answer. */
export function sayRefusal<T extends Shape>(answer: Exclude<Answer<T>, { ok: true }>): string {
  if (answer.kind !== 'refused') return answer.message
  return answer.broken.map(sayBroken).join('; ')
}

function sayBroken<T extends Shape>({ rule, facts }: Broken<T>): string {
  return facts === undefined
    ? rule
    : `${rule} (${facts.says}${facts.instead === undefined ? '' : `; ${facts.instead}`})`
}

function endProblem<T extends Shape>(match: Match<T>, { end, steps }: GameRecord): RecordProblem | undefined {
  const outcome = match.outcome
  const last = steps.at(-1)?.line ?? 1
  if (end === undefined)
    return outcome === undefined ? undefined : { line: last + 1, message: 'the game is over, but has no "end" line' }
  if (outcome === undefined) return { line: end.line, message: 'the record ends here, but the game is not over' }
  const plan = match.game.seats(match.options)
  const winners = outcome.winners.map(seat => plan[seat]?.name ?? '?')
  if (outcome.by === end.by && winners.join(' ') === end.winners.join(' ')) return undefined
  return { line: end.line, message: `the game ends with "${['end', outcome.by, ...winners].join(' ')}"` }
}

/** Dictates the draws of one line, and reports a problem if they are too few, too many or impossible. */
function byScript<V>(
  dice: ScriptedThen,
  draws: readonly number[],
  line: number,
  act: () => Result<V, RecordProblem>,
): Result<V, RecordProblem> {
  dice.script.dictate(draws)
  try {
    const result = act()
    if (!result.ok) return result
    const left = dice.script.left.length
    return left === 0 ? result : fail({ line, message: `${left} of the draws on this line are not used` })
  } catch (error) {
    if (error instanceof ScriptError) return fail({ line, message: error.message })
    throw error
  }
}

/** Scripted dice that hand over to others when the script is over. */
class ScriptedThen implements Dice {
  readonly script = new ScriptedDice()
  readonly #then: Dice | undefined
  #now: Dice = this.script

  constructor(then: Dice | undefined) {
    this.#then = then
  }

  goOn(): void {
    this.#now = this.#then ?? this.script
  }

  below(n: number): number {
    return this.#now.below(n)
  }
}
