import type { BloodPrice } from '../../state/trials.ts'
import type { TrialText } from './text.ts'

/** There are no bids until they are laid open. */
export const bloodPriceText: TrialText<BloodPrice> = ({ who, bids }, { names }) =>
  who.map(({ live, shade }, i) => `${names[i]}${shade ? '' : `, ${live} Live`}: bid ${bids[i] ?? '?'}`)
