import { type Ask, type Dice, imagine, Play, type Shape, sayChoice, see, witnessOf } from '../../index.ts'
import type { Breach, Law, Trial } from './trial.ts'
import { MOST_ANSWERS, randomMove } from './walk.ts'

/** The number of worlds that another seat imagines at a question that was answered by itself. */
const WORLDS = 4

/** One game looks at so many of the questions that one phase answers by itself: they are much alike. */
const MOST_LOOKS = 6

/**
 * The kernel answers a question that leaves one choice. Where the options hang on something hidden, the missing
 * question tells the other seats that there was no other choice. What everybody knows to be the only choice tells
 * nothing.
 */
export const forced: Law = {
  number: 10,
  title: 'a question that leaves one choice is asked where another seat could not know that there is only one',

  check<T extends Shape>(trial: Trial<T>) {
    const { game, options } = trial
    const luck = trial.dice('player')
    const dreams = trial.dice('dreams')
    const looks = new Map<string, number>()
    let breach: Breach | undefined
    const witness = witnessOf<T>({
      chose(_, __, ask, how) {
        if (how !== 'forced' || breach !== undefined) return
        const phase = play.asking?.frame.phase ?? ''
        const looked = looks.get(phase) ?? 0
        looks.set(phase, looked + 1)
        if (looked < MOST_LOOKS) breach = tells(play, ask, dreams, trial)
      },
    })
    const play = new Play<T>(game, undefined as never, trial.dice('table'), witness) // `restart` gives it its state
    play.restart(options)
    for (let i = 0; i < MOST_ANSWERS && breach === undefined && play.asks.length > 0; i++) {
      const { seat, choice } = randomMove(play, luck)
      play.take(seat, choice)
    }
    return breach
  },
}

/** What another seat learns from the question that was not asked. */
function tells<T extends Shape>(
  play: Play<T>,
  ask: Ask<T>,
  dreams: Dice,
  { game, options }: Trial<T>,
): Breach | undefined {
  const { seat, shown } = ask
  const names = game.seats(options).map(({ name }) => name)
  for (const other of names.keys()) {
    if (other === seat) continue
    const seen = see(play, other)
    for (let world = 0; world < WORLDS; world++) {
      const dream = imagine(game, seen, other, dreams)
      const there = dream.asks.find(each => each.seat === seat)
      if (there === undefined || !leavesChoice(there)) continue
      const [phase, choice] = [play.asking?.frame.phase, ask.options[0]]
      return {
        seat: other,
        says: [
          `"${phase}" (${shown}) did not ask ${names[seat]}, who could only "${choice && sayChoice(game.words, choice)}":`,
          `${names[other]} holds ${there.options.length} choices for possible and learns that there was one;`,
          'evenIfForced() asks nevertheless',
        ].join(' '),
      }
    }
  }
  return undefined
}

function leavesChoice<T extends Shape>({ options, form }: Ask<T>): boolean {
  return options.length > 1 || form !== undefined
}
