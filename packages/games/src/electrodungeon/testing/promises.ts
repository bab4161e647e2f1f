import type { Seat, Seen } from '@undercroft/kernel'
import type { Event } from '../state/events.ts'
import type { Choice, ElectroDungeon } from '../state/state.ts'
import { foresee } from '../words/odds.ts'

/** In these phases the dice of a choice may still change. */
const ROLLING = new Set<string>(['roll', 'react', 'settled'])

type Told = readonly { readonly what: string }[]

/** What the odds say of a choice, to be compared with the rolls that follow. */
export function promises({ view }: Seen<ElectroDungeon>, seat: Seat, choice: Choice) {
  const foreseen = foresee(view, seat, choice)
  if (foreseen === undefined) return []
  if (foreseen === 'no roll') {
    return [{ says: `${choice[0]} needs no roll`, chance: 1, kept: ({ told }: { told: Told }) => !told.some(isRoll) }]
  }
  return foreseen.map(({ explorer, trait, chance }) => ({
    says: `${choice[0]}: the ${trait} roll is won`,
    chance,
    byDice: true as const,
    until: ({ frames }: Seen<ElectroDungeon>) => !frames.some(({ phase }) => ROLLING.has(phase)),
    kept({ told }: { told: Told }) {
      const [roll] = told.filter(isRoll).filter(each => each.explorer === explorer && each.trait === trait)
      return roll?.won === true
    },
  }))
}

function isRoll(event: { readonly what: string }): event is Extract<Event, { what: 'scored' | 'contested' }> {
  return event.what === 'scored' || event.what === 'contested'
}
