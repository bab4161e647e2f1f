import { copyOf } from '../../content/copy.ts'
import { oneFrom, type Picker } from '../../content/pick.ts'
import type { TrialMove } from '../../state/trial-moves.ts'
import { arcRun } from './arc-run.ts'
import { bloodPrice } from './blood-price.ts'
import { boltCoilGround } from './bolt-coil-ground.ts'
import { capacitor } from './capacitor.ts'
import { liarsVolts } from './liars-volts.ts'
import { liveWire } from './live-wire.ts'
import { sixFuses } from './six-fuses.ts'
import { sparkChain } from './spark-chain.ts'
import { sparringRods } from './sparring-rods.ts'
import {
  type Asked,
  type BotTraits,
  type Contest,
  type Contestant,
  type Referee,
  TRIAL_IDS,
  type Trial,
  type TrialId,
} from './trial.ts'
import { undercut } from './undercut.ts'

export { sayTrialEvent, type TrialEvent } from '../../state/trial-events.ts'
export { labelMove, type TrialMove, trialVerbs } from '../../state/trial-moves.ts'
export { type Asked, type BotTraits, type Contestant, type Referee, TRIAL_IDS, type TrialId } from './trial.ts'

export const TRIALS = {
  'TR-01': sparringRods,
  'TR-02': bloodPrice,
  'TR-03': liarsVolts,
  'TR-04': sparkChain,
  'TR-05': capacitor,
  'TR-06': boltCoilGround,
  'TR-07': undercut,
  'TR-08': arcRun,
  'TR-09': sixFuses,
  'TR-10': liveWire,
} as const

export type StateOf<K extends TrialId> = (typeof TRIALS)[K] extends Trial<infer State> ? State : never
export type TrialState = { [K in TrialId]: StateOf<K> }[TrialId]

/** A trial without its own types, for what is done with all of them alike. */
type AnyTrial = Trial<Contest>

function anyTrial(id: TrialId): AnyTrial {
  return TRIALS[id] as unknown as AnyTrial
}

/** ED-13.5 */
export function randomTrial(pick: Picker): TrialId {
  return oneFrom(TRIAL_IDS, pick)
}

/** One without choices is over at once. */
export function startTrial(id: TrialId, who: readonly Contestant[], referee: Referee): TrialState {
  return anyTrial(id).start(who, referee) as TrialState
}

/** Who answers now; nobody once it is over. */
export function trialAsks(s: TrialState): readonly Asked[] {
  return anyTrial(s.trial).asks(s)
}

/** Never empty for one who is asked. */
export function trialOffers(s: TrialState, who: number): readonly TrialMove[] {
  return anyTrial(s.trial).offers(s, who)
}

/** All who are asked have moved; `moves` by contestant. */
export function playTrial(s: TrialState, moves: readonly (TrialMove | undefined)[], referee: Referee): void {
  anyTrial(s.trial).play(s, moves, referee)
}

/** What a contestant may see, or a bystander. */
export function seeTrial(s: TrialState, who: number | undefined): TrialState {
  return copyOf((anyTrial(s.trial).see?.(s, who) ?? s) as TrialState)
}

export function imagineTrial(seen: TrialState, who: number | undefined, pick: Picker): TrialState {
  return copyOf((anyTrial(seen.trial).imagine?.(seen, who, pick) ?? seen) as TrialState)
}

export function cloneTrial(s: TrialState): TrialState {
  return copyOf(s)
}

/** From what the contestant may see. */
export function botMove(seen: TrialState, who: number, bot: BotTraits, pick: Picker): TrialMove {
  return anyTrial(seen.trial).bot(seen, who, bot, pick)
}

/** What is wrong with a trial in the state. */
export function soundTrial(s: TrialState): string[] {
  const { winner } = s
  const asked = trialAsks(s)
  return [
    ...(winner === undefined || s.who[winner] !== undefined ? [] : [`${s.trial}: ${winner} is no contestant`]),
    ...((winner === undefined) === asked.length > 0
      ? []
      : [`${s.trial}: ${asked.length} are asked, the winner is ${winner}`]),
    ...asked
      .filter(({ who }) => s.who[who] === undefined)
      .map(({ who }) => `${s.trial}: ${who} is asked and no contestant`),
  ]
}
