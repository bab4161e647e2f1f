import {
  FastDice,
  type Game,
  type House,
  Play,
  readOptions,
  type Shape,
  type Tunable,
  tunablesOf,
  witnessOf,
} from '../index.ts'
import { randomMove } from './laws/walk.ts'

export interface UnnoticedWish<T extends Shape> {
  /** The tables that are played at in turn, by what differs from the usual options. */
  readonly tables?: readonly object[]
  /** The same game from other positions, which random play seldom comes to, for a value's id: they are played in turn. */
  readonly from?: (id: string) => readonly Game<T>[]
  /** The number of games after which a value counts as one that nothing notices. */
  readonly games?: number
  /** The number of answers after which a game is left. */
  readonly most?: number
}

/**
 * Sets each value of a game's content to another and plays at random, until what is told or offered is not what it was with
 * the printed value. Lists the ids of those that no game noticed.
 */
export function unnoticed<T extends Shape>(game: Game<T>, wish: UnnoticedWish<T> = {}): string[] {
  const { tables = [{}], from = () => [game], games = 40, most = 2_000 } = wish
  const printed = new Map<Game<T>, string[][]>()
  const courseOf = (on: Game<T>, seed: number, house?: House): Iterable<string> =>
    course(on, { ...tables[seed % tables.length], ...(house === undefined ? {} : { house }) }, seed, most)
  const notices = (on: Game<T>, seed: number, house: House): boolean => {
    const known = printed.get(on) ?? []
    printed.set(on, known)
    known[seed] ??= [...courseOf(on, seed)]
    let at = 0
    for (const news of courseOf(on, seed, house)) if (known[seed][at++] !== news) return true
    return at !== known[seed].length
  }
  return tunablesOf(game.options).flatMap(tunable => {
    const others = othersOf(tunable)
    const positions = from(tunable.id)
    for (let i = 0; i < games * others.length; i++) {
      const seed = Math.floor(i / others.length)
      const value = others[i % others.length] as number | string
      if (notices(positions[seed % positions.length] ?? game, seed, { [tunable.id]: value })) return []
    }
    return [tunable.id]
  })
}

/** The values farthest from the printed one. */
function othersOf(tunable: Tunable): (number | string)[] {
  const all = 'of' in tunable ? tunable.of : [tunable.max, tunable.min]
  return all.filter(value => value !== tunable.value)
}

/** What everybody could tell of a random game: what it tells, and how much it offers. */
function* course<T extends Shape>(game: Game<T>, wishes: object, seed: number, most: number): Generator<string> {
  const options = readOptions<T['options']>(game.options, wishes)
  if (!options.ok) throw new Error(options.error.join('; '))
  const news: string[] = []
  const witness = witnessOf<T>({ told: event => news.push(JSON.stringify(event)) })
  const play = Play.start(game, options.value, new FastDice(`${seed} house`), witness)
  const luck = new FastDice(`${seed} player`)
  for (let i = 0; i < most; i++) {
    news.push(play.asks.map(ask => `${ask.seat}:${ask.options.length}`).join(' '))
    yield* news.splice(0)
    if (play.state.outcome !== undefined) break
    const { seat, choice } = randomMove(play, luck)
    play.take(seat, choice)
  }
}
