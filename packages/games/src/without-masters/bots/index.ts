import type { Hints } from '@undercroft/kernel'
import { readyMade } from '../content/layouts/index.ts'
import { tierOf } from '../rules/03-building-a-setup/ready.ts'
import type { Choice } from '../state/choices.ts'
import type { WithoutMasters } from '../state/state.ts'
import { gmWorths } from './gm.ts'
import { heroWorths, wantsToTake } from './hero.ts'

export const hints: Hints<WithoutMasters> = {
  /** WM-14.3: a ready-made layout of the tier, or a generated one. */
  building: ({ seen: { view }, dice }) => {
    const { botSetups } = view.options
    const generated = botSetups === 'generated' || (botSetups === 'either' && dice.below(2) === 0)
    const tier = tierOf(view.setup)
    // A lock is useless against a Hero who has brought the key along.
    const opens = view.held === 'key'
    return choice => {
      if (choice[0] === 'generate') return generated ? 2 : 0
      if (choice[0] !== 'ready') return 0
      const { layout, tier: its } = readyMade(choice[1])
      if (its !== tier) return 0
      return opens && layout.some(({ kind }) => kind === 'lockedEnd') ? 0.5 : 1
    }
  },

  opening:
    () =>
    ([verb]: Choice) =>
      verb === 'accept' ? 1 : 0,

  heroTurn: ({ seen, dice }) => heroWorths(seen.view, dice),

  pickUp:
    ({ seen }) =>
    choice =>
      wantsToTake(seen.view, choice) ? 2 : choice[0] === 'leave' ? 1 : 0,

  gmTurn: ({ seen }) => gmWorths(seen.view),
}
