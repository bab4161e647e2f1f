import { type Docked, FACE_NAMES, FACES, type Face } from './faces.ts'

export const HEROES = ['jay', 'greybark', 'algus', 'mika', 'valerie', 'odda'] as const
export type HeroId = (typeof HEROES)[number]

export const HERO_NAMES: Readonly<Record<HeroId, string>> = {
  jay: 'Jay',
  greybark: 'Greybark',
  algus: 'Algus',
  mika: 'Mika',
  valerie: 'Valerie',
  odda: 'Odda',
}

/** MA-2.10: on the board, and on each of the two Hero cards an upper and a lower one (MA-13.7). */
export const HERO_CARDS = ['A', 'B'] as const
export type HeroCard = (typeof HERO_CARDS)[number]
export const SLOTS = ['start', 'A1', 'A2', 'B1', 'B2'] as const
type Slot = (typeof SLOTS)[number]

/**
 * What using an ability takes: nothing (MA-15.2), the Free Step token (MA-15.10), or dice and gold (MA-15.4 to 15.6).
 */
type CostIn<Dock> =
  | { readonly kind: 'ongoing' }
  | { readonly kind: 'freeStep' }
  | { readonly kind: 'paid'; readonly dock: readonly Dock[]; readonly gold: number; readonly refresh: boolean }
export type Cost = CostIn<Docked>

/** An ability as it is printed; a house may change its numbers, and leave a docking space out. */
export interface AbilityCard {
  readonly hero: HeroId
  readonly slot: Slot
  readonly name: string
  readonly cost: CostIn<Docked | 'none'>
  /** How many of each symbol it makes, if it makes any. */
  readonly gives?: { readonly [F in Face]: number }
  /** What it does beside. */
  readonly also: string
}

/** An ability as it is used. */
export interface Ability extends Pick<AbilityCard, 'hero' | 'slot' | 'name'> {
  readonly cost: Cost
  /** The symbols it makes (MA-15.7). */
  readonly gives: readonly Face[]
  readonly says: string
}

const ONGOING: Cost = { kind: 'ongoing' }
const FREE_STEP: Cost = { kind: 'freeStep' }

function dock(...dice: readonly Docked[]): Cost {
  return { kind: 'paid', dock: dice, gold: 0, refresh: false }
}

function gold(amount: number, refresh?: 'REFRESH'): Cost {
  return { kind: 'paid', dock: [], gold: amount, refresh: refresh !== undefined }
}

function goldAndDock(amount: number, ...dice: readonly Docked[]): Cost {
  return { kind: 'paid', dock: dice, gold: amount, refresh: false }
}

type Made = { readonly [F in Face]?: number }

function symbols(hero: HeroId, slot: Slot, name: string, cost: Cost, made: Made, also = ''): AbilityCard {
  return { hero, slot, name, cost, gives: { S: 0, R: 0, M: 0, D: 0, E: 0, G: 0, ...made }, also }
}

function other(hero: HeroId, slot: Slot, name: string, cost: Cost, also: string): AbilityCard {
  return { hero, slot, name, cost, also }
}

export const ABILITY_CARDS = {
  parry: symbols('jay', 'start', 'Parry', dock('any'), { D: 1 }),
  preemptiveStrike: symbols('jay', 'A1', 'Preemptive Strike', dock('M'), { R: 2 }),
  criticalSwing: symbols('jay', 'A2', 'Critical Swing', gold(3, 'REFRESH'), { M: 5 }),
  shieldDrill: other('jay', 'B1', 'Shield Drill', ONGOING, 'A sword-and-shield pair gives you 2 Defense, not 1.'),
  battleHardened: other(
    'jay',
    'B2',
    'Battle-Hardened',
    ONGOING,
    'The first Payback of each combat is 1 lower for you.',
  ),

  wildShape: other('greybark', 'start', 'Wild Shape', FREE_STEP, 'Flip Free Step for 1 Melee, Ranged or Defense.'),
  animalForm: symbols('greybark', 'A1', 'Animal Form', gold(2), { M: 1, D: 1 }),
  barkskin: symbols('greybark', 'A2', 'Barkskin', dock('D'), { D: 3 }),
  wolfCompanion: other('greybark', 'B1', 'Wolf Companion', ONGOING, 'Roll the pet die every turn.'),
  naturesGift: symbols('greybark', 'B2', 'Nature’s Gift', dock('E'), { E: 3 }),

  arcaneFocus: symbols('algus', 'start', 'Arcane Focus', dock('any'), { G: 1 }),
  wizardsApprentice: other(
    'algus',
    'A1',
    'Wizard’s Apprentice',
    gold(1),
    'Have the pet die this turn, at any point of it.',
  ),
  blink: other('algus', 'A2', 'Blink', dock('G'), 'Teleport to an explored room of your level, when not engaged.'),
  fireball: symbols('algus', 'B1', 'Fireball', dock('G', 'G'), { R: 3 }),
  arcaneMastery: symbols(
    'algus',
    'B2',
    'Arcane Mastery',
    gold(1),
    { R: 2 },
    'Always: your first Magic of a turn sets two dice.',
  ),

  fleetFoot: symbols('mika', 'start', 'Fleet Foot', dock('any'), { S: 1 }),
  nimbleFingers: other(
    'mika',
    'A1',
    'Nimble Fingers',
    ONGOING,
    'For a chest or trap one of the dice may show any face.',
  ),
  slipAway: other(
    'mika',
    'A2',
    'Slip Away',
    gold(2),
    'Before combat: the monsters of your room count as fought, without Payback and reward.',
  ),
  volley: symbols('mika', 'B1', 'Volley', goldAndDock(1, 'R', 'R'), { R: 3 }),
  deadeye: symbols(
    'mika',
    'B2',
    'Deadeye',
    gold(1),
    { R: 3 },
    'Always: your Ranged ignores immunity to it and Iron-Tough Hide.',
  ),

  blessing: symbols('valerie', 'start', 'Blessing', dock('any'), { E: 1 }),
  smite: symbols('valerie', 'A1', 'Smite', dock('E'), { M: 2 }),
  righteousFury: symbols('valerie', 'A2', 'Righteous Fury', goldAndDock(1, 'M'), { M: 4, D: 1 }),
  aegis: symbols('valerie', 'B1', 'Aegis', gold(1, 'REFRESH'), { D: 1 }),
  sanctuary: other('valerie', 'B2', 'Sanctuary', ONGOING, 'Heal 1 Wound when your turn starts.'),

  hammerGrip: symbols('odda', 'start', 'Hammer Grip', dock('any'), { M: 1 }),
  goldSense: other('odda', 'A1', 'Gold Sense', ONGOING, 'Chests and floor gold give you 1 gold more.'),
  tunneller: other(
    'odda',
    'A2',
    'Tunneller',
    gold(2),
    'Move through a wall into the room behind it, when not engaged.',
  ),
  stoneStance: symbols('odda', 'B1', 'Stone Stance', dock('D'), { M: 1, D: 2 }),
  demolition: symbols('odda', 'B2', 'Demolition', gold(1), { M: 3 }),
} as const satisfies { readonly [id: string]: AbilityCard }
export type AbilityId = keyof typeof ABILITY_CARDS

export const ABILITY_IDS = Object.keys(ABILITY_CARDS) as readonly AbilityId[]

/** The abilities as these cards have them. */
export function abilitiesFrom(cards: { readonly [A in AbilityId]: AbilityCard }): {
  readonly [A in AbilityId]: Ability
} {
  const all = ABILITY_IDS.map((id): [AbilityId, Ability] => [id, abilityFrom(cards[id])])
  return Object.fromEntries(all) as { [A in AbilityId]: Ability }
}

function abilityFrom({ hero, slot, name, cost, gives: made, also }: AbilityCard): Ability {
  const gives = made === undefined ? [] : FACES.flatMap(face => Array.from({ length: made[face] }, () => face))
  const says = [...(made === undefined ? [] : [sayGain(made)]), ...(also === '' ? [] : [also])].join(' ')
  return { hero, slot, name, cost: costFrom(cost), gives, says }
}

function costFrom(cost: AbilityCard['cost']): Cost {
  return cost.kind === 'paid' ? { ...cost, dock: cost.dock.filter(die => die !== 'none') } : cost
}

/** "Gain 4 Melee and 1 Defense." */
function sayGain(gives: { readonly [F in Face]: number }): string {
  const parts = FACES.filter(face => gives[face] > 0).map(face => `${gives[face]} ${FACE_NAMES[face]}`)
  const last = parts.pop() ?? 'nothing'
  return `Gain ${parts.length === 0 ? last : `${parts.join(', ')} and ${last}`}.`
}

/** "Barkskin: Gain 3 Defense." */
export function sayAbility({ name, says }: Pick<Ability, 'name' | 'says'>): string {
  return `${name}: ${says}`
}

/** As they are printed. */
export const ABILITIES = abilitiesFrom(ABILITY_CARDS)

export function abilityOf(hero: HeroId, slot: Slot): AbilityId {
  const id = ABILITY_IDS.find(each => ABILITIES[each].hero === hero && ABILITIES[each].slot === slot)
  if (id === undefined) throw new Error(`${hero} has no ability ${slot}`)
  return id
}
