import { oneFrom, type Picker } from '../../content/pick.ts'
import { TRIAL_IDS, type TrialId } from '../../content/trials.ts'
import type { TrialMove } from '../../state/trial-moves.ts'
import type { Contest, Contestant, TrialState, TrialStates } from '../../state/trials.ts'
import { arcRun } from './arc-run.ts'
import { bloodPrice } from './blood-price.ts'
import { boltCoilGround } from './bolt-coil-ground.ts'
import { capacitor } from './capacitor.ts'
import { liarsVolts } from './liars-volts.ts'
import { liveWire } from './live-wire.ts'
import { sixFuses } from './six-fuses.ts'
import { sparkChain } from './spark-chain.ts'
import { sparringRods } from './sparring-rods.ts'
import type { Asked, Referee, Trial } from './trial.ts'
import { undercut } from './undercut.ts'

/** How each trial is played. */
const MACHINES = {
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
} as const satisfies { readonly [K in TrialId]: Trial<TrialStates[K]> }

/** A trial without its own types, for code that treats all trials alike. */
type AnyTrial = Trial<Contest>

function anyTrial(id: TrialId): AnyTrial {
  return MACHINES[id] as unknown as AnyTrial
}

/** ED-13.5: any trial, each equally likely. */
export function randomTrial(pick: Picker): TrialId {
  return oneFrom(TRIAL_IDS, pick)
}

/** Starts a trial; one without choices is over at once. */
export function startTrial(id: TrialId, who: readonly Contestant[], referee: Referee): TrialState {
  return anyTrial(id).start(who, referee) as TrialState
}

/** The contestants who are asked now; nobody once the trial is over. */
export function trialAsks(s: TrialState): readonly Asked[] {
  return anyTrial(s.trial).asks(s)
}

/** The moves that a contestant may make; there is one at least for everybody who is asked. */
export function trialOffers(s: TrialState, who: number): readonly TrialMove[] {
  return anyTrial(s.trial).offers(s, who)
}

/** Carries out the moves of all who were asked; `moves` is indexed by contestant. */
export function playTrial(s: TrialState, moves: readonly (TrialMove | undefined)[], referee: Referee): void {
  anyTrial(s.trial).play(s, moves, referee)
}
