import { bothPhases, card, gain, heroPhase, type Orange, type TreasureCard } from './treasure-card.ts'
import type { Window } from './windows.ts'

/** MA-24.13: what "at any time" means for an Alliance card. */
const ANY_TIME: readonly Window[] = ['turnStart', 'rolled', 'entered', 'combat', 'attack', 'payback', 'dm']

function at(windows: readonly Window[], says: string): Orange {
  return { at: windows, whose: 'any', says }
}

export const ALLIANCE = {
  A01: card(
    'Healing Draught',
    2,
    at(ANY_TIME, 'A Hero who is not in combat heals 3 Wounds.'),
    bothPhases('A Hero anywhere heals all Wounds; yourself only when not engaged.'),
  ),
  A02: card(
    'Shared Shield',
    3,
    at(['payback'], 'Prevent all Wounds of that Payback.'),
    gain(['D', 'D', 'D', 'D'], 'Gain 4 Defense.'),
  ),
  A03: card(
    'Covering Fire',
    3,
    at(['attack'], 'The attack has 2 Ranged more.'),
    gain(['R', 'R', 'R'], 'Gain 3 Ranged.'),
  ),
  A04: card(
    'Rallying Cry',
    3,
    at(['attack'], 'The attack has 2 Melee more, and is melee by it.'),
    gain(['M', 'M', 'M', 'M'], 'Gain 4 Melee.'),
  ),
  A05: card('Borrowed Magic', 1, at(['rolled'], 'That player sets 1 die.'), gain(['G', 'G'], 'Gain 2 Magic.')),
  A06: card(
    'Pathfinder',
    1,
    at(['step'], 'That Step gives 3 Move Points.'),
    heroPhase('Gain 4 Move Points, when not engaged.'),
  ),
  A07: card(
    'Lucky Charm',
    1,
    at(['rolled'], 'That player rolls up to 2 dice again.'),
    heroPhase('Roll any of your available dice again.'),
  ),
  A08: card(
    'Rope and Grapnel',
    2,
    at(['turnStart', 'dm'], 'A Hero moves to an adjacent room, past monsters; no trap acts.'),
    bothPhases('A Hero moves up to 2 rooms, past monsters; no trap acts.'),
  ),
  A09: card(
    'Guardian Angel',
    4,
    at(['defeat'], 'That Hero is not defeated, and has all its LP again.'),
    bothPhases('Every Hero heals 2 Wounds, when you are not engaged.'),
  ),
  A10: card(
    'Silence the Ritual',
    3,
    at(['evil'], 'That Evil card is cancelled.'),
    bothPhases('The Time token goes back by a space for each Hero, and the next Evil card has no effect.'),
  ),
  A11: card(
    'Banish',
    2,
    at(['spawn'], 'Remove that monster.'),
    bothPhases('Remove all monsters but bosses from one room, without reward.'),
  ),
  A12: card('Guild Funds', 1, at(ANY_TIME, 'Give up to 3 of your gold to another Hero.'), bothPhases('Gain 3 gold.')),
  A13: card(
    'Master Key',
    1,
    at(['rolled'], 'For that player’s next chest or trap this turn one of the dice may show any face.'),
    bothPhases('Open the chest of your room or disarm a trap beside it without dice, when not engaged.'),
  ),
  A14: card(
    'Recall Stone',
    2,
    at(['turnStart'], 'A Hero teleports to the room of another Hero.'),
    bothPhases('All other Heroes teleport to your room.'),
  ),
  A15: card(
    'Holy Water',
    1,
    at(['attack'], 'Against undead: it is defeated, as by Elixir.'),
    gain(['E', 'E', 'E'], 'Gain 3 Elixir.'),
  ),
} as const satisfies { readonly [id: string]: TreasureCard }
export type AllianceId = keyof typeof ALLIANCE
export const ALLIANCE_IDS = Object.keys(ALLIANCE) as readonly AllianceId[]
