import type { Boss } from '../content/bosses.ts'
import type { DockUse } from '../content/docks.ts'
import type { EvilId } from '../content/evil.ts'
import type { Face } from '../content/faces.ts'
import type { AbilityId, HeroId } from '../content/heroes.ts'
import type { Ground } from '../content/large-tile.ts'
import type { Kind, Monster } from '../content/monsters.ts'
import type { Window } from '../content/windows.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { Aimed } from './aims.ts'
import type { CardId, DieId, FoeId, RoomId, TrapId } from './state.ts'

/** A place by its tile: `L1-03`, `M2-1`, `A4`. */
interface Place {
  readonly room: RoomId
  readonly tile: string
}

type Tells<What extends string, Data = object> = { readonly what: What } & Data
interface Whose {
  readonly hero: HeroId
}
interface Which {
  readonly foe: FoeId
  readonly is: Monster | Boss
}
interface By {
  /** The rule that made it so. */
  readonly by: Rule
}

/** Everything that takes a monster off the board: each is told with its reason. */
export type GoneBy =
  | 'MA-11.11'
  | 'MA-12.21'
  | 'MA-16.11'
  | 'MA-16.16'
  | 'MA-18.3'
  | 'MA-19.4'
  | 'MA-19.5'
  | 'MA-22.4'
  | 'MA-24.7'

/** What is told beside choices and rolls. */
export type Event =
  | Tells<'first', { readonly seat: number }>
  | Tells<'picked', Whose & { readonly seat: number }>
  | Tells<'turn', Whose & { readonly round: number; readonly time: number }>
  | Tells<'stood', Whose>
  | Tells<'dice', { readonly faces: readonly Face[]; readonly again: boolean }>
  | Tells<'die', { readonly die: DieId; readonly face: Face } & By>
  | Tells<'dieLost', { readonly die: DieId; readonly face: Face } & By>
  | Tells<'pet', { readonly has: boolean; readonly face?: Face } & By>
  | Tells<'symbols', Whose & { readonly faces: readonly Face[] } & By>
  | Tells<'symbolsLost', Whose & { readonly faces: readonly Face[] } & By>
  | Tells<'token', Whose & { readonly active: boolean } & By>
  | Tells<'moves', { readonly mp: number } & By>
  | Tells<'moved', Whose & Place & { readonly from: RoomId; readonly how: 'walk' | 'stairs' | 'teleport' | 'effect' }>
  | Tells<'placed', Place & { readonly turns: number }>
  | Tells<'turnedUp', { readonly tile: string; readonly level: number }>
  | Tells<'buried', { readonly tile: string; readonly level: number } & By>
  | Tells<'closed', { readonly level: number } & By>
  | Tells<'trapPlaced', { readonly trap: TrapId; readonly tile: string }>
  | Tells<'trapGone', { readonly tile: string } & By>
  | Tells<'trapActs', { readonly trap: TrapId; readonly tile: string }>
  | Tells<'disarmed', Whose & { readonly trap: TrapId; readonly tile: string }>
  | Tells<'opened', Whose & Place & { readonly gold: number }>
  | Tells<'fountain', Whose & Place>
  | Tells<'web', Whose & By>
  | Tells<'spawned', Which & Place & By>
  | Tells<'foeMoved', Which & Place & { readonly from: RoomId; readonly how: 'walk' | 'stairs' | 'teleport' }>
  | Tells<'foeGone', Which & Place & { readonly by: GoneBy }>
  | Tells<'foeTurned', Which & Place & By>
  | Tells<'combat', Whose & Place>
  | Tells<'stole', Which & { readonly face: Face; readonly from: 'die' | 'symbol' | 'token' } & By>
  | Tells<'hit', Whose & Which & { readonly damage: number; readonly defense: number; readonly won: boolean }>
  | Tells<'payback', Whose & Which & { readonly value: number } & By>
  | Tells<'hurled', Whose & Which & By>
  | Tells<'beaten', Whose & Which & By>
  | Tells<'wounded', Whose & { readonly wounds: number; readonly lp: number } & By>
  | Tells<'healed', Whose & { readonly lp: number } & By>
  | Tells<'saved', Whose & { readonly lp: number }>
  | Tells<'fell', Whose & { readonly xp: number }>
  | Tells<'xp', Whose & { readonly gain: number; readonly xp: number } & By>
  | Tells<'learned', Whose & { readonly ability: AbilityId; readonly says?: string }>
  | Tells<'gold', Whose & { readonly gain: number; readonly gold: number } & By>
  | Tells<'drew', Whose & { readonly card?: CardId }>
  | Tells<'stolenCard', Whose & { readonly from: HeroId; readonly card?: CardId }>
  | Tells<'discarded', Whose & { readonly card: CardId } & By>
  | Tells<
      'played',
      Whose & {
        readonly card: CardId
        readonly part: 'orange' | 'purple'
        readonly window: Window | 'none'
        /** Known to all before anybody may answer (MA-19.8). */
        readonly aim: Aimed
      }
    >
  | Tells<'fizzled', { readonly card: CardId } & By>
  | Tells<'cancelled', { readonly of: 'card' | 'ability' | 'roomAction' | 'evil' } & By>
  | Tells<'used', Whose & { readonly ability: AbilityId }>
  | Tells<'roomAction', Whose & { readonly action: DockUse } & Place>
  | Tells<'reshuffled', { readonly deck: 'treasure' | 'evil' | 'tiles' } & By>
  | Tells<'peeked', Whose & { readonly level: number; readonly tiles?: readonly string[] }>
  | Tells<'evil', { readonly card: EvilId }>
  | Tells<'evilIdle', { readonly card: EvilId }>
  | Tells<
      'malaphyas',
      {
        readonly called: Face
        readonly kind: Kind
        readonly struck: Face
        readonly tiles: readonly string[]
        readonly hits: readonly HeroId[]
      }
    >
  | Tells<'allLost', { readonly hero?: HeroId } & By>
  | Tells<'freed', Whose & By>
  | Tells<'captured', Whose>
  | Tells<'ground', Whose & { readonly ground: Ground }>
  | Tells<'curse', { readonly face: Face }>
  | Tells<'tossed', Whose & { readonly side: 'blue' | 'red' }>
  | Tells<'dmPhase', Whose>
  | Tells<'time', { readonly time: number; readonly of?: number }>
  | Tells<'ending', Whose & { readonly goal?: number }>
  | Tells<'scored', Whose & { readonly xp: number; readonly bonus: number; readonly gold: number; readonly lp: number }>
