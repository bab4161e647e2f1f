/** A hidden draw: 0 to `below - 1`. */
export type Picker = (below: number) => number

export function between(from: number, to: number, pick: Picker): number {
  return from + pick(to - from + 1)
}

export function oneFrom<T>(list: readonly T[], pick: Picker): T {
  const one = list[pick(list.length)]
  if (one === undefined) throw new RangeError('nothing to draw from')
  return one
}

export function shuffled<T>(list: readonly T[], pick: Picker): T[] {
  const left = [...list]
  const drawn: T[] = []
  while (left.length > 0) {
    const at = pick(left.length)
    drawn.push(left[at] as T)
    left.splice(at, 1)
  }
  return drawn
}

/** Draws `count` different elements of the list, in the order in which they are drawn. */
export function someFrom<T>(list: readonly T[], count: number, pick: Picker): T[] {
  return shuffled(list, pick).slice(0, count)
}

export function upTo(count: number): number[] {
  const numbers: number[] = []
  for (let i = 0; i < count; i++) numbers.push(i)
  return numbers
}

/** Every permutation of the list. */
export function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((one, i) => ordersOf(list.toSpliced(i, 1)).map(rest => [one, ...rest]))
}

/** Every subset of the list with `count` elements. */
export function setsOf<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return list.flatMap((one, i) => setsOf(list.slice(i + 1), count - 1).map(rest => [one, ...rest]))
}

/** Works something out when it is wanted first: whoever only loads the game does not wait for it. */
export function whenWanted<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}

/** Draws again until the draw succeeds. */
export function redraw<T>(draw: () => T | undefined): T {
  for (let i = 0; i < 10_000; i++) {
    const drawn = draw()
    if (drawn !== undefined) return drawn
  }
  throw new RangeError('a generator that never succeeds')
}
