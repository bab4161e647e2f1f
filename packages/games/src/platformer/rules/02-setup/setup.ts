import type { Table } from '@undercroft/kernel'
import { ARTIFACT_IDS, ARTIFACTS } from '../../content/artifacts.ts'
import { BOSSES } from '../../content/bosses.ts'
import { SHOP_SIZE } from '../../content/box.ts'
import { BOSS_KINDS, type BossId } from '../../content/enemies.ts'
import { EVENT_IDS } from '../../content/events.ts'
import { HERO_IDS, type HeroId } from '../../content/heroes.ts'
import { ITEM_IDS } from '../../content/items.ts'
import { POTION_DECK } from '../../content/potions.ts'
import { HEROES_FRAME, TURN } from '../../state/frames.ts'
import { isSolo, levelsOf, namedFirst, type Options } from '../../state/options.ts'
import { NOWHERE } from '../../state/spaces.ts'
import { NOBODY, type Platformer, type Player, type State, type Turn } from '../../state/state.ts'
import { gainCoins, gainGems } from '../01-terms-and-options/purse.ts'
import { faceDown } from '../04-adjacency/terrain.ts'
import { revealLevel } from '../13-revealing-and-removing-levels/reveal.ts'
import { refillItems, refillPotions } from '../14-shop-items-potions-abilities/shop.ts'
import { takeHero } from './heroes.ts'

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

/** PL-2.12, PL-2.13: off the Map, the Special die blank. */
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

/** Everything in the box, nothing revealed: what setup and written positions begin with. */
export function emptyTower(options: Options, boss: BossId, first: number): State {
  const levels = levelsOf(options)
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
    shopItems: Array.from({ length: SHOP_SIZE }, () => 'none' as const),
    shopPotions: Array.from({ length: SHOP_SIZE }, () => 'none' as const),
    itemDeck: ITEM_IDS.slice(),
    potionDeck: POTION_DECK.slice(),
    potionBottom: [],
    attackDeck: BOSSES[boss].cards.slice(),
    attackDiscards: [],
    eventDeck: isSolo(options) ? EVENT_IDS.slice() : [], // PL-19.2
    events: [],
    artifacts: [],
    letGo: 0,
  }
}

/** Section 2, in its order. PL-2.8, PL-2.9: Attack cards are drawn when they are needed, which is as good as a shuffle. */
export function setup(options: Options, t: Table<Platformer>): State {
  const boss = options.boss === 'random' ? (BOSS_KINDS[t.pick(BOSS_KINDS.length, 'Boss')] as BossId) : options.boss
  const named = namedFirst(options)
  const first = named === NOBODY ? t.pick(options.players, 'first player') : named // PL-2.15
  const s = emptyTower(options, boss, first)
  t.tell({ what: 'first', seat: first })
  revealLevel(s, 0, 'PL-2.2', t)
  refillItems(s, t) // PL-2.10
  refillPotions(s, t)
  if (options.artifacts) dealArtifacts(s, t)
  if (options.heroes === 'random') dealHeroes(s, t)
  else s.frames = [HEROES_FRAME]
  giveBonuses(s, t)
  return s
}

/** PL-18.1, PL-18.8 */
function dealArtifacts(s: State, t: Table<Platformer>): void {
  const left = ARTIFACT_IDS.filter(card => ARTIFACTS[card].rivals !== true || !isSolo(s.options))
  for (let i = 0; i < 2; i++) {
    const [card] = left.splice(t.pick(left.length, 'Artifact'), 1)
    if (card !== undefined) s.artifacts.push({ card, owner: NOBODY, ready: true })
  }
  t.reveal('PL-18.1', 'all')
}

/** PL-2.12 */
function dealHeroes(s: State, t: Table<Platformer>): void {
  const left: HeroId[] = HERO_IDS.slice()
  for (const [seat] of s.players.entries()) {
    const [hero] = left.splice(t.pick(left.length, 'Hero'), 1)
    if (hero === undefined) continue
    takeHero(s, seat, hero)
    t.uses(hero)
    t.tell({ what: 'hero', seat, hero })
  }
  t.reveal('PL-2.12', 'all')
}

/** PL-2.16: second a Coin, third a Gem, fourth both. */
function giveBonuses(s: State, t: Table<Platformer>): void {
  const nth = (place: number): number => (s.first + place) % s.players.length
  if (s.players.length > 1) gainCoins(s, nth(1), 1, 'bonus', t)
  if (s.players.length > 2) gainGems(s, nth(2), 1, 'bonus', t)
  if (s.players.length > 3) {
    gainCoins(s, nth(3), 1, 'bonus', t)
    gainGems(s, nth(3), 1, 'bonus', t)
  }
}
