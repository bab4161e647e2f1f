import { type Ask, type Dice, FastDice, type Game, Match, type Seen } from '@undercroft/kernel'
import type { Options } from '../state/options.ts'
import type { Choice, Masmorra } from '../state/state.ts'
import { limited } from './limited.ts'
import { deep } from './third-level.ts'

type MakeBot = (game: Game<Masmorra>, dice: Dice) => { choose(seen: Seen<Masmorra>, ask: Ask<Masmorra>): Choice }

/** A question, and what the seat sees that it is put to. */
export interface Asked {
  readonly phase: string
  readonly ask: Ask<Masmorra>
  readonly seen: Seen<Masmorra>
  readonly match: Match<Masmorra>
}

const OPTIONS: Options = {
  mode: 'standard',
  players: 3,
  solo: false,
  first: 'random',
  noSealing: true,
  limit: 'on',
  roundLimit: 10,
  difficulty: 'easy',
  upper: 10,
  lower: 6,
  odda: true,
}

const MODES = ['standard', 'epic', 'alliance'] as const

/** Games of all modes, the second of each on the third level, where one seat runs all Heroes of an Alliance. */
const TABLES = MODES.flatMap(mode => [
  { game: limited, options: { ...OPTIONS, mode } },
  { game: deep, options: { ...OPTIONS, mode, solo: true, players: 2 } },
])

/** Every question of those games as these bots play them, up to so many answers each. */
export function* asksOfAllModes(make: MakeBot, most: number): Generator<Asked> {
  for (const [seed, { game, options }] of TABLES.entries()) {
    const match = new Match(game, options, new FastDice(`${seed} asks`))
    const bot = make(game, new FastDice(`${seed} whims`))
    for (let i = 0; i < most && match.outcome === undefined; i++) {
      const [ask] = match.play.asks
      if (ask === undefined) break
      const seen = match.see(ask.seat)
      yield { phase: match.play.asking?.frame.phase ?? '', ask, seen, match }
      match.answer(ask.seat, bot.choose(seen, ask))
    }
  }
}
