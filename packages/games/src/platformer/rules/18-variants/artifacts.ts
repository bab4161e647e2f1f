import type { Table } from '@undercroft/kernel'
import { draw } from '@undercroft/kernel/kit'
import { ARTIFACTS, type ArtifactId } from '../../content/artifacts.ts'
import { artifactDeck } from '../../content/house.ts'
import { contentOf } from '../../state/content.ts'
import { isSolo } from '../../state/options.ts'
import { NOBODY, type Platformer, type State } from '../../state/state.ts'

/** PL-18.1, PL-18.8: two Artifacts lie in the middle; solo games leave out those that need rivals. */
export function dealArtifacts(s: State, t: Table<Platformer>): void {
  const left = artifactDeck(contentOf(s)).filter(card => ARTIFACTS[card].rivals !== true || !isSolo(s.options))
  for (let i = 0; i < 2; i++) {
    const card = draw(left, t, 'Artifact')
    if (card !== undefined) s.artifacts.push({ card, owner: NOBODY, ready: true })
  }
  t.reveal(
    'PL-18.1',
    'all',
    s.artifacts.map(({ card }) => card),
  )
}

/**
 * PL-18.3, PL-18.7: the Artifact changes hands at once, ready. PL-18.4: an owner who meets the condition again gains
 * nothing.
 */
export function award(s: State, card: ArtifactId, seat: number, t: Table<Platformer>): void {
  for (let i = 0; i < s.artifacts.length; i++) {
    const artifact = s.artifacts[i]
    if (artifact?.card !== card || artifact.owner === seat) continue
    const from = artifact.owner
    artifact.owner = seat
    artifact.ready = true
    t.uses(card)
    t.tell({ what: 'artifact', seat, card, from })
  }
}
