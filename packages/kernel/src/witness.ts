import type { Shape } from './game.ts'
import type { Witness } from './play.ts'

const ignore = (): void => {}

/** Makes a witness that hears some things and ignores the rest. */
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
