import { expect, it } from 'vitest'
import type { Game, Shape } from '../index.ts'
import { type SweepRow, type SweepWish, sweep } from './sweep.ts'

/**
 * A place where "that is none of the answers to what was asked" is really the reason: phases, verbs (`*` for any), and
 * why.
 */
export interface Allowed {
  readonly phase: string | readonly string[]
  readonly verb: string | readonly string[]
  readonly because: string
}

export interface FallbackWish extends SweepWish {
  readonly allowed?: readonly Allowed[]
}

/**
 * Registers a test that every strange choice is refused by the rule that it breaks, apart from what is allowed here.
 */
export function fallbacks<T extends Shape>(game: Game<T>, wish: FallbackWish = {}): void {
  it(`${game.title}: what cannot be done is refused by the rule that forbids it`, () => {
    expect(fallbacksIn(game, wish)).toEqual([])
  })
}

/** Lists every pair of phase and verb that falls back and may not, and every allowed one that was never met. */
export function fallbacksIn<T extends Shape>(game: Game<T>, { allowed = [], ...wish }: FallbackWish): string[] {
  const fallen = sweep(game, wish).rows.filter(row => row.fallback > 0)
  const wrong = fallen.filter(row => !allowed.some(each => allows(each, row)))
  const idle = allowed.filter(each => !fallen.some(row => allows(each, row)))
  return [
    ...wrong.map(
      ({ phase, verb, tried, fallback, example }) =>
        `"${phase}" refuses ${fallback} of ${tried} choices to ${verb} by ${game.outOfStep}, ` +
        `such as "${example?.choice}" after "${example?.record.at(-1)}"`,
    ),
    ...idle.map(({ phase, verb, because }) => `nothing falls back any more for ${phase}, ${verb} (${because})`),
  ]
}

function allows({ phase, verb }: Allowed, row: SweepRow): boolean {
  return has(phase, row.phase) && has(verb, row.verb)
}

function has(names: string | readonly string[], name: string): boolean {
  return names === '*' || names === name || (typeof names !== 'string' && names.includes(name))
}
