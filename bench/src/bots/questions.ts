import { bots } from '@undercroft/bots'
import { loadGames } from '@undercroft/games'
import { type Ask, FastDice, type Game, Play, readOptions, type Seen, type Shape, see } from '@undercroft/kernel'

/** What a bot is asked in the middle of a game: what its seat sees, and the answers that it may give. */
export interface Question {
  readonly game: Game
  readonly seen: Seen<Shape>
  readonly ask: Pick<Ask<Shape>, 'seat' | 'options' | 'form'>
}

/** After so many answers of a game there is a question, and then after as many again. */
const EVERY = 25

/** Gives so many questions with a choice, of all games in turn, from games between greedy bots. */
export async function questions(count: number): Promise<readonly Question[]> {
  const games = await loadGames()
  const each = Math.ceil(count / games.length)
  const found = games.map(game => questionsOf(game, each))
  return Array.from({ length: each }, (_, i) => found.flatMap(list => list.slice(i, i + 1)))
    .flat()
    .slice(0, count)
}

function questionsOf(game: Game, count: number): readonly Question[] {
  const options = readOptions<Shape['options']>(game.options, {})
  if (!options.ok) throw new Error(`${game.id} has no usual options`)
  const found: Question[] = []
  for (let seed = 0; found.length < count; seed++) {
    const play = Play.start(game, options.value, new FastDice(`questions ${seed}`))
    const bot = bots.greedy(game, new FastDice(`answers ${seed}`))
    for (let answers = 1; play.state.outcome === undefined && found.length < count; answers++) {
      const ask = play.asks[0]
      if (ask === undefined) break
      const { seat, options: offered, form } = ask
      const seen = see(play, seat)
      if (answers >= EVERY * (found.length + 1) && offered.length > 2) {
        found.push({ game, seen: structuredClone(seen), ask: structuredClone({ seat, options: [...offered], form }) })
      }
      play.take(seat, bot.choose(seen, ask))
    }
  }
  return found
}
