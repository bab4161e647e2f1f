import { bankIn, LAST_BANK, ROUNDS } from '../../rules/13-trials/live-wire.ts'
import type { LiveWire } from '../../state/trials.ts'
import type { TrialText } from './text.ts'

export const liveWireText: TrialText<LiveWire> = ({ round, holding, banks, dice, winner }, { names }) => [
  `Round ${round} of ${ROUNDS}${winner === undefined ? sayRisk(round) : ''}`,
  ...(dice.length > 0 ? [`The dice so far: ${dice.join(', ')}`] : []),
  ...banks.map((bank, who) => `${names[who]} ${holding[who] ? 'holds the wire' : `has banked ${bank}`}`),
]

function sayRisk(round: number): string {
  return `: letting go banks ${bankIn(round)}, ${round} in 6 to be thrown off; who holds to the end banks ${LAST_BANK}`
}
