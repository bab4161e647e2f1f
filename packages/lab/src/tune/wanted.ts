import { Judge } from '@undercroft/bots'
import { type Game, nearest, ruleIds, type SeatPlan } from '@undercroft/kernel'
import { EXTRAS, type Extra, type Group } from '../experiment/experiment.ts'
import { MEASURES, type Measure, type MeasureId } from '../measure/measures.ts'
import { TEAM } from '../measure/present.ts'
import type { Goal } from './tune.ts'

/** What has to be measured for these goals. */
export function extrasFor(goals: readonly Goal[]): readonly Extra[] {
  const wanted = goals.map(({ id }) => extraOf(id))
  return EXTRAS.filter(extra => wanted.includes(extra))
}

/** Medians are always there. */
function extraOf(id: string): Extra | undefined {
  const measure: Measure | undefined = MEASURES[id as MeasureId]
  return measure?.extra
}

/** Says why no game can have a value for this goal, where that is known before one is played. */
export function whyNever(game: Game, groups: readonly Group[], id: string, of: string | undefined): string | undefined {
  const missing = missingFor(game, id)
  if (missing !== undefined) return `${game.title} ${missing}`
  const rows = rowsOf(game, groups, id)
  if (rows === undefined) return of === undefined ? undefined : `it is of the whole game: leave ":${of}" out`
  if (rows.length === 0) return `nothing is measured of it in these games`
  if (of === undefined || rows.includes(of)) return undefined
  const near = nearest(of, rows)
  const guess = near === undefined ? '' : `: did you mean "${near}"?`
  const known = rows.length > MOST_NAMES ? '' : ` (there is ${rows.join(', ')})`
  return `there is no "${of}" to measure it of${guess}${known}`
}

/** A message names no more than so many. */
const MOST_NAMES = 24

/** What a game lacks for a measure. */
function missingFor(game: Game, id: string): string | undefined {
  const { subjects, observed, thinking } = game
  if (id === 'wins.subject' && subjects === undefined) return 'does not say who plays which Hero'
  if (extraOf(id) === 'tension' && !new Judge(game).knows) return 'has no learned value that could judge a position'
  const isHeld = id === 'with' || id === 'gain'
  if (isHeld && (observed?.holdings === undefined || thinking === undefined)) return 'does not say who has what'
  return undefined
}

/** The rows that a measure may have, in whichever combination; nothing, if it is one value of the whole game. */
function rowsOf(game: Game, groups: readonly Group[], id: string): readonly string[] | undefined {
  const arms = groups.flatMap(group => group.arms)
  const plans = arms.map(({ options }) => game.seats(options))
  const unique = (names: readonly string[]): string[] => [...new Set(names)]
  switch (id) {
    case 'wins.seat':
      return unique(plans.flatMap(plan => plan.map(({ name }) => name)))
    case 'wins.role':
      return unique(plans.flatMap(plan => rolesIn(plan.map(({ role }) => role))))
    case 'wins.bot':
      return unique(arms.flatMap(({ bots }) => (new Set(bots).size > 1 ? bots : [])))
    case 'endings':
      return ruleIds(game.rulebook)
    case 'wins.subject':
      return game.content
    case 'present.wins':
      return game.content.flatMap(content => sidesIn(plans).map(side => `${content} ${side}`))
    case 'present.rounds':
    case 'present.answers':
      return game.content
    default:
      return extraOf(id) === 'content' ? game.content : undefined
  }
}

/** Whom wins are counted of: seats, roles, or all together. */
function sidesIn(plans: readonly SeatPlan[]): readonly string[] {
  return [...new Set([TEAM, ...plans.flatMap(plan => plan.flatMap(({ name, role }) => [name, role]))])]
}

/** Roles are counted where several seats have the same. */
function rolesIn(roles: readonly string[]): readonly string[] {
  const different = new Set(roles).size
  return different > 1 && different < roles.length ? roles : []
}
