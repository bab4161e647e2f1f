import { describe, expect, it } from 'vitest'
import { type Pig, pig } from './examples/index.ts'
import {
  commitment,
  FastDice,
  Match,
  readRecord,
  replay,
  SealedDice,
  sayVerified,
  verify,
  writeRecord,
} from './index.ts'
import type { RecordDice } from './record.ts'
import { lineSums } from './sums.ts'

const SECRET = '0123456789abcdef'.repeat(4)
const WORDS = ['lantern', 'a word with spaces']
const SEALED: RecordDice = { kind: 'sealed', commitment: commitment(SECRET), words: WORDS, secret: SECRET }
const PLAYERS = [
  { kind: 'person', player: 'Ann Ash' },
  { kind: 'bot', player: 'greedy' },
] as const

function playPig(steps: number): Match<Pig> {
  const match = new Match(pig, { goal: 30, players: 2 }, new SealedDice({ secret: SECRET, words: WORDS }))
  const chance = new FastDice('choices')
  for (let i = 0; i < steps && match.outcome === undefined; i++) {
    const ask = match.asks()[0]
    match.answer(ask?.seat ?? 0, ask?.options[chance.below(ask.options.length)])
  }
  return match
}

const finished = playPig(10_000)
const text = writeRecord(finished, { players: PLAYERS, dice: SEALED })

/** Changes a record as somebody would who also mends its sums. */
function forge(from: string | RegExp, to: string): string {
  const lines = text.replace(from, to).trimEnd().split('\n').slice(0, -1)
  return `${[...lines, `sum ${lineSums(lines)}`].join('\n')}\n`
}

function problemWith(record: string): string {
  const read = readRecord(record)
  if (!read.ok) return `${read.error.line}: ${read.error.message}`
  const verified = verify(pig, read.value)
  return verified.ok ? 'none' : `${verified.error.line}: ${verified.error.message}`
}

describe('a record', () => {
  it('reads as a table of who did what with which dice', () => {
    expect(text.split('\n').slice(0, 12).join('\n')).toMatchInlineSnapshot(`
      "undercroft record 1
      game pig 1
      options goal=30 players=2
      seat P1 person Ann Ash
      seat P2 bot greedy
      dice sealed af2be220ca88dadd91066dcf4cde8aef403df01655c3589d97ec5ac36e9504c1
      word lantern
      word a word with spaces
      setup
      P1 roll = 2
      P1 roll = 2
      P1 hold"
    `)
  })

  it('holds any draw that dice can make', () => {
    const read = readRecord(forge('P1 roll = 2', 'P1 roll = 4294967296'))
    expect(read.ok && read.value.steps[0]?.draws).toEqual([4294967296])
  })

  it('gives the same game back, byte for byte', () => {
    const read = readRecord(text)
    const again = read.ok ? replay(pig, read.value) : read
    expect(again.ok && JSON.stringify(again.value.state)).toBe(JSON.stringify(finished.state))
    expect(again.ok && writeRecord(again.value, { players: PLAYERS, dice: SEALED })).toBe(text)
  })

  it('can be looked at after any number of steps', () => {
    const read = readRecord(text)
    for (const at of [0, 1, 5]) {
      const again = read.ok ? replay(pig, read.value, { at }) : read
      expect(again.ok && again.value.state).toEqual(playPig(at).state)
    }
  })

  it('goes on with the dice where they were', () => {
    const half = playPig(6)
    const drawn = half.steps.reduce((sum, step) => sum + step.draws.length, 0)
    const read = readRecord(writeRecord(half, { players: PLAYERS, dice: SEALED }))
    const dice = new SealedDice({ secret: SECRET, words: WORDS }, drawn)
    const again = read.ok ? replay(pig, read.value, { goOnWith: dice }) : read
    if (!again.ok) throw new Error(again.error.message)
    for (const step of finished.steps.slice(6)) again.value.answer(step.seat, step.choice)
    expect(again.value.state).toEqual(finished.state)
  })

  it('keeps the secret until the game is over', () => {
    expect(writeRecord(playPig(6), { players: PLAYERS, dice: SEALED })).not.toContain(SECRET)
    expect(text).toContain(SECRET)
  })

  it('is verified draw by draw', () => {
    expect(problemWith(text)).toBe('none')
  })

  it('that was begun in the middle of another says so, is replayed, and verifies from there on', () => {
    const [secret, words] = ['f'.repeat(64), ['other', 'words']]
    const read = readRecord(text)
    if (!read.ok) throw new Error(read.error.message)
    const fork = { steps: 6, of: commitment(SECRET) }
    const other = replay(pig, read.value, { at: 6, goOnWith: new SealedDice({ secret, words }) })
    if (!other.ok) throw new Error(other.error.message)
    const chance = new FastDice('other choices')
    for (let i = 0; i < 10_000 && other.value.outcome === undefined; i++) {
      const ask = other.value.asks()[0]
      other.value.answer(ask?.seat ?? 0, ask?.options[chance.below(ask.options.length)])
    }
    const dice: RecordDice = { kind: 'sealed', commitment: commitment(secret), words, secret }
    const written = writeRecord(other.value, { players: PLAYERS, dice, fork })
    expect(written).toContain(`\nfork 6 ${commitment(SECRET)}\nsetup`)
    const forked = readRecord(written)
    if (!forked.ok) throw new Error(forked.error.message)
    expect(forked.value.fork).toEqual(fork)
    const again = replay(pig, forked.value)
    expect(again.ok && again.value.state).toEqual(other.value.state)
    const since = other.value.steps.slice(6).reduce((sum, step) => sum + step.draws.length, 0)
    expect(verify(pig, forked.value)).toEqual({ ok: true, value: { draws: since, after: 6 } })
    expect(sayVerified({ draws: since, after: 6 })).toContain('begun from move 6 of another')
    // Without that line it would pass for a game of its own, whose first dice do not follow from its secret.
    const { fork: _, ...alone } = forked.value
    expect(verify(pig, alone).ok).toBe(false)
  })
})

describe('a broken record says what is wrong and where', () => {
  const lines = text.trimEnd().split('\n')
  const firstStep = lines.findIndex(line => line.startsWith('P1 roll')) + 1
  const cases: readonly [what: string, record: string, says: RegExp][] = [
    ['empty', '', /^1: a record begins with/],
    [
      'foreign',
      '[Event "Chess"]\n1. e4 e5',
      /^1: a record begins with "undercroft record 1", this file begins with "\[Event/,
    ],
    ['cut off', lines.slice(0, 9).join('\n'), /^9: the file stops here/],
    ['edited', text.replace(/^P1 roll = \d/m, 'P1 roll = 9'), new RegExp(`^${firstStep}: this line was changed`)],
    ['a line taken out', lines.toSpliced(firstStep - 1, 1).join('\n'), /^\d+: this line was changed/],
    ['an unknown game', forge('game pig 1', 'game hog 1'), /^2: this is a record of "hog", not of "pig"/],
    ['another version', forge('game pig 1', 'game pig 7'), /^2: the record keeps to version 7/],
    ['a wrong option', forge('goal=30', 'goal=3'), /^3: option "goal" is a whole number from 10 to 200, not 3/],
    ['an unknown option', forge('goal=30', 'aim=30'), /^3: there is no option "aim"/],
    ['a missing seat', forge('seat P2 bot greedy\n', ''), /^4: with these options the seats are P1, P2, not P1/],
    ['more of another game than there is', forge('setup\n', 'fork 999 plain\nsetup\n'), /^9: of the other game 999/],
    ['no dice', forge(/dice sealed .*\n/, ''), /^6: this line should read "dice plain, or/],
    [
      'a die that cannot be',
      forge(/^P1 roll = \d/m, 'P1 roll = 9'),
      new RegExp(`^${firstStep}: the draw 9 is not on a die`),
    ],
    [
      'a die too few',
      forge(/^P1 roll = \d/m, 'P1 roll'),
      new RegExp(`^${firstStep}: a die with 6 sides is rolled, but`),
    ],
    ['a die too many', forge(/^P1 roll = (\d)/m, 'P1 roll = $1 3'), new RegExp(`^${firstStep}: 1 of the draws`)],
    ['an unknown verb', forge(/^P1 roll = \d/m, 'P1 fold'), new RegExp(`^${firstStep}: "fold" is not a verb`)],
    ['an unknown seat', forge(/^P1 roll/m, 'P7 roll'), new RegExp(`^${firstStep}: there is no seat "P7"`)],
    ['a move out of turn', forge(/^P1 roll/m, 'P2 roll'), new RegExp(`^${firstStep}: "P2 roll" is refused: PG-1.1`)],
    ['an illegal move', forge(/^P1 roll = \d/m, 'P1 hold'), new RegExp(`^${firstStep}: "P1 hold" is refused: PG-1.7`)],
    ['another winner', forge(/^end PG-1.6 P\d/m, 'end PG-1.6'), /: the game ends with "end PG-1.6 P/],
    ['no end', forge(/^end .*\nsecret .*\n/m, ''), /: the game is over, but has no "end" line/],
    [
      'another die',
      forge(/^P1 roll = \d/m, `P1 roll = ${(finished.steps[0]?.draws[0]?.shows ?? 1) === 5 ? 6 : 5}`),
      /: draw 1 \(pig, 1 to 6\) should be/,
    ],
    ['another secret', forge(SECRET, SECRET.replace('0', '1')), /^6: the secret is not the one/],
    ['another word', forge('word lantern', 'word candle'), /: draw \d+ \(pig, 1 to 6\) should be/],
  ]
  it.each(cases)('%s', (_, record, says) => expect(problemWith(record)).toMatch(says))
})
