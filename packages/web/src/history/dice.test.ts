import { bots } from '@undercroft/bots'
import { allOutAssault } from '@undercroft/games/all-out-assault'
import { anyGame, type Dice, FastDice, type GameRecord, Match, readRecord, writeRecord } from '@undercroft/kernel'
import { expect, test } from 'vitest'
import { added, diceOf, type Faces, fairnessOf, sayChance, sayFairness } from './dice.ts'

const game = anyGame(allOutAssault)
const options = Object.fromEntries(Object.entries(game.options).map(([name, { otherwise }]) => [name, otherwise]))

/** A game of two bots, as a record. */
function recordOf(seed: string, dice: Dice = new FastDice(seed)): GameRecord {
  const match = new Match(game, options, dice)
  const bot = bots.random(game, new FastDice(`${seed} whims`))
  for (let ask = match.play.asks[0]; ask !== undefined && match.outcome === undefined; ask = match.play.asks[0]) {
    match.answer(ask.seat, bot.choose(match.see(ask.seat), ask))
  }
  const players = [0, 1].map(() => ({ kind: 'person', player: 'Ann' }) as const)
  const read = readRecord(writeRecord(match, { players, dice: { kind: 'plain' } }))
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

/** Of dice with six sides every fourth shows the highest face. */
class LoadedDice implements Dice {
  readonly #fair = new FastDice('loaded')
  #rolls = 0
  below(n: number): number {
    this.#rolls++
    return n === 6 && this.#rolls % 4 === 0 ? 5 : this.#fair.below(n)
  }
}

function diceIn(records: readonly GameRecord[]): readonly Faces[] {
  return added(records.flatMap(record => diceOf(game, record, [0])?.all ?? []))
}

const SEEDS = Array.from({ length: 15 }, (_, i) => `game ${i}`)

test('every open die of a game is counted, one’s own apart', () => {
  const first = recordOf('game 0')
  const [mine, theirs] = [diceOf(game, first, [0]), diceOf(game, first, [1])]
  const count = (faces: readonly Faces[] | undefined): number =>
    (faces ?? []).flatMap(({ counts }) => counts).reduce((sum, each) => sum + each, 0)
  expect(count(mine?.all)).toBeGreaterThan(5)
  expect(count(mine?.mine) + count(theirs?.mine)).toBeLessThanOrEqual(count(mine?.all))
  expect(count(mine?.mine)).toBeGreaterThan(0)
  expect(diceOf(game, { ...first, version: 999 }, [0])).toBeUndefined()
})

test('a loaded die in a copy is found, where fair dice raise no such alarm', () => {
  const fair = fairnessOf(diceIn(SEEDS.map(seed => recordOf(seed))))
  expect(fair?.whole.chance).toBeGreaterThan(0.001)
  const loaded = new LoadedDice()
  const bent = fairnessOf(diceIn(SEEDS.map(seed => recordOf(seed, loaded))))
  expect(bent?.whole.chance).toBeLessThan(0.001)
  expect(bent?.dice.find(({ sides }) => sides === 6)?.chance).toBeLessThan(0.001)
})

test.each([
  [
    0.43,
    'Over 1,204 rolls your dice showed what fair dice would: such differences or larger come up in 43 of 100 such',
  ],
  [0.02, 'Over 1,204 rolls your dice were a little odd: with fair dice such differences or larger come up in 2 of 100'],
  [1e-9, 'Over 1,204 rolls your dice did not look fair: with fair dice such differences or larger come up in fewer'],
])('a chance of %f is said in a sentence', (chance, says) => {
  expect(sayFairness({ rolls: 1204, statistic: 1, freedom: 5, chance }, 'your dice')).toContain(says)
})

test('nothing is said of dice that were never thrown', () => expect(fairnessOf([])).toBeUndefined())

test('the oddest of many kinds is judged as one of many', () => {
  const faces = ['a', 'b', 'c', 'd'].map(label => ({ label, counts: [30, 30] }))
  const all = fairnessOf([...faces, { label: 'odd', counts: [40, 22] }])
  expect(all?.kinds[0]).toMatchObject({ label: 'odd', sides: 2 })
  expect(all?.kinds[0]?.chance).toBeLessThan(0.05)
  expect(all?.oddest).toBeGreaterThan(0.05)
})

test.each([
  [1, 'all but a few of 100'],
  [0.43, '43 of 100'],
  [0.004, '4 of 1,000'],
  [0.0001, '1 of 10,000'],
  [1e-12, 'fewer than 1 of 1,000,000'],
])('a chance of %f is %s', (chance, says) => expect(sayChance(chance)).toBe(says))
