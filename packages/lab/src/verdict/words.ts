import type { Game } from '@undercroft/kernel'
import type { Estimate } from '../measure/estimate.ts'
import { keyOf, type MeasureId } from '../measure/measures.ts'
import { contentName, percent, points, rowName, shareWith } from '../report/names.ts'
import type { ArmReport, Difference, Measured, Verdict } from '../report/report.ts'

/** A deviation that was tested: from what is fair, or from the first arm. */
export interface Found {
  readonly id: MeasureId
  readonly of: string
  readonly arm: ArmReport
  readonly than?: ArmReport
  readonly estimate: Estimate
}

/** Less than this is a little. */
const LITTLE = 0.02

export function sayUnbalanced(game: Game, { id, of, arm, estimate }: Found, several: boolean): Verdict {
  const row = rowOf(arm, id, of)
  const more = estimate.value > 0
  const little = Math.abs(estimate.value) < LITTLE ? 'a little ' : ''
  const fair = row.fair === undefined ? '' : `, fair is ${percent(row.fair)}`
  const name = rowName(game, id, of)
  const says = {
    'wins.subject': `${name} is ${little}too ${more ? 'strong' : 'weak'}: wins ${shareWith(row)} of its games${fair}.`,
    'wins.bot': `${name} is ${little}the ${more ? 'stronger' : 'weaker'} player: wins ${shareWith(row)}${fair}.`,
    'wins.first': `Whoever begins wins ${little}too ${more ? 'often' : 'seldom'}: ${shareWith(row)}${fair}.`,
  }
  const plain = `${name} wins ${little}too ${more ? 'often' : 'seldom'}: ${shareWith(row)} of the games${fair}.`
  const text = id in says ? says[id as keyof typeof says] : plain
  return { text: where(text, arm, several), measure: keyOf(id, of), significant: true }
}

/** What an arm changes, with the interval of the change itself: those of both arms do not know that their games are pairs. */
export function sayChanged(
  game: Game,
  { id, of, arm, than, estimate }: Found,
  differences: readonly Difference[],
): Verdict {
  const [now, before] = [rowOf(arm, id, of), than === undefined ? undefined : rowOf(than, id, of)]
  const isMore = estimate.value > 0
  const isShare = id !== 'rounds' && id !== 'answers'
  const value = (row: Measured | undefined): string =>
    row === undefined
      ? ''
      : isShare
        ? shareWith(row)
        : `${row.value.toFixed(1)} [${row.low.toFixed(1)}-${row.high.toFixed(1)}]`
  const what = isShare ? subjectOf(game, id, of) : `a game takes`
  const row = differences.find(
    each => each.arm === arm.name && each.than === than?.name && each.id === id && each.of === of,
  )
  const much = isShare ? points(estimate.value) : Math.abs(estimate.value).toFixed(1)
  const range = row === undefined ? '' : ` ${rangeOf(row, isMore, isShare ? 100 : 1)}`
  const unit = isShare ? '' : ` ${id}`
  return {
    text: `With "${arm.name}" instead of "${than?.name ?? ''}" ${what} ${value(now)}${unit} instead of ${value(before)}: ${much}${range} ${isMore ? 'more' : 'less'}.`,
    measure: keyOf(id, of),
    significant: true,
  }
}

/** "[3.1-5.2]": how far a deviation may reach, in the direction that it is said in. */
export function rangeOf({ low, high }: Pick<Measured, 'low' | 'high'>, isMore: boolean, scale: number): string {
  const [from = 0, to = 0] = (isMore ? [low, high] : [-high, -low]).map(end => scale * end)
  return `[${from.toFixed(1)}${from < 0 ? ' to ' : '-'}${to.toFixed(1)}]`
}

function subjectOf(game: Game, id: MeasureId, of: string): string {
  if (id === 'draws') return 'nobody wins'
  if (id === 'lost') return 'all lose'
  return id === 'wins.first' ? 'whoever begins wins' : `${rowName(game, id, of)} wins`
}

/** What is said where nothing was found: how much would have been. */
export function sayQuiet(arms: readonly ArmReport[]): Verdict {
  const rows = arms.flatMap(({ measures }) => measures.filter(({ fair }) => fair !== undefined))
  const widest = Math.max(0, ...rows.map(({ low, high }) => (high - low) / 2))
  const games = arms.reduce((sum, arm) => sum + arm.games, 0)
  const text =
    rows.length === 0
      ? 'All play together here: nothing can be out of balance between them.'
      : `Nothing is out of balance, as far as ${games} games can tell: less than about ${points(1.5 * widest)} would not show in so many.`
  return { text, measure: '', significant: false }
}

/** How many names a sentence has. */
const NAMES = 12

/**
 * What is not known to be good or bad: what these bots have and never use, and what never came up, because of the options or
 * because nobody came there.
 */
export function sayUnused(game: Game, arms: readonly ArmReport[]): Verdict[] {
  const [seen, used] = [sharesOf(arms, 'seen'), sharesOf(arms, 'used')]
  const never = [...used].filter(([, share]) => share === 0).map(([of]) => of)
  const isSeen = (of: string): boolean => (seen.get(of) ?? 0) > 0
  return [
    ...sayUnknown(game, never.filter(isSeen), names => `These bots never use ${names}`),
    ...sayUnknown(
      game,
      never.filter(of => !isSeen(of)),
      names => `Never came up in these games: ${names}`,
    ),
  ]
}

function sayUnknown(game: Game, never: readonly string[], says: (names: string) => string): Verdict[] {
  if (never.length === 0) return []
  const names = never.slice(0, NAMES).map(of => contentName(game, of))
  const more = never.length > NAMES ? ` and ${never.length - NAMES} more` : ''
  const text = `${says(`${names.join(', ')}${more}`)}; nothing is known of ${never.length === 1 ? 'it' : 'them'}.`
  return [{ text, measure: 'used', significant: false }]
}

/** A measure of content, added up over all arms. */
function sharesOf(arms: readonly ArmReport[], measure: MeasureId): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  for (const { id, of, value } of arms.flatMap(({ measures }) => measures)) {
    if (id === measure) shares.set(of, (shares.get(of) ?? 0) + value)
  }
  return shares
}

export function where(text: string, arm: ArmReport, several: boolean): string {
  return several ? `${arm.name}: ${text}` : text
}

export function rowOf({ measures }: ArmReport, id: MeasureId, of: string): Measured {
  const row = measures.find(each => each.id === id && each.of === of)
  return row ?? { id, of, value: 0, low: 0, high: 1 }
}
