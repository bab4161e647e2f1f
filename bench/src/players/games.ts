import { loadGame } from '@undercroft/games'
import { type Game, Play, readOptions, type Shape } from '@undercroft/kernel'
import { computed, type Playout } from '../stopwatch.ts'
import { answerAll, anyOf, seededDice } from './random.ts'

/** Any game of ours with its standard options and random players; a move is an answer that a player gave. */
export function anyPlayout(game: Game): Playout {
  const dice = seededDice()
  const options = standardOptions(game)
  const play = Play.start(game, options, dice)
  return () => {
    play.restart(options)
    return answerAll(play, dice)
  }
}

/** Keeps the clones reachable, so that the compiler cannot drop them. */
let last: Shape['state'] | undefined

/** Clones positions from all over the game for about so many milliseconds; gives back microseconds a clone. */
export function timeClone(game: Game, positions: readonly Shape['state'][], ms: number): number {
  const start = computed()
  for (let times = 1; ; times++) {
    for (const position of positions) last = game.clone(position)
    const spent = computed() - start
    if (spent < ms) continue
    if (last === undefined || last === positions.at(-1)) throw new Error(`${game.id}: a clone is no copy`)
    return (spent * 1000) / (times * positions.length)
  }
}

/** Collects every third position at which a question is open. */
export function somePositions(game: Game, wanted: number): readonly Shape['state'][] {
  const dice = seededDice()
  const options = standardOptions(game)
  const positions: Shape['state'][] = []
  const play = Play.start(game, options, dice)
  for (;;) {
    const ask = play.asks[0]
    if (ask === undefined) {
      play.restart(options)
      continue
    }
    if (dice.below(3) === 0) positions.push(game.clone(play.state))
    if (positions.length === wanted) return positions
    play.take(ask.seat, anyOf(ask.options, dice))
  }
}

export async function findGame(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`there is no game "${id}"`)
  return game
}

function standardOptions(game: Game): object {
  const read = readOptions(game.options, undefined)
  if (!read.ok) throw new Error(`${game.id}: ${read.error.join('; ')}`)
  return read.value as object
}
