import { whole } from '@undercroft/kernel'
import { between, oneFrom, type Picker, redraw, upTo } from '../pick.ts'
import { judged, NOTHING_HIDDEN, type Puzzle } from './puzzle.ts'

const SHOWN = 6
export const LARGEST = 9999

export interface NextInLine {
  readonly terms: readonly number[]
}

interface Family {
  /** Seven terms. */
  draw(pick: Picker): readonly number[]
  /** The next term, if the terms can be of this family. */
  next(terms: readonly number[]): number | undefined
}

function follow(start: number, step: (last: number, i: number) => number): number[] {
  const terms = [start]
  while (terms.length <= SHOWN) terms.push(step(terms.at(-1) ?? 0, terms.length - 1))
  return terms
}

function differences(terms: readonly number[]): number[] {
  return terms.slice(1).map((term, i) => term - (terms[i] ?? 0))
}

function allEqual(values: readonly number[]): boolean {
  return values.every(value => value === values[0])
}

function stepOf(pick: Picker, from: number, to: number): number {
  return oneFrom(
    upTo(to - from + 1)
      .map(i => from + i)
      .filter(step => step !== 0),
    pick,
  )
}

const step: Family = {
  draw(pick) {
    const by = stepOf(pick, -9, 13)
    return follow(between(1, 30, pick), last => last + by)
  },
  next: terms => (allEqual(differences(terms)) ? (terms.at(-1) ?? 0) + (differences(terms)[0] ?? 0) : undefined),
}

const factor: Family = {
  draw(pick) {
    const by = between(2, 3, pick)
    return follow(between(1, 6, pick), last => last * by)
  },
  next(terms) {
    const by = [2, 3].find(each => terms.slice(1).every((term, i) => term === (terms[i] ?? 0) * each))
    return by && (terms.at(-1) ?? 0) * by
  },
}

const alternating: Family = {
  draw(pick) {
    const by = [stepOf(pick, -6, 9), stepOf(pick, -6, 9)]
    return follow(between(1, 20, pick), (last, i) => last + (by[i % 2] ?? 0))
  },
  next(terms) {
    const by = differences(terms)
    const fits = by.every((each, i) => each === by[i % 2])
    return fits ? (terms.at(-1) ?? 0) + (by[by.length % 2] ?? 0) : undefined
  },
}

const sumOfTwo: Family = {
  draw(pick) {
    const terms = [between(1, 9, pick), between(1, 9, pick)]
    while (terms.length <= SHOWN) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0))
    return terms
  },
  next(terms) {
    const fits = terms.slice(2).every((term, i) => term === (terms[i] ?? 0) + (terms[i + 1] ?? 0))
    return fits ? (terms.at(-1) ?? 0) + (terms.at(-2) ?? 0) : undefined
  },
}

const squares: Family = {
  draw(pick) {
    const [a, b, c] = [between(0, 9, pick), between(-5, 9, pick), between(1, 4, pick)]
    return upTo(SHOWN + 1).map(i => a + b * i + c * i * i)
  },
  next(terms) {
    const first = differences(terms)
    const second = differences(first)
    return allEqual(second) ? (terms.at(-1) ?? 0) + (first.at(-1) ?? 0) + (second[0] ?? 0) : undefined
  },
}

const doublePlus: Family = {
  draw(pick) {
    const plus = between(-4, 6, pick)
    return follow(between(1, 6, pick), last => 2 * last + plus)
  },
  next(terms) {
    const plus = terms.slice(1).map((term, i) => term - 2 * (terms[i] ?? 0))
    return allEqual(plus) ? 2 * (terms.at(-1) ?? 0) + (plus[0] ?? 0) : undefined
  },
}

const FAMILIES: readonly Family[] = [step, factor, alternating, sumOfTwo, squares, doublePlus]

/** What each family that fits would go on with, each number once. */
export function continuations(terms: readonly number[]): readonly number[] {
  return [...new Set(FAMILIES.map(family => family.next(terms)).filter(next => next !== undefined))]
}

export const nextInLine: Puzzle<'PZ-11', NextInLine, number> = {
  id: 'PZ-11',
  name: 'Next in Line',
  story:
    'Six dials on the wall have been set by a hand that followed a rule, and the seventh waits at zero. Behind it a relay ticks. Set it as that hand would have, and the room falls quiet.',
  task: 'Six dials follow a rule. Set the seventh.',
  tries: 2,
  word: whole('number', -LARGEST, LARGEST),
  make: pick =>
    redraw(() => {
      const drawn = oneFrom(FAMILIES, pick).draw(pick)
      const terms = drawn.slice(0, SHOWN)
      return allEqual(terms) || continuations(terms).length !== 1
        ? undefined
        : { shown: { terms }, secret: NOTHING_HIDDEN }
    }),
  broken: (_, term) => (Number.isInteger(term) ? undefined : 'a dial shows a whole number'),
  judge: ({ terms }, term) => judged(continuations(terms)[0] === term),
  solve: ({ terms }) => continuations(terms)[0] ?? 0,
  guess: ({ terms }, pick) => (terms.at(-1) ?? 0) + between(-12, 12, pick),
}
