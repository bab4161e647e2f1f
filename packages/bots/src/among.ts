import {
  type Ask,
  type ContentWitness,
  FastDice,
  type Game,
  Play,
  type Seat,
  type Seen,
  type Shape,
  see,
  type Witness,
} from '@undercroft/kernel'
import type { Bot } from './bot.ts'
import { playerNamed } from './players.ts'

/** A game that bots play among themselves. */
export interface Among {
  readonly game: Game
  readonly options: object
  /** A bot's name for each seat. */
  readonly seats: readonly string[]
  /** All chance of the game comes from it, so that it goes the same way whoever plays it. */
  readonly seed: string
  readonly witness?: Witness<Shape> | ContentWitness
  readonly onlooker?: Onlooker
  /** By seat: who answers instead of a bot of that name. */
  readonly outsiders?: readonly (Outsider | undefined)[]
  /** Says whether to break the game off. */
  readonly stopped?: () => boolean
}

/** Answers for a seat from outside, with the whole question at hand: a program, for example. */
export interface Outsider {
  choose(seen: Seen<Shape>, ask: Ask<Shape>): Shape['choice']
}

/** Looks on while bots play. */
export interface Onlooker {
  /** A question is about to be answered. */
  asked?(play: Play<Shape>, ask: Ask<Shape>): void
  /** An answer was chosen, and is about to be taken. */
  chose?(seat: Seat, choice: Shape['choice']): void
  /** An aside is about to be made. */
  remarked?(seat: Seat, choice: Shape['choice']): void
}

/** A game that has been played: to its outcome, or to its bound. */
export interface Played {
  readonly play: Play<Shape>
  readonly decisions: number
}

/** Plays a game. Gives nothing if it was stopped. */
export function playAmong(among: Among): Played | undefined {
  const { game, options, seats, seed, witness, onlooker, outsiders, stopped } = among
  const play = Play.start(game, options, new FastDice(seed), witness)
  const players = seats.map((level, seat): Player => {
    const outsider = outsiders?.[seat]
    return outsider === undefined ? playerOf(game, level, `${seed}/${seat}`) : { bot: outsider }
  })
  let decisions = 0
  while (play.state.outcome === undefined && decisions < game.bound) {
    if (stopped?.() === true) return undefined
    const ask = play.asks[0]
    if (ask === undefined) throw new Error(`${game.id} has neither a question nor an outcome`)
    const { seat } = ask
    onlooker?.asked?.(play, ask)
    const choice = answerOf(players[seat], play, ask, onlooker)
    onlooker?.chose?.(seat, choice)
    play.take(seat, choice)
    decisions++
  }
  return { play, decisions }
}

/** Random bots get no view: building it would be most of the cost of their decision. */
type Player =
  | { readonly bot: Outsider & Pick<Bot<Shape>, 'remark'>; readonly dice?: undefined }
  | { readonly dice: FastDice }

function playerOf(game: Game, name: string, seed: string): Player {
  const dice = new FastDice(seed)
  if (name === 'random') return { dice }
  const maker = playerNamed(name)
  if (maker === undefined) throw new Error(`there is no player "${name}"`)
  return { bot: maker(game, dice) }
}

function answerOf(
  player: Player | undefined,
  play: Play<Shape>,
  ask: Ask<Shape>,
  onlooker: Onlooker | undefined,
): Shape['choice'] {
  if (player === undefined) throw new Error(`seat ${ask.seat} has no player`)
  if (player.dice === undefined) return player.bot.choose(talked(player.bot, play, ask.seat, onlooker), ask)
  const choice = ask.options[player.dice.below(ask.options.length)]
  if (choice === undefined) throw new Error(`seat ${ask.seat} is asked, but offered nothing`)
  return choice
}

/** Lets a bot make its asides, and gives the view of the seat after them. */
function talked(
  { remark }: Pick<Bot<Shape>, 'remark'>,
  play: Play<Shape>,
  seat: Seat,
  onlooker: Onlooker | undefined,
): Seen<Shape> {
  for (;;) {
    const seen = see(play, seat)
    const said = remark?.(seen, seat)
    if (said === undefined) return seen
    onlooker?.remarked?.(seat, said)
    play.aside(seat, said)
  }
}
