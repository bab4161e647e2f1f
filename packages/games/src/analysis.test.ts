// @module-tag slow
import { analyse, bots, boutOf, honesty } from '@undercroft/bots'
import { type Game, type Match, readOptions, type Seat, type Shape } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { loadGames } from './index.ts'

/** How many games of each are looked at. `npm run soak -- --only ledgers` sets it. */
const GAMES = Number(process.env.LEDGER_GAMES ?? 1)
const LONG_MS = 24 * 3600_000
const games = (await loadGames()).map(game => [game.id, game] as const)

function optionsOf(game: Game): Shape['options'] {
  const read = readOptions<Shape['options']>(game.options, undefined)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return game.settle?.(read.value, false) ?? read.value
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
      const match = boutOf(game, { options: optionsOf(game), seed: `${seed}`, player: () => bots.greedy })
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

/** Who is careless and whose dice are loaded, and the face that they show: one that matters much in this game. */
interface Planted {
  readonly seat: Seat
  readonly face: number
  readonly games: number
  readonly rounds: number
}

const PLANTED: { readonly [game: string]: Planted } = {
  electrodungeon: { seat: 1, face: 1, games: 50, rounds: 2 }, // an Explorer: one of a team, so that less is seen of it
  platformer: { seat: 0, face: 3, games: 60, rounds: 2 },
  masmorra: { seat: 0, face: 1, games: 30, rounds: 8 }, // so long that what a single round is off adds up
}

/** `npm test` looks at the cheapest game alone. */
const CHEAP = 'all-out-assault'
const HONEST = games.filter(([id]) => GAMES > 1 || id === CHEAP)

it.each(HONEST)(
  'the ledger of %s is honest: bad answers are found as answers, loaded dice as luck and as unfair',
  (id, game) => {
    const planted = PLANTED[id] ?? { seat: 0, face: 1, games: 24, rounds: 2 }
    const plan = { options: optionsOf(game), seed: 'test', ...planted }
    const looking = honesty(game, plan)
    let found = looking.next()
    while (!found.done) found = looking.next()
    const { equal, careless, loaded } = found.value
    expect(careless.own.high).toBeLessThan(Math.min(0, equal.own.low))
    expect(loaded.luck.low * loaded.luck.high).toBeGreaterThan(0) // its interval leaves zero out
    expect(Math.abs(loaded.own.mean)).toBeLessThan(Math.abs(loaded.luck.mean))
    expect(loaded.dice?.chance).toBeLessThan(0.001)
    expect(equal.dice?.chance).toBeGreaterThan(0.001)
  },
  LONG_MS,
)
