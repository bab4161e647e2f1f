import type { Shown } from '@undercroft/kernel'
import { upTo } from '../../content/pick.ts'
import type { TrialId } from '../../content/trials.ts'
import type { TrialEvent } from '../../state/trial-events.ts'
import type { TrialMove } from '../../state/trial-moves.ts'
import type { Contest, Contestant } from '../../state/trials.ts'

export interface Asked {
  readonly who: number
  readonly shown: Shown
  readonly prompt: string
}

/** What a trial may ask of the table. */
export interface Referee {
  /** An open die: 1 to `sides`. */
  roll(sides: number, label: string): number
  /** Several open dice at once. */
  throw(count: number, sides: number, label: string): number[]
  /** A hidden draw: 0 to `below - 1`. */
  pick(below: number, label: string): number
  /** Tells an event to these contestants, or to everybody. */
  tell(event: TrialEvent, to?: readonly number[]): void
  /** Something secret becomes known to these contestants, or to everybody. */
  reveal(rule: 'ED-13.2', to: readonly number[] | 'all', what: unknown): void
}

/** How one kind of trial is played: a small machine over its contestants. Everybody who is asked answers at once. */
export interface Trial<State extends Contest> {
  start(who: readonly Contestant[], referee: Referee): State
  /** Asks nobody once the trial is over. */
  asks(s: State): readonly Asked[]
  offers(s: State, who: number): readonly TrialMove[]
  /** `moves` holds the move of each contestant, by index. */
  play(s: State, moves: readonly (TrialMove | undefined)[], referee: Referee): void
}

export function contest(who: readonly Contestant[]): Contest {
  return { who: who.map(each => ({ ...each })), rollOffs: [] }
}

export function everyone({ who }: Contest): number[] {
  return upTo(who.length)
}

/** Those of `among` who have the most. */
export function highest(among: readonly number[], worth: (who: number) => number): number[] {
  const most = Math.max(...among.map(worth))
  return among.filter(who => worth(who) === most)
}

/** The next contestant after this one who is still in. */
export function nextAfter(who: number, isIn: readonly boolean[]): number {
  for (let step = 1; step <= isIn.length; step++) {
    const next = (who + step) % isIn.length
    if (isIn[next]) return next
  }
  return who
}

/** The nouns of all moves with this verb; contestants who were not asked are left out. */
export function nounsOf<V extends TrialMove[0]>(
  moves: readonly (TrialMove | undefined)[],
  verb: V,
): Extract<TrialMove, readonly [V, ...unknown[]]>[1][] {
  return moves.flatMap(move => (move !== undefined && move[0] === verb ? [move[1] as never] : []))
}

/** ED-13.2: lays secret choices open together. */
export function layOpen(trial: TrialId, moves: readonly (TrialMove | undefined)[], referee: Referee): void {
  referee.reveal('ED-13.2', 'all', moves)
  for (const [by, move] of moves.entries()) if (move !== undefined) referee.tell({ trial, news: 'chose', by, move })
}

export function win(s: Contest, trial: TrialId, winner: number, referee: Referee, price?: number): void {
  s.winner = winner
  if (price !== undefined) s.price = price
  referee.tell({ trial, news: 'won', by: winner, ...(price === undefined ? {} : { price }) })
}

/** ED-13.3: those tied roll a die each, and the highest stay, until one is left. */
export function rollOff(s: Contest, trial: TrialId, tied: readonly number[], referee: Referee): number {
  let left = tied
  while (left.length > 1) {
    referee.tell({ trial, news: 'rollOff', among: left, rule: 'ED-13.3' })
    const rolled = s.who.map((_, who) => (left.includes(who) ? referee.roll(6, 'roll-off') : 0))
    s.rollOffs.push(rolled)
    left = highest(left, who => rolled[who] ?? 0)
  }
  return left[0] ?? 0
}

/** The contestant with the most wins; those tied roll off. */
export function crown(
  s: Contest,
  trial: TrialId,
  among: readonly number[],
  worth: (who: number) => number,
  referee: Referee,
): void {
  win(s, trial, rollOff(s, trial, highest(among, worth), referee), referee)
}
