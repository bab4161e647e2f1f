import { type Bot, playerNamed } from '@undercroft/bots'
import { FastDice, type Game, Play, type Seat, type Seen, type Shape, see, witnessOf } from '@undercroft/kernel'
import { addTo, type Tally } from './tally.ts'

/** The settings that every worker needs. */
export interface SimPlan {
  readonly options: object
  /** A bot's name for each seat. */
  readonly seats: readonly string[]
  readonly seed: string
  /** Whether the time of each answer is measured. */
  readonly timed?: boolean
}

/**
 * Plays game number `index`. All its chance comes from the seed and the index alone, so that it goes the same way
 * whoever plays it and after whichever other games. Gives false, and counts nothing, if it was stopped.
 */
export function simulate(game: Game, plan: SimPlan, index: number, tally: Tally, stopped: () => boolean): boolean {
  const seed = `${plan.seed}/${index}`
  const used = new Set<string>()
  const play = Play.start(game, plan.options, new FastDice(seed), witnessOf({ used: content => used.add(content) }))
  const players = plan.seats.map((level, seat) => playerOf(game, level, `${seed}/${seat}`))
  let decisions = 0
  while (play.state.outcome === undefined && decisions < game.bound) {
    if (stopped()) return false
    const ask = play.asks[0]
    if (ask === undefined) throw new Error(`${game.id} has neither a question nor an outcome`)
    const from = plan.timed === true ? performance.now() : 0
    const { seat } = ask
    play.take(seat, answerOf(players[seat], play, ask))
    if (plan.timed === true) addTo(timesOf(tally, seat), Math.ceil((performance.now() - from) * 10) / 10)
    decisions++
  }
  count(tally, play, decisions)
  for (const content of used) tally.used.add(content)
  return true
}

/** Random bots get no view: building it would be most of the cost of their decision. */
type Player = { readonly bot: Bot<Shape>; readonly dice?: undefined } | { readonly dice: FastDice }

function playerOf(game: Game, name: string, seed: string): Player {
  const dice = new FastDice(seed)
  if (name === 'random') return { dice }
  const maker = playerNamed(name)
  if (maker === undefined) throw new Error(`there is no player "${name}"`)
  return { bot: maker(game, dice) }
}

function answerOf(player: Player | undefined, play: Play<Shape>, ask: Play<Shape>['asks'][number]): Shape['choice'] {
  if (player === undefined) throw new Error(`seat ${ask.seat} has no player`)
  if (player.dice === undefined) return player.bot.choose(talked(player.bot, play, ask.seat), ask)
  const choice = ask.options[player.dice.below(ask.options.length)]
  if (choice === undefined) throw new Error(`seat ${ask.seat} is asked, but offered nothing`)
  return choice
}

/** Lets a bot make its asides, and gives the view of the seat after them. */
function talked({ remark }: Bot<Shape>, play: Play<Shape>, seat: Seat): Seen<Shape> {
  for (;;) {
    const seen = see(play, seat)
    const said = remark?.(seen, seat)
    if (said === undefined) return seen
    play.aside(seat, said)
  }
}

function timesOf(tally: Tally, seat: Seat): Map<number, number> {
  tally.times[seat] ??= new Map()
  return tally.times[seat]
}

function count(tally: Tally, { state: { outcome } }: Play<Shape>, decisions: number): void {
  tally.games++
  tally.decisions += decisions
  addTo(tally.lengths, decisions)
  if (outcome === undefined) return
  tally.finished++
  for (const seat of outcome.winners) tally.wins[seat] = (tally.wins[seat] ?? 0) + 1
  if (outcome.winners.length === 0) tally.draws++
  addTo(tally.endings, outcome.by)
  if (outcome.rounds !== undefined) addTo(tally.rounds, outcome.rounds)
}
