import { boxOf } from '../../state/content.ts'
import { activeHero } from '../../state/heroes.ts'
import { factsOf, roomOf } from '../../state/map.ts'
import type { Handlers, Open } from '../../state/state.ts'
import { engagedBroken } from '../06-actions-and-engagement/engagement.ts'
import { dropMoves } from '../07-steps-and-moving/steps.ts'
import { gainGold } from '../14-elixir-magic-gold-bounties/gold.ts'
import { goldSense } from '../15-abilities/knowing.ts'
import type { Rule } from '../rulebook.ts'

/** MA-10.15: a Hero takes floor gold up to its limit; other rooms, such as the Starting Room (MA-10.1), have none. */
export function takeGoldBroken(s: Open): Rule | undefined {
  const { room, gold } = activeHero(s)
  if (factsOf(s, room).dock?.use === 'chest' || roomOf(s, room).gold === 0) return 'MA-10.15'
  return engagedBroken(s) ?? (gold >= boxOf(s).purse ? 'MA-14.5' : undefined)
}

export const floorGoldHandlers = {
  takeGold({ s, f, t }) {
    dropMoves(s)
    const { player } = s.turn
    const here = roomOf(s, activeHero(s).room)
    const taken = Math.min(here.gold, boxOf(s).purse - activeHero(s).gold)
    here.gold -= taken
    gainGold(s, t, player, taken + goldSense(s, t, player), 'MA-10.15')
    s.frames.push(f)
  },
} satisfies Handlers
