/** Bits of 144 cells in words of 32. */
const WORDS = 5

/**
 * A set of configurations: where the crates stand and whether the key was visited. Each has the cells that the Hero
 * entered by a push and those that were walked. The tables are typed arrays that grow, and are used again for every
 * search.
 */
export class Configs {
  count = 0
  /** Three crate codes and the key for each. */
  codes = new Int32Array(4 * 1024)
  #entered = new Int32Array(WORDS * 1024)
  /** For each configuration the cells that were walked, as bits: see `mark`. */
  walked = new Int32Array(WORDS * 1024)
  /** Open addressing: the index plus 1, or 0. */
  #slots = new Int32Array(4096)

  clear(): void {
    this.#slots.fill(0)
    this.count = 0
  }

  /** The index of this configuration, new or known. */
  find(a: number, b: number, c: number, key: number): number {
    const { codes } = this
    const mask = this.#slots.length - 1
    let slot = hash(a, b, c, key) & mask
    for (;;) {
      const index = (this.#slots[slot] as number) - 1
      if (index < 0) return this.#add(slot, a, b, c, key)
      const i = index * 4
      if (codes[i] === a && codes[i + 1] === b && codes[i + 2] === c && codes[i + 3] === key) return index
      slot = (slot + 1) & mask
    }
  }

  /** Marks a cell that the Hero enters by a push; false if it was marked already. */
  enter(index: number, cell: number): boolean {
    return mark(this.#entered, index, cell)
  }

  hasWalked(index: number, cell: number): boolean {
    return ((this.walked[index * WORDS + (cell >> 5)] as number) & (1 << (cell & 31))) !== 0
  }

  #add(slot: number, a: number, b: number, c: number, key: number): number {
    const index = this.count++
    if (this.count * 4 > this.codes.length) this.#grow()
    const i = index * 4
    this.codes[i] = a
    this.codes[i + 1] = b
    this.codes[i + 2] = c
    this.codes[i + 3] = key
    this.#entered.fill(0, index * WORDS, (index + 1) * WORDS)
    this.walked.fill(0, index * WORDS, (index + 1) * WORDS)
    if (this.count * 2 > this.#slots.length) this.#rehash()
    else this.#slots[slot] = index + 1
    return index
  }

  #grow(): void {
    this.codes = doubled(this.codes)
    this.#entered = doubled(this.#entered)
    this.walked = doubled(this.walked)
  }

  #rehash(): void {
    this.#slots = new Int32Array(this.#slots.length * 2)
    const mask = this.#slots.length - 1
    const { codes } = this
    for (let index = 0; index < this.count; index++) {
      const i = index * 4
      let slot = hash(codes[i] as number, codes[i + 1] as number, codes[i + 2] as number, codes[i + 3] as number) & mask
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask
      this.#slots[slot] = index + 1
    }
  }
}

function hash(a: number, b: number, c: number, key: number): number {
  let mixed = Math.imul(a * 2 + key, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35)
  mixed ^= mixed >>> 15
  return Math.imul(mixed, 0x2c1b3c6d) >>> 7
}

/** Sets a cell's bit for a configuration; false if it was set. */
export function mark(bits: Int32Array, index: number, cell: number): boolean {
  const i = index * WORDS + (cell >> 5)
  const bit = 1 << (cell & 31)
  const word = bits[i] as number
  if ((word & bit) !== 0) return false
  bits[i] = word | bit
  return true
}

export function doubled(table: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(table.length * 2)
  larger.set(table)
  return larger
}
