// @module-tag slow
import { analyse, type BotMaker, type Bout, bots, boutOf } from '@undercroft/bots'
import { type Dice, FastDice, type Game, type Match, readOptions, type Seat, type Shape } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { loadGames } from './index.ts'

/** How many games of each are looked at. `npm run soak -- --only ledgers` sets it. */
const GAMES = Number(process.env.LEDGER_GAMES ?? 1)
const LONG_MS = 24 * 3600_000
const games = (await loadGames()).map(game => [game.id, game] as const)

function bout(game: Game, given: Partial<Bout<Shape>>): Match<Shape> {
  const read = readOptions<Shape['options']>(game.options, undefined)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const options = game.settle?.(read.value, false) ?? read.value
  return boutOf(game, { options, seed: 'analysed', player: () => bots.greedy, ...given })
}

function ledgerOf(match: Match<Shape>, rounds: number) {
  const looking = analyse(match, { rounds, seed: 'test' })
  let found = looking.next()
  while (!found.done) found = looking.next()
  return found.value.ledger
}

it.each(games)(
  'the ledger of %s adds up',
  (_, game) => {
    for (let seed = 0; seed < GAMES; seed++) {
      const match = bout(game, { seed: `${seed}` })
      const { winners = [], lost } = match.outcome ?? {}
      const ledger = ledgerOf(match, 1)
      expect(ledger).toHaveLength(game.seats(match.options).length)
      for (const { seat, start, dice, draws, own, others, end } of ledger) {
        expect(start + dice + draws + own + others).toBeCloseTo(end, 9)
        expect(end).toBe(winners.includes(seat) ? 1 : winners.length === 0 && lost !== true ? 0.5 : 0)
      }
    }
  },
  LONG_MS,
)

/** Plays half of its answers at random. */
const careless: BotMaker = (game, dice) => {
  const [good, bad] = [bots.greedy(game, dice), bots.random(game, dice)]
  return { ...good, choose: (seen, ask) => (dice.below(2) === 0 ? good : bad).choose(seen, ask) }
}

/** Of two throws that follow an answer of the first seat, the higher one counts. */
function loaded(seed: string, mover: () => Seat | undefined): Dice {
  const dice = new FastDice(seed)
  return { below: n => (mover() === 0 ? Math.max(dice.below(n), dice.below(n)) : dice.below(n)) }
}

/** What the first seat owes to its own answers and to chance, over many games: the mean of each, and its interval of 95%. */
function owedIn(game: Game, count: number, given: Partial<Bout<Shape>>) {
  const ledgers = Array.from({ length: count }, (_, seed) => {
    const [first] = ledgerOf(bout(game, { ...given, seed: `${seed}` }), 4)
    if (first === undefined) throw new Error('nobody sits there')
    return first
  })
  return { own: interval(ledgers.map(({ own }) => own)), luck: interval(ledgers.map(l => l.dice + l.draws)) }
}

function interval(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  const reach = 1.96 * Math.sqrt(variance / values.length)
  return { mean, low: mean - reach, high: mean + reach }
}

/** Games of the first tests of honesty: `npm test` looks at the cheapest game alone. */
const CHEAP = 'all-out-assault'
const HONEST = games.filter(([id]) => GAMES > 1 || id === CHEAP)
const COUNT = GAMES > 1 ? 60 : 24

describe.each(HONEST)('the ledger of %s is honest', (id, game) => {
  const of = (given: Partial<Bout<Shape>>) => owedIn(game, COUNT, given)

  it(
    'answers that are worse on purpose are found in the own answers of their seat',
    () => {
      const { own } = of({ player: seat => (seat === 0 ? careless : bots.greedy) })
      expect(own.high).toBeLessThan(of({}).own.low)
    },
    LONG_MS,
  )

  it.runIf(id === CHEAP)(
    'loaded dice are found as luck, and not as answers',
    () => {
      const { own, luck } = of({ dice: loaded })
      expect(luck.low).toBeGreaterThan(0.1)
      expect(Math.abs(own.mean)).toBeLessThan(0.15)
    },
    LONG_MS,
  )
})
