import type { Shape } from './game.ts'
import type { Witness } from './play.ts'

const ignore = (): void => {}

/** A witness of some things, deaf to the rest. */
export function witnessOf<T extends Shape>(heard: Partial<Witness<T>>): Witness<T> {
  return {
    chose: ignore,
    together: ignore,
    rolled: ignore,
    thrown: ignore,
    picked: ignore,
    told: () => 0,
    revealed: ignore,
    used: ignore,
    ...heard,
  }
}
