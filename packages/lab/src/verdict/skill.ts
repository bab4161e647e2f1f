import { keyOf, type MeasureId } from '../measure/measures.ts'
import { percent, shareWith } from '../report/names.ts'
import type { ArmReport, Measured, Verdict } from '../report/report.ts'
import { where } from './words.ts'

/** What is known of skill and luck, if they were measured. It is neither good nor bad, and so no find. */
export function saySkill(arm: ArmReport, several: boolean): Verdict[] {
  const says = { skill: skillIn, luck: luckIn } as const
  return arm.measures.flatMap(row => {
    if (row.id !== 'skill' && row.id !== 'luck') return []
    return [
      { text: where(says[row.id](row), arm, several), measure: keyOf(row.id satisfies MeasureId), significant: false },
    ]
  })
}

function skillIn(row: Measured): string {
  const { low, high, fair = 0.5 } = row
  const known =
    low > fair
      ? 'to play well pays'
      : high < fair
        ? 'to play well does not pay'
        : 'whether to play well pays is not known'
  return `One greedy bot among random ones wins ${shareWith(row)}, fair is ${percent(fair)}: ${known}.`
}

function luckIn(row: Measured): string {
  const { low, high } = row
  const known =
    low > 0.5 ? 'more luck than play' : high < 0.5 ? 'more play than luck' : 'which of both is more is not known'
  return `Dice and hidden draws make ${shareWith(row)} of the changes of chances, and answers the rest: ${known}.`
}
