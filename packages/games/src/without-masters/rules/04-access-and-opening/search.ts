import { CELLS, type Cell, NEXT, OUTSIDE, OUTSIDE_HEIGHT, type Way } from '../../content/cells.ts'
import { CRATE_FORMS } from '../../content/pieces.ts'
import type { Crate } from '../../state/terrain.ts'
import { Configs, doubled, mark } from './configs.ts'
import { FREE, NOT_WANTED, type Puzzle, SPAWN, WANTED } from './puzzle.ts'

export interface Limits {
  readonly pushes: number
  readonly nodes: number
  /** Called once in a long search: true if nothing can be found, so that the search may stop. */
  isHopeless?(): boolean
  /** After how many nodes that is asked. */
  readonly doubtful?: number
}

/** How a search ended: everything wanted was found, all nodes were exhausted, or the limit was reached. */
export type Found = 'all' | 'exhausted' | 'limit'

/** Maps a configuration of crates to a cell from which everything was found before: a walk that reaches it can stop. */
export type Proven = Map<number, Cell>

/** The number of nodes from which `isHopeless` pays. */
const LONG = 500

const NONE = -1
const NO_CRATE = -1
const MOST_CRATES = 3

/**
 * The search of WM-4.6. A node is a configuration of crates, the Hero's cell, and whether the key was visited. Nodes
 * are expanded in the order of their pushes. A walk over cells that were walked with the same crates before is not
 * repeated.
 */
export class Search {
  readonly #configs = new Configs()
  readonly #surface = new Uint8Array(CELLS + 1)
  readonly #queue = new Uint8Array(CELLS)
  /** For each cell the number of the last walk that came there. */
  readonly #fresh = new Int32Array(CELLS + 1)
  #walks = 0

  // The nodes, in the order in which they were met.
  #nodes = 0
  #config = new Int32Array(1024)
  #hero = new Int32Array(1024)
  #parent = new Int32Array(1024)
  #depth = new Int32Array(1024)

  /** For each cell the node whose walk came there first, or -1. */
  readonly foundBy = new Int32Array(CELLS + 1)
  readonly #wanted = new Uint8Array(CELLS + 1)
  #left = 0
  /** The node with the key visited that the last expansion has added, or NONE. */
  #keyNode = NONE

  #proven: Proven | undefined
  /** The node at which the search ended. */
  #last = NONE

  // The puzzle.
  readonly #ground = new Uint8Array(CELLS + 1)
  #puzzle: Puzzle | undefined
  readonly #crateHeight = new Uint8Array(MOST_CRATES)
  readonly #crateAlong = new Int8Array(MOST_CRATES)
  #crates = 0
  #alike = false

  get nodes(): number {
    return this.#nodes
  }

  /** Looks for every cell that `wanted` marks. Its results are valid until the next run. */
  run(puzzle: Puzzle, wanted: Uint8Array, limits: Limits, proven?: Proven): Found {
    this.#proven = proven
    this.#begin(puzzle, wanted)
    const found = this.#run(limits)
    if (found === 'all' && proven !== undefined) this.#prove(proven)
    return found
  }

  #run(limits: Limits): Found {
    if (this.#left === 0) return 'all'
    const { doubtful = LONG } = limits
    let doubted = limits.isHopeless === undefined
    for (let node = 0; node < this.#nodes; node++) {
      this.#look(node, limits.pushes)
      if (this.#left === 0) return 'all'
      // The key is visited without a push: that node is expanded at once, so that nodes stay in the order of their
      // pushes.
      if (this.#keyNode >= 0) {
        this.#look(this.#keyNode, limits.pushes)
        if (this.#left === 0) return 'all'
      }
      if (!doubted && this.#nodes > doubtful) {
        doubted = true
        if (limits.isHopeless?.() === true) return 'exhausted'
      }
      if (this.#nodes > limits.nodes) return 'limit'
    }
    return 'exhausted'
  }

  pushesTo(node: number): number {
    return this.#depth[node] as number
  }

  /** The Hero's cell in each node on the way to this one, the start first, with where the crates were. */
  wayTo(node: number): { readonly hero: Cell; readonly crates: readonly Crate[] }[] {
    const way = []
    for (let each = node; each !== NONE; each = this.#parent[each] as number) {
      way.push({ hero: this.#hero[each] as number, crates: this.#cratesIn(this.#config[each] as number) })
    }
    return way.reverse()
  }

  #begin(puzzle: Puzzle, wanted: Uint8Array): void {
    this.#puzzle = puzzle
    this.#ground.set(puzzle.ground)
    this.#ground[OUTSIDE] = OUTSIDE_HEIGHT
    this.#configs.clear()
    this.#nodes = 0
    this.#last = NONE
    this.foundBy.fill(NONE)
    this.#wanted.set(wanted)
    this.#left = 0
    for (let cell = 0; cell < CELLS; cell++) if (this.#wanted[cell] !== NOT_WANTED) this.#left++
    const { crates, key } = puzzle
    this.#crates = crates.length
    for (const [i, { kind }] of crates.entries()) {
      const { height, along } = CRATE_FORMS[kind]
      this.#crateHeight[i] = height
      this.#crateAlong[i] = along ?? NONE
    }
    // Two short crates that change places make no difference, unless the key lies on one.
    this.#alike = crates.length > 1 && crates[0]?.kind === 'short' && crates[1]?.kind === 'short' && key?.on !== 'crate'
    const codes = crates.map(codeOf)
    const config = this.#find(codes[0] ?? NO_CRATE, codes[1] ?? NO_CRATE, codes[2] ?? NO_CRATE, puzzle.hasKey ? 1 : 0)
    this.#meet(config, puzzle.hero, NONE, 0)
  }

  #find(a: number, b: number, c: number, key: number): number {
    return this.#alike && a > b ? this.#configs.find(b, a, c, key) : this.#configs.find(a, b, c, key)
  }

  /** Adds a node, unless it is known. */
  #meet(config: number, hero: Cell, parent: number, depth: number): number {
    if (!this.#configs.enter(config, hero)) return NONE
    if (this.#nodes === this.#config.length) {
      this.#config = doubled(this.#config)
      this.#hero = doubled(this.#hero)
      this.#parent = doubled(this.#parent)
      this.#depth = doubled(this.#depth)
    }
    const node = this.#nodes++
    this.#config[node] = config
    this.#hero[node] = hero
    this.#parent[node] = parent
    this.#depth[node] = depth
    return node
  }

  /** Walks from a node wherever steps lead, and pushes from there whatever can be pushed. */
  #look(node: number, mostPushes: number): void {
    const config = this.#config[node] as number
    const hero = this.#hero[node] as number
    this.#keyNode = NONE
    if (this.#configs.hasWalked(config, hero)) return
    this.#raise(config)
    this.#walk(node, config, hero)
    this.#last = node
    if (this.#left > 0 && this.#comesToProven(config)) this.#left = 0
    if (this.#left === 0) return
    const { codes } = this.#configs
    const hasKey = codes[config * 4 + 3] as number
    if (hasKey === 0) this.#visitKey(node, config)
    const depth = this.#depth[node] as number
    if (depth >= mostPushes) return
    for (let crate = 0; crate < this.#crates; crate++) {
      for (let way = 0; way < 4; way++) this.#tryPush(node, config, crate, way as Way, depth + 1)
    }
  }

  /** Puts the crates of a configuration on the ground. */
  #raise(config: number): void {
    const surface = this.#surface
    surface.set(this.#ground)
    for (let crate = 0; crate < this.#crates; crate++) {
      const code = this.#configs.codes[config * 4 + crate] as number
      const top = (code & 7) + (this.#crateHeight[crate] as number)
      const cell = code >> 3
      const second = this.#secondCell(crate, cell)
      if (top > (surface[cell] as number)) surface[cell] = top
      if (second !== NONE && top > (surface[second] as number)) surface[second] = top
    }
  }

  #secondCell(crate: number, cell: Cell): Cell {
    const along = this.#crateAlong[crate] as number
    return along === NONE ? NONE : (NEXT[cell * 4 + along] as Cell)
  }

  #walk(node: number, config: number, from: Cell): void {
    const { barred } = this.#puzzle as Puzzle
    const ground = this.#ground
    const surface = this.#surface
    const queue = this.#queue
    const fresh = this.#fresh
    const wanted = this.#wanted
    const { walked } = this.#configs
    const walk = ++this.#walks
    const withKey = (this.#configs.codes[config * 4 + 3] as number) === 1
    let last = 1
    queue[0] = from
    mark(walked, config, from)
    fresh[from] = walk
    if (wanted[from] !== NOT_WANTED) this.#reach(from, node, withKey)
    for (let i = 0; i < last; i++) {
      const cell = queue[i] as Cell
      const limit = (surface[cell] as number) + 1
      for (let j = cell * 4; j < cell * 4 + 4; j++) {
        const to = NEXT[j] as Cell
        if (fresh[to] === walk || (surface[to] as number) > limit) continue
        const isBarred = barred[to] !== FREE && (barred[to] !== SPAWN || surface[to] === ground[to])
        if (!isBarred && !mark(walked, config, to)) continue
        if (wanted[to] !== NOT_WANTED) this.#reach(to, node, withKey)
        if (isBarred) continue
        fresh[to] = walk
        queue[last++] = to
      }
    }
  }

  /** Notes that the walk has reached a wanted tile, if it is uncovered. */
  #reach(cell: Cell, node: number, withKey: boolean): void {
    if (this.#wanted[cell] !== WANTED && !withKey) return
    if (this.#surface[cell] !== this.#ground[cell]) return
    this.#wanted[cell] = NOT_WANTED
    this.foundBy[cell] = node
    this.#left--
  }

  #comesToProven(config: number): boolean {
    const cell = this.#proven?.get(this.#keyOf(config))
    return cell !== undefined && this.#fresh[cell] === this.#walks
  }

  /** Remembers every node on the way here: everything was found from each of them. */
  #prove(proven: Proven): void {
    for (let node = this.#last; node !== NONE; node = this.#parent[node] as number) {
      proven.set(this.#keyOf(this.#config[node] as number), this.#hero[node] as number)
    }
  }

  /** A configuration as one number: three codes of 11 bits and the key fit into the 53 bits of a number. */
  #keyOf(config: number): number {
    const { codes } = this.#configs
    const i = config * 4
    const low = (codes[i] as number) + 1 + 2048 * ((codes[i + 1] as number) + 1)
    return low * 8192 + ((codes[i + 2] as number) + 1) * 2 + (codes[i + 3] as number)
  }

  /** WM-4.6: an uncovered key in the walk gives the node in which it is visited. */
  #visitKey(node: number, config: number): void {
    const { key, ground } = this.#puzzle as Puzzle
    if (key === undefined) return
    let cell: Cell
    let level: number
    if (key.on === 'ground') {
      cell = key.cell
      level = ground[cell] as number
    } else {
      const code = this.#configs.codes[config * 4 + key.index] as number
      cell = key.part === 0 ? code >> 3 : this.#secondCell(key.index, code >> 3)
      level = (code & 7) + (this.#crateHeight[key.index] as number)
    }
    if (this.#fresh[cell] !== this.#walks || this.#surface[cell] !== level) return
    const { codes } = this.#configs
    const i = config * 4
    const withKey = this.#configs.find(codes[i] as number, codes[i + 1] as number, codes[i + 2] as number, 1)
    this.#keyNode = this.#meet(withKey, cell, node, this.#depth[node] as number)
  }

  /** Tries to push a crate from behind each of its cells, where the walk has come there (WM-6.1 to WM-6.11). */
  #tryPush(node: number, config: number, crate: number, way: Way, depth: number): void {
    const { end, barred, ground } = this.#puzzle as Puzzle
    const surface = this.#surface
    const code = this.#configs.codes[config * 4 + crate] as number
    const bottom = code & 7
    const first = code >> 3
    const second = this.#secondCell(crate, first)
    const back = way ^ 2
    const top = bottom + (this.#crateHeight[crate] as number)
    if (surface[first] !== top || (second !== NONE && surface[second] !== top)) return
    const ahead = NEXT[first * 4 + way] as Cell
    const aheadOfSecond = second === NONE ? NONE : (NEXT[second * 4 + way] as Cell)
    if (ahead === OUTSIDE || aheadOfSecond === OUTSIDE) return
    if (ahead === end || aheadOfSecond === end) return
    const rests = ahead === second ? bottom : (surface[ahead] as number)
    if (rests > bottom) return
    if (second !== NONE && (aheadOfSecond === first ? bottom : (surface[aheadOfSecond] as number)) !== rests) return
    const { codes } = this.#configs
    for (let part = 0; part < 2; part++) {
      const cell = part === 0 ? first : second
      if (cell === NONE) continue
      const from = NEXT[cell * 4 + back] as Cell
      if (from === first || from === second || surface[from] !== bottom || this.#fresh[from] !== this.#walks) continue
      if (barred[cell] === SPAWN && ground[cell] === bottom) continue
      const moved = ahead * 8 + rests
      const i = config * 4
      const to = this.#find(
        crate === 0 ? moved : (codes[i] as number),
        crate === 1 ? moved : (codes[i + 1] as number),
        crate === 2 ? moved : (codes[i + 2] as number),
        codes[i + 3] as number,
      )
      this.#meet(to, cell, node, depth)
    }
  }

  #cratesIn(config: number): Crate[] {
    const { crates } = this.#puzzle as Puzzle
    return crates.map(({ kind }, i) => {
      const code = this.#configs.codes[config * 4 + i] as number
      return { kind, cell: code >> 3, bottom: code & 7 }
    })
  }
}

function codeOf({ cell, bottom }: Crate): number {
  return cell * 8 + bottom
}
