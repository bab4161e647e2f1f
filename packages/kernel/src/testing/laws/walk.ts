import { type Ask, checkChoice, type Dice, type Match, type Play, type Seat, type Shape } from '../../index.ts'
import type { Trial } from './trial.ts'

/** The number of answers after which the laws stop looking. Law 7 alone plays to the end. */
export const MOST_ANSWERS = 300

/** The number of earlier choices that are kept to be tried again at the wrong moment. */
const POOL = 120

export interface Move<T extends Shape> {
  readonly seat: Seat
  readonly choice: T['choice']
}

/** Random play through a match, one answer at a time. */
export class Walk<T extends Shape> {
  readonly match: Match<T>
  readonly luck: Dice
  readonly seats: readonly Seat[]
  readonly pool: T['choice'][] = []
  /** The reason why the walk could not go on. Only law 1 reports it, or every law would. */
  failure: string | undefined
  #answers = 0

  constructor(trial: Trial<T>, match: Match<T> = trial.match()) {
    this.match = match
    this.luck = trial.dice('player')
    this.seats = [...trial.game.seats(trial.options).keys()]
  }

  goesOn(): boolean {
    return this.failure === undefined && this.match.play.asks.length > 0 && this.#answers < MOST_ANSWERS
  }

  /** Is true once in so many times. */
  chance(times: number): boolean {
    return this.luck.below(times) === 0
  }

  /** Answers one question at random, seldom with an aside. */
  step(): Move<T> | undefined {
    this.#fill()
    const move = (this.chance(100) ? this.#aside() : undefined) ?? randomMove(this.match.play, this.luck)
    return this.take(move) ? move : undefined
  }

  take({ seat, choice }: Move<T>): boolean {
    this.#answers++
    try {
      const answer = this.match.answer(seat, choice)
      if (answer.ok) return true
      this.failure = answer.kind === 'refused' ? answer.broken.map(broken => broken.rule).join(', ') : answer.message
    } catch (error) {
      this.failure = sayError(error)
    }
    return false
  }

  /** Gives a choice that may or may not be legal now: an earlier one, or one put together from several. */
  strange(): T['choice'] | undefined {
    const choice = any(this.pool, this.luck)
    if (choice === undefined || this.chance(2)) return choice
    const other = any(this.pool, this.luck)
    const mixed = mutate(choice, other?.[0] === choice[0] ? other : choice, this.luck)
    return checkChoice(this.match.game.words, mixed).ok ? (mixed as T['choice']) : choice
  }

  #aside(): Move<T> | undefined {
    const seat = any(this.seats, this.luck) ?? 0
    const choice = any(this.match.asides(seat)?.options ?? [], this.luck)
    return choice === undefined ? undefined : { seat, choice }
  }

  #fill(): void {
    for (const { options } of this.match.play.asks) {
      const choice = any(options, this.luck)
      if (choice === undefined) continue
      if (this.pool.length < POOL) this.pool.push(choice)
      else this.pool[this.luck.below(POOL)] = choice
    }
  }
}

/** Picks one of the open questions and an answer to it. A form is also answered with what the game invents for it. */
export function randomMove<T extends Shape>(play: Play<T>, luck: Dice): Move<T> {
  const ask = any(play.asks, luck)
  if (ask === undefined) throw new Error('nobody is asked')
  return { seat: ask.seat, choice: randomAnswer(play, ask, luck) }
}

export function randomAnswer<T extends Shape>(play: Play<T>, ask: Ask<T>, luck: Dice): T['choice'] {
  const { asking } = play
  const listed = any(ask.options, luck)
  if (ask.form !== undefined && asking?.phase.invent !== undefined && (listed === undefined || luck.below(2) === 0)) {
    return asking.phase.invent({ s: play.state, f: asking.frame, seat: ask.seat, dice: luck })
  }
  if (listed === undefined) throw new Error(`"${asking?.frame.phase}" asks, but neither offers nor invents anything`)
  return listed
}

export function any<E>(list: readonly E[], luck: Dice): E | undefined {
  return list.length === 0 ? undefined : list[luck.below(list.length)]
}

/** Gives the same verb with one noun changed: taken from another choice, or bent a little. */
export function mutate(choice: readonly unknown[], other: readonly unknown[], luck: Dice): readonly unknown[] {
  if (choice.length < 2) return choice
  const at = 1 + luck.below(choice.length - 1)
  const noun = luck.below(2) === 0 ? other[at] : bend(choice[at], luck)
  return choice.with(at, noun)
}

function bend(noun: unknown, luck: Dice): unknown {
  if (typeof noun === 'number') return noun + luck.below(5) - 2
  if (typeof noun === 'string') return luck.below(2) === 0 ? noun.slice(1) : noun + noun.slice(0, 1)
  if (!Array.isArray(noun) || noun.length === 0) return noun
  const [i, j] = [luck.below(noun.length), luck.below(noun.length)]
  switch (luck.below(5)) {
    case 0:
      return noun.with(i, noun[j]).with(j, noun[i])
    case 1:
      return noun.toSpliced(i, 1)
    case 2:
      return noun.toSpliced(i, 0, noun[j])
    case 3:
      return noun.with(i, noun[j])
    default:
      return noun.with(i, bend(noun[i], luck))
  }
}

export function sayError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const where = error.stack?.split('\n').find(line => line.includes('/src/') && !line.includes('/testing/'))
  return `${error.name}: ${error.message}${where === undefined ? '' : ` (${where.trim()})`}`
}
