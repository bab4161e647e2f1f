import type { Seat } from '@undercroft/kernel'
import type { Change } from './analyse.ts'
import type { Glimpse } from './glimpse.ts'
import { isLoss } from './ledger.ts'
import { chancesOf } from './sums.ts'

/** How many answers of a seat were good: they cost nothing that the estimate is sure of. */
export interface Skill {
  readonly seat: Seat
  readonly answers: number
  readonly good: number
  /** How many would have been good if a quick bot had given them in the same positions. */
  readonly bot: number
}

export function skillsOf(found: readonly Glimpse[], changes: readonly Change[], seats: number): readonly Skill[] {
  const skills = Array.from({ length: seats }, (_, seat) => ({ seat, answers: 0, good: 0, bot: 0 }))
  const bySteps = Map.groupBy(changes, ({ step }) => step)
  for (const { step, decision } of found) {
    const skill = decision && skills[decision.seat]
    const [first] = bySteps.get(step) ?? []
    const given = bySteps.get(step)?.find(({ cause }) => cause.kind === 'answer')
    if (skill === undefined || first === undefined || given === undefined) continue
    const isGood = !isLoss(given, skill.seat)
    skill.answers++
    if (isGood) skill.good++
    if (isBotGood(decision?.bot ?? 'given', isGood, first.before, skill.seat)) skill.bot++
  }
  return skills
}

function isBotGood(bot: Of, isGood: boolean, before: Change['before'], seat: Seat): boolean {
  if (bot === 'given') return isGood
  return bot === 'expected' || !isLoss({ before, after: chancesOf(bot) }, seat)
}

type Of = NonNullable<Glimpse['decision']>['bot']
