import { bothPhases, card, gain, heroPhase, type Orange, type TreasureCard, type Whose } from './treasure-card.ts'
import type { Window } from './windows.ts'

function orange(at: Window, whose: Whose, says: string): Orange {
  return { at: [at], whose, says }
}

export const TREASURE = {
  T01: card(
    'Swift Strike',
    3,
    orange('attack', 'opponent', 'One Ranged of the attack does no damage.'),
    gain(['R', 'R'], 'Gain 2 Ranged.'),
  ),
  T02: card(
    'Quick Healing',
    3,
    orange('turnStart', 'any', 'Your Hero heals 1 Wound.'),
    gain(['E', 'E'], 'Gain 2 Elixir.'),
  ),
  T03: card(
    'Sleight of Hand',
    2,
    orange('loot', 'opponent', 'Take that card into your hand.'),
    bothPhases('Your Hero swaps places with another Hero or a monster: both teleport.'),
  ),
  T04: card(
    'Heavy Blow',
    3,
    orange('payback', 'opponent', 'The Payback is 1 higher.'),
    gain(['M', 'M'], 'Gain 2 Melee.'),
  ),
  T05: card(
    'Tower Shield',
    3,
    orange('attack', 'opponent', 'The monster has 1 Defense more in this fight.'),
    gain(['D', 'D', 'D'], 'Gain 3 Defense.'),
  ),
  T06: card(
    'Spark of Power',
    2,
    orange('use', 'opponent', 'An ability: it is cancelled.'),
    gain(['G', 'G'], 'Gain 2 Magic.'),
  ),
  T07: card(
    'Seven-League Boots',
    2,
    orange('step', 'opponent', 'That Step gives 1 Move Point only.'),
    heroPhase('Gain 4 Move Points, when not engaged.'),
  ),
  T08: card(
    'Loaded Dice',
    2,
    orange('rolled', 'opponent', 'One of their dice, which you name, is rolled again.'),
    heroPhase('Roll any of your available dice again.'),
  ),
  T09: card(
    'Twist of Fate',
    2,
    orange('rolled', 'opponent', 'Set one of their dice to a face you name.'),
    heroPhase('Set up to 2 of your available dice.'),
  ),
  T10: card(
    'Banishment',
    2,
    orange('spawn', 'any', 'Remove that monster.'),
    bothPhases('Remove one monster from any room, without reward.'),
  ),
  T11: card(
    'Ambush',
    2,
    orange('entered', 'opponent', 'A random minor monster spawns in that room.'),
    bothPhases('A random minor monster spawns in a room you name.'),
  ),
  T12: card(
    'Shifting Walls',
    2,
    orange('explore', 'opponent', 'You choose where that tile goes.'),
    bothPhases('Look at the next 3 face-down small tiles of your level and put them back in any order.'),
  ),
  T13: card(
    'Pickpocket',
    2,
    orange('gold', 'opponent', 'Take up to 2 of that gold.'),
    bothPhases('Take up to 2 gold from a Hero in your room or an adjacent one.'),
  ),
  T14: card(
    'Dispel',
    2,
    orange('card', 'opponent', 'That card is cancelled.'),
    bothPhases('Draw 1 card and gain 1 Magic.', ['G']),
  ),
  T15: card(
    'Beast Whistle',
    2,
    orange('dm', 'opponent', 'Move one monster with 2 Move Points.'),
    bothPhases('Move one monster with 2 Move Points.'),
  ),
  T16: card(
    'Bitter Rival',
    2,
    orange('reward', 'opponent', 'The reward is 1 XP less in all.'),
    bothPhases('A Hero with more XP than yours loses 1 XP, and you gain it.'),
  ),
  T17: card(
    'Phoenix Feather',
    2,
    orange('defeat', 'own', 'Your Hero is not defeated: set its LP to 2.'),
    bothPhases('Heal all your Wounds, when not engaged.'),
  ),
  T18: card(
    'Blink Scroll',
    2,
    orange('dm', 'any', 'Your Hero teleports to an explored room of its level.'),
    bothPhases('Teleport to any explored room.'),
  ),
  T19: card(
    'Rusty Lock',
    2,
    orange('use', 'opponent', 'A Room Action: it fails, and its dice stay used.'),
    bothPhases('Open the chest of your room or disarm a trap beside it without dice, when not engaged.'),
  ),
  T20: card('Cursed Coin', 2, orange('turnStart', 'opponent', 'They lose up to 2 gold.'), bothPhases('Gain 3 gold.')),
  T21: card(
    'Smoke Bomb',
    2,
    orange('rolled', 'opponent', 'One of their dice, which you name, is used up.'),
    heroPhase('Before combat: the monsters of your room count as fought, without reward.'),
  ),
  T22: card('Royal Crown', 1, orange('gold', 'own', 'Gain 1 gold more.'), bothPhases('Gain 2 gold.'), 2),
  T23: card(
    'Ancient Idol',
    2,
    orange('loot', 'own', 'Draw one more, then discard one.'),
    bothPhases('Draw 1 card.'),
    1,
  ),
  T24: card(
    'Guild Medal',
    2,
    orange('reward', 'own', 'For 2 monsters or more: 1 XP more.'),
    gain(['M', 'D'], 'Gain 1 Melee and 1 Defense.'),
    1,
  ),
  T25: card(
    'Poisoned Needle',
    1,
    orange('use', 'opponent', 'A chest or trap: that Hero suffers 1 Wound, which nothing prevents.'),
    gain(['R', 'E'], 'Gain 1 Ranged and 1 Elixir.'),
  ),
} as const satisfies { readonly [id: string]: TreasureCard }
export type TreasureId = keyof typeof TREASURE
export const TREASURE_IDS = Object.keys(TREASURE) as readonly TreasureId[]
