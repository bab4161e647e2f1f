import { type Hoard, hoard, type Pig, pig, type TicTacToe, ticTacToe } from '../../../examples/index.ts'
import type { Decision, Game, Offers, Shape, Step, Table } from '../../../index.ts'
import { LAWS } from '../../laws.ts'
import { type Judging, judge } from '../judge.ts'

/** A bug that was put into a game on purpose, and the laws that find it. */
export interface Bug {
  readonly bug: string
  /** The law that must find it. */
  readonly law: number
  /** The other laws that it breaks; none unless it is said. A bug that stops games breaks many. */
  readonly also?: readonly number[] | 'many'
  /** What the law says of it. */
  readonly says: string | RegExp
  /** Judges the game; gives what each law that it breaks says. */
  found(): Promise<ReadonlyMap<number, string>>
}

/** A bug in a game that all laws judge, but for those that need more than the game. */
export function planted<T extends Shape>(
  bug: Omit<Bug, 'found'>,
  game: Game<T>,
  judging: Partial<Judging<T>> = {},
): Bug {
  return { ...bug, found: async () => broken(game, judging) }
}

/** The numbers of the laws that a game breaks, with what is said of each. */
export function broken<T extends Shape>(game: Game<T>, judging: Partial<Judging<T>> = {}): Map<number, string> {
  const found = new Map<number, string>()
  for (const law of LAWS) {
    const says = judge(law, game, { games: 60, seed: 3, ...judging })
    if (says !== undefined) found.set(law.number, says)
  }
  return found
}

type Turn<T extends Shape> = Decision<T, T['frame']>

export const hoardTurn = hoard.phases.turn as Turn<Hoard>
export const pigTurn = pig.phases.turn as Turn<Pig>
export const markTurn = ticTacToe.phases.turn as Turn<TicTacToe>

/** The game with a change in its phase `turn`. */
export function withTurn<T extends Shape>(game: Game<T>, change: Partial<Turn<T>>): Game<T> {
  const phases = game.phases as unknown as { readonly turn: Turn<T> }
  return { ...game, phases: { ...phases, turn: { ...phases.turn, ...change } } as unknown as Game<T>['phases'] }
}

type Shuffle = Decision<Hoard, { readonly phase: 'shuffle' }>

/** Hoard with a change in its secret question, which guard goes first. */
export function withShuffle(change: Partial<Shuffle>): Game<Hoard> {
  const shuffle = { ...(hoard.phases.shuffle as Shuffle), ...change }
  return { ...hoard, phases: { ...hoard.phases, shuffle } as Game<Hoard>['phases'] }
}

/** Hoard with something more in the answer to that question. */
export function afterShuffle(change: (t: Table<Hoard>, s: Hoard['state'], seat: number) => void): Game<Hoard> {
  const { on } = hoard.phases.shuffle as Shuffle
  return withShuffle({
    on: {
      first(answered) {
        on.first?.(answered)
        change(answered.t, answered.s, answered.seat)
      },
    },
  })
}

/** A shuffle that may put only a guard first that is no weaker: what is offered hangs on the hidden row. */
export function offerNoWeaker(s: Hoard['state'], o: Offers<Hoard>): void {
  o.ask(s.mover, 'Which guard goes first', 'secret')
  const row = s.rows[s.mover] ?? []
  for (const guard of row) if (guard >= (row[0] ?? 0)) o.may(['first', guard])
}

/** Hoard with something more in the step of a raid that reveals a guard to all. */
export function afterStrike(change: (t: Table<Hoard>, s: Hoard['state'], victim: number) => void): Game<Hoard> {
  const strike = hoard.phases.strike as Step<Hoard, Hoard['frame'] & { readonly victim: number }>
  const run: typeof strike.run = (s, t, f) => {
    strike.run(s, t, f)
    change(t, s, f.victim)
  }
  return { ...hoard, phases: { ...hoard.phases, strike: { run } as typeof hoard.phases.strike } }
}
