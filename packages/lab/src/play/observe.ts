import { type Onlooker, playAmong } from '@undercroft/bots'
import { type Game, type Outcome, type Seat, witnessOf } from '@undercroft/kernel'
import type { Arm, Experiment } from '../experiment/experiment.ts'
import { Suspense, type Tension } from './suspense.ts'

/** What was noted of one game. */
export interface Noted {
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
  /** Who was the first to be asked alone. */
  readonly first: Seat | undefined
  /** The content that did something, and the seats whose answers set it off. */
  readonly used: ReadonlyMap<string, ReadonlySet<Seat>>
  readonly tension: Tension | undefined
}

/** Gives the seed and the bots of game number `index`, which are the same in every arm and on every machine. */
export function tableOf(
  { seed, rotate }: Pick<Experiment, 'seed' | 'rotate'>,
  { options, bots }: Arm,
  index: number,
): { readonly options: object; readonly seats: readonly string[]; readonly seed: string } {
  const seats = rotate ? bots.map((_, seat) => bots[(seat + index) % bots.length] ?? '') : bots
  return { options, seats, seed: `${seed}/${index}` }
}

/** Plays game number `index` of an arm, and looks on. Gives nothing if it was stopped. */
export function observe(
  game: Game,
  experiment: Experiment,
  arm: Arm,
  index: number,
  stopped: () => boolean,
): Noted | undefined {
  const { measures } = experiment
  const table = tableOf(experiment, arm, index)
  const used = new Map<string, Set<Seat>>()
  const suspense = measures.includes('tension') ? Suspense.of(game) : undefined
  let [actor, first]: (Seat | undefined)[] = []
  let offered = 0
  const onlooker: Onlooker = {
    asked: (play, { seat, options }) => {
      actor = seat
      offered += options.length
      first ??= play.asks.length === 1 && play.pending.length === 0 ? seat : undefined
      suspense?.look(play.state)
    },
  }
  const note = (content: string): void => {
    const by = used.get(content) ?? new Set()
    if (actor !== undefined) by.add(actor)
    used.set(content, by)
  }
  const witness = measures.includes('content') ? { witness: witnessOf({ used: note }) } : {}
  const played = playAmong({ game, ...table, ...witness, onlooker, stopped })
  if (played === undefined) return undefined
  const { state } = played.play
  const sides = game.thinking?.sides(state) ?? table.seats.map((_, seat) => seat)
  return {
    index,
    bots: table.seats,
    sides,
    subjects: game.subjects?.(state) ?? [],
    outcome: state.outcome,
    answers: played.decisions,
    offered,
    first,
    used,
    tension: suspense?.tension(state, sides),
  }
}
