import type { ReactElement } from 'react'
import type { ArtifactId } from '../content/artifacts.ts'
import type { AttackId, BossToken } from '../content/bosses.ts'
import type { Face } from '../content/dice.ts'
import { ENEMY_KINDS, type EnemyKind } from '../content/enemies.ts'
import type { EventId } from '../content/events.ts'
import { HERO_IDS, HEROES, type HeroId } from '../content/heroes.ts'
import type { ItemId } from '../content/items.ts'
import type { PotionId } from '../content/potions.ts'
import { BOSS_ART } from './art/Bosses.tsx'
import { ENEMY_ART } from './art/Enemies.tsx'
import { HERO_ART } from './art/Heroes.tsx'
import type { GlyphName } from './glyphs.ts'

/** Seats in their colours, and in shapes that tell them apart without colour. */
export const SEATS = [
  { colour: '#E69F00', name: 'circle', path: 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z' },
  { colour: '#56B4E9', name: 'shield', path: 'M-9-9H9V-1C9 5 5 9 0 11C-5 9-9 5-9-1Z' },
  { colour: '#009E73', name: 'hexagon', path: 'M0-11L9.500-5.500V5.500L0 11L-9.500 5.500V-5.500Z' },
  { colour: '#D55E00', name: 'diamond', path: 'M0-12L11 0L0 12L-11 0Z' },
] as const

export function seatOf(seat: number): (typeof SEATS)[number] {
  return SEATS[seat] ?? SEATS[0]
}

export function heroArt(hero: HeroId): () => ReactElement {
  return HERO_ART[HERO_IDS.indexOf(hero)] ?? (HERO_ART[0] as () => ReactElement)
}

const BEASTS = [...ENEMY_ART, ...BOSS_ART]

export function enemyArt(kind: EnemyKind): () => ReactElement {
  return BEASTS[ENEMY_KINDS.indexOf(kind)] ?? (BEASTS[0] as () => ReactElement)
}

export function heroName(hero: HeroId | 'none'): string {
  return hero === 'none' ? 'No Hero yet' : HEROES[hero].name
}

/** Symbols by their drawing; a coin is drawn by us. */
export const FACE_GLYPHS: { readonly [F in Exclude<Face, 'coin'>]: GlyphName } = {
  foot: 'foot',
  sword: 'sword',
  claw: 'claw',
  star: 'star',
}

export type CardId = ItemId | PotionId | ArtifactId | EventId | AttackId | BossToken

/** Two cards share a drawing with what they are about. */
const SHARED: { readonly [id: string]: GlyphName } = { EV04: 'shop', shackle: 'IK5' }

export function cardGlyph(id: CardId): GlyphName {
  return SHARED[id] ?? (id as GlyphName)
}
