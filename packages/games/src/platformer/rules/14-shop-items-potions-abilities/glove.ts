import type { Decision } from '@undercroft/kernel'
import { aim } from '../../state/choices.ts'
import type { FrameOf } from '../../state/frames.ts'
import { beside, MOST_SPACES, type Space, WAYS } from '../../state/spaces.ts'
import type { Platformer } from '../../state/state.ts'
import type { View } from '../../state/view.ts'
import { takeTokens } from '../03-map-and-spaces/tokens.ts'
import { adjacent, areAdjacent, onMap, terrainOf } from '../04-adjacency/terrain.ts'
import type { Rule } from '../rulebook.ts'

/** Adjacent Spaces from which the Magnet Glove can take something. */
export function gloveTargets(w: View): Space[] {
  const map = terrainOf(w.levels)
  const from = w.players[w.active]?.space ?? -1
  return [0, 1, 2, 3]
    .map(way => adjacent(map, from, way))
    .filter(space => space >= 0 && (w.coins.includes(space) || w.gems.includes(space)))
}

/**
 * The rule that forbids taking from a Space. PL-4.1 to PL-4.3: the Space must be adjacent. PL-14.7: something must lie
 * there.
 */
function takeBroken(w: View, space: Space): Rule {
  const map = terrainOf(w.levels)
  const from = w.players[w.active]?.space ?? -1
  if (!onMap(map, space)) return 'PL-3.6'
  if (areAdjacent(map, from, space)) return 'PL-14.7'
  const way = WAYS.find(each => beside(from, each) === space)
  if (way === undefined) return 'PL-4.1'
  return way === 'left' || way === 'right' ? 'PL-4.2' : 'PL-4.3'
}

/** The Magnet Glove takes the Coin or Gem of one adjacent Space. */
export const glove: Decision<Platformer, FrameOf<'glove'>> = {
  offer(s, o) {
    o.ask(s.active, 'Take from which Space?')
    const targets = gloveTargets(s)
    for (const space of targets) o.may(aim('take', space))
    if (!o.explaining) return
    for (let space = 0; space < MOST_SPACES; space++) {
      if (!targets.includes(space)) o.refuse(aim('take', space), takeBroken(s, space))
    }
  },
  on: {
    take({ s, choice: [, space], t }) {
      takeTokens(s, s.active, space, t)
    },
  },
}
