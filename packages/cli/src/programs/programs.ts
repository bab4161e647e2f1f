import type { Outsider } from '@undercroft/bots'
import {
  type Ask,
  checkChoice,
  FastDice,
  fail,
  type Game,
  ok,
  type Play,
  type Result,
  readChoice,
  Scribe,
  type Seat,
  type Shape,
  sameData,
  sayChoice,
  see,
  type Watcher,
} from '@undercroft/kernel'
import { type Bridge, type BridgeWish, openBridge, quoted } from './bridge.ts'
import { type AskedProgram, EXEC, PROTOCOL } from './messages.ts'

/** One game in which programs sit. */
interface ProgramsGame {
  readonly scribe: Scribe<Shape>
  readonly outsiders: readonly (Outsider | undefined)[]
  /** Tells the programs how the game ended. */
  over(play: Play<Shape>): void
}

/** The programs of one thread: they play many games, one after the other. */
export interface Programs {
  begin(number: number, seed: string, watcher: Watcher<Shape>): ProgramsGame
  close(): Promise<void>
}

/** Starts the programs among the players and greets them; gives nothing if there are none. */
export function openPrograms(game: Game, options: object, wish: BridgeWish): Programs | undefined {
  const bridge = openBridge(wish)
  if (bridge === undefined) return undefined
  const names = game.seats(options).map(({ name }) => name)
  const seated = wish.seats.flatMap((name, seat) => (name.startsWith(EXEC) ? [seat] : []))
  const about = { game: game.id, title: game.title, options, seats: names, patience: wish.patience }
  for (const seat of seated) bridge.tell(seat, { say: 'hello', protocol: PROTOCOL, seat, ...about })
  return {
    begin(number, seed, watcher) {
      const scribe = new Scribe<Shape>(watcher)
      const outsiders: Outsider[] = []
      const news = newsOf(scribe)
      for (const seat of seated) {
        bridge.tell(seat, { say: 'game', number, seed: new FastDice(`${seed}/${seat}`).below(2 ** 31) })
        outsiders[seat] = outsiderOf(game, bridge, news)
      }
      return {
        scribe,
        outsiders,
        over(play) {
          const { outcome } = play.state
          for (const seat of seated) {
            const told = { seen: see(play, seat), events: news(seat) }
            bridge.tell(seat, { say: 'over', ...(outcome === undefined ? {} : { outcome }), ...told })
          }
        },
      }
    },
    close: bridge.close,
  }
}

type News = (seat: Seat) => ReturnType<Scribe<Shape>['story']['heard']>

/** Gives what a seat has heard since it was told last. */
function newsOf({ story }: Scribe<Shape>): News {
  const from: number[] = []
  return seat => {
    const events = story.heard(seat, from[seat])
    from[seat] = (from[seat] ?? 0) + events.length
    return events
  }
}

function outsiderOf(game: Game, bridge: Bridge, news: News): Outsider {
  return {
    choose(seen, ask) {
      const line = bridge.ask(ask.seat, { say: 'ask', seen, ask: asked(game, ask), events: news(ask.seat) })
      const read = readAnswer(game, ask, line)
      if (!read.ok) throw bridge.wrong(ask.seat, `answered ${quoted(line)}: ${read.error}`)
      return read.value
    },
  }
}

function asked(game: Game, { refused, form, within, ...ask }: Ask<Shape>): AskedProgram {
  return {
    ...ask,
    notation: ask.options.map(option => sayChoice(game.words, option)),
    ...(form === undefined ? {} : { form }),
    ...(within === undefined ? {} : { within }),
  }
}

/** Reads `{"choice": ...}`: the index of an option, its notation, or the option itself. */
function readAnswer(game: Game, { options }: Ask<Shape>, line: string): Result<Shape['choice']> {
  const choice = choiceIn(line)
  if (choice === undefined) return fail('it is not a line of JSON such as {"choice": 0}')
  if (typeof choice === 'number') {
    const option = options[choice]
    return option === undefined ? fail(`the options are 0 to ${options.length - 1}`) : ok(option)
  }
  const read = typeof choice === 'string' ? readChoice(game.words, choice) : checkChoice(game.words, choice)
  if (!read.ok) return read
  const option = options.find(each => sameData(each, read.value))
  return option === undefined ? fail('it is not offered') : ok(option)
}

function choiceIn(line: string): unknown {
  try {
    const answer: unknown = JSON.parse(line)
    return typeof answer === 'object' && answer !== null && 'choice' in answer ? answer.choice : undefined
  } catch {
    return undefined
  }
}
