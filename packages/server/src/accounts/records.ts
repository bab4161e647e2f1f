import type { Time } from '../store/records.ts'

/** A key that a person's device, or their password manager, keeps for this server. */
export interface Passkey {
  /** Ours; the browser's own can be a thousand letters long. */
  readonly id: string
  readonly person: string
  /** As the browser names it. */
  readonly credential: string
  /** In base64url. */
  readonly publicKey: string
  /** How often the authenticator says it was used; many say 0 always. */
  readonly counter: number
  readonly transports: readonly string[]
  readonly label: string
  readonly madeAt: Time
  readonly usedAt?: Time | undefined
}

/** What opens an account when no passkey is at hand. The first part finds the row; of the rest a slow hash is kept. */
export interface Recovery {
  readonly id: string
  readonly person: string
  readonly hash: string
  readonly madeAt: Time
}

/** What a challenge was drawn for: it is good for nothing else, once, and for a few minutes. */
export interface Challenge {
  readonly value: string
  readonly purpose: string
  readonly endsAt: Time
}

export const CREST_SHAPES = ['heater', 'round', 'kite', 'banner'] as const
export const CREST_COLOURS = ['ember', 'moss', 'slate', 'plum', 'bone', 'ink', 'gold', 'blood'] as const
export const CREST_PATTERNS = ['plain', 'pale', 'fess', 'bend', 'chevron', 'quarters'] as const
export const CREST_GLYPHS = [
  ...(['owl', 'crown', 'lantern', 'sword', 'swords', 'skull', 'die', 'fire', 'snake', 'hourglass'] as const),
] as const

/** A coat of arms put together from parts, so that nobody has to upload a picture, and nobody has to look at one. */
export interface Crest {
  readonly shape: (typeof CREST_SHAPES)[number]
  readonly pattern: (typeof CREST_PATTERNS)[number]
  readonly field: (typeof CREST_COLOURS)[number]
  readonly second: (typeof CREST_COLOURS)[number]
  readonly mark: (typeof CREST_COLOURS)[number]
  readonly glyph: (typeof CREST_GLYPHS)[number]
}
