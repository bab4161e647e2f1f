import type { Choice, SpawnCost } from '../state/choices.ts'
import { landFor } from './explore.ts'
import { bestPlan, type Outlook } from './plan.ts'

/** The best Space to Spawn on, with the die that is missed least. */
export function spawnWorths(view: Outlook): (choice: Choice) => number {
  const known = new Map<number, number>()
  return choice => {
    if (choice[0] !== 'spawn') return Number.NEGATIVE_INFINITY
    const [, cost, space] = choice
    const worth = known.get(space) ?? bestPlan(view, space).worth + (landFor(view).finds[space] as number)
    known.set(space, worth)
    return worth - missed(cost, view.prices.swords)
  }
}

function missed(cost: SpawnCost, swords: boolean): number {
  switch (cost) {
    case 'free':
    case 'special':
    case 'claw':
      return 0
    case 'coin':
      return 3
    case 'star':
      return 6
    case 'foot':
      return 9
    case 'sword':
      return swords ? 12 : 7.5
  }
}
