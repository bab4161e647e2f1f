import { useState } from 'react'
import type { Gift } from './gift.ts'
import { keepData, recallData } from './kept.ts'

/** Something of one's own that was put aside under a name, in this browser: as the choice that hands it in. */
export type Kept = Pick<Gift, 'name' | 'text'>

const MOST_KEPT = 100

function shelfKey(game: string): string {
  return `undercroft.${game}.shelf`
}

/** What somebody has put aside for a game, the newest first. `before` reads what an older page has kept. */
export function readShelf(game: string, before?: () => readonly Kept[]): readonly Kept[] {
  const found = recallData(shelfKey(game))
  if (found === undefined) return before?.() ?? []
  return Array.isArray(found) ? found.filter(isKept).slice(0, MOST_KEPT) : []
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { name, text } = value as Partial<Kept>
  return typeof name === 'string' && typeof text === 'string'
}

/** Of two with the same name the newer one is kept; nothing if the shelf is full. */
export function shelved(shelf: readonly Kept[], kept: Kept): readonly Kept[] | undefined {
  const others = shelf.filter(({ name }) => name !== kept.name)
  return others.length >= MOST_KEPT ? undefined : [kept, ...others]
}

/** Nothing if there is one of that name. */
export function renamed(shelf: readonly Kept[], from: string, to: string): readonly Kept[] | undefined {
  if (shelf.some(({ name }) => name === to)) return undefined
  return shelf.map(each => (each.name === from ? { ...each, name: to } : each))
}

/** What came from somebody else takes no other's place: it has its own name, or that with a number. */
export function received(
  shelf: readonly Kept[],
  { name, text }: Kept,
): { readonly kept: Kept; readonly isNew: boolean } {
  const same = shelf.find(each => each.text === text)
  if (same !== undefined) return { kept: same, isNew: false }
  let free = name
  for (let number = 2; shelf.some(each => each.name === free); number++) free = `${name} ${number}`
  return { kept: { name: free, text }, isNew: true }
}

/** Puts a gift on this browser's shelf; `where` is its name there, if anything can be kept. */
export function keepGift({ game, ...gift }: Gift, before?: () => readonly Kept[]): { readonly where?: string } {
  const shelf = readShelf(game, before)
  const { kept, isNew } = received(shelf, gift)
  const next = isNew ? shelved(shelf, kept) : shelf
  if (next !== undefined && isNew) keepData(shelfKey(game), next)
  return readShelf(game, before).some(({ text }) => text === gift.text) ? { where: kept.name } : {}
}

/** A game's shelf, as a page shows and changes it. */
export function useShelf(game: string, before?: () => readonly Kept[]) {
  const [shelf, setShelf] = useState(() => readShelf(game, before))
  const change = (next: readonly Kept[] | undefined): boolean => {
    if (next === undefined) return false
    setShelf(next)
    keepData(shelfKey(game), next)
    return true
  }
  return {
    shelf,
    keep: (kept: Kept) => change(shelved(shelf, kept)),
    rename: (from: string, to: string) => change(renamed(shelf, from, to)),
    forget: (name: string) => change(shelf.filter(each => each.name !== name)),
  }
}
