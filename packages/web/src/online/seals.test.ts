import { commitment, drawLots, Match, NO_WORD, readRecord, SealedDice, verify, writeRecord } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { describe, expect, test } from 'vitest'
import { checkSeal, noteSeal, noteSpurned, noteTaken, wordFor, wrongSeal } from './seals.ts'
import type { OnlineCard } from './wire.ts'

const SECRET = 'ab'.repeat(32)
const FOX = 'fox'
let tables = 0

/** A table as the server shows it to Ann, who sits on the first seat, before anybody has sent a word. */
function shown(more: Partial<OnlineCard> = {}): OnlineCard {
  tables++
  return {
    ...{ id: `t${tables}`, game: 'pig', version: pig.version, options: { goal: 20, players: 2 }, maker: 'ann' },
    ...{ visibility: 'private', status: 'open', clock: { kind: 'none' }, lots: false, patience: 300, madeAt: 0 },
    seats: [
      { name: 'P1', role: 'Player', kind: 'person', person: 'ann', player: 'Ann', worded: false },
      { name: 'P2', role: 'Player', kind: 'person', person: 'ben', player: 'Ben', worded: true },
    ],
    seal: { commitment: commitment(SECRET), words: [] },
    ...more,
  }
}

/** The word that Ann's browser draws when it has been shown the table, and the server takes. */
function drawnWord(card: OnlineCard): string {
  noteSeal(card)
  const word = wordFor(card, 'ann')
  if (word === undefined) throw new Error('no word was drawn')
  noteTaken(card.id, word)
  return word
}

interface Seal {
  readonly commitment: string
  readonly words: readonly string[]
  readonly secret: string
}

/** A whole game whose dice are those of this seal, or others, as a record. */
function played(seal: Seal, dice = new SealedDice(seal)): string {
  const match = new Match(pig, { goal: 20, players: 2 }, dice)
  while (match.outcome === undefined) {
    const ask = match.asks()[0]
    if (ask === undefined) throw new Error('nobody is asked')
    match.answer(ask.seat, ask.options.at(-1), ask.ticket)
  }
  const players = ['Ann', 'Ben'].map(player => ({ kind: 'person', player }) as const)
  return writeRecord(match, { players, dice: { kind: 'sealed', ...seal } })
}

/** What Ann's browser says of a game: every draw by the kernel, and the seal by what it has noted. */
function judged(card: OnlineCard, seal: Seal, record = played(seal)): string {
  const begun = wrongSeal({ ...card, status: 'playing', seal: { ...seal, secret: undefined as never } }, 'ann')
  const read = readRecord(record)
  const checked = read.ok ? verify(pig, read.value) : read
  if (!checked.ok) return checked.error.message
  const { ok, message } = checkSeal(card, 'ann', record)
  return begun ?? (ok ? 'sound' : message)
}

/** A secret by which the first rolls are sixes: what a server looks for that knows the words. */
function secretFor(words: readonly string[], sixes: number): string {
  for (let n = 0; ; n++) {
    const secret = n.toString(16).padStart(64, '0')
    const dice = new SealedDice({ secret, words })
    if (Array.from({ length: sixes }, () => dice.below(6)).every(die => die === 5)) return secret
  }
}

describe('an honest server', () => {
  test('is found sound, and its word is the one that was sent', () => {
    const card = shown()
    const word = drawnWord(card)
    expect(word.length).toBeGreaterThan(20)
    const seal = { commitment: commitment(SECRET), words: [word, FOX], secret: SECRET }
    expect(judged(card, seal)).toBe('sound')
    expect(checkSeal(card, 'ann', played(seal)).message).toMatch('its own word is in it')
  })

  test('is sent the same word however often it was lost on the way', () => {
    const card = shown()
    noteSeal(card)
    expect(wordFor(card, 'ann')).toBe(wordFor(card, 'ann'))
    expect(wordFor(card, 'ben')).toBeUndefined()
    expect(wordFor({ ...card, status: 'playing' }, 'ann')).toBeUndefined()
  })

  test('that says it did not take the word is believed, and no word is claimed to be in', () => {
    const card = shown()
    noteSeal(card)
    noteSpurned(card.id, wordFor(card, 'ann') ?? '')
    const seal = { commitment: commitment(SECRET), words: [NO_WORD.missing, FOX], secret: SECRET }
    expect(judged(card, seal)).toBe('sound')
    expect(checkSeal(card, 'ann', played(seal)).message).toMatch('no word of its own is in it')
  })
})

describe('a server that cheats is found out: it', () => {
  test('shows another secret than it committed to', () => {
    const card = shown()
    const words = [drawnWord(card), FOX]
    const secret = secretFor(words, 3)
    expect(judged(card, { commitment: commitment(SECRET), words, secret })).toMatch('not the one that was committed to')
  })

  test('chooses its secret after it has seen the words, and commits to it then', () => {
    const card = shown()
    const words = [drawnWord(card), FOX]
    const secret = secretFor(words, 3)
    const seal = { commitment: commitment(secret), words, secret }
    const read = readRecord(played(seal))
    expect(read.ok && verify(pig, read.value)).toMatchObject({ ok: true }) // the record alone cannot know
    expect(judged(card, seal)).toMatch('not the one that this browser was shown')
  })

  test('shows another commitment before the word is sent: none is', () => {
    const card = shown()
    noteSeal(card)
    const other = { ...card, seal: { commitment: commitment('cd'.repeat(32)), words: [] } }
    expect(wordFor(other, 'ann')).toBeUndefined()
    expect(wrongSeal(other, 'ann')).toMatch('not the one that this browser was shown')
  })

  test('puts another word in the place of one that was sent', () => {
    const card = shown()
    drawnWord(card)
    const words = ['chosen', FOX]
    expect(judged(card, { commitment: commitment(SECRET), words, secret: SECRET })).toMatch('was not mixed into')
  })

  test('says that a word did not come which it has taken', () => {
    const card = shown()
    drawnWord(card)
    const words = [NO_WORD.missing, FOX]
    expect(judged(card, { commitment: commitment(SECRET), words, secret: SECRET })).toMatch('was not mixed into')
  })

  test('rolls by other words than it shows', () => {
    const card = shown()
    const word = drawnWord(card)
    const seal = { commitment: commitment(SECRET), words: [word, FOX], secret: SECRET }
    const rolled = new SealedDice({ secret: SECRET, words: ['chosen', FOX] })
    expect(judged(card, seal, played(seal, rolled))).toMatch(/draw \d+ .* should be/)
  })

  test('changes one roll', () => {
    const card = shown()
    const seal = { commitment: commitment(SECRET), words: [drawnWord(card), FOX], secret: SECRET }
    const honest = new SealedDice(seal)
    let n = 0
    const bent = { below: (sides: number) => (n++ === 2 ? (honest.below(sides) + 1) % sides : honest.below(sides)) }
    expect(judged(card, seal, played(seal, bent as SealedDice))).toMatch(/draw 3 .* should be/)
  })

  test('draws lots that do not follow from the seal', () => {
    const before = shown({ lots: true })
    const words = [drawnWord(before), FOX]
    const seal = { commitment: commitment(SECRET), words, secret: SECRET }
    const [ann, ben] = before.seats
    if (ann === undefined || ben === undefined) throw new Error('nobody sits there')
    const seated = (seats: OnlineCard['seats']) => ({ ...before, status: 'over' as const, seats, seal })
    const due = drawLots({ secret: SECRET, words })[0] === 0 ? [ann, ben] : [ben, ann]
    expect(wrongSeal(seated(due), 'ann')).toBeUndefined()
    expect(wrongSeal(seated(due.toReversed()), 'ann')).toMatch('Places were not drawn')
  })
})
