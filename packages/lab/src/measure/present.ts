import type { SeatPlan } from '@undercroft/kernel'
import type { Extra } from '../experiment/experiment.ts'
import type { Noted } from '../play/observe.ts'
import type { Term } from './emit.ts'
import { difference, type Estimate } from './estimate.ts'
import { keyOf, type PresentId, partsOf } from './measures.ts'
import type { ArmSums, Sums } from './sums.ts'

/** All seats together, where they win and lose together. */
export const TEAM = 'all'

/** The wins of a side in a game, and how many seats it has. */
interface Side {
  readonly name: string
  wins: number
  seats: number
}

/**
 * Counts games by the content that is present in them, whoever has or uses it: what nobody owns, a tile or a yard, brings
 * somebody something all the same. Beside each count stands that of all games, so that games without are the rest.
 */
export class PresentCount {
  readonly #names: readonly string[]
  readonly #measures: readonly Extra[]

  constructor(plan: SeatPlan, measures: readonly Extra[]) {
    const roles = new Set(plan.map(({ role }) => role)).size
    this.#names = plan.map(({ name, role }) => (roles > 1 && roles < plan.length ? role : name))
    this.#measures = measures
  }

  /** Where all play together nothing is fair or unfair, and this is how content is measured. */
  add(noted: Noted, terms: Term[]): void {
    const isAsked = this.#measures.includes('present')
    const isTeam = new Set(noted.sides).size < 2
    if (!isAsked && !(isTeam && this.#measures.includes('content'))) return
    const { outcome, used, had, subjects, answers } = noted
    const sides = outcome === undefined ? [] : isTeam ? teamOf(outcome.winners) : this.#sidesOf(outcome.winners)
    for (const content of new Set([ALL, ...used.keys(), ...had.keys(), ...subjects.flat()])) {
      for (const { name, wins, seats } of sides) {
        terms.push({ key: keyOf('present.wins', `${content} ${name}`), sum: wins, by: seats })
      }
      if (!isAsked) continue
      terms.push({ key: keyOf('present.answers', content), sum: answers, by: 1 })
      if (outcome?.rounds !== undefined) {
        terms.push({ key: keyOf('present.rounds', content), sum: outcome.rounds, by: 1 })
      }
    }
  }

  #sidesOf(winners: readonly number[]): Side[] {
    const sides = new Map<string, Side>()
    for (const [seat, name] of this.#names.entries()) {
      const side = sides.get(name) ?? { name, wins: 0, seats: 0 }
      side.wins += winners.includes(seat) ? 1 : 0
      side.seats++
      sides.set(name, side)
    }
    return [...sides.values()]
  }
}

/** Content whose name is empty stands for every game. */
const ALL = ''

function teamOf(winners: readonly number[]): Side[] {
  return [{ name: TEAM, wins: winners.length > 0 ? 1 : 0, seats: 1 }]
}

/** What is measured with content in an arm: what was in some of its games, and not in all. */
export function presentIn(arm: ArmSums, id: PresentId): string[] {
  return Object.keys(arm.sums).flatMap(key => {
    const parts = partsOf(key)
    return parts.id === id && contentIn(parts.of) !== ALL && presentEstimate(arm, id, parts.of).by > 0 ? [parts.of] : []
  })
}

/** How much more a measure is in games with some content than in those without. */
export function presentEstimate({ sums }: ArmSums, id: PresentId, of: string): Estimate {
  const [all, some] = [sums[keyOf(id, of.slice(contentIn(of).length))], sums[keyOf(id, of)]]
  if (all === undefined || some === undefined) return { value: 0, error: 0, by: 0, games: 0 }
  const others = all.map((sum, i) => sum - (some[i] ?? 0)) as Sums
  return difference(others, some)
}

/** The content of a row: what else it is measured of stands after a space. */
export function contentIn(of: string): string {
  const at = of.indexOf(' ')
  return at < 0 ? of : of.slice(0, at)
}

/** Whose wins a row is about. */
export function sideIn(of: string): string {
  return of.slice(contentIn(of).length + 1)
}
