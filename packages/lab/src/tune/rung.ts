import type { Chunk } from '../measure/sums.ts'
import type { Unit } from '../play/chunk.ts'

/** How many games a unit of a search has. */
const SIZE = 50

/** A part of a race: every candidate that is left plays the same games. */
export class Rung {
  readonly #units: readonly Unit[]
  readonly #done = new Map<string, Chunk>()

  constructor(groups: number, from: number, to: number) {
    this.#units = Array.from({ length: groups }, (_, group) => group).flatMap(group =>
      Array.from({ length: Math.ceil((to - from) / SIZE) }, (_, i) => ({
        group,
        from: from + i * SIZE,
        to: Math.min(to, from + (i + 1) * SIZE),
      })),
    )
  }

  due(): Unit[] {
    return this.#units.filter(unit => !this.#done.has(nameOf(unit)))
  }

  take(unit: Unit, chunk: Chunk): boolean {
    if (this.#done.has(nameOf(unit))) return false
    this.#done.set(nameOf(unit), chunk)
    return true
  }

  get progress(): { readonly done: number; readonly wanted: number } {
    const games = (units: readonly Unit[]): number => units.reduce((sum, { from, to }) => sum + to - from, 0)
    const wanted = games(this.#units)
    return { done: wanted - games(this.due()), wanted }
  }

  /** What was played, in the order of the games. */
  *finished(): Generator<readonly [Unit, Chunk]> {
    for (const unit of this.#units) {
      const chunk = this.#done.get(nameOf(unit))
      if (chunk !== undefined) yield [unit, chunk]
    }
  }
}

function nameOf({ group, from }: Unit): string {
  return `${group} ${from}`
}
