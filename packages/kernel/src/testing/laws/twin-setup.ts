import { Match, type Shape, type Viewer } from '../../index.ts'
import { areAlike, firstDifference, say } from '../compare.ts'
import type { Breach, Trial } from './trial.ts'
import { OneChanged } from './twin-dice.ts'
import { Shown } from './twin-shown.ts'
import { any, type Walk } from './walk.ts'

/**
 * Sets the same game up again with one hidden draw changed. Imagination copies the frames of the true game, so a secret
 * that stands in a frame from the start shows only here: whoever sees the same view must see the same frames, the same
 * questions and the same events.
 */
export function twinSetup<T extends Shape>(walk: Walk<T>, trial: Trial<T>): Breach | undefined {
  const { match, luck, seats } = walk
  const { setupDraws } = match
  const hidden = [...setupDraws.keys()].filter(i => setupDraws[i]?.kind === 'pick')
  const changed = any(hidden, luck)
  if (changed === undefined) return undefined
  const viewers = [...seats, 'spectator' as const]
  const begin = (changes?: number) => {
    const shown = viewers.map(viewer => new Shown(viewer))
    const revealed: Shown['revealed'] = (...reveal) => {
      for (const each of shown) each.revealed(...reveal)
    }
    return {
      match: new Match(trial.game, trial.options, new OneChanged(setupDraws, changes, luck), { revealed }),
      shown,
    }
  }
  const [truth, twin] = [begin(), begin(changed)]
  if (areAlike(truth.match.state, twin.match.state)) return undefined
  for (const [i, viewer] of viewers.entries()) {
    const [left, right] = [truth.shown[i], twin.shown[i]]
    const fault = left?.fault()
    if (fault !== undefined) return { says: fault }
    if (left === undefined || right === undefined || !left.isLike(right)) continue
    const [known, other] = [knownIn(truth.match, viewer), knownIn(twin.match, viewer)]
    if (!areAlike(known.seen.view, other.seen.view)) continue
    const found = firstDifference(known, other)
    if (found === undefined) continue
    const draw = `another hidden draw of "${setupDraws[changed]?.label}" in the setup`
    const says = `${found.path} is ${say(found.left)} in truth and ${say(found.right)} after ${draw}`
    return viewer === 'spectator' ? { says } : { seat: viewer, says }
  }
  return undefined
}

function knownIn<T extends Shape>(match: Match<T>, viewer: Viewer) {
  const asks = match.play.explain().filter(ask => ask.seat === viewer)
  return { seen: match.see(viewer), asks, heard: match.heard(viewer) }
}
