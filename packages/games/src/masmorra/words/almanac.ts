import type { Entry } from '@undercroft/kernel'
import { ALLIANCE_IDS } from '../content/alliance.ts'
import { BOSS_SIDES, BOSSES, type Boss } from '../content/bosses.ts'
import { sayDocked } from '../content/docks.ts'
import { EVIL, EVIL_IDS } from '../content/evil.ts'
import { FACE_NAMES, FACES } from '../content/faces.ts'
import {
  ABILITIES,
  ABILITY_IDS,
  type AbilityId,
  abilityOf,
  type Cost,
  HERO_NAMES,
  HEROES,
  SLOTS,
} from '../content/heroes.ts'
import { CALLED_BY, LARGE_ROOMS } from '../content/large-tile.ts'
import { kindOfMonster, MONSTER_FACES, MONSTER_STATS, MONSTERS, type Stats, TRAITS } from '../content/monsters.ts'
import { TILE_IDS } from '../content/tiles.ts'
import { TREASURE_IDS } from '../content/treasure.ts'
import { sayTurn, sayWhen } from '../content/treasure-card.ts'
import type { Rule } from '../rules/rulebook.ts'
import { cardOf } from '../state/decks.ts'
import type { CardId } from '../state/state.ts'
import { sayTile } from './almanac-tiles.ts'

const SLOT_NAMES = {
  start: 'From the start',
  A1: 'Card A, upper',
  A2: 'Card A, lower',
  B1: 'Card B, upper',
  B2: 'Card B, lower',
} as const

/** The powers of monsters; traits with one name share an entry. */
const POWERS: readonly Entry<Rule>[] = [...Map.groupBy(Object.entries(TRAITS), ([, { name }]) => name)].map(
  ([name, traits]) => ({
    id: `trait.${traits[0]?.[0]}`,
    name,
    kind: 'Power of monsters',
    says: traits.map(([trait, { says }]) => `${whoHas(trait)}: ${says}`),
    rules: traits.map(([, { rule }]) => rule),
  }),
)

/** Everything that is printed on Hero boards, cards, dice, tokens and tiles. */
export const almanac: readonly Entry<Rule>[] = [
  ...HEROES.map(
    (id): Entry<Rule> => ({
      id: `hero.${id}`,
      name: HERO_NAMES[id],
      kind: 'Hero',
      says: SLOTS.map(slot => `${SLOT_NAMES[slot]}: ${sayAbility(abilityOf(id, slot))}`),
      rules: ['MA-13.6', 'MA-13.7'],
    }),
  ),
  ...ABILITY_IDS.map((id): Entry<Rule> => {
    const { name, hero, slot } = ABILITIES[id]
    const says = [`${HERO_NAMES[hero]}, ${SLOT_NAMES[slot].toLowerCase()}`, sayAbility(id)]
    return { id: `ability.${id}`, name, kind: 'Ability', says, rules: costRules(ABILITIES[id].cost) }
  }),
  ...TREASURE_IDS.map(id => card(id, 'Treasure Card')),
  ...ALLIANCE_IDS.map(id => card(id, 'Alliance Card')),
  ...EVIL_IDS.map((id): Entry<Rule> => {
    const { name, copies, says } = EVIL[id]
    return { id: `evil.${id}`, name, kind: 'Evil card', says: [says, `${copies} in the deck`], rules: ['MA-24.7'] }
  }),
  ...MONSTERS.map((id): Entry<Rule> => {
    const stats = MONSTER_STATS[id]
    const kind = kindOfMonster(id)
    const faces = MONSTER_FACES[kind].filter(each => each === id).length
    const says = [sayStats(stats), ...sayTraits(stats), `On ${faces} of the 6 faces of a ${kind} monster die`]
    return { id: `monster.${id}`, name: stats.name, kind: 'Monster', says, rules: traitRules(stats) }
  }),
  ...BOSSES.map(boss),
  ...POWERS,
  {
    id: 'malaphyas.grimbolts',
    name: 'Grimbolts',
    kind: 'Power of Malaphyas',
    says: [
      `In the Throne Room. The first die calls: ${FACES.map(face => `${FACE_NAMES[face]} a ${CALLED_BY[face]} monster`).join(', ')}`,
      `The second strikes: ${LARGE_ROOMS.throne.map(({ name, grimbolts }) => `${sayDocked(grimbolts)} the ${name}`).join(', ')}`,
    ],
    rules: ['MA-22.8', 'MA-22.9', 'MA-22.10'],
  },
  {
    id: 'malaphyas.curse',
    name: 'Vile Curse',
    kind: 'Power of Malaphyas',
    says: ['In the Sewers.'],
    rules: ['MA-23.8', 'MA-23.10'],
  },
  {
    id: 'room.pit',
    name: 'Bottomless Pit',
    kind: 'Place',
    says: ['In the Pit Chamber of the Throne Room.'],
    rules: ['MA-22.6', 'MA-22.7'],
  },
  ...TILE_IDS.map(sayTile),
]

function sayAbility(id: AbilityId): string {
  const { name, cost, says } = ABILITIES[id]
  return `${name} (${sayCost(cost)}): ${says}`
}

function sayCost(cost: Cost): string {
  if (cost.kind === 'ongoing') return 'ongoing'
  if (cost.kind === 'freeStep') return 'the Free Step token'
  const parts = [
    cost.dock.length === 0 ? '' : `dock ${sayDocked(cost.dock)}`,
    cost.gold === 0 ? '' : `${cost.gold} gold`,
  ]
  return `${parts.filter(part => part !== '').join(', ')}, ${cost.refresh ? 'REFRESH' : 'once a turn'}`
}

function costRules(cost: Cost): readonly Rule[] {
  if (cost.kind === 'ongoing') return ['MA-15.2']
  if (cost.kind === 'freeStep') return ['MA-15.10']
  return [cost.dock.length === 0 ? 'MA-15.5' : cost.gold === 0 ? 'MA-15.4' : 'MA-15.6']
}

function card(id: CardId, kind: string): Entry<Rule> {
  const { name, copies, orange, purple, xp } = cardOf(id)
  const says = [
    `Orange, an interrupt (${sayWhen(orange)}): ${orange.says}`,
    `Purple (${sayTurn(purple)}): ${purple.says}`,
    ...(xp === 0 ? [] : [`${xp} XP if held at the end`]),
    `${copies} in the deck`,
  ]
  return { id: `card.${id}`, name, kind, says, rules: ['MA-19.4', 'MA-19.5'] }
}

function sayStats({ type, payback, defense, xp }: Stats): string {
  return `${type}: Payback ${payback}, Defense ${defense}, ${xp} XP`
}

function sayTraits({ traits }: Stats): string[] {
  return traits.map(trait => `${TRAITS[trait].name}: ${TRAITS[trait].says}`)
}

function traitRules({ traits }: Stats): readonly Rule[] {
  return traits.map(trait => TRAITS[trait].rule)
}

function whoHas(trait: string): string {
  const all = [...Object.values(MONSTER_STATS), ...BOSSES.flatMap(id => Object.values(BOSS_SIDES[id]))]
  return [...new Set(all.filter(({ traits }) => traits.some(each => each === trait)).map(({ name }) => name))].join(
    ', ',
  )
}

function boss(id: Boss): Entry<Rule> {
  const { blue, red } = BOSS_SIDES[id]
  const sides =
    red === undefined ? [['One side', blue] as const] : [['Blue side', blue] as const, ['Red side', red] as const]
  return {
    id: `boss.${id}`,
    name: blue.name,
    forms: [lastWord(blue.name)],
    kind: 'Boss',
    says: sides.flatMap(([side, stats]) => [`${side}: ${sayStats(stats)}`, ...sayTraits(stats)]),
    rules: ['MA-18.1', ...traitRules(blue), ...(red === undefined ? [] : traitRules(red))],
  }
}

/** A long name is also said in short. */
function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? name
}
