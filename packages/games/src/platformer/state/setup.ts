import type { BossId } from '../content/enemies.ts'
import { attackDeck, eventDeck, itemDeck, potionDeck } from '../content/house.ts'
import { contentOf } from './content.ts'
import { TURN } from './frames.ts'
import { faceDown } from './levels.ts'
import { isSolo, levelsOf, type Options } from './options.ts'
import { NOWHERE } from './spaces.ts'
import type { Player, State, Turn } from './state.ts'

export function newTurn(): Turn {
  return {
    step: 0,
    dice: [],
    enemyDie: 'none',
    bonus: 0,
    forges: 0,
    anvil: false,
    prism: false,
    ghost: false,
    bell: false,
    tailwind: false,
    defeated: 0,
    gained: 0,
  }
}

/** PL-2.12, PL-2.13: a new player's Hero is off the Map, and the Special die is blank. */
function newPlayer(): Player {
  return {
    hero: 'none',
    space: NOWHERE,
    entered: false,
    hearts: 0,
    coins: 0,
    gems: 0,
    special: 'blank',
    ready: true,
    items: [],
    potions: [],
    tokens: [],
    defeated: 0,
    shielded: false,
  }
}

/** A state with everything in the box and nothing revealed, with which setup and positions in words begin. */
export function emptyTower(options: Options, boss: BossId, first: number): State {
  const levels = levelsOf(options)
  const content = contentOf({ options })
  return {
    frames: [TURN],
    outcome: undefined,
    options: Object.freeze({ ...options }),
    boss,
    levels: Object.freeze(Array.from({ length: levels }, (_, index) => faceDown(index === levels - 1))),
    cards: Array.from({ length: levels }, () => 'none' as const),
    round: 1,
    first,
    active: first,
    players: Array.from({ length: options.players }, newPlayer),
    enemies: [],
    coins: [],
    gems: [],
    icons: [],
    turn: newTurn(),
    shopItems: Array.from({ length: content.box.shop }, () => 'none' as const),
    shopPotions: Array.from({ length: content.box.shop }, () => 'none' as const),
    itemDeck: itemDeck(content).slice(),
    potionDeck: potionDeck(content).slice(),
    potionBottom: [],
    attackDeck: attackDeck(content, boss).slice(),
    attackDiscards: [],
    eventDeck: isSolo(options) ? eventDeck(content).slice() : [], // PL-19.2
    events: [],
    artifacts: [],
    letGo: 0,
  }
}
