import type { Docked, Face } from './faces.ts'

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
export type Cost =
  | { readonly kind: 'ongoing' }
  | { readonly kind: 'freeStep' }
  | { readonly kind: 'paid'; readonly dock: readonly Docked[]; readonly gold: number; readonly refresh: boolean }

/** The gold that using an ability takes. */
export function goldOf(cost: Cost): number {
  return cost.kind === 'paid' ? cost.gold : 0
}

export interface Ability {
  readonly hero: HeroId
  readonly slot: Slot
  readonly name: string
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

function symbols(hero: HeroId, slot: Slot, name: string, cost: Cost, gives: readonly Face[], says: string): Ability {
  return { hero, slot, name, cost, gives, says }
}

function other(hero: HeroId, slot: Slot, name: string, cost: Cost, says: string): Ability {
  return { hero, slot, name, cost, gives: [], says }
}

export const ABILITIES = {
  parry: symbols('jay', 'start', 'Parry', dock('any'), ['D'], 'Gain 1 Defense.'),
  preemptiveStrike: symbols('jay', 'A1', 'Preemptive Strike', dock('M'), ['R', 'R'], 'Gain 2 Ranged.'),
  criticalSwing: symbols('jay', 'A2', 'Critical Swing', gold(3, 'REFRESH'), ['M', 'M', 'M', 'M', 'M'], 'Gain 5 Melee.'),
  shieldDrill: other('jay', 'B1', 'Shield Drill', ONGOING, 'A sword-and-shield pair gives you 2 Defense, not 1.'),
  battleHardened: other(
    'jay',
    'B2',
    'Battle-Hardened',
    ONGOING,
    'The first Payback of each combat is 1 lower for you.',
  ),

  wildShape: other('greybark', 'start', 'Wild Shape', FREE_STEP, 'Flip Free Step for 1 Melee, Ranged or Defense.'),
  animalForm: symbols('greybark', 'A1', 'Animal Form', gold(2), ['M', 'D'], 'Gain 1 Melee and 1 Defense.'),
  barkskin: symbols('greybark', 'A2', 'Barkskin', dock('D'), ['D', 'D', 'D'], 'Gain 3 Defense.'),
  wolfCompanion: other('greybark', 'B1', 'Wolf Companion', ONGOING, 'Roll the pet die every turn.'),
  naturesGift: symbols('greybark', 'B2', 'Nature’s Gift', dock('E'), ['E', 'E', 'E'], 'Gain 3 Elixir.'),

  arcaneFocus: symbols('algus', 'start', 'Arcane Focus', dock('any'), ['G'], 'Gain 1 Magic.'),
  wizardsApprentice: other(
    'algus',
    'A1',
    'Wizard’s Apprentice',
    gold(1),
    'Have the pet die this turn, at any point of it.',
  ),
  blink: other('algus', 'A2', 'Blink', dock('G'), 'Teleport to an explored room of your level, when not engaged.'),
  fireball: symbols('algus', 'B1', 'Fireball', dock('G', 'G'), ['R', 'R', 'R'], 'Gain 3 Ranged.'),
  arcaneMastery: symbols(
    'algus',
    'B2',
    'Arcane Mastery',
    gold(1),
    ['R', 'R'],
    'Gain 2 Ranged. Always: your first Magic of a turn sets two dice.',
  ),

  fleetFoot: symbols('mika', 'start', 'Fleet Foot', dock('any'), ['S'], 'Gain 1 Step.'),
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
  volley: symbols('mika', 'B1', 'Volley', goldAndDock(1, 'R', 'R'), ['R', 'R', 'R'], 'Gain 3 Ranged.'),
  deadeye: symbols(
    'mika',
    'B2',
    'Deadeye',
    gold(1),
    ['R', 'R', 'R'],
    'Gain 3 Ranged. Always: your Ranged ignores immunity to it and Iron-Tough Hide.',
  ),

  blessing: symbols('valerie', 'start', 'Blessing', dock('any'), ['E'], 'Gain 1 Elixir.'),
  smite: symbols('valerie', 'A1', 'Smite', dock('E'), ['M', 'M'], 'Gain 2 Melee.'),
  righteousFury: symbols(
    'valerie',
    'A2',
    'Righteous Fury',
    goldAndDock(1, 'M'),
    ['M', 'M', 'M', 'M', 'D'],
    'Gain 4 Melee and 1 Defense.',
  ),
  aegis: symbols('valerie', 'B1', 'Aegis', gold(1, 'REFRESH'), ['D'], 'Gain 1 Defense.'),
  sanctuary: other('valerie', 'B2', 'Sanctuary', ONGOING, 'Heal 1 Wound when your turn starts.'),

  hammerGrip: symbols('odda', 'start', 'Hammer Grip', dock('any'), ['M'], 'Gain 1 Melee.'),
  goldSense: other('odda', 'A1', 'Gold Sense', ONGOING, 'Chests and floor gold give you 1 gold more.'),
  tunneller: other(
    'odda',
    'A2',
    'Tunneller',
    gold(2),
    'Move through a wall into the room behind it, when not engaged.',
  ),
  stoneStance: symbols('odda', 'B1', 'Stone Stance', dock('D'), ['M', 'D', 'D'], 'Gain 1 Melee and 2 Defense.'),
  demolition: symbols('odda', 'B2', 'Demolition', gold(1), ['M', 'M', 'M'], 'Gain 3 Melee.'),
} as const satisfies { readonly [id: string]: Ability }
export type AbilityId = keyof typeof ABILITIES

export const ABILITY_IDS = Object.keys(ABILITIES) as readonly AbilityId[]

export function abilityOf(hero: HeroId, slot: Slot): AbilityId {
  const id = ABILITY_IDS.find(each => ABILITIES[each].hero === hero && ABILITIES[each].slot === slot)
  if (id === undefined) throw new Error(`${hero} has no ability ${slot}`)
  return id
}
