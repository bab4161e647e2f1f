import { keep, keepData, recall, recallData } from '../../drawing/kept.ts'
import { type Layout, readLayout, sayLayout } from '../layout.ts'

/** Layouts that somebody has put aside under a name, on this machine. */
export interface Kept {
  readonly name: string
  readonly layout: string
}

const SHELF = 'undercroft.without-masters.layouts'
const DRAFT = 'undercroft.without-masters.draft'
const HASH = '#layout='
const MOST_KEPT = 100

export function readShelf(): readonly Kept[] {
  const found = recallData(SHELF)
  return Array.isArray(found) ? found.filter(isKept).slice(0, MOST_KEPT) : []
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { name, layout } = value as Partial<Kept>
  return typeof name === 'string' && typeof layout === 'string' && readLayout(layout) !== undefined
}

/** Of two with the same name the newer one is kept. */
export function shelved(shelf: readonly Kept[], name: string, layout: Layout): readonly Kept[] {
  return [{ name, layout: sayLayout(layout) }, ...shelf.filter(each => each.name !== name)].slice(0, MOST_KEPT)
}

export function keepShelf(shelf: readonly Kept[]): void {
  keepData(SHELF, shelf)
}

/** What was being built when the page was last left; none if there was nothing. */
export function recallDraft(): Layout | undefined {
  const kept = recall(DRAFT)
  return kept === undefined ? undefined : readLayout(kept)
}

export function keepDraft(layout: Layout): void {
  keep(DRAFT, sayLayout(layout))
}

/** Reads a layout from what people paste: its text, a link to it, or a file that has it on a line. */
export function readPasted(text: string): Layout | undefined {
  for (const line of text.split(/\s+/)) {
    const at = line.indexOf(HASH)
    const found = readLayout(at < 0 ? line : line.slice(at + HASH.length))
    if (line !== '' && found !== undefined && found.length > 0) return found
  }
  return undefined
}

export function linkTo(layout: Layout, address: string): string {
  return `${address.replace(/#.*$/, '')}${HASH}${sayLayout(layout)}`
}
