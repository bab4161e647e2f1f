import { CELLS, type Cell, NEXT, OUTSIDE } from '../../content/cells.ts'
import { CRATE_FORMS } from '../../content/pieces.ts'
import { type Crate, raised } from '../../state/terrain.ts'
import type { Puzzle } from '../04-access-and-opening/puzzle.ts'

const NONE = -1

/**
 * A relaxation of the board (WM-12.10): every crate is wherever it could ever be pushed to, and also out of the way
 * there, as suits the Hero. It has few states and is searched quickly. If even the relaxed board has no way to the
 * end, there is none. A set of heights is a bit mask.
 */
export class Relaxed {
  /** The heights that a cell's surface might have. */
  readonly #surfaces = new Uint8Array(CELLS + 1)
  /** The heights at which the Hero might stand there. */
  readonly #stands = new Uint8Array(CELLS + 1)
  /** For each crate the bottoms that it might have there. */
  readonly #bottoms = [new Uint8Array(CELLS + 1), new Uint8Array(CELLS + 1), new Uint8Array(CELLS + 1)]
  #changed = false

  /** Whether not even the relaxed board has a way to the end, by way of the key if it is locked. */
  isHopeless(puzzle: Puzzle, needsKey: boolean): boolean {
    const { ground, crates, hero, end } = puzzle
    const surface = raised(ground, crates)
    for (let cell = 0; cell < CELLS; cell++) this.#surfaces[cell] = bit(surface[cell] as number)
    this.#stands.fill(0)
    for (const [i, { cell, bottom }] of crates.entries()) {
      const bottoms = this.#bottoms[i] as Uint8Array
      bottoms.fill(0)
      bottoms[cell] = bit(bottom)
    }
    this.#stands[hero] = bit(surface[hero] as number)
    this.#spread(puzzle)
    if (needsKey && !puzzle.hasKey && !this.#goOnFromKey(puzzle)) return true
    return ((this.#stands[end] as number) & bit(ground[end] as number)) === 0
  }

  /**
   * Starts anew from wherever the key can be taken up, with the crates wherever they could be; false if it cannot be
   * taken.
   */
  #goOnFromKey(puzzle: Puzzle): boolean {
    const { key, ground, crates } = puzzle
    if (key === undefined) return false
    const before = this.#stands.slice()
    this.#stands.fill(0)
    if (key.on === 'ground') this.#stands[key.cell] = (before[key.cell] as number) & bit(ground[key.cell] as number)
    else {
      const { kind } = crates[key.index] as Crate
      const { height, along } = CRATE_FORMS[kind]
      for (let first = 0; first < CELLS; first++) {
        const cell = key.part === 0 || along === undefined ? first : (NEXT[first * 4 + along] as Cell)
        const tops = (this.#bottoms[key.index]?.[first] as number) << height
        this.#stands[cell] = (this.#stands[cell] as number) | ((before[cell] as number) & tops)
      }
    }
    if (!this.#stands.some(heights => heights !== 0)) return false
    this.#spread(puzzle)
    return true
  }

  /** Makes steps and pushes until they add nothing new. */
  #spread({ crates, end }: Puzzle): void {
    do {
      this.#changed = false
      this.#step()
      for (const [i, { kind }] of crates.entries()) this.#push(i, kind, end)
    } while (this.#changed)
  }

  #add(table: Uint8Array, cell: Cell, heights: number): void {
    const known = table[cell] as number
    if ((known | heights) === known) return
    table[cell] = known | heights
    this.#changed = true
  }

  /** WM-5.3 to WM-5.6: from a height to any that is at most 1 higher. */
  #step(): void {
    for (let cell = 0; cell < CELLS; cell++) {
      const stands = this.#stands[cell] as number
      if (stands === 0) continue
      const most = 32 - Math.clz32(stands)
      for (let j = cell * 4; j < cell * 4 + 4; j++) {
        const to = NEXT[j] as Cell
        if (to !== OUTSIDE) this.#add(this.#stands, to, (this.#surfaces[to] as number) & ((2 << most) - 1))
      }
    }
  }

  /** WM-6.1 to WM-6.11, for one crate wherever it might be. */
  #push(index: number, kind: Crate['kind'], end: Cell): void {
    const { height, along } = CRATE_FORMS[kind]
    const bottoms = this.#bottoms[index] as Uint8Array
    for (let first = 0; first < CELLS; first++) {
      for (let bottom = 0; bottom < 8; bottom++) {
        if (((bottoms[first] as number) & bit(bottom)) === 0) continue
        const second = along === undefined ? NONE : (NEXT[first * 4 + along] as Cell)
        const top = bit(bottom + height)
        this.#add(this.#surfaces, first, top)
        if (second !== NONE) this.#add(this.#surfaces, second, top)
        for (let way = 0; way < 4; way++) this.#pushOne(bottoms, first, second, bottom, way, end)
      }
    }
  }

  #pushOne(bottoms: Uint8Array, first: Cell, second: Cell, bottom: number, way: number, end: Cell): void {
    const ahead = NEXT[first * 4 + way] as Cell
    const beside = second === NONE ? NONE : (NEXT[second * 4 + way] as Cell)
    if (ahead === OUTSIDE || beside === OUTSIDE || ahead === end || beside === end) return
    const rests = this.#rests(ahead, second, bottom) & (beside === NONE ? 255 : this.#rests(beside, first, bottom))
    if (rests === 0) return
    for (const part of second === NONE ? [first] : [first, second]) {
      const from = NEXT[part * 4 + (way ^ 2)] as Cell
      if (from === first || from === second || ((this.#stands[from] as number) & bit(bottom)) === 0) continue
      this.#add(bottoms, ahead, rests)
      this.#add(this.#stands, part, bit(bottom))
      for (const left of [first, second]) {
        if (left !== NONE && left !== ahead && left !== beside) this.#add(this.#surfaces, left, bit(bottom))
      }
    }
  }

  /**
   * The heights at which a crate could come to rest ahead: at most its own height, and that on a cell it stood on
   * itself.
   */
  #rests(ahead: Cell, own: Cell, bottom: number): number {
    return ahead === own ? bit(bottom) : (this.#surfaces[ahead] as number) & ((2 << bottom) - 1)
  }
}

function bit(height: number): number {
  return 1 << height
}
