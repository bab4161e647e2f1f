import { type BotLevel, levelNamed } from '@undercroft/bots'
import type { Limit, OptionValue, Seat, StandingOrder } from '@undercroft/kernel'
import { put, putAll, remove, take, takeAll, update } from './db.ts'

/** Who sits on a seat. */
export type Sitting =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel }

export type Options = { readonly [name: string]: OptionValue }

/** What the home page shows of a table. It holds nothing secret. */
export interface TableCard {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly sittings: readonly Sitting[]
  /** Who got which seat was drawn. */
  readonly lots?: boolean
  readonly made: number
  readonly played: number
  readonly steps: number
  /** Whose turn it is; nobody where that would tell a secret. */
  readonly asked?: readonly Seat[]
  /** Names of the winners once it is over; empty in a draw. */
  readonly winners?: readonly string[]
  /** Nobody won because all lost together. */
  readonly lost?: boolean
  /** The rule that ended it, and the winners' seats. */
  readonly end?: { readonly by: string; readonly winners: readonly Seat[] }
  /** Came from a file: it is looked at until somebody sits down to go on with it. */
  readonly opened?: boolean
  /** The id of the published record that it was opened from. */
  readonly from?: string
}

/** What only the table's worker reads: the whole game, and what its dice are made from. */
export interface TableBook {
  readonly id: string
  /** Empty before the first draw. */
  readonly record: string
  readonly secret: string
  /** What each seat has answered without being asked. */
  readonly orders?: readonly (readonly StandingOrder[] | undefined)[]
  /** What time each seat has left for what it is asked. */
  readonly limits?: readonly (Limit | undefined)[]
}

function newTableId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** A table as it is laid down for the first time. */
export interface NewTable {
  readonly card: TableCard
  readonly book: TableBook
}

/** Tables that the browser could not keep: they can be played as long as this page stands. */
const unkept = new Map<string, NewTable>()

export function unkeptTable(id: string): NewTable | undefined {
  return unkept.get(id)
}

export async function makeTable(
  given: Pick<TableCard, 'game' | 'options' | 'sittings' | 'lots' | 'opened' | 'from'>,
  { record = '', secret = '' }: Partial<Pick<TableBook, 'record' | 'secret'>> = {},
): Promise<string> {
  const id = newTableId()
  const now = Date.now()
  const card: TableCard = { ...given, id, made: now, played: now, steps: 0 }
  const book: TableBook = { id, record, secret }
  try {
    await put({ cards: card, books: book })
  } catch {
    unkept.set(id, { card, book })
  }
  return id
}

/** All tables that can be read, the last played first. What is broken stays where it is and is counted. */
export async function listTables(): Promise<{ cards: TableCard[]; broken: number }> {
  const rows = await takeAll('cards')
  const cards = rows.filter(isCard).sort((a, b) => b.played - a.played)
  return { cards, broken: rows.length - cards.length }
}

export async function loadCard(id: string): Promise<TableCard | undefined> {
  const row = await take('cards', id)
  return isCard(row) ? row : undefined
}

export async function loadBook(id: string): Promise<TableBook | undefined> {
  const row = await take('books', id)
  return isBook(row) ? row : undefined
}

/** Whether it could be saved: a table that was deleted meanwhile stays deleted. */
export function saveTable(card: TableCard, book: TableBook): Promise<boolean> {
  return update({ cards: card, books: book })
}

/** Lays down a table that could not be kept when it was made. */
export async function keepTable(card: TableCard, book: TableBook): Promise<boolean> {
  await put({ cards: card, books: book })
  return true
}

/** Deletes tables: all of them or none. */
export function deleteTable(...ids: readonly string[]): Promise<void> {
  return remove(...ids)
}

/** All tables that can be read, whole. */
export async function wholeTables(): Promise<readonly NewTable[]> {
  const [cards, books] = await Promise.all([takeAll('cards'), takeAll('books')])
  const byId = new Map(books.filter(isBook).map(book => [book.id, book]))
  return cards.filter(isCard).flatMap(card => {
    const book = byId.get(card.id)
    return book === undefined ? [] : [{ card, book }]
  })
}

/** Lays down many tables: all of them or none. */
export function addTables(tables: readonly NewTable[]): Promise<void> {
  return putAll(tables.map(({ card, book }) => ({ cards: card, books: book })))
}

// What lies in the browser may be of an older page or damaged: it is looked at before it is trusted.

export function isCard(row: unknown): row is TableCard {
  if (!isObject(row)) return false
  return (
    typeof row.id === 'string' &&
    typeof row.game === 'string' &&
    isObject(row.options) &&
    Array.isArray(row.sittings) &&
    row.sittings.every(isSitting) &&
    [row.made, row.played, row.steps].every(each => typeof each === 'number')
  )
}

export function isSitting(value: unknown): value is Sitting {
  if (!isObject(value)) return false
  if (value.kind === 'person') return typeof value.name === 'string'
  return value.kind === 'bot' && levelNamed(String(value.level)) !== undefined
}

export function isBook(row: unknown): row is TableBook {
  return isObject(row) && typeof row.id === 'string' && typeof row.record === 'string' && typeof row.secret === 'string'
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
