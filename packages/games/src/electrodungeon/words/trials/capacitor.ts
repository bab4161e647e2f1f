import { chargeOf } from '../../state/trial-secrets.ts'
import type { Capacitor } from '../../state/trials.ts'
import { sum, type TrialText } from './text.ts'

/** A viewer knows only its own charge until all are done; then the charges of those who are finished lie open. */
export const capacitorText: TrialText<Capacitor> = ({ who, rolls, charging, shown, replayed, winner }, { names }) => [
  replayed ? 'Once more, for those who were level' : 'Each alone, unseen',
  ...who.map((_, i) => {
    const open = winner !== undefined || (shown.length > 0 && !charging[i])
    const dice = (open ? shown[i] : rolls[i]) ?? []
    return `${names[i]}: ${dice.length > 0 ? sum(dice, chargeOf(dice)) : '?'}`
  }),
]
