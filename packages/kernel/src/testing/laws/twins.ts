import type { Match, Seat, Shape } from '../../index.ts'
import { Sayable } from '../sayable.ts'
import { hides } from './known.ts'
import type { Breach, Law, Trial } from './trial.ts'
import { Pair } from './twin-pair.ts'
import { twinSetup } from './twin-setup.ts'
import { any, Walk } from './walk.ts'

/** The number of answers for which a pair of twins is followed. */
const AHEAD = 20

/** Fewer games than this prove nothing about how often twins can be compared. */
const FEW = 10

export const twins: Law = {
  number: 5,
  title: 'two games that differ only in what a seat does not know stay alike to it while it is shown the same',

  check(trial) {
    const walk = new Walk(trial)
    const breach = twinSetup(walk, trial)
    if (breach !== undefined) return breach
    const sayable = new Sayable(trial.game.words)
    while (walk.goesOn()) {
      const breach = walk.chance(6) ? follow(walk, trial, sayable) : undefined
      if (breach !== undefined) return breach
      walk.step()
    }
    return undefined
  },

  inAll({ games, hidden, compared }) {
    if (hidden === 0 || games < FEW || 2 * compared >= games) return undefined
    return `something is hidden, but in ${games} games twins that differ could be compared only ${compared} times`
  },
}

function follow<T extends Shape>(walk: Walk<T>, trial: Trial<T>, sayable: Sayable): Breach | undefined {
  const { tally } = trial
  const seat = any(walk.seats, walk.luck) ?? 0
  if (hides(walk.match, seat)) tally.hidden++
  if (hasUnseenAnswers(walk.match, seat)) return undefined
  const pair = new Pair(walk, trial, seat, sayable)
  if (pair.difference() !== undefined) return undefined // a difference from the start breaks law 4
  for (let i = 0; i < AHEAD; i++) {
    const shown = pair.answer()
    if (shown === 'stuck') return undefined
    if (shown === 'reveal') {
      tally.reveals++
      const says = pair.badReveal()
      if (says !== undefined) return { seat, says, details: pair.story() }
      if (!pair.wasShownTheSame) return undefined
    }
    const says = pair.difference()
    if (says !== undefined) return { seat, says, details: pair.story() }
    if (!pair.areDifferent) {
      if (pair.isClose) return undefined // nothing will make them differ
      continue
    }
    tally.compared++
    if (shown === 'reveal') tally.shownTheSame++
  }
  return undefined
}

/** Whether answers wait that the seat cannot know of: a twin lacks them, and so it takes longer to go on. */
function hasUnseenAnswers<T extends Shape>({ play }: Match<T>, seat: Seat): boolean {
  return play.pending.some((answer, by) => answer !== undefined && by !== seat && play.shownOf(by) === 'quiet')
}
