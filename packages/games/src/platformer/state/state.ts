import type { Position } from '@undercroft/kernel'
import type { ArtifactId } from '../content/artifacts.ts'
import type { AttackId, BossToken } from '../content/bosses.ts'
import type { EnemyFace, Face, SpecialFace } from '../content/dice.ts'
import type { BossId, EnemyKind } from '../content/enemies.ts'
import type { EventId } from '../content/events.ts'
import type { HeroId } from '../content/heroes.ts'
import type { ItemId } from '../content/items.ts'
import type { PotionId } from '../content/potions.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { Choice } from './choices.ts'
import type { Event } from './events.ts'
import type { Frame } from './frames.ts'
import type { Level } from './levels.ts'
import type { Options } from './options.ts'
import type { Space } from './spaces.ts'
import type { View } from './view.ts'

export const SEAT_NAMES = ['P1', 'P2', 'P3', 'P4'] as const

/** PL-13.7: a token keeps its kind wherever it goes. A number tells it from others of its kind. */
export interface EnemyRef {
  readonly kind: EnemyKind
  /** The number of the token, from 1 to 4. */
  readonly token: number
}

export interface Enemy extends EnemyRef {
  space: Space
}

/** PL-1.4: what stands on a Space. */
export type Figure = { readonly who: 'hero'; readonly seat: number } | ({ readonly who: 'enemy' } & EnemyRef)

/** PL-14.6: a card that is not ready is exhausted. */
export interface Owned {
  readonly card: ItemId
  ready: boolean
}

export interface Player {
  /** This is 'none' until a Hero is chosen (PL-2.12). */
  hero: HeroId | 'none'
  /** This is NOWHERE while the Hero is off the Map. */
  space: Space
  /** Whether the Hero has been on the Boss Level (PL-15.11): it returns there after a Faint (PL-15.14). */
  entered: boolean
  hearts: number
  coins: number
  gems: number
  special: SpecialFace
  /** Whether the Hero card may still be exhausted (PL-14.9). */
  ready: boolean
  items: Owned[]
  potions: PotionId[]
  tokens: BossToken[]
  /** How many Enemies this player has Defeated, the Boss and Summons included (PL-19.12). */
  defeated: number
  /** Whether the Round Shield has already worked in this Turn. */
  shielded: boolean
}

/** The kit's pool does not serve here: a die keeps the face of its first roll as well, and its faces have names. */
interface ActionDie {
  /** The face of the first roll in step 3 (PL-16.16). */
  readonly rolled: Face
  face: Face
  used: boolean
}

/** PL-5.2: the numbered steps of a Turn. 0 stands for the Event of a solo game, and 9 for the Boss Turn. */
export type StepNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

export interface Turn {
  step: StepNumber
  /** PL-5.6: the Dice Pool, which is empty before step 3. */
  dice: ActionDie[]
  enemyDie: EnemyFace | 'none'
  /** PL-11.8: what the next Attack deals in addition. */
  bonus: number
  forges: number
  /** Whether the next Forge may use unequal dice (Travelling Anvil). */
  anvil: boolean
  /** Whether the next Symbol that is enhanced costs 1 Gem less (Prism). */
  prism: boolean
  /** Whether Moves provoke nobody (Ghost Potion). */
  ghost: boolean
  /** Whether the Hero may stay in the air as on a Ladder (Tower Bell). */
  bell: boolean
  /** Whether the Event's own Move has been made (Tailwind). */
  tailwind: boolean
  /** How many Enemies were Defeated in this Turn. */
  defeated: number
  /** The Coins that the Active player has gained in the current Action. */
  gained: number
}

export interface Artifact {
  readonly card: ArtifactId
  /** The seat of the owner, or NOBODY while the card lies in the middle. */
  owner: number
  ready: boolean
}

export const NOBODY = -1

/**
 * The whole state but for frames and outcome. Nothing in it is hidden: a card, a tile or a Boss Attack is drawn when it
 * is turned up (PL-21.1, PL-21.2, PL-21.4), so that a deck is the list of what is left in it, in no order.
 */
export interface World {
  readonly options: Readonly<Options>
  readonly boss: BossId
  /**
   * The Levels from the bottom up, the Boss Level last. The list is frozen, and replaced when a Level is revealed or
   * removed.
   */
  levels: readonly Level[]
  /** The Enemy card of each Level, known once the Level is revealed. */
  cards: (EnemyKind | 'none')[]
  /** PL-1.11: counted from 1. */
  round: number
  first: number
  active: number
  players: Player[]
  enemies: Enemy[]
  /** The Spaces on which a Coin, a Gem, or a Mirror or Crown Shard lies. */
  coins: Space[]
  gems: Space[]
  icons: Space[]
  turn: Turn
  /** PL-14.3: a gap is 'none'. */
  shopItems: (ItemId | 'none')[]
  shopPotions: (PotionId | 'none')[]
  itemDeck: ItemId[]
  potionDeck: PotionId[]
  /** PL-14.8: Potions that were returned, the next one first. They are drawn when the rest of the deck is gone. */
  potionBottom: PotionId[]
  attackDeck: AttackId[]
  attackDiscards: AttackId[]
  eventDeck: EventId[]
  /** The Events that were turned up; the last one is in force (PL-19.3). */
  events: EventId[]
  artifacts: Artifact[]
  /** A bit for each seat that lets go while Gravity is being applied. */
  letGo: number
}

export interface State extends World, Position<Frame, Rule> {}

/** The types of this game, by the names that the kernel uses. */
export interface Platformer {
  rule: Rule
  choice: Choice
  frame: Frame
  state: State
  view: View
  options: Options
  event: Event
}

export function playerOf<P>({ players }: { readonly players: readonly P[] }, seat: number): P {
  return players[seat] as P
}

export function activeOf(s: World): Player {
  return s.players[s.active] as Player
}

/** The seats in turn order, from the Active player on. */
export function turnOrder({ active, players }: Pick<View, 'active' | 'players'>): number[] {
  return players.map((_, i) => (active + i) % players.length)
}
