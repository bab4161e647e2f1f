import type { Trait } from '../content/monsters.ts'
import type { GlyphName } from './glyphs.ts'

/** A power as it is drawn on a monster; what it does is said where one points at it. */
export interface Power {
  readonly sign: GlyphName
  /** It takes something, is proof against it, is weak to it, or has another power. */
  readonly tone: 'theft' | 'proof' | 'weak' | 'power'
}

export const POWERS: { readonly [T in Trait]: Power } = {
  quickStab: { sign: 'grimbolt', tone: 'power' },
  stealsElixir: { sign: 'E', tone: 'theft' },
  deadManWalking: { sign: 'R', tone: 'proof' },
  undead: { sign: 'E', tone: 'weak' },
  web: { sign: 'web', tone: 'power' },
  stealsStep: { sign: 'S', tone: 'theft' },
  stealsRanged: { sign: 'R', tone: 'theft' },
  vulnerable: { sign: 'G', tone: 'weak' },
  squishy: { sign: 'M', tone: 'proof' },
  moans: { sign: 'ghost', tone: 'theft' },
  incorporeal: { sign: 'R', tone: 'proof' },
  gaze: { sign: 'watcher', tone: 'power' },
  hide: { sign: 'R', tone: 'proof' },
  venom: { sign: 'heart', tone: 'theft' },
  spiderling: { sign: 'spider', tone: 'power' },
  capture: { sign: 'turn', tone: 'power' },
  fireBreath: { sign: 'dragon', tone: 'power' },
  dreadAura: { sign: 'G', tone: 'proof' },
  twoHeads: { sign: 'hydra', tone: 'power' },
  darkRitual: { sign: 'cultist', tone: 'power' },
}
