// @module-tag slow
import { bots, boutOf, honesty, honestyFaults, ledgerFaults, ledgerIn } from '@undercroft/bots'
import { type Game, readOptions, type Shape } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { loadGame, loadGames } from './index.ts'

// `npm run soak -- --only ledgers` does the same with 1,000 games of each.

const LONG_MS = 600_000
const games = (await loadGames()).map(game => [game.id, game] as const)

function optionsOf(game: Game): Shape['options'] {
  const read = readOptions<Shape['options']>(game.options, undefined)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return game.settle?.(read.value, false) ?? read.value
}

it.each(games)(
  'the ledger of %s adds up',
  (_, game) => {
    const match = boutOf(game, { options: optionsOf(game), seed: '0', player: () => bots.greedy })
    const ledger = ledgerIn(match, { rounds: 1, seed: 'test' })
    expect(ledgerFaults(match, ledger)).toEqual([])
    const [first, ...rest] = ledger
    if (first === undefined) throw new Error('nobody has a ledger')
    expect(ledgerFaults(match, [{ ...first, dice: first.dice + 1e-6 }, ...rest])).not.toEqual([])
  },
  LONG_MS,
)

it(
  'a ledger is honest: bad answers are found as answers, loaded dice as luck and as unfair',
  async () => {
    const game = await loadGame('all-out-assault') // the cheapest
    if (game === undefined) throw new Error('there is no such game')
    const plan = { options: optionsOf(game), seed: 'test', seat: 0, face: 1, games: 24, rounds: 2 }
    const looking = honesty(game, plan)
    let found = looking.next()
    while (!found.done) found = looking.next()
    expect(honestyFaults(found.value)).toEqual([])
    const { equal } = found.value
    if (equal === undefined) throw new Error('nobody has played alike')
    expect(honestyFaults({ equal, loaded: equal, careless: equal })).toContain('loaded dice passed for fair')
  },
  LONG_MS,
)
