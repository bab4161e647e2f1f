import { type Game, imagine, type Shape, see } from '../../index.ts'
import { areAlike, firstDifference, say } from '../compare.ts'
import { playOn } from './clone.ts'
import { hides, known } from './known.ts'
import type { Breach, Law, Trial } from './trial.ts'
import { any, Walk } from './walk.ts'

export const imagined: Law = {
  number: 4,
  title: 'a seat cannot tell what it imagines from the truth; both are sound, and they are not always the same',

  check(trial) {
    const walk = new Walk(trial)
    while (walk.goesOn()) {
      const breach = unsound(trial.game, walk.match.state) ?? (walk.chance(3) ? tellsApart(walk, trial) : undefined)
      if (breach !== undefined) return breach
      walk.step()
    }
    return unsound(trial.game, walk.match.state)
  },

  inAll({ hidden, imagined, untrue }) {
    if (hidden === 0 || untrue > 0) return undefined
    return `something is hidden, but all ${imagined} imagined positions were the true one: imagine tells a secret`
  },
}

/** Gives what the game itself finds wrong with a position. */
export function unsound<T extends Shape>(game: Game<T>, state: T['state']): Breach | undefined {
  const wrong = game.sound(state)
  return wrong.length === 0 ? undefined : { says: `the state is not sound: ${wrong.join('; ')}` }
}

function tellsApart<T extends Shape>(walk: Walk<T>, { game, tally }: Trial<T>): Breach | undefined {
  const { match, luck, seats } = walk
  const seat = any(seats, luck) ?? 0
  if (hides(match, seat)) tally.hidden++
  const truth = known(match.play, seat)
  const before = JSON.stringify([match.state, truth.seen])
  const dream = imagine(game, truth.seen, seat, luck)
  const wrong = (says: string): Breach => ({ seat, says })
  const broken = game.sound(dream.state)
  if (broken.length > 0) return wrong(`what it imagines is not sound: ${broken.join('; ')}`)
  const difference = firstDifference(truth, known(dream, seat))
  if (difference !== undefined) {
    const { path, left, right } = difference
    return wrong(`what it imagines looks different: ${path} is ${say(left)} in truth and ${say(right)} when imagined`)
  }
  const open = firstDifference(see(match.play, 'spectator'), see(dream, 'spectator'))
  if (open !== undefined) return wrong(`a spectator sees what the seat does not know: ${open.path}`)
  tally.imagined++
  if (!areAlike(match.state, dream.state)) tally.untrue++
  const stopped = playOn(game, dream, luck)
  if (stopped !== undefined) return wrong(`what it imagines cannot be played on: ${stopped}`)
  if (JSON.stringify([match.state, truth.seen]) === before) return undefined
  return wrong('playing on with what it imagines changes the true state, or what the seat was shown')
}
