import { list, oneOf, type Word } from '@undercroft/kernel'
import { between, oneFrom, type Picker, redraw, upTo } from '../pick.ts'
import { judged, NOTHING_HIDDEN, type Puzzle } from './puzzle.ts'

export const TANKS = ['a', 'b', 'c'] as const
export type Tank = (typeof TANKS)[number]
export interface Pour {
  readonly from: Tank
  readonly to: Tank
}
export type Levels = { readonly [T in Tank]: number }

export interface ThreeTanks {
  readonly sizes: Levels
  readonly target: number
  readonly limit: number
}

const SPARE_POURS = 3
const POURS: readonly Pour[] = TANKS.flatMap(from => TANKS.filter(to => to !== from).map(to => ({ from, to })))

/** The largest tank is full at first, the others are empty. */
export function filled(sizes: Levels): Levels {
  return { a: sizes.a, b: 0, c: 0 }
}

/** Pours until one is empty or the other full. */
export function pour(levels: Levels, { from, to }: Pour, sizes: Levels): Levels {
  const poured = Math.min(levels[from], sizes[to] - levels[to])
  const after = { a: levels.a, b: levels.b, c: levels.c }
  after[from] -= poured
  after[to] += poured
  return after
}

function holdsTarget(levels: Levels, target: number): boolean {
  return TANKS.some(tank => levels[tank] === target)
}

interface Reached {
  readonly levels: Levels
  readonly pours: readonly Pour[]
}

/** Shortest pours to every position that can be reached, breadth first. */
function reach(sizes: Levels): readonly Reached[] {
  const start = filled(sizes)
  const found: Reached[] = [{ levels: start, pours: [] }]
  const known = new Set([keyOf(start)])
  for (const { levels, pours } of found) {
    for (const each of POURS) {
      const after = pour(levels, each, sizes)
      const key = keyOf(after)
      if (known.has(key)) continue
      known.add(key)
      found.push({ levels: after, pours: [...pours, each] })
    }
  }
  return found
}

/** What is in two of the tanks decides what is in the third. */
function keyOf({ a, b }: Levels): number {
  return a * 100 + b
}

function shortestTo(target: number, reached: readonly Reached[]): readonly Pour[] | undefined {
  return reached.find(({ levels }) => holdsTarget(levels, target))?.pours
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

function anySizes(pick: Picker): Levels {
  return redraw(() => {
    const a = between(7, 12, pick)
    const b = between(3, 11, pick)
    const c = between(2, 10, pick)
    return a > b && b > c && divisor(b, c) === 1 ? { a, b, c } : undefined
  })
}

const tank = oneOf('tank', TANKS)
const pourWord: Word<Pour> = {
  kind: 'pour',
  say: ({ from, to }) => `${from}-${to}`,
  read(text) {
    const [from, to, ...more] = text.split('-').map(each => tank.read(each))
    return from !== undefined && to !== undefined && more.length === 0 ? { from, to } : undefined
  },
}

export const threeTanks: Puzzle<'PZ-08', ThreeTanks, readonly Pour[]> = {
  id: 'PZ-08',
  name: 'Three Tanks',
  story:
    'Three glass tanks of acid stand in a cage, without a scale on any of them. The battery of the door drinks one exact measure. Spill the balance and the fumes drive you out.',
  task: 'Pour until some tank holds exactly the target. A pour ends when one tank is empty or the other full.',
  tries: 2,
  word: list('pours', pourWord, '.', 20),
  make: pick =>
    redraw(() => {
      const sizes = anySizes(pick)
      const reached = reach(sizes)
      const targets = upTo(sizes.a).flatMap(target => {
        const shortest = shortestTo(target, reached)?.length ?? 0
        return shortest >= 4 && shortest <= 8 ? [{ target, limit: shortest + SPARE_POURS }] : []
      })
      return targets.length > 0 ? { shown: { sizes, ...oneFrom(targets, pick) }, secret: NOTHING_HIDDEN } : undefined
    }),
  broken({ limit }, pours) {
    if (pours.length > limit) return `${pours.length} pours: only ${limit} are allowed`
    const same = pours.findIndex(({ from, to }) => from === to)
    if (same >= 0) return `pour ${same + 1} goes from a tank into itself`
    return undefined
  },
  judge({ sizes, target }, pours) {
    let levels = filled(sizes)
    for (const each of pours) {
      levels = pour(levels, each, sizes)
      if (holdsTarget(levels, target)) return judged(true)
    }
    return judged(false)
  },
  solve: ({ sizes, target }) => shortestTo(target, reach(sizes)) ?? [],
  guess: ({ limit }, pick) => upTo(limit).map(() => oneFrom(POURS, pick)),
}
