import { type Hoard, hoard, type TicTacToe, ticTacToe } from '../../../examples/index.ts'
import { type Dice, type Game, Match, type Shape, type Watcher } from '../../../index.ts'
import { alone } from '../alone/alone.ts'
import { keeper, spoiler } from '../alone/memories.ts'
import { botsEnd } from '../ends.ts'
import { judge } from '../judge.ts'
import { promised } from '../promises.ts'
import { type Bug, planted } from './bug.ts'

class Lenient<T extends Shape> extends Match<T> {
  override mayUndo(): boolean {
    return true
  }
}

class Strict<T extends Shape> extends Match<T> {
  override mayUndo(): boolean {
    return false
  }
}

class Forgetful<T extends Shape> extends Match<T> {
  override undo(seat: number): ReturnType<Match<T>['undo']> {
    const undone = super.undo(seat)
    const [first] = this.state.frames
    if (undone.ok && first !== undefined) this.state.frames = [first, ...this.state.frames]
    return undone
  }
}

type MatchClass = typeof Match

const begin =
  (Kind: MatchClass) =>
  <T extends Shape>(game: Game<T>, options: T['options'], dice: Dice, watcher: Watcher<T>): Match<T> =>
    new Kind(game, options, dice, watcher)

/** Bugs in how far a seat may go back. */
export const UNDOS: readonly Bug[] = [
  planted(
    {
      bug: 'an undo that takes back what was learned',
      law: 6,
      says: 'may take back what is final, or what a roll, a pick, a reveal,',
    },
    hoard,
    { begin: begin(Lenient) },
  ),
  planted(
    { bug: 'an undo that is barred', law: 6, says: 'cannot take back an answer after which nothing was learned' },
    ticTacToe,
    { begin: begin(Strict) },
  ),
  planted(
    {
      bug: 'an undo that does not bring everything back',
      law: 6,
      says: 'undo does not give back what was before: state.frames[1] was',
    },
    ticTacToe,
    { begin: begin(Forgetful) },
  ),
]

const home = import.meta.resolve('../alone/memories.ts')

/** What one law says, as what all laws found. */
const only = (law: number, says: string | undefined): Map<number, string> =>
  new Map(says === undefined ? [] : [[law, says]])

/** Bugs that only a law with a game, a bot or a promise of its own can find. */
export const OTHERS: readonly Bug[] = [
  {
    bug: 'a bot that chooses what is not offered',
    law: 7,
    says: 'a bot chose "mark b2", which is not offered',
    found: async () => {
      const stubborn = botsEnd([() => ({ choose: () => ['mark', 4] as TicTacToe['choice'] as never })])
      return only(7, judge(stubborn, ticTacToe, { games: 3, seed: 1 }))
    },
  },
  {
    bug: 'a cache of the module that leaves the goal of the game out of its key',
    law: 8,
    says: /after step \d+: more\[1\]\.view\.stake is \d+ alone and \d+ after other games\n {2}the other game:/,
    found: async () => only(8, await alone(keeper, { games: 40, seed: 3, home })),
  },
  {
    bug: 'a variable of the module that another game sets',
    law: 8,
    says: 'options players=3',
    found: async () => only(8, await alone(spoiler, { games: 40, seed: 3, home })),
  },
  {
    bug: 'a promise that is not kept',
    law: 9,
    says: 'of "dig" it is promised that the treasure is worth 2, and it does not always come so',
    found: async () => {
      const digging = promised<Hoard>({
        promises: (_, seat, [verb]) =>
          verb === 'dig'
            ? [{ says: 'the treasure is worth 2', chance: 1, kept: ({ is }) => is.treasures[seat]?.at(-1) === 2 }]
            : [],
      })
      return only(9, judge(digging, hoard, { games: 10, seed: 1 }))
    },
  },
]
