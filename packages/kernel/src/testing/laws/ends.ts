import { type Ask, type Dice, type Game, Play, type Seen, type Shape, sayChoice, see } from '../../index.ts'
import { offers } from '../../play.ts'
import { unsound } from './imagined.ts'
import type { Breach, Law, Trial } from './trial.ts'
import { any, type Move, randomMove, sayError } from './walk.ts'

/** Makes a player for one seat. It sees what its seat sees and nothing more, and it has dice of its own. */
export type BotMaker = <T extends Shape>(game: Game<T>, dice: Dice) => LawBot<T>

interface LawBot<T extends Shape> {
  remark?(seen: Seen<T>, seat: number): T['choice'] | undefined
  choose(seen: Seen<T>, ask: Pick<Ask<T>, 'seat' | 'options' | 'form'>): T['choice']
}

export const ends: Law = {
  number: 7,
  title: 'random play ends within the bound of the game, and until then somebody is asked',

  check(trial) {
    const luck = trial.dice('player')
    return toTheEnd(trial, play => randomMove(play, luck))
  },
}

/** The same law for bots. */
export function botsEnd(makers: readonly BotMaker[]): Law {
  return {
    number: 7,
    title: 'bots in all seats end the game within its bound, choose only what is offered, and keep it sound',

    check(trial) {
      const { game, options } = trial
      const luck = trial.dice('bots')
      const same = luck.below(2) === 0 ? undefined : any(makers, luck)
      const bots = game.seats(options).map((_, seat) => (same ?? any(makers, luck))?.(game, trial.dice(`bot ${seat}`)))
      return toTheEnd(trial, play => unsound(game, play.state) ?? botMove(play, bots, luck))
    },
  }
}

function botMove<T extends Shape>(
  play: Play<T>,
  bots: readonly (LawBot<T> | undefined)[],
  luck: Dice,
): Move<T> | Breach {
  const ask = any(play.asks, luck)
  const bot = ask && bots[ask.seat]
  if (ask === undefined || bot === undefined) return { says: 'a bot gave no answer' }
  const talks = saysAll(play, bot, ask)
  if (talks !== undefined) return talks
  const choice = bot.choose(see(play, ask.seat), ask)
  const { asking } = play
  const { seat } = ask
  if (offers(ask, choice)) return { seat, choice }
  const fits =
    ask.form === choice[0] && asking?.phase.check?.({ s: play.state, f: asking.frame, seat, choice }).length === 0
  return fits
    ? { seat, choice }
    : { seat, says: `a bot chose "${sayChoice(play.game.words, choice)}", which is not offered` }
}

/** The number of remarks in a row that no bot may reach before it answers. */
const MOST_SAID = 100

function saysAll<T extends Shape>(play: Play<T>, bot: LawBot<T>, { seat, shown }: Ask<T>): Breach | undefined {
  for (let said = 0; said < MOST_SAID; said++) {
    const remark = bot.remark?.(see(play, seat), seat)
    if (remark === undefined) return undefined
    if (shown === 'quiet') return { seat, says: 'a bot spoke where it was asked quietly' }
    const asides = play.explainAsides(seat)
    if (asides === undefined || !offers(asides, remark)) {
      return { seat, says: `a bot said "${sayChoice(play.game.words, remark)}", which it may not` }
    }
    play.aside(seat, remark)
  }
  return { seat, says: `a bot said ${MOST_SAID} things in a row` }
}

/** The number of last answers that are shown of a game that does not end. */
const LAST = 12

function toTheEnd<T extends Shape>(trial: Trial<T>, next: (play: Play<T>) => Move<T> | Breach): Breach | undefined {
  const { game, options } = trial
  const last: Move<T>[] = []
  const stopped = (says: string): Breach => ({ says, details: sayLast(trial, last) })
  try {
    const play = Play.start(game, options, trial.dice('table'))
    for (let answers = 0; answers <= game.bound; answers++) {
      if (play.state.outcome !== undefined) return badOutcome(trial, play)
      if (play.asks.length === 0) return stopped(`after ${answers} answers nobody is asked, and the game is not over`)
      const move = next(play)
      if ('says' in move) return move
      last.push(move)
      if (last.length > LAST) last.shift()
      play.take(move.seat, move.choice)
    }
  } catch (error) {
    return stopped(sayError(error)) // such as steps that run in a circle
  }
  return stopped(`after ${game.bound} answers, the bound of the game, it is not over`)
}

function sayLast<T extends Shape>({ game, options }: Trial<T>, moves: readonly Move<T>[]): string[] {
  const seats = game.seats(options)
  const lines = moves.map(({ seat, choice }) => `  ${seats[seat]?.name} ${sayChoice(game.words, choice)}`)
  return lines.length === 0 ? [] : ['the last answers:', ...lines]
}

function badOutcome<T extends Shape>({ game, options }: Trial<T>, { state, asks }: Play<T>): Breach | undefined {
  const { winners = [], by = '', scores, rounds = 0 } = state.outcome ?? {}
  const seats = game.seats(options).length
  if (asks.length > 0) return { says: 'the game is over, but somebody is asked' }
  if (!winners.every(seat => seat >= 0 && seat < seats)) return { says: `the winners are ${winners.join(', ')}` }
  if (scores !== undefined && scores.length !== seats)
    return { says: `there are ${scores.length} scores for ${seats} seats` }
  if (!Number.isInteger(rounds) || rounds < 0) return { says: `the game was ${rounds} rounds long` }
  if (!game.rulebook.sections.some(section => section.rules.some(rule => rule.id === by))) {
    return { says: `the game was ended by ${by}, which is not in the rulebook` }
  }
  return undefined
}
