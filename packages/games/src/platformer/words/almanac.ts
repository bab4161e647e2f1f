import type { Entry } from '@undercroft/kernel'
import { ARTIFACT_IDS, ARTIFACTS } from '../content/artifacts.ts'
import { ATTACK_IDS, ATTACKS, BOSS_TOKENS, BOSSES, RANGES, TOKENS } from '../content/bosses.ts'
import { ENEMIES, ENEMY_KINDS, type EnemyKind } from '../content/enemies.ts'
import { EVENT_IDS, EVENT_TIMES, EVENTS } from '../content/events.ts'
import { HERO_IDS, HEROES } from '../content/heroes.ts'
import { type CardUse, ITEM_IDS, ITEMS } from '../content/items.ts'
import { POTION_IDS, POTIONS } from '../content/potions.ts'
import { SIGNS, type Sign, TILE_IDS, TILE_SIDE, TILES, type Tile, type TileId } from '../content/tiles.ts'
import type { Rule } from '../rules/rulebook.ts'
import { sayStar } from './star.ts'

const USES: { readonly [U in CardUse]: string } = {
  passive: 'Passive: works by itself.',
  exhaust: 'An Action that exhausts the card.',
}

const counted = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

const useRule = (kind: CardUse): Rule => (kind === 'passive' ? 'PL-14.5' : 'PL-14.6')

/** Everything that is printed on cards, sheets and tiles. */
export const almanac: readonly Entry<Rule>[] = [
  ...HERO_IDS.map((id): Entry<Rule> => {
    const { name, health, ability, kind, text, star } = HEROES[id]
    const use = kind === 'passive' ? 'Passive' : 'Exhausts the Hero card'
    const says = [`${health} Hearts. A star is ${sayStar(star)}.`, `${ability} (${use}): ${text}`]
    return { id, name, kind: 'Hero', says, rules: ['PL-7.8', 'PL-14.9'] }
  }),
  ...ITEM_IDS.map((id): Entry<Rule> => {
    const { name, price, kind, text } = ITEMS[id]
    return { id, name, kind: 'Item', says: [counted(price, 'Coin'), text, USES[kind]], rules: [useRule(kind)] }
  }),
  ...POTION_IDS.map((id): Entry<Rule> => {
    const { name, price, count, text } = POTIONS[id]
    return {
      id,
      name,
      kind: 'Potion',
      says: [`${counted(price, 'Coin')}; ${count} in the deck`, text],
      rules: ['PL-14.8'],
    }
  }),
  ...ARTIFACT_IDS.map((id): Entry<Rule> => {
    const { name, condition, kind, text, rivals } = ARTIFACTS[id]
    const says = [`${condition} to take it.`, text, USES[kind], ...(rivals === true ? ['Not in solo games.'] : [])]
    return { id, name, kind: 'Artifact', says, rules: ['PL-18.2', 'PL-18.3'] }
  }),
  ...ENEMY_KINDS.map(enemy),
  ...ATTACK_IDS.map((id): Entry<Rule> => {
    const { name, boss, indicator, range, effects } = ATTACKS[id]
    const says = [`Of ${BOSSES[boss].name}. Comes with ${indicator}, hits ${RANGES[range]}.`, ...effects]
    return { id, name, kind: 'Boss Attack', says, rules: ['PL-16.6', 'PL-16.7'] }
  }),
  ...TOKENS.map((id): Entry<Rule> => {
    const { name, boss, text } = BOSS_TOKENS[id]
    return { id, name, kind: 'Boss token', says: [`Of ${BOSSES[boss].name}.`, text], rules: ['PL-16.20'] }
  }),
  ...EVENT_IDS.map((id): Entry<Rule> => {
    const { name, time, text } = EVENTS[id]
    return { id, name, kind: 'Event', says: [`Solo games; ${EVENT_TIMES[time]}.`, text], rules: ['PL-19.3'] }
  }),
  ...TILE_IDS.map(tile),
]

/** The entry of an Enemy card, or of both sides of a Boss sheet. */
function enemy(kind: EnemyKind): Entry<Rule> {
  const { name, tier, damage, health, loot, ability, text } = ENEMIES[kind]
  if (kind === 'medusa' || kind === 'ikee') {
    const { turn, special, setup, icon, iconName, cards } = BOSSES[kind]
    const says = [
      `Damage ${damage}, Health 2 for each Level (10 on the longer Map), all in one Attack. ${text}`,
      `Its Turn: ${turn}`,
      `Setup: ${setup} ${special}`,
      `${iconName}: whoever enters takes the ${BOSS_TOKENS[icon].name}. ${BOSS_TOKENS[icon].text}`,
      `Attack cards: ${cards.map(card => ATTACKS[card].name).join(', ')}`,
    ]
    return { id: kind, name, forms: [lastWord(name)], kind: 'Boss', says, rules: ['PL-16.1', 'PL-16.5'] }
  }
  const sort = tier === 'Summon' ? 'a Summon' : `tier ${tier}`
  const says = [
    `Damage ${damage}, Health ${health}, ${sort}. Loot: ${counted(loot.coins, 'Coin')}, ${counted(loot.gems, 'Gem')}.`,
    `${ability}: ${text}`,
  ]
  return { id: kind, name, kind: 'Enemy', says, rules: ['PL-12.17'] }
}

function tile(id: TileId): Entry<Rule> {
  const { set, boss } = TILES[id]
  const where = boss ? 'for the Boss Level' : 'for any other Level'
  return {
    id,
    name: id,
    kind: 'Map tile',
    // Drawn for whoever reads it.
    get says() {
      return [`A ${set} tile ${where}.`, ...picture(TILES[id]), legend(TILES[id])]
    },
  }
}

/** Draws a tile as the terminal draws the tower, each Space above its floor. */
function picture({ spaces, floors, sides }: Tile): string[] {
  const row = (from: string, y: number): string[] => Array.from(from.slice(y * TILE_SIDE, (y + 1) * TILE_SIDE))
  return Array.from({ length: TILE_SIDE }, (_, i) => TILE_SIDE - 1 - i).flatMap(y => {
    const edges = sides.slice(y * (TILE_SIDE + 1), (y + 1) * (TILE_SIDE + 1))
    const upper = row(spaces, y).map((sign, x) => `${edges.charAt(x)} ${sign} `)
    const lower = row(floors, y).map(floor => `+${floor === '.' ? '   ' : floor.repeat(3)}`)
    return [`${upper.join('')}${edges.charAt(TILE_SIDE)}`, `${lower.join('')}+`]
  })
}

function legend({ spaces }: Tile): string {
  const used = [...new Set(spaces)].filter(sign => sign !== '.')
  const floors = '=== Platform, ### Platform with a Ladder, ^^^ one-way passage, | Wall'
  return `${used.map(sign => `${sign} ${SIGNS[sign as Sign]}`).join(', ')}; ${floors}`
}

/** A long name is also said in short. */
function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? name
}
