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

/** A trial without its own types, for what is done with all of them alike. */
type AnyTrial = Trial<Contest>

function anyTrial(id: TrialId): AnyTrial {
  return MACHINES[id] as unknown as AnyTrial
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
