import { TRIALS, type TrialId } from '../../content/trials.ts'
import type { TrialState, TrialStates } from '../../state/trials.ts'
import { arcRunText } from './arc-run.ts'
import { bloodPriceText } from './blood-price.ts'
import { boltCoilGroundText } from './bolt-coil-ground.ts'
import { capacitorText } from './capacitor.ts'
import { liarsVoltsText } from './liars-volts.ts'
import { liveWireText } from './live-wire.ts'
import { sixFusesText } from './six-fuses.ts'
import { sparkChainText } from './spark-chain.ts'
import { sparringRodsText } from './sparring-rods.ts'
import type { Ring, TrialText } from './text.ts'
import { undercutText } from './undercut.ts'

const TEXTS: { readonly [K in TrialId]: TrialText<TrialStates[K]> } = {
  'TR-01': sparringRodsText,
  'TR-02': bloodPriceText,
  'TR-03': liarsVoltsText,
  'TR-04': sparkChainText,
  'TR-05': capacitorText,
  'TR-06': boltCoilGroundText,
  'TR-07': undercutText,
  'TR-08': arcRunText,
  'TR-09': sixFusesText,
  'TR-10': liveWireText,
}

/** A text without its trial's own type, for code that treats all trials alike. */
function anyText(id: TrialId): TrialText<TrialState> {
  return TEXTS[id] as TrialText<TrialState>
}

/** All that a viewer sees of a trial: its rules while it lasts, what lies open, who rolled off, and who has won. */
export function sayTrial(seen: TrialState, ring: Ring): string[] {
  const { trial, rollOffs, winner } = seen
  const { name, story, task } = TRIALS[trial]
  return [
    name,
    ...(winner === undefined ? [story, task] : []),
    ...anyText(trial)(seen, ring),
    ...rollOffs.map(
      dice => `Roll-off: ${dice.flatMap((die, who) => (die > 0 ? [`${ring.names[who]} ${die}`] : [])).join(', ')}`,
    ),
    ...(winner === undefined ? [] : [`${ring.names[winner]} wins.`]),
  ]
}
