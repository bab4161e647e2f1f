/** The source of chance. Rules never hold dice: they ask the table to roll or pick. */
export interface Dice {
  /** Draws a whole number from 0 up to, but not including, `n`. Only dictated dice look at the label and the kind. */
  below(n: number, label?: string, kind?: DrawKind): number
}

/** An open die, or a hidden draw. */
export const DRAW_KINDS = ['roll', 'pick'] as const
export type DrawKind = (typeof DRAW_KINDS)[number]

/** sfc32 (Chris Doty-Humphrey's Small Fast Counter): for simulations, tests and bots. Not for play between people. */
export class FastDice implements Dice {
  // The fields hold whole numbers from the start: a field that was ever undefined is slower to read.
  #a = 0
  #b = 0
  #c = 0
  #counter = 1

  constructor(seed: number | string) {
    const text = String(seed)
    this.#a = fnv1a(text, 0x811c9dc5)
    this.#b = fnv1a(text, 0x01234567)
    this.#c = fnv1a(text, 0x7654321f)
    for (let i = 0; i < 12; i++) this.next() // the generator's author asks for 12 rounds of mixing
  }

  /** Starts the same sequence of draws as any other dice that are seeded with this whole number. It costs less than a text. */
  seed(number: number): void {
    this.#a = number | 0
    this.#b = Math.imul(number, 0x9e3779b1) ^ 0x01234567
    this.#c = 0x7654321f
    this.#counter = 1
    for (let i = 0; i < 12; i++) this.next()
  }

  next(): number {
    const b = this.#b
    const c = this.#c
    const sum = (this.#a + b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = b ^ (b >>> 9)
    this.#b = (c + (c << 3)) | 0
    this.#c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }

  below(n: number): number {
    const drawn = this.next()
    if (n > 65536) return ((drawn / 4294967296) * n) >>> 0
    // Small ranges give the same result in whole numbers, without waiting for a division.
    return ((drawn >>> 16) * n + (((drawn & 65535) * n) >>> 16)) >>> 16
  }
}

/** FNV-1a, 32 bits: spreads a seed's text over the generator's state. */
function fnv1a(text: string, basis: number): number {
  let hash = basis | 0
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

/** Thrown when dice are dictated and there are too few, or one shows what the die does not have. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'
}

/** Dice that show what they are told to, counted from 1 as on a die: for replays, scenarios and tests. */
export class ScriptedDice implements Dice {
  #left: number[] = []

  dictate(draws: readonly number[]): this {
    this.#left.push(...draws)
    return this
  }

  get left(): readonly number[] {
    return this.#left
  }

  forget(): void {
    this.#left = []
  }

  below(n: number, label?: string): number {
    const drawn = this.#left.shift()
    const purpose = label === undefined ? '' : ` (${label})`
    if (drawn === undefined)
      throw new ScriptError(`a die with ${n} sides is rolled, but no draw is left for it${purpose}`)
    if (!Number.isInteger(drawn) || drawn < 1 || drawn > n) {
      throw new ScriptError(`the draw ${drawn} is not on a die with ${n} sides${purpose}`)
    }
    return drawn - 1
  }
}
