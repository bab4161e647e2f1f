import { type Onlooker, playAmong } from '@undercroft/bots'
import type { ContentWitness, Game, Outcome, Seat, Shape } from '@undercroft/kernel'
import type { Arm, Experiment, Extra } from '../experiment/experiment.ts'
import { type Samples, samplesOf } from './samples.ts'
import { NO_SEATS, type SeatSet, withSeat } from './seat-set.ts'
import { Suspense, type Tension } from './suspense.ts'
import { tableOf } from './table.ts'
import { Watch, type Watched } from './watch.ts'

/** What was noted of one game. */
export interface Noted extends Watched {
  readonly index: number
  /** The bot of each seat. */
  readonly bots: readonly string[]
  /** The side of each seat, counted from 0: the seats of a side win together. */
  readonly sides: readonly number[]
  /** The content that each seat played as. */
  readonly subjects: readonly (readonly string[])[]
  readonly outcome: Outcome | undefined
  readonly answers: number
  /** The options of all questions together. */
  readonly offered: number
  /** How long people would take to answer. */
  readonly seconds: number
  /** Who was the first to be asked alone. */
  readonly first: Seat | undefined
  /** The content that did something, and the seats whose answers set it off. */
  readonly used: ReadonlyMap<string, SeatSet>
  readonly tension: Tension | undefined
  readonly samples: Samples
}

/** The pace of people: so many seconds for an answer, and for each doubling of its options (Hick's law). */
const PACE = { answer: 4, doubling: 1.5 }

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>()

/** Looks on at one game, and notes what is measured. */
export class Observer implements Onlooker {
  readonly witness: ContentWitness | undefined
  readonly #game: Game
  readonly #used = new Map<string, SeatSet>()
  readonly #suspense: Suspense | undefined
  readonly #watch: Watch | undefined
  #actor: Seat | undefined
  #first: Seat | undefined
  #offered = 0
  #seconds = 0

  constructor(game: Game, measures: Experiment['measures']) {
    this.#game = game
    this.#suspense = measures.includes('tension') ? Suspense.of(game) : undefined
    const isContent = measures.includes('content') || measures.includes('present')
    this.#watch = Watch.of(game, { spots: measures.includes('board'), holdings: isContent })
    this.witness = isContent ? { used: content => this.#note(content) } : undefined
  }

  asked: NonNullable<Onlooker['asked']> = (play, { seat, options }) => {
    this.#actor = seat
    this.#offered += options.length
    this.#seconds += PACE.answer + PACE.doubling * Math.log2(Math.max(1, options.length))
    this.#first ??= play.asks.length === 1 && play.pending.length === 0 ? seat : undefined
    this.#suspense?.look(play.state)
    this.#watch?.look(play.state)
  }

  /** Sums a game up that has ended, or was broken off at its bound. */
  noted(
    state: Shape['state'],
    { index, bots, answers }: Pick<Noted, 'index' | 'bots' | 'answers'>,
    samples: Samples,
  ): Noted {
    const sides = this.#game.thinking?.sides(state) ?? bots.map((_, seat) => seat)
    return {
      index,
      bots,
      sides,
      subjects: this.#game.subjects?.(state) ?? [],
      outcome: state.outcome,
      answers,
      offered: this.#offered,
      seconds: this.#seconds,
      first: this.#first,
      used: this.#used,
      tension: this.#suspense?.tension(state, sides),
      had: this.#watch?.had ?? NOTHING,
      cells: this.#watch?.cells ?? NOTHING,
      samples,
    }
  }

  #note(content: string): void {
    const by = this.#used.get(content)
    const now = this.#actor === undefined ? (by ?? NO_SEATS) : withSeat(by ?? NO_SEATS, this.#actor)
    if (by !== now) this.#used.set(content, now)
  }
}

/** What is looked at in one of so many games: to judge every turn takes half as long as to play it. */
const LOOK_IN: { readonly [extra in Extra]?: number } = { tension: 16, board: 8 }

/** Plays game number `index` of an arm, and looks on. Gives nothing if it was stopped. */
export function observe(
  game: Game,
  experiment: Experiment,
  arm: Arm,
  index: number,
  stopped: () => boolean,
): Noted | undefined {
  const table = tableOf(experiment, arm, index)
  const { measures } = experiment
  const isDue = (extra: Extra): boolean => index % (LOOK_IN[extra] ?? 1) === 0
  const observer = new Observer(game, measures.filter(isDue))
  const { witness } = observer
  const played = playAmong({ game, ...table, ...(witness && { witness }), onlooker: observer, stopped })
  if (played === undefined) return undefined
  const about = { index, bots: table.seats, answers: played.decisions }
  return observer.noted(played.play.state, about, samplesOf(game, experiment, arm, index))
}
