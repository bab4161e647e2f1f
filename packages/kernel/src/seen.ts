import type { Dice } from './dice.ts'
import type { Game, Outcome, Shape } from './game.ts'
import { Play } from './play.ts'
import type { Seat, Viewer } from './seats.ts'

/** Everything that a viewer may know of a position. A bot gets this and its ask, and nothing more. */
export interface Seen<T extends Shape> {
  readonly viewer: Viewer
  readonly view: T['view']
  readonly frames: readonly T['frame'][]
  /** The seats that are asked, as far as this viewer may know. */
  readonly deciding: readonly Deciding[]
  /** The seats that have answered a Together which is still open. A viewer knows the answer of no other seat. */
  readonly answered: readonly Answered<T>[]
  readonly outcome?: Outcome<T['rule']>
}

export interface Deciding {
  readonly seat: Seat
  /** The prompt is left out where the viewer may know who is asked, but not what about. */
  readonly prompt?: string
}

export interface Answered<T extends Shape> {
  readonly seat: Seat
  readonly choice?: T['choice']
}

export function see<T extends Shape>(play: Play<T>, viewer: Viewer): Seen<T> {
  const { state } = play
  const deciding: Deciding[] = []
  for (const { seat, prompt, shown } of play.asks) {
    if (seat === viewer || shown === 'open') deciding.push({ seat, prompt })
    else if (shown === 'secret') deciding.push({ seat })
  }
  const seen = {
    viewer,
    view: play.game.view(state, viewer),
    frames: state.frames.slice(),
    deciding,
    answered: answered(play, viewer),
  }
  return state.outcome === undefined ? seen : { ...seen, outcome: state.outcome }
}

function answered<T extends Shape>(play: Play<T>, viewer: Viewer): Answered<T>[] {
  const known: Answered<T>[] = []
  for (let seat = 0; seat < play.pending.length; seat++) {
    const choice = play.pending[seat]
    if (choice === undefined) continue
    if (seat === viewer) known.push({ seat, choice })
    else if (play.shownOf(seat) !== 'quiet') known.push({ seat })
  }
  return known
}

/**
 * Gives a complete game that this seat cannot tell from the true one. A searching bot gets nothing else to think with.
 */
export function imagine<T extends Shape>(game: Game<T>, seen: Seen<T>, seat: Seat, dice: Dice): Play<T> {
  const state = game.imagine(seen.view, seat, dice)
  state.frames = seen.frames.slice()
  if (seen.outcome !== undefined) state.outcome = seen.outcome
  const play = new Play(game, state, dice)
  play.resume(state)
  const pending: (T['choice'] | undefined)[] = []
  for (const given of seen.answered) pending[given.seat] = given.choice ?? anyAnswer(play, given.seat, dice)
  if (pending.length > 0) play.resume(state, pending)
  return play
}

/** Gives some answer that this seat could have given: those who do not know it cannot tell one from another. */
export function anyAnswer<T extends Shape>(play: Play<T>, seat: Seat, dice: Dice): T['choice'] | undefined {
  const ask = play.asks.find(each => each.seat === seat)
  if (ask === undefined) return undefined
  const asking = play.asking
  if (ask.form !== undefined && asking?.phase.invent !== undefined) {
    return asking.phase.invent({ s: play.state, f: asking.frame, seat, dice })
  }
  return ask.options[dice.below(ask.options.length)]
}
