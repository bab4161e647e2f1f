import { list, oneOf, type Word } from '@undercroft/kernel'
import { between, oneFrom, redraw, setsOf, someFrom, upTo } from '../pick.ts'
import { hasDouble, judged, NOTHING_HIDDEN, type Puzzle } from './puzzle.ts'

const CARGO = ['eel', 'rat', 'lamp', 'acid', 'battery'] as const
export type Cargo = (typeof CARGO)[number]
export type Load = readonly Cargo[]
export type Crossings = readonly Load[]

export interface FloodedChannel {
  readonly cargo: readonly Cargo[]
  readonly conflicts: readonly (readonly [Cargo, Cargo])[]
  /** The number of things that the raft carries besides the ferryman. */
  readonly room: number
  readonly limit: number
}

const SPARE_CROSSINGS = 4

export interface Banks {
  readonly near: Load
  readonly far: Load
  /** Where the ferryman and the raft are. */
  readonly raft: 'near' | 'far'
}

export function embark({ cargo }: Pick<FloodedChannel, 'cargo'>): Banks {
  return { near: cargo, far: [], raft: 'near' }
}

export function cross({ near, far, raft }: Banks, load: Load): Banks {
  const without = (bank: Load) => bank.filter(each => !load.includes(each))
  if (raft === 'near') return { near: without(near), far: [...far, ...load], raft: 'far' }
  return { near: [...near, ...load], far: without(far), raft: 'near' }
}

/** The pair that comes to blows on the bank without the ferryman. */
export function trouble(
  { near, far, raft }: Banks,
  conflicts: FloodedChannel['conflicts'],
): readonly [Cargo, Cargo] | undefined {
  const alone = raft === 'near' ? far : near
  return conflicts.find(pair => pair.every(each => alone.includes(each)))
}

function loadsFrom({ near, far, raft }: Banks, room: number): Load[] {
  const here = raft === 'near' ? near : far
  return upTo(room + 1).flatMap(count => setsOf(here, count))
}

function keyOf({ near, raft }: Banks): string {
  return `${raft} ${near.toSorted().join()}`
}

/** A shortest route, found breadth first; none if the channel cannot be crossed. */
function route(shown: Pick<FloodedChannel, 'cargo' | 'conflicts' | 'room'>): Crossings | undefined {
  const start = embark(shown)
  const known = new Set([keyOf(start)])
  let wave: { readonly banks: Banks; readonly crossings: Crossings }[] = [{ banks: start, crossings: [] }]
  while (wave.length > 0) {
    const next: typeof wave = []
    for (const { banks, crossings } of wave) {
      if (banks.near.length === 0) return crossings
      for (const load of loadsFrom(banks, shown.room)) {
        const after = cross(banks, load)
        if (trouble(after, shown.conflicts) !== undefined) continue
        const key = keyOf(after)
        if (known.has(key)) continue
        known.add(key)
        next.push({ banks: after, crossings: [...crossings, load] })
      }
    }
    wave = next
  }
  return undefined
}

const some = list('load', oneOf('cargo', CARGO), '+', CARGO.length)
const EMPTY = 'none'
const load: Word<Load> = {
  kind: 'load',
  say: value => (value.length === 0 ? EMPTY : some.say(value)),
  read: text => (text === EMPTY ? [] : some.read(text)),
}

export const floodedChannel: Puzzle<'PZ-04', FloodedChannel, Crossings> = {
  id: 'PZ-04',
  name: 'Flooded Channel',
  story:
    'Water stands in the tunnel, and a raft hangs on its chain. Everything on your bank must get across, but some of it sparks as soon as nobody keeps it apart. The pump has breath for only so many crossings.',
  task: 'Ferry everything across. Two that do not get on must never be alone on a bank without the ferryman.',
  tries: 2,
  word: list('crossings', load, '.', 20),
  make: pick =>
    redraw(() => {
      const cargo = someFrom(CARGO, between(3, 5, pick), pick)
      const room = between(1, 2, pick)
      const conflicts = setsOf(cargo, 2).flatMap(([a, b]) => (a && b && pick(10) < 4 ? [[a, b] as const] : []))
      if (conflicts.length < 2) return undefined
      const shortest = route({ cargo, conflicts, room })?.length ?? 0
      if (shortest < 5 || shortest > 11) return undefined
      return { shown: { cargo, conflicts, room, limit: shortest + SPARE_CROSSINGS }, secret: NOTHING_HIDDEN }
    }),
  broken(shown, crossings) {
    if (crossings.length > shown.limit) return `${crossings.length} crossings: the current allows ${shown.limit}`
    let banks = embark(shown)
    for (const [i, each] of crossings.entries()) {
      const here = banks.raft === 'near' ? banks.near : banks.far
      const away = each.find(one => !here.includes(one))
      if (each.length > shown.room) return `crossing ${i + 1}: the raft holds ${shown.room}`
      if (hasDouble(each)) return `crossing ${i + 1}: ${each[0]} is loaded twice`
      if (away !== undefined) return `crossing ${i + 1}: the ${away} is not on that bank`
      banks = cross(banks, each)
    }
    return undefined
  },
  judge(shown, crossings) {
    let banks = embark(shown)
    for (const each of crossings) {
      banks = cross(banks, each)
      if (trouble(banks, shown.conflicts) !== undefined) return judged(false)
    }
    return judged(banks.near.length === 0)
  },
  solve: shown => route(shown) ?? [],
  guess(shown, pick) {
    let banks = embark(shown)
    return upTo(shown.limit - SPARE_CROSSINGS).map(() => {
      const each = oneFrom(loadsFrom(banks, shown.room), pick)
      banks = cross(banks, each)
      return each
    })
  },
}
