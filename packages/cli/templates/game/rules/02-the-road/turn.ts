import type { Decision, Step, Table } from '@undercroft/kernel'
import { MOST_OIL, SPACES } from '../../content/lanterns.ts'
import type { FrameOf } from '../../state/frames.ts'
import type { Keeper, LanternKeep, State } from '../../state/state.ts'
import { arrive } from '../03-the-keep/arrive.ts'

/** LK-2.2, LK-2.5 */
export const turn: Decision<LanternKeep, FrameOf<'turn'>> = {
  offer(s, o) {
    o.ask(s.mover, 'Walk, rest or run').may(['walk'])
    o.try(['rest'], keeperOf(s).rested ? 'LK-2.5' : undefined)
    o.may(['run'])
  },
  on: {
    walk({ s, seat, t }) {
      walk(s, seat, t)
      s.frames.push({ phase: 'next' })
    },
    rest({ s, seat, t }) {
      const keeper = keeperOf(s)
      keeper.rested = true
      goForward(keeper, 1)
      t.tell({ what: 'rested', seat })
      s.frames.push({ phase: 'next' })
    },
    // LK-2.6
    run({ s, seat, t }) {
      const keeper = keeperOf(s)
      keeper.rested = false
      const spaces = t.roll(MOST_OIL, 'run') === MOST_OIL ? MOST_OIL : 0
      goForward(keeper, spaces)
      t.tell({ what: 'ran', seat, spaces })
      s.frames.push({ phase: 'next' })
    },
  },
}

/** LK-2.3, LK-2.4: either way the die tells everybody something about the oil. */
function walk(s: State, seat: number, t: Table<LanternKeep>): void {
  const keeper = keeperOf(s)
  keeper.rested = false
  const face = t.roll(MOST_OIL, 'walk')
  if (face >= keeper.oil) {
    t.reveal('LK-2.3', 'all', keeper.oil)
    keeper.low = keeper.high = keeper.oil
    goForward(keeper, keeper.oil)
    t.tell({ what: 'walked', seat, spaces: keeper.oil })
  } else {
    t.reveal('LK-2.4', 'all', { above: face })
    keeper.low = Math.max(keeper.low, face + 1)
    t.tell({ what: 'flickered', seat, face })
  }
}

/** LK-2.1 */
export const next: Step<LanternKeep, FrameOf<'next'>> = {
  run(s, t) {
    if (keeperOf(s).space === SPACES) return arrive(s, t)
    s.mover = (s.mover + 1) % s.keepers.length
    s.frames.push({ phase: 'turn' })
  },
}

function goForward(keeper: Keeper, spaces: number): void {
  keeper.space = Math.min(SPACES, keeper.space + spaces)
}

function keeperOf({ keepers, mover }: State): Keeper {
  const keeper = keepers[mover]
  if (keeper === undefined) throw new Error(`there is no seat ${mover}`)
  return keeper
}
