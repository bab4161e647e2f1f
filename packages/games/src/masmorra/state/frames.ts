import type { DockUse } from '../content/docks.ts'
import type { EvilId } from '../content/evil.ts'
import type { Face } from '../content/faces.ts'
import type { AbilityId, HeroId } from '../content/heroes.ts'
import type { Kind, Monster } from '../content/monsters.ts'
import type { Window } from '../content/windows.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { DieId, FoeId, Level, Player, RoomId, TrapId } from './state.ts'

/**
 * What an interrupt window is about: public and flat, the same fields for all windows. NONE and 'none' mean nothing.
 */
export interface Trigger {
  readonly window: Window
  /** Whose event it is. */
  readonly player: Player
  readonly room: RoomId
  readonly foe: FoeId
  /** Gold gained, XP to be given, monsters beaten in `count`. */
  readonly amount: number
  readonly count: number
  readonly ability: AbilityId | 'none'
  readonly action: DockUse | 'none'
}

/** The fields of a target, as they are spread into a frame. */
interface Aim {
  readonly hero?: HeroId
  readonly foe?: FoeId
  readonly room?: RoomId
  readonly trap?: TrapId
  readonly die?: DieId
  readonly face?: Face
  readonly played?: number
  readonly amount?: number
}

type Of<P extends string, Data = object> = { readonly phase: P } & Data

interface OfPlayer {
  readonly player: Player
}

/** What is going on: one for each phase, in the order of play. */
export type Frame =
  // setup and rounds
  | Of<'pickHero', OfPlayer>
  | Of<'startTurn', OfPlayer>
  | Of<'malaphyas'>
  | Of<'evil'>
  | Of<'evilActs', { readonly card: EvilId }>
  // the Hero Phase
  | Of<'preRoll'>
  | Of<'midRoll'>
  | Of<'extraReroll'>
  | Of<'actions'>
  | Of<'stepTaken'>
  | Of<'abilityActs', OfPlayer & { readonly ability: AbilityId } & Aim>
  | Of<'roomActs', { readonly action: DockUse } & Aim>
  | Of<'secondMagic'>
  | Of<'bounties'>
  // exploring and moving
  | Of<'place', { readonly tile: string; readonly level: Level }>
  | Of<'arrive', OfPlayer & { readonly from: RoomId; readonly room: RoomId; readonly stepped: boolean }>
  | Of<'traps', { readonly a: RoomId; readonly b: RoomId }>
  | Of<'settle', { readonly room: RoomId }>
  | Of<'fireBreath', { readonly room: RoomId }>
  | Of<'enter', OfPlayer & { readonly room: RoomId }>
  | Of<'pit'>
  | Of<'turnUp', { readonly level: Level; readonly room: RoomId; readonly traps: number }>
  | Of<'placeTrap', { readonly tile: string; readonly level: Level; readonly room: RoomId; readonly traps: number }>
  | Of<'descend', OfPlayer>
  | Of<'ground', OfPlayer>
  | Of<'miasma', OfPlayer>
  // monsters that come and go
  | Of<
      'spawn',
      { readonly kind: Kind; readonly room: RoomId; readonly is: Monster | 'rolled'; readonly bound: boolean }
    >
  | Of<
      'takeDie',
      { readonly kind: Kind; readonly room: RoomId; readonly is: Monster | 'rolled'; readonly bound: boolean }
    >
  | Of<'trim', { readonly room: RoomId }>
  | Of<'ritual'>
  // combat
  | Of<'combat'>
  | Of<'venom'>
  | Of<'steals'>
  | Of<'nextFoe'>
  | Of<'attack'>
  | Of<'damage'>
  | Of<'defend'>
  | Of<'suffer'>
  | Of<'foeEnds'>
  | Of<'moans'>
  | Of<'spoils'>
  | Of<'afterCombat'>
  | Of<'reward', { readonly amount: number }>
  | Of<'roomReward', OfPlayer & { readonly amount: number; readonly by: Rule }>
  | Of<'giveReward', OfPlayer & { readonly amount: number; readonly by: Rule }>
  // wounds, XP, gold, cards
  | Of<'fall', OfPlayer>
  | Of<'falls', OfPlayer>
  | Of<'levelUp', OfPlayer>
  | Of<'draw', OfPlayer>
  | Of<'handLimit', OfPlayer>
  // windows and cards
  | Of<'trigger', Trigger>
  | Of<'window', Trigger>
  | Of<'resolve', Trigger>
  | Of<'rerollSome', OfPlayer & { readonly most: number }>
  | Of<'setDice', OfPlayer & { readonly left: number }>
  | Of<'order', OfPlayer & { readonly level: Level }>
  | Of<'beast', OfPlayer & { readonly foe: FoeId; readonly mp: number }>
  | Of<'discardOne', OfPlayer>
  | Of<'walkOn', OfPlayer & { readonly hero: HeroId; readonly left: number }>
  | Of<'soulDrain'>
  // the Dungeon Master Phase
  | Of<'dmPhase'>
  | Of<'dm'>
  | Of<'horde', { readonly bosses: boolean }>
  | Of<'hordeNext'>
  | Of<'hordeMoves', { readonly foe: FoeId; readonly hero: HeroId | 'none' }>
  | Of<'spawnRooms', { readonly level: Level | 0 }>
  | Of<'endTurn'>
  | Of<'endOfTurn'>

type Phase = Frame['phase']
export type FrameOf<P extends Phase> = Extract<Frame, { readonly phase: P }>
