import type { Game } from '@undercroft/kernel'
import { keyOf } from '../measure/measures.ts'
import type { ArmSums } from '../measure/sums.ts'
import { estimateOf, membersOf } from '../report/measured.ts'
import { contentName, points } from '../report/names.ts'
import type { Verdict } from '../report/report.ts'
import { associated, FEWEST } from './families.ts'
import type { Findings } from './verdicts.ts'
import { type Found, rangeOf, rowOf, where } from './words.ts'

/** What is said of content. */
const CONTENT = ['brings', 'gain'] as const

/**
 * What goes with winning. It is no find, however sure it is: who stands well also gets and uses more, so that in a game in
 * which nothing is wrong much goes with winning.
 */
export function associationsOf({ game, experiment, chunks, arms }: Findings): readonly Found[] {
  if (!experiment.measures.includes('content')) return []
  const tests = arms.flatMap((list, g) =>
    list.flatMap((arm, a) => {
      const sums = chunks[g]?.arms[a] as ArmSums
      return CONTENT.flatMap(id =>
        membersOf(game, arm, sums, id).flatMap((of): Found[] => {
          const found = estimateOf(sums, id, of, false)
          if (found.by < FEWEST || sums.sums[keyOf('wins.subject', of)] !== undefined) return []
          return [{ id, of, arm, estimate: found }]
        }),
      )
    }),
  )
  return ends(associated(tests))
}

const MOST = 3

/** At most a few of those that go with winning and with losing. */
function ends(found: readonly Found[]): readonly Found[] {
  const sorted = found.toSorted((a, b) => b.estimate.value - a.estimate.value)
  return sorted.length <= 2 * MOST ? sorted : [...sorted.slice(0, MOST), ...sorted.slice(-MOST)]
}

export function sayAssociation(game: Game, { id, of, arm, estimate }: Found, several: boolean): Verdict {
  const isMore = estimate.value > 0
  const [who, than] = id === 'gain' ? ['who has it', 'who has not'] : ['who uses it', 'a fair share']
  const by = `${points(estimate.value)} ${rangeOf(rowOf(arm, id, of), isMore, 100)} ${isMore ? 'more' : 'less'}`
  const text = `${contentName(game, of)} goes with ${isMore ? 'winning' : 'losing'}: ${who} wins ${by} than ${than}. That need not be why.`
  return { text: where(text, arm, several), measure: keyOf(id, of), significant: false, kind: 'association' }
}
