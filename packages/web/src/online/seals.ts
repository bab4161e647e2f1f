import { keepData, recallData } from '@undercroft/games/drawing'
import { readRecord } from '@undercroft/kernel'
import { isObject, type OnlineCard } from './wire.ts'

/** What this browser saw before the first roll: a seal is worth something only if it was noted then. */
interface Note {
  readonly commitment: string
  /** What one mixed in oneself. */
  readonly word?: string
}

function key(table: string): string {
  return `undercroft seal ${table}`
}

/** A word of one's own, that nobody could foresee. */
export function freshWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map(byte => byte.toString(36).padStart(2, '0')).join('')
}

export function noteWord(table: string, commitment: string, word: string): void {
  keep(table, { commitment, word })
}

export function noteSeal({ id, seal, status }: OnlineCard): void {
  if (noted(id) === undefined && status !== 'over') keep(id, { commitment: seal.commitment })
}

export function notedWord(table: string): string | undefined {
  return noted(table)?.word
}

/** What does not fit what was shown at the start; the kernel checks the draws themselves. */
export function checkSeal({ id }: OnlineCard, record: string): string | undefined {
  const note = noted(id)
  const read = readRecord(record)
  if (note === undefined || !read.ok) return undefined
  const { dice } = read.value
  if (dice.kind !== 'sealed' || dice.commitment !== note.commitment) {
    return 'The seal is not the one that this browser was shown before the first roll.'
  }
  if (note.word !== undefined && !dice.words.includes(note.word)) return 'Your own word was not mixed into the dice.'
  return undefined
}

function noted(table: string): Note | undefined {
  const note = recallData(key(table))
  return isObject(note) && typeof note.commitment === 'string' ? (note as unknown as Note) : undefined
}

function keep(table: string, note: Note): void {
  keepData(key(table), note)
}
