import type { CardUse } from './items.ts'

export const ARTIFACT_IDS = ['AR01', 'AR02', 'AR03', 'AR04', 'AR05', 'AR06', 'AR07', 'AR08', 'AR09', 'AR10'] as const
export type ArtifactId = (typeof ARTIFACT_IDS)[number]

export interface ArtifactCard {
  readonly name: string
  /** PL-18.3: whoever does this takes the Artifact. */
  readonly condition: string
  readonly kind: CardUse
  readonly text: string
  /** PL-18.8: the condition needs another player, so that solo games leave the Artifact out. */
  readonly rivals?: true
}

export const ARTIFACTS: { readonly [Id in ArtifactId]: ArtifactCard } = {
  AR01: {
    name: 'Hunter’s Horn',
    condition: 'Defeat an Enemy',
    kind: 'exhaust',
    text: 'Move 1 Enemy up to 2 Spaces as a claw does.',
  },
  AR02: {
    name: 'Pathfinder’s Lantern',
    condition: 'Have your Hero cause a Reveal',
    kind: 'exhaust',
    text: 'Move 1 Space (no Portal).',
  },
  AR03: {
    name: 'Merchant’s Seal',
    condition: 'Buy an Item',
    kind: 'passive',
    text: 'Shop cards cost you 1 Coin less (not below 1).',
  },
  AR04: {
    name: 'Bully’s Belt',
    condition: 'Push another Hero',
    kind: 'passive',
    text: 'A player whose Hero you Push gives you 1 Coin.',
    rivals: true,
  },
  AR05: {
    name: 'Phoenix Plume',
    condition: 'Faint',
    kind: 'passive',
    text: 'Your Spawn uses no Symbol, and is due without one too.',
    rivals: true,
  },
  AR06: {
    name: 'Heart of Facets',
    condition: 'Discard 3 or more Gems in one Action',
    kind: 'exhaust',
    text: 'Gain 1 Gem.',
  },
  AR07: {
    name: 'Trickster’s Token',
    condition: 'Gain 3 or more Coins in one Action',
    kind: 'exhaust',
    text: 'Re-roll 1 unused Action die.',
  },
  AR08: {
    name: 'Stoneskin Charm',
    condition: 'Suffer 2 or more Wounds from one Attack without a Faint',
    kind: 'passive',
    text: 'Attacks provoked by your Moves deal 1 Wound less.',
  },
  AR09: {
    name: 'Tower Bell',
    condition: 'Make another Hero fall by your Gravity Action',
    kind: 'exhaust',
    text: 'This Turn your Hero may stay as on a Ladder when Gravity is applied.',
    rivals: true,
  },
  AR10: {
    name: 'Smith’s Hammer',
    condition: 'Forge twice in one Turn',
    kind: 'exhaust',
    text: 'Use 1 unused Action die as any Symbol.',
  },
}
