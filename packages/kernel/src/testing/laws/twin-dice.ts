import type { Dice, Draw, DrawKind } from '../../index.ts'

/**
 * Dice that show the same in both twins, the first attack roll of the one as the first attack roll of the other. Hidden
 * draws are each twin's own, unless the twins are close.
 */
export class SameDraws implements Dice {
  readonly #drawn: Map<string, number[]>
  readonly #luck: Dice
  readonly #samePicks: boolean
  readonly #made = new Map<string, number>()

  constructor(drawn: Map<string, number[]>, luck: Dice, samePicks: boolean) {
    this.#drawn = drawn
    this.#luck = luck
    this.#samePicks = samePicks
  }

  below(n: number, label = '', kind: DrawKind = 'pick'): number {
    if (kind === 'pick' && !this.#samePicks) return this.#luck.below(n)
    const name = `${kind} ${label} ${n}`
    const made = this.#made.get(name) ?? 0
    this.#made.set(name, made + 1)
    const faces = this.#drawn.get(name) ?? []
    this.#drawn.set(name, faces)
    const face = faces[made] ?? this.#luck.below(n)
    faces[made] = face
    return face
  }
}

/** Dice that repeat a list of draws but for one, and go their own way as soon as another kind of draw is asked for. */
export class OneChanged implements Dice {
  readonly #draws: readonly Draw[]
  readonly #luck: Dice
  readonly #changed: number | undefined
  #at = 0
  #strayed = false

  constructor(draws: readonly Draw[], changed: number | undefined, luck: Dice) {
    this.#draws = draws
    this.#changed = changed
    this.#luck = luck
  }

  below(n: number, label = '', kind: DrawKind = 'pick'): number {
    const at = this.#at++
    const draw = this.#draws[at]
    if (draw === undefined || draw.of !== n || draw.label !== label || draw.kind !== kind) this.#strayed = true
    if (draw === undefined || this.#strayed || at === this.#changed) return this.#luck.below(n)
    return draw.shows - 1
  }
}
