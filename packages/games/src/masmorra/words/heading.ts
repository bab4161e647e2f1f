import type { Heading, Told } from '@undercroft/kernel'
import { HERO_NAMES } from '../content/heroes.ts'
import type { Masmorra } from '../state/state.ts'

/** The parts of a log: the choice of Heroes, each turn, and what monsters do after it. */
export function heading(event: Told<Masmorra>): Heading | undefined {
  switch (event.what) {
    case 'first':
      return { title: 'The Heroes are chosen' }
    case 'turn':
      return { title: `Round ${event.round}: ${HERO_NAMES[event.hero]}` }
    case 'dmPhase':
      return { title: `Monsters after ${HERO_NAMES[event.hero]}’s turn` }
    default:
      return undefined
  }
}
