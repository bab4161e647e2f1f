import { keepData, recallData } from '@undercroft/games/drawing'
import { commitment, drawLots, readRecord } from '@undercroft/kernel'
import { isObject, type OnlineCard } from './wire.ts'

/** The commitment and the word that this browser noted before the first roll; a seal noted later proves nothing. */
interface Note {
  readonly commitment: string
  /** Drawn by this browser after it had seen the commitment. */
  readonly word?: string
  /** The server did not take it, and said so: play had begun, or another browser of mine was first. */
  readonly spurned?: true
}

function key(table: string): string {
  return `undercroft seal ${table}`
}

/** A word of one's own, that nobody could foresee. */
function freshWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(36).padStart(2, '0')).join('')
}

/** Notes the commitment the first time it is shown. */
export function noteSeal({ id, seal, status }: OnlineCard): void {
  if (noted(id) === undefined && status !== 'over') keep(id, { commitment: seal.commitment })
}

/**
 * The word that this browser has to send, if a seat of mine lacks one: drawn only now that it has noted what the secret is bound
 * by, and the same however often it has to be sent. None where the server now shows another seal than before.
 */
export function wordFor(card: OnlineCard, me: string | undefined): string | undefined {
  const { id, seal, status, seats } = card
  const lacks = seats.some(({ person, kept, worded }) => person === me && kept !== true && worded === false)
  const note = noted(id)
  if (me === undefined || status !== 'open' || !lacks || note === undefined) return undefined
  if (note.commitment !== seal.commitment) return undefined
  const word = note.word ?? freshWord()
  keep(id, { commitment: note.commitment, word })
  return word
}

/** The server has taken the word. Another tab of this browser may have drawn one at the same moment: this one counts. */
export function noteTaken(table: string, word: string): void {
  const note = noted(table)
  if (note !== undefined) keep(table, { commitment: note.commitment, word })
}

/** The server did not take the word: it is not to be looked for in the seal. */
export function noteSpurned(table: string, word: string): void {
  const note = noted(table)
  if (note?.word === word) keep(table, { commitment: note.commitment, spurned: true })
}

export function notedWord(table: string): string | undefined {
  return noted(table)?.word
}

/** Compares the seal with this browser's notes, when the dice are fixed and at the end; gives back what does not fit. */
export function wrongSeal({ id, seal, status, lots, seats }: OnlineCard, me: string | undefined): string | undefined {
  const note = noted(id)
  if (note === undefined) return undefined
  if (seal.commitment !== note.commitment) {
    return 'The seal is not the one that this browser was shown before the first roll.'
  }
  if (status === 'open' || seal.words.length === 0) return undefined
  if (note.word !== undefined && !seal.words.includes(note.word)) return 'Your own word was not mixed into the dice.'
  const { secret } = seal
  if (secret === undefined) return undefined
  if (commitment(secret) !== note.commitment) {
    return 'The secret is not the one that was committed to before the first roll.'
  }
  const mine = seats.flatMap(({ person }, seat) => (me !== undefined && person === me ? [seat] : []))
  if (!lots || note.word === undefined || mine.length === 0) return undefined
  const due = drawLots({ secret, words: seal.words })
  const isDrawn = mine.some(seat => seal.words[due[seat] ?? -1] === note.word)
  return isDrawn ? undefined : 'Places were not drawn as follows from the seal.'
}

/** Whether a record has the seal that this browser knows, and what that is worth; the kernel checks the draws themselves. */
export function checkSeal(card: OnlineCard, me: string | undefined, record: string): { ok: boolean; message: string } {
  const read = readRecord(record)
  const dice = read.ok ? read.value.dice : undefined
  if (dice?.kind !== 'sealed') return { ok: false, message: 'This game has no sealed dice.' }
  const { words, secret = '' } = dice
  const seal = { commitment: dice.commitment, words, secret }
  const wrong = wrongSeal({ ...card, status: 'over', seal }, me)
  if (wrong !== undefined) return { ok: false, message: wrong }
  const note = noted(card.id)
  if (note === undefined) return { ok: true, message: 'This browser did not see the seal before the first roll.' }
  return {
    ok: true,
    message:
      note.word === undefined
        ? 'The seal is the one that this browser was shown; no word of its own is in it.'
        : 'The seal is the one that this browser was shown, and its own word is in it.',
  }
}

/** Keeps the notes in memory where the window has no storage, until it is closed. */
const unkept = new Map<string, Note>()

function noted(table: string): Note | undefined {
  const note = recallData(key(table))
  return isObject(note) && typeof note.commitment === 'string' ? (note as unknown as Note) : unkept.get(table)
}

function keep(table: string, note: Note): void {
  keepData(key(table), note)
  unkept.set(table, note)
}
