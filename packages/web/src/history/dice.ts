import { type Game, type GameRecord, replay, type Seat } from '@undercroft/kernel'
import { type FacesTest, facesTest, fairTest, oddest } from '@undercroft/kernel/stats'

/** How often each face of a kind of die came up. */
export interface Faces {
  readonly label: string
  readonly counts: readonly number[]
}

/** The open dice of one game: those of the reader's own answers, and all. */
export interface GameDice {
  readonly mine: readonly Faces[]
  readonly all: readonly Faces[]
}

/** Plays a record again and counts its open dice; undefined if it cannot be played by these rules. */
export function diceOf(game: Game, record: GameRecord, mine: readonly Seat[]): GameDice | undefined {
  const played = replay(game, record)
  if (!played.ok) return undefined
  const { setupDraws, steps } = played.value
  const own = steps.filter(({ seat }) => mine.includes(seat))
  return {
    mine: facesOf(own.flatMap(({ draws }) => draws)),
    all: facesOf([...setupDraws, ...steps.flatMap(({ draws }) => draws)]),
  }
}

interface Rolled {
  readonly kind: string
  readonly of: number
  readonly shows: number
  readonly label: string
}

function facesOf(draws: readonly Rolled[]): Faces[] {
  const rolls = draws.filter(({ kind, of }) => kind === 'roll' && of > 1)
  return added(
    rolls.map(({ label, of, shows }) => ({
      label,
      counts: Array.from({ length: of }, (_, face) => (face === shows - 1 ? 1 : 0)),
    })),
  )
}

/** Adds up what belongs to the same kind of die: the same label and as many sides. */
export function added(
  kinds: readonly Faces[],
  keyOf = ({ label, counts }: Faces) => `${label} ${counts.length}`,
): Faces[] {
  const sums = new Map<string, { label: string; counts: number[] }>()
  for (const each of kinds) {
    const key = keyOf(each)
    const sum = sums.get(key) ?? { label: each.label, counts: each.counts.map(() => 0) }
    sums.set(key, sum)
    for (const [face, count] of each.counts.entries()) sum.counts[face] = (sum.counts[face] ?? 0) + count
  }
  return [...sums.values()]
}

/** What dice of one number of sides, whatever they were thrown for, have shown. */
interface SidesTest extends FacesTest {
  readonly sides: number
  readonly counts: readonly number[]
}

/** The judgement of many rolls. */
export interface Fairness {
  readonly whole: FacesTest
  /** By the number of sides. */
  readonly dice: readonly SidesTest[]
  /** By what they were thrown for, the oddest first. */
  readonly kinds: readonly (FacesTest & { readonly label: string; readonly sides: number })[]
  /** How often the oddest of all these kinds is as odd as here, if all dice are fair. */
  readonly oddest: number
}

/** Whether these dice are fair; undefined if none were thrown. */
export function fairnessOf(faces: readonly Faces[]): Fairness | undefined {
  const bySides = added(faces, ({ counts }) => String(counts.length)).toSorted(
    (a, b) => a.counts.length - b.counts.length,
  )
  const whole = fairTest(bySides.map(({ counts }) => counts))
  if (whole === undefined) return undefined
  const kinds = added(faces)
    .flatMap(({ label, counts }) => {
      const test = facesTest(counts)
      return test === undefined ? [] : [{ ...test, label, sides: counts.length }]
    })
    .toSorted((a, b) => a.chance - b.chance)
  const dice = bySides.flatMap(({ counts }) => {
    const test = facesTest(counts)
    return test === undefined ? [] : [{ ...test, sides: counts.length, counts }]
  })
  return { whole, dice, kinds, oddest: oddest(kinds[0]?.chance ?? 1, kinds.length) }
}

/** So rarely do fair dice look like this that it is worth a word. */
export const ODD = 0.05

/** How often fair dice differ as much, in words: "43 of 100". */
export function sayChance(chance: number): string {
  if (chance >= 0.995) return 'all but a few of 100'
  if (chance >= 0.01) return `${Math.round(100 * chance)} of 100`
  if (chance >= 0.001) return `${Math.round(1000 * chance)} of 1,000`
  return chance >= 1e-6 ? `1 of ${Math.round(1 / chance).toLocaleString('en')}` : 'fewer than 1 of 1,000,000'
}

/** The verdict in a sentence. */
export function sayFairness({ rolls, chance }: FacesTest, whose: string): string {
  const count = rolls.toLocaleString('en')
  const over = `Over ${rolls === 1 ? 'one roll' : `${count} rolls`}`
  const often = `such differences or larger come up in ${sayChance(chance)} such histories`
  if (chance >= ODD) return `${over} ${whose} showed what fair dice would: ${often}.`
  if (chance >= 0.001) {
    return `${over} ${whose} were a little odd: with fair dice ${often}. That happens to one in twenty people by chance alone.`
  }
  return `${over} ${whose} did not look fair: with fair dice ${often}.`
}
