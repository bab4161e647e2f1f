import type { ChoiceOf, Decision, Offers, Position, Table } from '@undercroft/kernel'
import type { AllianceId } from '../content/alliance.ts'
import type { Boss, Side } from '../content/bosses.ts'
import type { EvilId } from '../content/evil.ts'
import type { Face } from '../content/faces.ts'
import type { AbilityId, HeroId } from '../content/heroes.ts'
import type { Ground } from '../content/large-tile.ts'
import type { Kind, Monster } from '../content/monsters.ts'
import type { TreasureId } from '../content/treasure.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { verbs } from './choices.ts'
import type { Event } from './events.ts'
import type { Frame } from './frames.ts'
import type { Options } from './options.ts'
import type { Target } from './target.ts'
import type { View } from './view.ts'

/** Stands for "no room", "no foe", "no player" wherever a number is kept. */
export const NONE = -1

/** A place in `heroes`: players in the order of turns. A seat may run several in Alliance (MA-24.18). */
export type Player = number

/** A place in `rooms`, in the order in which they were placed. */
export type RoomId = number

/** A place in `traps`. */
export type TrapId = number

/** A place in `foes`: 16 minor dice, 8 major dice, 5 boss tokens (MA-1.11). */
export type FoeId = number

/** A place in `turn.dice`: 0 to 5 are action dice, 6 is the pet die. */
export type DieId = number

export const PET = 6

export type Level = 1 | 2 | 3

export type CardId = TreasureId | AllianceId

export interface Hero {
  /** 'none' until it is chosen (MA-2.10). */
  id: HeroId | 'none'
  lp: number
  xp: number
  /** The most XP it ever had: arrows count the first time they are reached (MA-13.6, MA-13.11). */
  peak: number
  gold: number
  room: RoomId
  lying: boolean
  /** Whether the Free Step token is active (MA-4.6). */
  freeStep: boolean
  /** What it has learned, its starting ability first. */
  learned: AbilityId[]
  /** Schmetterling's token (MA-18.8). */
  captive: boolean
  /** Has met the Toxic Miasma (MA-23.5). */
  tossed: boolean
}

export interface Room {
  readonly tile: string
  readonly level: Level
  /** Its north-west cell; the rooms of Level 3 lie off the grid (MA-1.9). */
  readonly x: number
  readonly y: number
  readonly turns: number
  gold: number
  /** Its chest has been opened (MA-10.3). */
  opened: boolean
  /** Stairs that stand in it beside what its tile shows (MA-8.12). */
  extra: 'none' | 'stairs2' | 'stairs3'
}

export interface Trap {
  readonly tile: string
  readonly level: Level
  readonly x: number
  readonly y: number
  live: boolean
}

/** A monster die or a boss token; in the supply while its room is NONE. */
export interface Foe {
  /** What it shows. */
  is: Monster | Boss
  room: RoomId
  side: Side
  /** The active Hero has fought it since it came in (MA-6.2). */
  fought: boolean
  /** A boss that turned over in this turn (MA-18.4). */
  turned: boolean
  /** One of the four ritual Cultists, or a boss that stays where it is (MA-22.3, MA-23.4). */
  bound: boolean
  /** A boss that left the game or was captured (MA-18.3). */
  gone: boolean
}

export const DIE_PLACES = ['away', 'ready', 'committed', 'used', 'docked'] as const

export type DiePlace = (typeof DIE_PLACES)[number]

/** Hand-written, as the dice of the kit's pool are spent or not, and these are docked and committed too. */
export interface Die {
  face: Face
  place: DiePlace
}

export type Symbols = { [F in Face]: number }

/** One stack of small tiles: no hidden order but what a card fixed (T12). */
export interface Stack {
  /** The face-up tile, or 'none'. */
  up: string
  /** Secret: the next tiles as `seer` left them, the first one first. */
  next: string[]
  seer: Player
  /** The other face-down tiles, sorted: their set is public, and they have no order. */
  rest: string[]
  /** A Stairs tile that lies deeper (MA-21.4, MA-24.4), or 'none'. */
  held: string
  /** How many tiles must be turned before it. */
  above: number
  /** It comes exactly then (MA-24.4); else it is shuffled into what is left (MA-21.4). */
  exact: boolean
  /** Tiles that fitted nowhere, put to the bottom in this order (MA-8.10). */
  bottom: string[]
}

/** Where in a turn we are. */
export const STAGES = ['start', 'preRoll', 'midRoll', 'actions', 'dm', 'end'] as const

export type Stage = (typeof STAGES)[number]

/** What belongs to the turn being played. */
export interface Turn {
  player: Player
  stage: Stage
  dice: Die[]
  symbols: Symbols
  mp: number
  /** What the Step being spent will give, as W:STEP may change it. */
  stepGives: number
  rerolled: boolean
  /** The pet die is lost for this turn (MA-15.9). */
  petLost: boolean
  /** A companion was called before the roll (MA-15.8). */
  petCalled: boolean
  /** Abilities used that may be used once a turn. */
  used: AbilityId[]
  /** Rooms and traps whose docking space has been used (MA-5.5). */
  dockedRooms: RoomId[]
  dockedTraps: TrapId[]
  /** Flights of stairs this Hero has taken: '1-2', '2-1', '2-3', '3-2' (MA-10.10). */
  climbed: string[]
  magicUsed: boolean
  /** The face that Vile Curse forbids (MA-23.8), or 'none'. */
  curse: Face | 'none'
  evil: EvilId | 'none'
  /** The next chest or trap of this turn takes one die of any face (A13). */
  masterKey: boolean
  /** What was paid for and waits on W:USE was cancelled (MA-15.11). */
  cancelled: boolean
  /** Added to the XP that W:REWARD is about. */
  rewardBonus: number
  /** The gold that W:GOLD is about and that is still there to be taken. */
  windfall: number
  /** Who places the tile being explored (T12). */
  placer: Player
  /** The Dark Ritual Room explored in this turn (MA-11.11), or NONE. */
  ritualRoom: RoomId
  /** Answers of the active seat in this turn (MA-25.3). */
  decisions: number
  /** Move Points left for monsters (MA-16.1). */
  dmMp: number
  /** Monsters that still have to move in Alliance, nearest to a Hero first (MA-24.10). */
  horde: FoeId[]
  /** Monsters that took stairs in this Dungeon Master Phase (MA-16.6). */
  dmClimbed: FoeId[]
}

export interface Beaten {
  readonly is: Monster | Boss
  readonly side: Side
  readonly xp: number
  readonly minor: boolean
}

/** The combat being fought, and the one fight of it. */
export interface Combat {
  on: boolean
  /** The monster being fought, or NONE. */
  foe: FoeId
  /** Fought in this combat. */
  done: FoeId[]
  /** Symbols committed to this attack or defence, with those of committed dice. */
  symbols: Symbols
  /** Added by cards: not the Hero's own. */
  added: Symbols
  /** Committed Ranged that do no damage (T01). */
  blanked: number
  /** Defense added to the monster for this fight (T05). */
  hardened: number
  /** Defeated outright by a card, as by Elixir (A15). */
  slain: boolean
  /** The damage was enough. */
  won: boolean
  /** Payback that is due. */
  payback: number
  /** Wounds of it that cards prevent (A02). */
  prevented: number
  /** Payback was suffered in this combat before (Battle-Hardened). */
  paid: boolean
  beaten: Beaten[]
  /** Schmetterling was beaten in it (MA-18.8). */
  captive: boolean
  /** This fight will cost 1 XP (MA-17.10). */
  moans: boolean
  /** The Hydra grows another head (MA-18.11). */
  regrows: boolean
}

/** A Treasure Card on the stack (MA-19.6). */
export interface Played {
  readonly player: Player
  readonly card: CardId
  readonly part: 'orange' | 'purple'
  readonly target: Target
  cancelled: boolean
}

/** Everything that all may see. */
export interface Open {
  readonly options: Readonly<Options>
  round: number
  first: Player
  heroes: Hero[]
  rooms: Room[]
  traps: Trap[]
  foes: Foe[]
  /** Small tiles of Level 1 and Level 2. */
  stacks: Stack[]
  /** Medium tiles left, sorted, of Level 1 and Level 2. */
  mediums: string[][]
  ground: Ground | 'none'
  turn: Turn
  combat: Combat
  stack: Played[]
  /** What cards set off while the stack resolves, in order (MA-19.10). */
  queue: Frame[]
  /** Treasure Cards that were discarded, in order. */
  discard: CardId[]
  evilDeck: EvilId[]
  evilDiscard: EvilId[]
  /** The next Evil card has no effect (A10). */
  hushed: boolean
  /** MA-24.5: 1 to 21. */
  time: number
  /** Somebody has reached 16 XP (MA-20.2). */
  ending: boolean
  /** What cards in hand were worth when the game ended (MA-20.4); zeros until then. */
  bonus: number[]
}

export interface State extends Open, Position<Frame, Rule> {
  /** Secret but in Alliance: each player's Treasure Cards, oldest first. */
  hands: CardId[][]
  /** Secret: what is left of the Treasure deck, sorted; drawn by chance. */
  deck: CardId[]
  /** Secret: the card each player drew last, while W:LOOT is about it; 'none' else. */
  drawn: (CardId | 'none')[]
  /** Secret to the two: cards that a player saw go into another's hand (T03). */
  seen: Sighting[]
}

/** `by` knows that `card` is in `of`'s hand. */
export interface Sighting {
  readonly by: Player
  readonly of: Player
  readonly card: CardId
}

/** The types of this game as the kernel wants them. */
export interface Masmorra {
  rule: Rule
  choice: Choice
  frame: Frame
  state: State
  view: View
  options: Options
  event: Event
}

export type Choice = ChoiceOf<typeof verbs>

export type At = Table<Masmorra>

export type { Kind, Monster }

export type Handlers = Decision<Masmorra, Frame>['on']

/** Each ask names its default, for whoever runs out of time or leaves (MA-25.4). */
export type Sheet = Offers<Masmorra>
