import type { Dice, Fills } from '@undercroft/kernel'
import { anySheet } from '../content/archetypes.ts'
import { isFit, isFrail } from '../state/sheet.ts'
import type { AllOutAssault } from '../state/state.ts'

/** AA-2.3: a bot writes sheets of its own, so that nobody can tell them from a list. */
export const fills: Fills<AllOutAssault> = {
  sheets: ({ dice }) => ['sheets', likedSheet(dice), likedSheet(dice)],
}

/** Bots that think write none that Injury hurts: 144 of the 720 are such, so as much is left to guess. */
export const thoughtfulFills: Fills<AllOutAssault> = {
  sheets: ({ dice }) => ['sheets', sturdySheet(dice), sturdySheet(dice)],
}

/** How many sheets a bot thinks of before it takes the one that it likes best; once in so many times it takes any. */
const DRAFTS = 3
const WHIM = 4

/** Any of the 720, more often one that Injury does not hurt and that can train. */
function likedSheet(dice: Dice): number[] {
  const drafts = Array.from({ length: dice.below(WHIM) === 0 ? 1 : DRAFTS }, () => anySheet(dice))
  const liking = (sheet: readonly number[]): number => 2 * Number(!isFrail(sheet)) + Number(isFit(sheet))
  return drafts.reduce((best, draft) => (liking(draft) > liking(best) ? draft : best))
}

function sturdySheet(dice: Dice): number[] {
  const sheet = anySheet(dice)
  return isFrail(sheet) ? sturdySheet(dice) : sheet
}
