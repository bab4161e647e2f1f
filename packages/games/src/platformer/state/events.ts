import type { ArtifactId } from '../content/artifacts.ts'
import type { AttackId, BossToken } from '../content/bosses.ts'
import type { EnemyFace, Face, SpecialFace } from '../content/dice.ts'
import type { EnemyKind } from '../content/enemies.ts'
import type { EventId } from '../content/events.ts'
import type { HeroId } from '../content/heroes.ts'
import type { ItemId } from '../content/items.ts'
import type { PotionId } from '../content/potions.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { GravityCause, MoveHow } from './frames.ts'
import type { Space } from './spaces.ts'
import type { EnemyRef, Figure } from './state.ts'

/** Why a Hero suffers Wounds. */
export type WoundCause = 'attack' | 'trap' | 'token' | 'card' | 'venom'

/** Why Coins or Gems come or go. */
export type Reason = 'symbol' | 'loot' | 'card' | 'event' | 'enhance' | 'price' | 'belt' | 'theft' | 'bonus'

export type ShopCard = ItemId | PotionId

/** What the game tells beside the kernel's choices and rolls. `by` is the rule that makes it happen. */
export type Event =
  | { readonly what: 'hero'; readonly seat: number; readonly hero: HeroId }
  | { readonly what: 'first'; readonly seat: number }
  | { readonly what: 'shop'; readonly card: ShopCard }
  | { readonly what: 'turn'; readonly seat: number; readonly round: number }
  | { readonly what: 'event'; readonly card: EventId; readonly left: number }
  | { readonly what: 'removed'; readonly level: number; readonly by: Rule }
  | { readonly what: 'refreshed'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly what: 'dice'; readonly seat: number; readonly faces: readonly Face[]; readonly enemyDie: EnemyFace }
  | { readonly what: 'enemyDie'; readonly face: EnemyFace; readonly by: Rule }
  | {
      readonly what: 'enemyMoved'
      readonly enemy: EnemyRef
      readonly from: Space
      readonly to: Space
      readonly by: Rule
    }
  | {
      readonly what: 'attacked'
      readonly enemy: EnemyRef
      readonly seat: number
      readonly wounds: number
      readonly by: Rule
    }
  | {
      readonly what: 'wounded'
      readonly seat: number
      readonly wounds: number
      readonly hearts: number
      readonly cause: WoundCause
    }
  | { readonly what: 'recovered'; readonly seat: number; readonly hearts: number }
  | { readonly what: 'fainted'; readonly seat: number; readonly space: Space; readonly by: Rule }
  | { readonly what: 'spawned'; readonly seat: number; readonly space: Space }
  | {
      readonly what: 'moved'
      readonly seat: number
      readonly from: Space
      readonly to: Space
      readonly how: MoveHow
    }
  | {
      readonly what: 'pushed'
      readonly seat: number
      readonly figure: Figure
      readonly from: Space
      readonly to: Space
    }
  | { readonly what: 'gravity'; readonly cause: GravityCause; readonly by: Rule }
  | {
      readonly what: 'fell'
      readonly figure: Figure
      readonly from: Space
      /** Where it lands, or where it Faints on the way. */
      readonly to: Space
    }
  | { readonly what: 'took'; readonly seat: number; readonly token: 'coin' | 'gem'; readonly space: Space }
  | {
      readonly what: 'coins'
      readonly seat: number
      readonly change: number
      readonly is: number
      readonly reason: Reason
    }
  | {
      readonly what: 'gems'
      readonly seat: number
      readonly change: number
      readonly is: number
      readonly reason: Reason
    }
  | { readonly what: 'special'; readonly seat: number; readonly face: SpecialFace }
  | { readonly what: 'forged'; readonly seat: number; readonly dice: readonly Face[]; readonly into: Face }
  | { readonly what: 'rerolled'; readonly seat: number; readonly from: readonly Face[]; readonly to: readonly Face[] }
  | {
      readonly what: 'struck'
      readonly seat: number
      readonly enemy: EnemyRef
      readonly space: Space
      readonly wounds: number
      readonly health: number
      readonly defeated: boolean
    }
  | {
      readonly what: 'revealed'
      readonly level: number
      readonly tiles: readonly string[]
      readonly enemy: EnemyKind | 'none'
    }
  | { readonly what: 'appeared'; readonly enemy: EnemyRef; readonly space: Space; readonly by: Rule }
  | { readonly what: 'bought'; readonly seat: number; readonly card: ShopCard; readonly price: number }
  | { readonly what: 'used'; readonly seat: number; readonly card: ItemId | ArtifactId | EventId | HeroId }
  | { readonly what: 'drank'; readonly seat: number; readonly potion: PotionId }
  | { readonly what: 'artifact'; readonly seat: number; readonly card: ArtifactId; readonly from: number }
  | { readonly what: 'token'; readonly seat: number; readonly token: BossToken; readonly change: 1 | -1 }
  | { readonly what: 'sealed'; readonly by: Rule }
  | { readonly what: 'bossRolled'; readonly face: EnemyFace }
  | { readonly what: 'bossDrew'; readonly card: AttackId; readonly resolves: boolean }
  | { readonly what: 'bossAttack'; readonly card: AttackId; readonly spaces: readonly Space[] }
  | { readonly what: 'shuffled'; readonly by: Rule }
  | { readonly what: 'bossDefeated'; readonly seat: number; readonly surplus: number }
  | { readonly what: 'ranked'; readonly seats: readonly number[] }
  | { readonly what: 'score'; readonly total: number; readonly parts: readonly number[] }
  | { readonly what: 'limit'; readonly rounds: number }
  | { readonly what: 'lost'; readonly by: Rule }
