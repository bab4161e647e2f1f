import type { Game } from '@undercroft/kernel'
import type { Estimate } from '../measure/estimate.ts'
import { keyOf, type MeasureId } from '../measure/measures.ts'
import { contentIn, sideIn, TEAM } from '../measure/present.ts'
import type { ArmSums } from '../measure/sums.ts'
import { estimateOf, membersOf } from '../report/measured.ts'
import { contentName, points } from '../report/names.ts'
import type { ArmReport, Verdict } from '../report/report.ts'
import { associated, FEWEST } from './families.ts'
import type { Findings } from './verdicts.ts'
import { type Found, rangeOf, rowOf, where } from './words.ts'

/** What is said of content. */
const CONTENT = ['brings', 'gain', 'present.wins'] as const

/**
 * What goes with winning. It is no find, however sure it is: who stands well also gets and uses more, so that in a game in
 * which nothing is wrong much goes with winning.
 */
export function associationsOf({ game, chunks, arms }: Findings): readonly Found[] {
  const tests = arms.flatMap((list, g) =>
    list.flatMap((arm, a) => {
      const sums = chunks[g]?.arms[a] as ArmSums
      return CONTENT.flatMap(id =>
        membersOf(game, arm, sums, id).flatMap((of): Found[] => {
          const found = estimateOf(sums, id, of, false)
          if (found.by < FEWEST || isHero(sums, of) || isMirror(id, of, found)) return []
          return [{ id, of, arm, estimate: found }]
        }),
      )
    }),
  )
  return ends(associated(tests))
}

/** Heroes have verdicts of their own, but for a team that wins or loses with all of them. */
function isHero({ sums }: ArmSums, of: string): boolean {
  return sideIn(of) !== TEAM && sums[keyOf('wins.subject', contentIn(of))] !== undefined
}

/** Where a side wins less another one wins more, which is said. */
function isMirror(id: MeasureId, of: string, { value }: Estimate): boolean {
  return id === 'present.wins' && value < 0 && sideIn(of) !== TEAM
}

const MOST = 3

/** At most a few of those that go with winning and with losing. */
function ends(found: readonly Found[]): readonly Found[] {
  const sorted = found.toSorted((a, b) => b.estimate.value - a.estimate.value)
  return sorted.length <= 2 * MOST ? sorted : [...sorted.slice(0, MOST), ...sorted.slice(-MOST)]
}

export function sayAssociation(game: Game, { id, of, arm, estimate }: Found, several: boolean): Verdict {
  const isMore = estimate.value > 0
  const verdict = { measure: keyOf(id, of), significant: false, kind: 'association' } as const
  if (id === 'present.wins') return { ...verdict, text: where(sayGames(game, of, arm, isMore), arm, several) }
  const [who, than] = id === 'gain' ? ['who has it', 'who has not'] : ['who uses it', 'a fair share']
  const by = `${points(estimate.value)} ${rangeOf(rowOf(arm, id, of), isMore, 100)} ${isMore ? 'more' : 'less'}`
  const text = `${contentName(game, of)} goes with ${isMore ? 'winning' : 'losing'}: ${who} wins ${by} than ${than}. That need not be why.`
  return { ...verdict, text: where(text, arm, several) }
}

/** Of content that nobody has to own: games with it against games without. */
function sayGames(game: Game, of: string, arm: ArmReport, isMore: boolean): string {
  const [content, side] = [contentIn(of), sideIn(of)]
  const row = rowOf(arm, 'present.wins', of)
  const by = `${points(row.value)} ${rangeOf(row, isMore, 100)} ${isMore ? 'more' : 'less'}`
  const who = side === TEAM ? 'all together win' : `${side} wins`
  return `Games with ${contentName(game, content)}: ${who} ${by} than in games without. That need not be why.`
}
