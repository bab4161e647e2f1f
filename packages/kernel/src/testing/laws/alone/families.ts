import * as fc from 'fast-check'
import { type Dice, FastDice, type Game, Match, type Option, type Shape } from '../../../index.ts'
import { anyOptions } from '../options.ts'
import { any, type Move, randomMove } from '../walk.ts'
import { Bends } from './bends.ts'
import { type Played, playedBy, sumsOf } from './played.ts'

/** The number of steps that a game is played for. */
const MOST_STEPS = 150

/** The number of neighbours of a game with a rare end, and of any other. */
const MANY = 24
const FEW = 3

/** An end is rare if at most so many of a hundred games have it. */
const RARE = 5

/**
 * Plays families of games: a random one, and neighbours that go the same way as far as they can, with another option,
 * another answer or a form that is nearly the same. A cache with too short a key confuses just such games. A third of
 * all games are neighbours, most of them of games with rare ends: these depend most on what is computed.
 */
export function families<T extends Shape>(game: Game<T>, games: number, seed: number): Played[][] {
  const luck = new FastDice(`${seed} families`)
  const options = fc.sample(anyOptions(game), { numRuns: Math.ceil((games * 2) / 3), seed })
  const usual = usualOptions(game)
  const firsts = options.map((each, i) => new Way(game, i % 2 === 0 ? usual : each, String(luck.below(1 << 30)), luck))
  for (const first of firsts) first.go(() => undefined)
  const ends = Map.groupBy(firsts, first => first.end)
  const often = ({ end }: Way<T>): number => (end === undefined ? games : (ends.get(end)?.length ?? 0))
  const bends = new Bends<T>(
    firsts.flatMap(first => first.forms),
    luck,
  )
  const all = new Map(firsts.map(first => [first, [first]]))
  let left = games - firsts.length
  for (const first of firsts.toSorted((a, b) => often(a) - often(b))) {
    const others = Math.min(left, often(first) * 100 <= RARE * firsts.length ? MANY : FEW)
    for (let i = 0; i < others; i++) all.get(first)?.push(neighbour(first, bends, luck))
    left -= others
  }
  return [...all.values()].map(family => family.map(way => way.played()))
}

function neighbour<T extends Shape>(first: Way<T>, bends: Bends<T>, luck: Dice): Way<T> {
  const { game, options, seed, forms, moves } = first
  const other = new Way(game, luck.below(3) === 0 ? otherOptions(game, options, luck) : options, seed, luck)
  const changed = luck.below(4) > 0 ? (any(forms, luck) ?? any(moves, luck)) : any(moves, luck)
  other.go((step, match) => {
    const move = moves[step]
    if (move === undefined || move !== changed) return move
    return forms.includes(move) ? bends.bent(match, move) : undefined
  })
  return other
}

/**
 * Half of the games are played with the usual options: with others many games end before anything could be confused.
 */
function usualOptions<T extends Shape>({ options }: Game<T>): T['options'] {
  const usual = Object.entries<Option>(options).map(([name, option]) => [name, option.otherwise])
  return Object.fromEntries(usual)
}

/** Changes one option. */
function otherOptions<T extends Shape>({ options: table }: Game<T>, options: T['options'], luck: Dice): T['options'] {
  const settings = Object.entries<Option>(table).filter(([, { kind }]) => kind !== 'house')
  const [name, option] = any(settings, luck) ?? []
  if (name === undefined || option === undefined) return options
  const value =
    option.kind === 'whole'
      ? option.from + luck.below(option.to - option.from + 1)
      : any<string | boolean>(option.kind === 'one' ? option.of : [false, true], luck)
  return { ...options, [name]: value }
}

/** One game being played, and its moves. */
class Way<T extends Shape> {
  readonly game: Game<T>
  readonly options: T['options']
  readonly seed: string
  readonly moves: Move<T>[] = []
  /** The moves that filled in a form. */
  readonly forms: Move<T>[] = []
  readonly #match: Match<T>
  readonly #luck: Dice
  readonly #moments

  constructor(game: Game<T>, options: T['options'], seed: string, luck: Dice) {
    this.game = game
    this.options = options
    this.seed = seed
    this.#match = new Match(game, options, new FastDice(seed))
    this.#luck = luck
    this.#moments = [sumsOf(this.#match)]
  }

  /** The rule that ended the game, if it is over. */
  get end(): T['rule'] | undefined {
    return this.#match.outcome?.by
  }

  played(): Played {
    return playedBy(this.#match, this.#moments)
  }

  /** Plays the wished moves where they are legal, and else at random. It fills in forms by itself. */
  go(wish: (step: number, match: Match<T>) => Move<T> | undefined): void {
    const match = this.#match
    while (match.play.asks.length > 0 && this.moves.length < MOST_STEPS) {
      const wished = wish(this.moves.length, match)
      const legal = wished !== undefined && match.broken(wished.seat, wished.choice).length === 0
      const move = legal ? wished : (this.#written() ?? randomMove(match.play, this.#luck))
      const form = match.play.asks.find(({ seat }) => seat === move.seat)?.form
      if (!match.answer(move.seat, move.choice).ok) return
      if (form === move.choice[0]) this.forms.push(move)
      this.moves.push(move)
      this.#moments.push(sumsOf(match))
    }
  }

  #written(): Move<T> | undefined {
    const { play } = this.#match
    const ask = play.asks.find(({ form }) => form !== undefined)
    const { phase, frame } = play.asking ?? {}
    if (ask === undefined || frame === undefined || phase?.invent === undefined) return undefined
    return { seat: ask.seat, choice: phase.invent({ s: play.state, f: frame, seat: ask.seat, dice: this.#luck }) }
  }
}
