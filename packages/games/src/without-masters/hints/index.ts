import type { Hints } from '@undercroft/kernel'
import { readyMade } from '../content/layouts/index.ts'
import { tierOf } from '../ready.ts'
import type { Choice, WithoutMasters } from '../state.ts'
import { gmWorths } from './gm.ts'
import { heroWorths, wantsToTake } from './hero.ts'

export const hints: Hints<WithoutMasters> = {
  /** WM-14.3: a ready-made layout of the tier, or a generated one. */
  building: ({ seen: { view }, dice }) => {
    const { botSetups } = view.options
    const generated = botSetups === 'generated' || (botSetups === 'either' && dice.below(2) === 0)
    const tier = tierOf(view.setup)
    return choice => {
      if (choice[0] === 'generate') return generated ? 2 : 0
      return choice[0] === 'ready' && readyMade(choice[1]).tier === tier ? 1 : 0
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
