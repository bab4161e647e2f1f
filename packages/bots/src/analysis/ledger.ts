import type { Seat } from '@undercroft/kernel'
import type { Change } from './analyse.ts'

/** What a seat's chance to win was made of, from the first draw to the end. */
export interface Ledger {
  readonly seat: Seat
  readonly start: number
  readonly dice: number
  readonly draws: number
  readonly own: number
  readonly others: number
  readonly end: number
  /** The standard error of each post. What a longer look alone has changed counts as an error of the answers. */
  readonly errors: { readonly [P in Post]: number }
  /**
   * The standard error of dice and draws together, which is that of all answers too: their sum is known exactly. What a longer
   * look alone has changed may belong to either.
   */
  readonly error: number
}

export const POSTS = ['dice', 'draws', 'own', 'others'] as const
export type Post = (typeof POSTS)[number]

/** What nobody chose. */
const CHANCE: readonly Post[] = ['dice', 'draws']

/**
 * The part of a change that belongs to a post of a seat's ledger. What a longer look alone has changed nobody has done: all
 * seats count as having done it alike, so that it favours nobody's answers.
 */
export function partIn({ cause, before }: Change, seat: Seat, post: Post): number {
  if (post === 'dice' || post === 'draws') return cause.kind === post ? 1 : 0
  if (cause.kind === 'dice' || cause.kind === 'draws') return 0
  const own = cause.kind === 'answer' ? Number(cause.seat === seat) : 1 / before.chance.length
  return post === 'own' ? own : 1 - own
}

/** Two chances to be compared. */
type Compared = Pick<Change, 'before' | 'after' | 'isNone'>

/** How much a change brought a seat. */
export function swingOf({ before, after }: Compared, seat: Seat): number {
  return (after.chance[seat] ?? 0) - (before.chance[seat] ?? 0)
}

/** The standard error of a change: its two chances are estimated apart, unless it changes nothing. */
export function errorOf({ before, after, isNone }: Compared, seat: Seat): number {
  return isNone ? 0 : Math.hypot(before.error[seat] ?? 0, after.error[seat] ?? 0)
}

/** Whether a seat has lost by it more than the error of the estimate. */
export function isLoss(change: Compared, seat: Seat): boolean {
  return swingOf(change, seat) < -SURE * errorOf(change, seat)
}

/** What weighed more in a seat's result, if that is beyond the error of the estimate: chance, or everybody's answers. */
export function weightOf({ dice, draws, own, others, end, start, error }: Ledger): 'chance' | 'answers' | 'unclear' {
  const difference = dice + draws - (own + others)
  if (Math.abs(difference) <= SURE * 2 * error) return 'unclear'
  return difference > 0 === end > start ? 'chance' : 'answers'
}

/** A difference of two estimates counts from so many standard errors on. */
export const SURE = 2

/** Adds every change up: start, dice, draws, own and others' answers make the end. */
export function ledgerOf(changes: readonly Change[], seats: number): Ledger[] {
  return Array.from({ length: seats }, (_, seat) => {
    const sums = { dice: 0, draws: 0, own: 0, others: 0 }
    for (const change of changes) {
      for (const post of POSTS) sums[post] += partIn(change, seat, post) * swingOf(change, seat)
    }
    const start = changes[0]?.before.chance[seat] ?? 0
    const end = changes.at(-1)?.after.chance[seat] ?? start
    const of = (posts: readonly Post[]) => errorOfSum(changes, seat, posts)
    const answers = (post: Post) => Math.hypot(of([post]), errorOfLooks(changes, seat, post))
    const errors = { dice: of(['dice']), draws: of(['draws']), own: answers('own'), others: answers('others') }
    return { seat, start, ...sums, end, errors, error: Math.hypot(of(CHANCE), errorOfLooks(changes, seat)) }
  })
}

/**
 * A longer look sees what a shorter one has missed: dice and answers of before whose worth shows only now. Nobody knows
 * which, so that all of it is uncertain, or the part of it that a post has.
 */
function errorOfLooks(changes: readonly Change[], seat: Seat, post?: Post): number {
  let squares = 0
  for (const change of changes) {
    if (change.cause.kind !== 'look') continue
    squares += ((post === undefined ? 1 : partIn(change, seat, post)) * swingOf(change, seat)) ** 2
  }
  return Math.sqrt(squares)
}

/**
 * The standard error of the sum of some posts. Where two changes of these posts follow each other, the chance between them
 * is added once and taken away once: its error does not count.
 */
function errorOfSum(changes: readonly Change[], seat: Seat, posts: readonly Post[]): number {
  let [squares, was] = [0, 0]
  for (const change of changes) {
    if (change.isNone) continue
    const part = posts.reduce((sum, post) => sum + partIn(change, seat, post), 0)
    squares += ((part - was) * (change.before.error[seat] ?? 0)) ** 2
    was = part
  }
  return Math.sqrt(squares)
}
