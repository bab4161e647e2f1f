import { agenda, type Step, type Table } from '@undercroft/kernel'
import { HUB, NONE } from '../../content/board.ts'
import { contentOf } from '../../state/content.ts'
import type { FrameOf } from '../../state/frames.ts'
import {
  type ElectroDungeon,
  type ExplorerId,
  explorerAt,
  MOF,
  type State,
  withoutExplorer,
} from '../../state/state.ts'
import { leaveGroup, put } from '../05-020-groups/groups.ts'
import { leaveFight } from '../05-070-fights/fights.ts'
import { drop } from '../06-keys-fragments-escape/items.ts'
import { checkCombat } from '../07-encountering-a-room/beasts.ts'
import { discard, drawCard } from '../10-reward-cards/cards.ts'
import type { Rule } from '../rulebook.ts'

type T = Table<ElectroDungeon>

/** Makes an Explorer lose Live; its reaction comes first (ED-10.9). */
export function loseLive(s: State, explorer: ExplorerId, amount: number, by: Rule): void {
  agenda(s, { phase: 'hurt', explorer }, { phase: 'suffer', explorer, amount, by })
}

/** ED-4.14: Live never rises above 9. */
export function gainLive(s: State, id: ExplorerId, amount: number, t: T): void {
  const explorer = explorerAt(s, id)
  const gain = Math.min(amount, contentOf(s).numbers.live - explorer.live)
  if (gain <= 0) return
  explorer.live += gain
  t.tell({ what: 'gained', explorer: id, amount: gain, live: explorer.live })
}

/** ED-9.1: takes Live, which never goes below 0; at 0 the Explorer dies. */
export function takeLive(s: State, id: ExplorerId, amount: number, by: Rule, t: T): void {
  const explorer = explorerAt(s, id)
  const loss = Math.min(amount, explorer.live)
  explorer.live -= loss
  t.tell({ what: 'lost', explorer: id, amount: loss, live: explorer.live, by })
  if (explorer.live === 0) die(s, id, t)
}

/** ED-9.2 to ED-9.7: an Explorer dies and starts again on the Hub, without limit (ED-2.6, ED-9.4). */
function die(s: State, id: ExplorerId, t: T): void {
  const explorer = explorerAt(s, id)
  const { place, keys, fragments, hand } = explorer
  t.tell({ what: 'died', explorer: id, place, keys, fragments })
  drop(s, place, keys, fragments)
  explorer.keys = 0
  explorer.fragments = 0
  if (hand.length > 0) {
    t.reveal('ED-9.2', 'all', hand)
    t.tell({ what: 'discarded', explorer: id, cards: hand.slice(), by: 'death' })
    for (const card of hand) discard(s, card)
    explorer.hand = []
  }
  if (explorer.effect !== NONE) discard(s, explorer.effect)
  explorer.effect = NONE
  explorer.effectTurns = 0
  explorer.roared = 0
  leaveGroup(s, id, t)
  leaveFight(s, id, t)
  put(s, 1 << id, HUB, t)
  checkCombat(s, place, t)
  explorer.live = t.roll(6, 'new Live')
  t.tell({ what: 'revived', explorer: id, live: explorer.live })
  // ED-9.5, ED-9.6
  drawCard(s, MOF, t)
  // ED-9.3
  if (s.turn.leader === id) s.turn.stage = 'over'
  else s.turn.members = withoutExplorer(s.turn.members, id)
}

/** ED-9.1 */
export const suffer: Step<ElectroDungeon, FrameOf<'suffer'>> = {
  run(s, t, { explorer, amount, by }) {
    takeLive(s, explorer, amount, by, t)
  },
}
