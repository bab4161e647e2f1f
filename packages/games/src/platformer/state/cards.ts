import type { ArtifactId } from '../content/artifacts.ts'
import type { EventId } from '../content/events.ts'
import type { HeroId } from '../content/heroes.ts'
import { ITEMS, type ItemId } from '../content/items.ts'
import { POTIONS, type PotionId } from '../content/potions.ts'
import type { Artifact, Owned } from './state.ts'
import type { PlayerView, View } from './view.ts'

export const isHero = ({ hero }: Pick<PlayerView, 'hero'>, wanted: HeroId): boolean => hero === wanted

/** The Item, if the player has it: of several, one that is ready. */
export function ownedItem<O extends Readonly<Owned>>(items: readonly O[], card: ItemId): O | undefined {
  let found: O | undefined
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as O
    if (item.card === card && found?.ready !== true) found = item
  }
  return found
}

export const hasItem = ({ items }: Pick<PlayerView, 'items'>, card: ItemId): boolean =>
  ownedItem(items, card) !== undefined

/** The Artifact, if it is in this player's hands. */
export function ownedArtifact<A extends Readonly<Artifact>>(
  { artifacts }: { readonly artifacts: readonly A[] },
  seat: number,
  card: ArtifactId,
): A | undefined {
  for (let i = 0; i < artifacts.length; i++) {
    const artifact = artifacts[i] as A
    if (artifact.card === card && artifact.owner === seat) return artifact
  }
  return undefined
}

export const hasArtifact = (w: Pick<View, 'artifacts'>, seat: number, card: ArtifactId): boolean =>
  ownedArtifact(w, seat, card) !== undefined

/** PL-19.3: the Event turned up last is the one in force. */
export const inForce = ({ events }: Pick<View, 'events'>, card: EventId): boolean => events[events.length - 1] === card

export const isItem = (card: string): card is ItemId => Object.hasOwn(ITEMS, card)
export const isPotion = (card: string): card is PotionId => Object.hasOwn(POTIONS, card)
