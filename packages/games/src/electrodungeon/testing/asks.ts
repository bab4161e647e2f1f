import { type Ask, FastDice, type Game, Match, type OpenAsk, readOptions, type Seen } from '@undercroft/kernel'
import { electroDungeon } from '../index.ts'
import type { ElectroDungeon } from '../state/state.ts'
import { underWay } from './under-way.ts'

interface Player {
  choose(seen: Seen<ElectroDungeon>, ask: Ask<ElectroDungeon>): ElectroDungeon['choice']
}

type Make = (game: Game<ElectroDungeon>, dice: FastDice) => Player

interface Asked {
  readonly match: Match<ElectroDungeon>
  readonly ask: OpenAsk<ElectroDungeon>
}

/** Every question of some games that bots play, from the beginning and from the middle. */
export function* asksOf(make: Make, games = 6): Generator<Asked> {
  for (let seed = 0; seed < games; seed++) {
    const game = seed % 2 === 0 ? electroDungeon : underWay
    const read = readOptions(game.options, { explorers: 1 + (seed % 5), botTempers: 'mixed' })
    if (!read.ok) throw new Error('there is no such game')
    const match = new Match(game, read.value, new FastDice(`asks ${seed}`))
    const bot = make(game, new FastDice(`bots ${seed}`))
    for (let answers = 0; answers < 900 && match.outcome === undefined; answers++) {
      const [ask] = match.play.asks
      if (ask === undefined) break
      const [open] = match.asks(ask.seat)
      if (open !== undefined) yield { match, ask: open }
      match.answer(ask.seat, bot.choose(match.see(ask.seat), ask))
    }
  }
}
