import { heroId, heroOf } from '../../state/heroes.ts'
import { factsOf, roomOf } from '../../state/map.ts'
import type { At, Open, Player, State } from '../../state/state.ts'
import { gainGold } from '../14-elixir-magic-gold-bounties/gold.ts'
import { goldSense } from '../15-abilities/knowing.ts'
import { drawCard } from '../19-treasure-cards-and-interrupts/hand.ts'
import type { Rule } from '../rulebook.ts'

/** Why the chest of the room the Hero stands in cannot be opened, whatever the dice. */
export function chestBroken(s: Open, player: Player): Rule | undefined {
  const { room } = heroOf(s, player)
  if (factsOf(s, room).dock?.use !== 'chest') return 'MA-10.2'
  return roomOf(s, room).opened ? 'MA-10.3' : undefined
}

/** MA-10.2: a chest gives 1 XP, a card and its gold; gold above the limit goes to the reserve (MA-10.3). */
export function openChest(s: State, t: At, player: Player): void {
  const { room } = heroOf(s, player)
  const here = roomOf(s, room)
  const { gold } = here
  here.opened = true
  here.gold = 0
  t.uses(`tile.${here.tile}`)
  t.tell({ what: 'opened', hero: heroId(s, player), room, tile: here.tile, gold })
  s.frames.push({ phase: 'roomReward', player, amount: 1, by: 'MA-10.2' })
  drawCard(s, player)
  gainGold(s, t, player, gold + goldSense(s, t, player), 'MA-10.2')
}
