import { activeHero, heroId } from '../../state/heroes.ts'
import type { At, Handlers, Open, State } from '../../state/state.ts'
import { engagedBroken } from '../06-actions-and-engagement/engagement.ts'
import { leaveBroken, takeStep } from '../07-steps-and-moving/steps.ts'
import type { Rule } from '../rulebook.ts'

/** MA-4.5, MA-4.6: the Free Step is refused where its symbol could not be spent. */
export function freeStepBroken(s: Open): Rule | undefined {
  if (!activeHero(s).freeStep) return 'MA-4.6'
  const engaged = engagedBroken(s)
  if (engaged !== undefined) return engaged
  if (s.turn.curse === 'S') return 'MA-23.10'
  return leaveBroken(s) === undefined ? undefined : 'MA-4.5'
}

export function flipToken(s: State, t: At): void {
  activeHero(s).freeStep = false
  t.tell({ what: 'token', hero: heroId(s, s.turn.player), active: false, by: 'MA-4.4' })
}

export const freeStepHandlers = {
  /** MA-4.4 */
  freeStep({ s, f, t }) {
    flipToken(s, t)
    takeStep(s)
    s.frames.push(f)
  },
} satisfies Handlers
