import { FastDice, sameData } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { setsOf, upTo } from '../pick.ts'
import type { DarkGrid } from './dark-grid.ts'
import {
  type Answer,
  answerWord,
  botAnswer,
  brokenAnswer,
  clonePuzzle,
  dimPuzzle,
  guessPuzzle,
  imagineDim,
  imaginePuzzle,
  type Posed,
  PUZZLE_IDS,
  PUZZLES,
  type PuzzleId,
  pose,
  randomPuzzle,
  type SaidOf,
  type ShownOf,
  seePuzzle,
  solvePuzzle,
  soundPuzzle,
  tryAnswer,
} from './index.ts'
import { continuations } from './next-in-line.ts'

const INSTANCES = 2000

function picker(seed: string) {
  const dice = new FastDice(seed)
  return (below: number) => dice.below(below)
}

/** What the specification's table says of each instance, worked out anew: nothing if all of it holds. */
const LAWS: { [K in PuzzleId]: (shown: ShownOf<K>, said: SaidOf<K>, secret: readonly number[]) => string | undefined } =
  {
    'PZ-01': (shown, said) => {
      const solutions = upTo(512).filter(set => lampsAfter(shown, set) === 0)
      if (solutions.length !== 1) return `${solutions.length} solutions`
      return said.length >= 3 && said.length <= 5 ? undefined : `${said.length} presses`
    },
    'PZ-02': (_, said, secret) => (sameData(said, secret) ? undefined : 'not the code'),
    'PZ-03': (_, said, [coil, odd]) =>
      said.do === 'name' && said.coil === coil && said.odd === (odd === 0 ? 'heavy' : 'light')
        ? undefined
        : 'not the coil',
    'PZ-04': ({ cargo, conflicts, room, limit }, said) => {
      const shortest = fewestCrossings(cargo, conflicts, room)
      if (cargo.length < 3 || cargo.length > 5 || room < 1 || room > 2 || conflicts.length < 2) return 'out of range'
      if (shortest < 5 || shortest > 11 || limit !== shortest + 4) return `${shortest} crossings, limit ${limit}`
      return said.length === shortest ? undefined : 'not a shortest plan'
    },
    'PZ-05': ({ clues }) => {
      if (clues.length < 4 || clues.length > 7) return `${clues.length} clues`
      return clues.filter(({ says }) => says === 'at').length <= 1 ? undefined : 'two statues are placed'
    },
    'PZ-06': (shown, said) => {
      if (conducts(shown, shown.turns)) return 'conducts at the start'
      return conducts(shown, said) ? undefined : 'does not conduct'
    },
    'PZ-07': ({ values, target }) => {
      if (new Set(values).size !== 8 || values.some(value => value < 3 || value > 29)) return `values ${values}`
      const fitting = setsOf(values, 4).filter(([a = 0, b = 0, c = 0, d = 0]) => a + b + c + d === target)
      return fitting.length === 1 ? undefined : `${fitting.length} sets`
    },
    'PZ-08': ({ sizes: { a, b, c }, limit }, said) => {
      if (a < 7 || a > 12 || a <= b || b <= c || c < 2) return `sizes ${a} ${b} ${c}`
      if (upTo(b - 1).some(i => i + 2 <= c && b % (i + 2) === 0 && c % (i + 2) === 0)) return 'a common divisor'
      return said.length >= 4 && said.length <= 8 && limit === said.length + 3 ? undefined : `${said.length} pours`
    },
    'PZ-09': ({ statements }, said) => {
      const alone = statements.findIndex((statement, i) => 'of' in statement && statement.of === i)
      if (alone >= 0) return `${alone} speaks of itself`
      const liars = said.filter(each => each === 'liar').length
      return liars >= 1 && liars <= 3 ? undefined : `${liars} liars`
    },
    'PZ-10': ({ limit }, said) =>
      said.length >= 8 && said.length <= 14 && limit === 2 * said.length
        ? undefined
        : `${said.length} slides of ${limit}`,
    'PZ-11': ({ terms }, said) =>
      terms.length === 6 && sameData(continuations(terms), [said]) ? undefined : `${terms} goes on in two ways`,
    'PZ-12': ({ grid, rows, columns }) => {
      const lines = [...upTo(3).map(i => [3 * i, 3 * i + 1, 3 * i + 2]), ...upTo(3).map(i => [i, i + 3, i + 6])]
      const sums = [...rows, ...columns]
      const fitting = RUNE_VALUES.filter(values =>
        lines.every(([a = 0, b = 0, c = 0], i) => {
          const value = (cell: number) => values[grid[cell] ?? 0] ?? 0
          return value(a) + value(b) + value(c) === sums[i]
        }),
      )
      return fitting.length === 1 ? undefined : `${fitting.length} solutions`
    },
  }

/** Four different digits, 3024 times. */
const RUNE_VALUES = upTo(9 ** 4)
  .map(number => [0, 1, 2, 3].map(rune => (Math.floor(number / 9 ** rune) % 9) + 1))
  .filter(values => new Set(values).size === 4)

/** Lamps as bits: what each press flips, as one would read it off the picture. */
const FLIPS = [
  '110100000',
  '111010000',
  '011001000',
  '100110100',
  '010111010',
  '001011001',
  '000100110',
  '000010111',
  '000001011',
]

function lampsAfter({ lit }: DarkGrid, set: number): number {
  const start = Number.parseInt(lit.map(Number).join(''), 2)
  return FLIPS.reduce((lamps, flips, press) => (set & (1 << press) ? lamps ^ Number.parseInt(flips, 2) : lamps), start)
}

/** Banks as bits, the raft as the highest one. */
function fewestCrossings(cargo: readonly string[], conflicts: readonly (readonly string[])[], room: number): number {
  const all = (1 << cargo.length) - 1
  const pairs = conflicts.map(pair => pair.reduce((bits, each) => bits | (1 << cargo.indexOf(each)), 0))
  const distance = new Map([[all, 0]])
  for (const [state, crossings] of distance) {
    const far = state > all
    const near = state & all
    if (near === 0 && far) return crossings
    for (const load of upTo(all + 1)) {
      const here = far ? all & ~near : near
      if ((load & here) !== load || load.toString(2).replaceAll('0', '').length > room) continue
      const after = far ? near | load : near & ~load
      const alone = far ? all & ~after : after
      if (pairs.some(pair => (pair & alone) === pair)) continue
      const key = far ? after : after | (all + 1)
      if (!distance.has(key)) distance.set(key, crossings + 1)
    }
  }
  return 0
}

/** The path of current as wires between the middles of edges, flooded from the terminal. */
function conducts({ tiles, from, to }: ShownOf<'PZ-06'>, turns: readonly number[]): boolean {
  const edge = (tile: number, side: number) => {
    const [x, y] = [2 * (tile % 4) + 1, 2 * Math.floor(tile / 4) + 1]
    return `${x + ([-1, 0, 1, 0][side] ?? 0)},${y + ([0, -1, 0, 1][side] ?? 0)}`
  }
  const wires = tiles.map((kind, i) =>
    [turns[i] ?? 0, (turns[i] ?? 0) + (kind === 'straight' ? 2 : 1)].map(side => edge(i, side % 4)),
  )
  const live = new Set([`0,${2 * from + 1}`])
  for (const end of live) {
    for (const wire of wires) if (wire.includes(end)) for (const each of wire) live.add(each)
  }
  return live.has(`8,${2 * to + 1}`)
}

/** Answers until the solver is right: how often it was wrong before. */
function solveOut(posed: Posed, pick: (below: number) => number): { readonly answer: Answer; readonly wrong: number } {
  for (let wrong = 0; ; ) {
    const answer = solvePuzzle(seePuzzle(posed), pick)
    const broken = brokenAnswer(posed, answer)
    if (broken !== undefined) throw new Error(broken)
    if (!sameData(answerWord.read(answerWord.say(answer)), answer)) throw new Error(`${answerWord.say(answer)} is lost`)
    const reply = tryAnswer(posed, answer)
    if (reply.is === 'right') return { answer, wrong }
    if (reply.is !== 'weighed') wrong++
    if (wrong > 12) throw new Error(`${posed.puzzle} is never solved`)
  }
}

describe.each(PUZZLE_IDS)('%s', id => {
  it('can always be solved from what is shown, and is as the table says', () => {
    const pick = picker(id)
    const law = LAWS[id] as (shown: unknown, said: unknown, secret: readonly number[]) => string | undefined
    let slow = 0
    for (let i = 0; i < INSTANCES; i++) {
      const posed = pose(id, pick)
      if (i === 0) expect(JSON.parse(JSON.stringify(posed))).toEqual(posed)
      const { answer, wrong } = solveOut(posed, pick)
      if (wrong >= PUZZLES[id].tries) slow++
      const broken = law(posed.shown, answer.said, posed.secret)
      if (broken !== undefined) throw new Error(`instance ${i}: ${broken} (${JSON.stringify(posed.shown)})`)
    }
    // Only the Sequence Lock leaves something to luck: a code found with the seventh guess.
    expect(slow).toBeLessThan(id === 'PZ-02' ? INSTANCES * 0.04 : 1)
  })

  it('accepts nothing but solutions', () => {
    const pick = picker(`${id} guesses`)
    const unique = !['PZ-04', 'PZ-06', 'PZ-08', 'PZ-10'].includes(id)
    for (let i = 0; i < 200; i++) {
      const posed = pose(id, pick)
      const { answer } = solveOut(clonePuzzle(posed), pick)
      const guess = guessPuzzle(posed, pick)
      expect(brokenAnswer(posed, guess)).toBeUndefined()
      const { is } = tryAnswer(posed, guess)
      if (is === 'right' && unique) expect(asSet(guess)).toEqual(asSet(answer))
      if (is === 'right' && guess.puzzle === 'PZ-06' && posed.puzzle === 'PZ-06')
        expect(conducts(posed.shown, guess.said)).toBe(true)
      expect(soundPuzzle(posed)).toEqual([])
    }
  })

  it('can be imagined by those who take part and by those who do not', () => {
    const pick = picker(`${id} imagined`)
    for (let i = 0; i < 50; i++) {
      const posed = pose(id, pick)
      while (posed.left > 1 && pick(3) > 0) {
        if (tryAnswer(posed, botAnswer(seePuzzle(posed), 0.5, pick)).is === 'right') break
      }
      const imagined = imaginePuzzle(seePuzzle(posed), pick)
      expect(seePuzzle(imagined)).toEqual(seePuzzle(posed))
      expect(soundPuzzle(imagined)).toEqual([])
      const dim = imagineDim(dimPuzzle(posed), pick)
      expect(dimPuzzle(dim)).toEqual(dimPuzzle(posed))
      expect(soundPuzzle(dim)).toEqual([])
    }
  })
})

/** Lists whose order means nothing are compared as sets. */
function asSet({ puzzle, said }: Answer): unknown {
  return puzzle === 'PZ-01' || puzzle === 'PZ-07' ? said.toSorted() : said
}

describe('a bot', () => {
  it('solves as often as its skill says, and weighs before it names', () => {
    const pick = picker('skill')
    const solved = upTo(400).filter(() => {
      const posed = pose('PZ-03', pick)
      for (;;) {
        const reply = tryAnswer(posed, botAnswer(seePuzzle(posed), 0.75, pick))
        if (reply.is === 'right') return true
        if (posed.left === 0) return false
      }
    })
    expect(solved.length / 400).toBeCloseTo(0.76, 1)
  })

  it('gets any of the twelve when it is random', () => {
    const pick = picker('random')
    expect(new Set(upTo(300).map(() => randomPuzzle(pick))).size).toBe(12)
  })
})

/** Well-spelled answers to one instance of each puzzle, and why their form is refused. */
const FIXED: { [K in PuzzleId]: ShownOf<K> } = {
  'PZ-01': { lit: [true, true, false, true, false, false, false, false, false] },
  'PZ-02': { length: 4 },
  'PZ-03': { coils: 9, weighings: 3 },
  'PZ-04': {
    cargo: ['eel', 'rat', 'lamp'],
    conflicts: [
      ['eel', 'rat'],
      ['rat', 'lamp'],
    ],
    room: 1,
    limit: 11,
  },
  'PZ-05': { clues: [] },
  'PZ-06': { tiles: Array(16).fill('straight'), turns: Array(16).fill(1), from: 0, to: 0 },
  'PZ-07': { values: [3, 5, 9, 11, 14, 20, 25, 29], target: 28 },
  'PZ-08': { sizes: { a: 8, b: 5, c: 3 }, target: 4, limit: 9 },
  'PZ-09': { statements: [] },
  'PZ-10': { tiles: [1, 2, 3, 4, 5, 6, 0, 7, 8], limit: 4 },
  'PZ-11': { terms: [1, 2, 4, 8, 16, 32] },
  'PZ-12': { grid: [0, 1, 2, 3, 0, 0, 0, 0, 0], rows: [6, 6, 3], columns: [6, 4, 5] },
}

function fixed(answer: string, weighings = 0): { readonly posed: Posed; readonly answer: Answer } {
  const read = answerWord.read(answer)
  if (read === undefined) throw new Error(`${answer} cannot be read`)
  const weighed = { said: { do: 'weigh', left: [1], right: [2] }, reply: { is: 'weighed', down: 'even' } }
  const tried = upTo(weighings).map(() => weighed)
  const posed = { puzzle: read.puzzle, shown: FIXED[read.puzzle], secret: [9, 0, 0, 0], tried, left: 2 }
  return { posed: posed as unknown as Posed, answer: read }
}

describe('the form of an answer', () => {
  it.each([
    ['PZ-01:a1.a1', 'a lamp is pressed twice'],
    ['PZ-02:arc.bulb.coil', 'a code has 4 symbols, not 3'],
    ['PZ-03:weigh/1.2/3', '2 coils against 1: the pans must hold equally many'],
    ['PZ-03:weigh/1.2/2.3', 'a coil is laid on twice'],
    ['PZ-04:rat+eel', 'crossing 1: the raft holds 1'],
    ['PZ-04:rat.none.rat', 'crossing 3: the rat is not on that bank'],
    ['PZ-04:none.none.none.none.none.none.none.none.none.none.none.none', '12 crossings: the current allows 11'],
    ['PZ-05:amber.blue.jade/coil.fuse.lens.valve', 'four places need four colours, not 3'],
    ['PZ-05:amber.blue.jade.violet/coil.fuse.lens.lens', 'two places have the same emblem'],
    ['PZ-06:0.1.2.3', '16 tiles need 16 turns, not 4'],
    ['PZ-07:3.5.9', '4 cells must be connected, not 3'],
    ['PZ-07:3.5.9.9', 'a cell is connected twice'],
    ['PZ-07:3.5.9.10', 'there is no cell of 10 volts'],
    ['PZ-08:a-a', 'pour 1 goes from a tank into itself'],
    ['PZ-08:a-b.b-a.a-b.b-a.a-b.b-a.a-b.b-a.a-b.b-a', '10 pours: only 9 are allowed'],
    ['PZ-09:liar.true', 'four statues, but 2 verdicts'],
    ['PZ-10:8', 'slide 1: breaker 8 does not touch the gap'],
    ['PZ-10:7.7.7.7.7', '5 slides: only 4 are allowed'],
    ['PZ-12:1.2.3', '4 runes need 4 values, not 3'],
    ['PZ-12:1.2.3.3', 'two runes have the same value'],
  ])('%s: %s', (said, reason) => {
    const { posed, answer } = fixed(said)
    expect(brokenAnswer(posed, answer)).toBe(reason)
  })

  it('is refused for a fourth weighing', () => {
    const { posed, answer } = fixed('PZ-03:weigh/1/2', 3)
    expect(brokenAnswer(posed, answer)).toBe('all 3 weighings are used')
  })

  it('is refused if it answers another puzzle', () => {
    const { posed } = fixed('PZ-01:a1')
    expect(brokenAnswer(posed, fixed('PZ-11:3').answer)).toBe('this is Dark Grid, not Next in Line')
  })

  it.each(['PZ-01:', 'PZ-01:d4', 'PZ-03:weigh/1', 'PZ-03:name/0/heavy', 'PZ-08:a-b-c', 'PZ-11:1.5', 'PZ-13:1', 'a1'])(
    '%s is not even read',
    said => expect(answerWord.read(said)).toBeUndefined(),
  )
})

describe('a try', () => {
  it.each([
    ['PZ-01:a1', 'right'],
    ['PZ-01:b2', 'wrong'],
    ['PZ-03:weigh/8.9/1.2', 'weighed'],
    ['PZ-03:name/9/heavy', 'right'],
    ['PZ-03:name/9/light', 'wrong'],
    ['PZ-04:rat.none.eel.rat.lamp.none.rat', 'right'],
    ['PZ-04:eel.none.rat.none.lamp', 'wrong'],
    ['PZ-04:rat.none', 'wrong'],
    ['PZ-06:0.0.0.0.1.1.1.1.1.1.1.1.1.1.1.1', 'right'],
    ['PZ-06:0.0.0.1.1.1.1.1.1.1.1.1.1.1.1.1', 'wrong'],
    ['PZ-07:14.3.5.9', 'wrong'],
    ['PZ-07:3.5.9.11', 'right'],
    ['PZ-08:a-b.b-c.c-a.b-c.a-b.b-c', 'right'],
    ['PZ-08:a-b.b-c', 'wrong'],
    ['PZ-10:7.8', 'right'],
    ['PZ-10:7', 'wrong'],
    ['PZ-11:64', 'right'],
    ['PZ-11:63', 'wrong'],
    ['PZ-12:1.2.3.4', 'right'],
    ['PZ-12:1.3.2.4', 'wrong'],
  ])('%s is %s', (said, is) => {
    const { posed, answer } = fixed(said)
    expect(brokenAnswer(posed, answer)).toBeUndefined()
    expect(tryAnswer(posed, answer).is).toBe(is)
    expect(posed.left).toBe(is === 'weighed' ? 2 : 1)
  })

  it.each([
    ['arc.arc.bulb.bulb', 'arc.bulb.arc.bulb', 2, 2],
    ['arc.bulb.coil.diode', 'diode.coil.bulb.arc', 0, 4],
    ['arc.arc.arc.bulb', 'bulb.bulb.bulb.bulb', 1, 0],
    ['earth.fuse.earth.arc', 'fuse.earth.bulb.earth', 0, 3],
  ])('the code %s marks %s with %i in place, %i misplaced', (code, guess, exact, misplaced) => {
    const [secret, answer] = [code, guess].map(each => answerWord.read(`PZ-02:${each}`))
    if (secret?.puzzle !== 'PZ-02' || answer === undefined) throw new Error('not read')
    const posed: Posed = { puzzle: 'PZ-02', shown: { length: 4 }, secret: secret.said, tried: [], left: 6 }
    expect(tryAnswer(posed, answer)).toEqual({ is: 'marked', exact, misplaced })
  })
})
