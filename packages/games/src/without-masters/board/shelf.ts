import { keep, recall, recallData } from '../../drawing/kept.ts'
import type { Kept } from '../../drawing/shelf.ts'
import { type Layout, readLayout, sayLayout } from '../content/layout.ts'

/** Where pages before the common shelf kept layouts, each as its text. */
const OLDER_SHELF = 'undercroft.without-masters.layouts'
const DRAFT = 'undercroft.without-masters.draft'
const HAND_IN = 'layout '
const OLDER_LINK = '#layout='

/** A layout as the choice that hands it in. */
export function sayYard(layout: Layout): string {
  return HAND_IN + sayLayout(layout)
}

export function readYard(text: string): Layout | undefined {
  return text.startsWith(HAND_IN) ? readLayout(text.slice(HAND_IN.length)) : undefined
}

export function olderShelf(): readonly Kept[] {
  const found = recallData(OLDER_SHELF)
  return Array.isArray(found) ? found.flatMap(yardOf) : []
}

function yardOf(value: unknown): readonly Kept[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, layout } = value as { readonly name?: unknown; readonly layout?: unknown }
  return typeof name === 'string' && typeof layout === 'string' ? [{ name, text: HAND_IN + layout }] : []
}

/** What was being built when the page was last left; none if there was nothing. */
export function recallDraft(): Layout | undefined {
  const kept = recall(DRAFT)
  return kept === undefined ? undefined : readLayout(kept)
}

export function keepDraft(layout: Layout): void {
  keep(DRAFT, sayLayout(layout))
}

/** Reads a layout from what people paste: its text, or a file or an older link that has it. */
export function readPasted(text: string): Layout | undefined {
  for (const line of text.split(/\s+/)) {
    const at = line.indexOf(OLDER_LINK)
    const found = readLayout(at < 0 ? line : line.slice(at + OLDER_LINK.length))
    if (line !== '' && found !== undefined && found.length > 0) return found
  }
  return undefined
}
