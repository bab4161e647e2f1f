import { type Hoard, hoard, type Pig, pig } from '../../../examples/index.ts'
import type { Game } from '../../../index.ts'

/** A cache with too short a key: the goal of the game is left out. */
const ENOUGH = new Map<number, boolean>()

/** A game that keeps what it computed first, and so goes wrong only in later games. */
export const keeper: Game<Pig> = {
  ...pig,
  title: 'Pig that keeps what it knows',
  view(s, viewer) {
    const score = Math.max(...s.scores) + s.stake
    if (!ENOUGH.has(score)) ENOUGH.set(score, score >= s.goal)
    return { ...pig.view(s, viewer), stake: ENOUGH.get(score) === true ? s.goal : s.stake }
  },
}

/** This stays true once it is set. */
const spoilt = { byMany: false }

/** A game that another one spoils for all that come after it. */
export const spoiler: Game<Hoard> = {
  ...hoard,
  title: 'Hoard that gets spoilt',
  setup(options, t) {
    const s = hoard.setup(options, t)
    if (spoilt.byMany) t.pick(2, 'nothing')
    if (hoard.seats(options).length > 2) spoilt.byMany = true
    return s
  },
}
