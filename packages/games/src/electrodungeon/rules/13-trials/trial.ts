import type { Seat, Shown } from '@undercroft/kernel'
import { type Picker, upTo } from '../../content/pick.ts'
import type { TrialEvent } from '../../state/trial-events.ts'
import type { TrialMove } from '../../state/trial-moves.ts'

export const TRIAL_IDS = [
  'TR-01',
  'TR-02',
  'TR-03',
  'TR-04',
  'TR-05',
  'TR-06',
  'TR-07',
  'TR-08',
  'TR-09',
  'TR-10',
] as const
export type TrialId = (typeof TRIAL_IDS)[number]

/** ED-13.1: the active Explorer first, then those who joined in turn order, the Shade last. Known by its index from then on. */
export interface Contestant {
  readonly seat: Seat
  readonly shade: boolean
  readonly fight: number
  readonly live: number
}

/** What all trials have in common. */
export interface Contest {
  readonly who: readonly Contestant[]
  /** One for each throw: what each contestant rolled, 0 for those who are not in it. */
  rollOffs: number[][]
  winner?: number
  /** Live that the winner pays (TR-02). */
  price?: number
}

export interface Asked {
  readonly who: number
  readonly shown: Shown
  readonly prompt: string
}

/** What a trial may ask of the table. */
export interface Referee {
  /** An open die: 1 to `sides`. */
  roll(sides: number, label: string): number
  /** A hidden draw: 0 to `below - 1`. */
  pick(below: number, label: string): number
  /** To these contestants, or to everybody. */
  tell(event: TrialEvent, to?: readonly number[]): void
  /** Something secret becomes known to these contestants, or to everybody. */
  reveal(rule: 'ED-13.2', to?: readonly number[]): void
}

export interface BotTraits {
  /** Whether a fragment is needed. */
  readonly wants: boolean
  /** How surely it remembers each node of a chain. */
  readonly memory: number
}

/** One kind of trial: a small machine over its contestants. All that are asked answer at once. */
export interface Trial<State extends Contest> {
  readonly id: TrialId
  readonly name: string
  /** Where one stands and what is at stake, in two or three sentences. */
  readonly story: string
  /** The rules in a sentence or two. */
  readonly task: string
  start(who: readonly Contestant[], referee: Referee): State
  /** Nobody once it is over. */
  asks(s: State): readonly Asked[]
  offers(s: State, who: number): readonly TrialMove[]
  /** The moves by contestant. */
  play(s: State, moves: readonly (TrialMove | undefined)[], referee: Referee): void
  /** What a contestant, or a bystander, may see; all of it unless it is said. */
  see?(s: State, who: number | undefined): State
  /** The inverse: fills in what was left out by chance. */
  imagine?(seen: State, who: number | undefined, pick: Picker): State
  bot(seen: State, who: number, bot: BotTraits, pick: Picker): TrialMove
}

export function contest(who: readonly Contestant[]): Contest {
  return { who: who.map(each => ({ ...each })), rollOffs: [] }
}

export function everyone({ who }: Contest): number[] {
  return upTo(who.length)
}

/** Who has the most, of those asked about. */
export function highest(among: readonly number[], worth: (who: number) => number): number[] {
  const most = Math.max(...among.map(worth))
  return among.filter(who => worth(who) === most)
}

/** The next one after this who is still in. */
export function nextAfter(who: number, isIn: readonly boolean[]): number {
  for (let step = 1; step <= isIn.length; step++) {
    const next = (who + step) % isIn.length
    if (isIn[next]) return next
  }
  return who
}

/** The moves of one verb; what was not asked for is left out. */
export function nounsOf<V extends TrialMove[0]>(
  moves: readonly (TrialMove | undefined)[],
  verb: V,
): Extract<TrialMove, readonly [V, ...unknown[]]>[1][] {
  return moves.flatMap(move => (move !== undefined && move[0] === verb ? [move[1] as never] : []))
}

/** Secret choices are laid open together. */
export function layOpen(trial: TrialId, moves: readonly (TrialMove | undefined)[], referee: Referee): void {
  referee.reveal('ED-13.2')
  for (const [by, move] of moves.entries()) if (move !== undefined) referee.tell({ trial, news: 'chose', by, move })
}

export function win(s: Contest, trial: TrialId, winner: number, referee: Referee, price?: number): void {
  s.winner = winner
  if (price !== undefined) s.price = price
  referee.tell({ trial, news: 'won', by: winner, ...(price === undefined ? {} : { price }) })
}

/** ED-13.3: of those tied the highest stay, until one is left. */
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

/** The one with the most wins; those tied roll off. */
export function crown(
  s: Contest,
  trial: TrialId,
  among: readonly number[],
  worth: (who: number) => number,
  referee: Referee,
): void {
  win(s, trial, rollOff(s, trial, highest(among, worth), referee), referee)
}
