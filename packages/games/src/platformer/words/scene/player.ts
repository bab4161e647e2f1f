import { BOSS_TOKENS, type BossToken, TOKENS } from '../../content/bosses.ts'
import { SYMBOLS } from '../../content/dice.ts'
import { HERO_IDS, HEROES } from '../../content/heroes.ts'
import { ITEM_IDS } from '../../content/items.ts'
import { POTION_IDS } from '../../content/potions.ts'
import { isBossLevel, terrainOf } from '../../rules/04-adjacency/terrain.ts'
import { contentOf } from '../../state/content.ts'
import { NOWHERE, nameOf } from '../../state/spaces.ts'
import type { Player, State } from '../../state/state.ts'
import { spaceOf } from './map.ts'
import { named, oneOf, texts, whole } from './values.ts'

const PLAYER_KEYS = [
  'hero',
  'at',
  'entered',
  'hearts',
  'coins',
  'gems',
  'special',
  'ready',
  'items',
  'potions',
  'tokens',
  'defeated',
  'shielded',
] as const

/** `{ hero: Sweety, at: c6y11, special: sword, items: [IT01 exhausted] }` */
export function readPlayer(s: State, player: Player, value: unknown, usual: (typeof HERO_IDS)[number]): void {
  const given = named(value, PLAYER_KEYS, 'a player')
  const name = String(given.hero ?? HEROES[usual].name)
  const hero = HERO_IDS.find(id => id === name || HEROES[id].name === name)
  if (hero === undefined) throw new Error(`"${name}" is not a Hero`)
  player.hero = hero
  player.space = given.at === undefined || given.at === 'off' ? NOWHERE : spaceOf(given.at)
  const above = player.space !== NOWHERE && isBossLevel(terrainOf(s.levels), player.space)
  player.entered = given.entered === undefined ? above : given.entered === true
  player.hearts = whole(given.hearts, contentOf(s).heroes[hero].health)
  player.coins = whole(given.coins, 0)
  player.gems = whole(given.gems, 0)
  player.special = oneOf([...SYMBOLS, 'blank'], given.special ?? 'blank', 'Symbol')
  player.ready = given.ready !== false
  player.shielded = given.shielded === true
  player.defeated = whole(given.defeated, 0)
  player.items = cards(given.items).map(({ card, ready }) => ({ card: oneOf(ITEM_IDS, card, 'Item'), ready }))
  player.potions = texts(given.potions).map(card => oneOf(POTION_IDS, card, 'Potion'))
  player.tokens = texts(given.tokens).map(token => readToken(s, token))
}

function readToken(s: State, name: string): BossToken {
  const token = oneOf(TOKENS, name, 'Boss token')
  if (BOSS_TOKENS[token].boss !== s.boss) throw new Error(`${name} is no token of ${s.boss}`)
  return token
}

/** `[IT01, IT02 exhausted]` */
function cards(value: unknown): { readonly card: string; readonly ready: boolean }[] {
  const list = Array.isArray(value) ? value.map(String) : texts(value)
  return list.map(text => ({ card: text.split(' ')[0] ?? '', ready: !text.endsWith(' exhausted') }))
}

export function showPlayer(player: Player): object {
  return {
    hero: player.hero === 'none' ? 'none' : HEROES[player.hero].name,
    at: player.space === NOWHERE ? 'off' : nameOf(player.space),
    entered: player.entered,
    hearts: player.hearts,
    coins: player.coins,
    gems: player.gems,
    special: player.special,
    ready: player.ready,
    items: player.items.map(({ card, ready }) => (ready ? card : `${card} exhausted`)),
    potions: player.potions.slice(),
    tokens: player.tokens.slice(),
    defeated: player.defeated,
    shielded: player.shielded,
  }
}
