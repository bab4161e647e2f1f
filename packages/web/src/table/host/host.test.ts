import { allOutAssault } from '@undercroft/games/all-out-assault'
import { electroDungeon } from '@undercroft/games/electrodungeon'
import { masmorra } from '@undercroft/games/masmorra'
import { anyGame, readOptions, type Seat, sayChoice } from '@undercroft/kernel'
import { hoard, hurriedPig } from '@undercroft/kernel/examples'
import { describe, expect, test } from 'vitest'
import type { Sitting, TableBook, TableCard } from '../../store/tables.ts'
import { TableHost } from './host.ts'

const game = anyGame(allOutAssault)
const ANN: Sitting = { kind: 'person', name: 'Ann' }
const BEN: Sitting = { kind: 'person', name: 'Ben' }
const BOT: Sitting = { kind: 'bot', level: 'greedy' }

const FIRST = [6, 5, 4, 3, 2, 1]
const SECOND = [1, 6, 2, 5, 3, 4]

function table(...sittings: Sitting[]): { host: TableHost; card: TableCard } {
  const options = { board: 'skirmish', roundLimit: 40, quietLimit: 12 }
  const card: TableCard = { id: 't', game: game.id, options, sittings, made: 0, played: 0, steps: 0 }
  const opened = TableHost.open(game, card, { id: 't', record: '', secret: '' })
  if (!opened.ok) throw new Error(opened.error.message)
  return { host: opened.value, card }
}

/** Lets everybody answer as the greedy bot advises, until so many answers are taken or the game is over. */
function playOn(host: TableHost, answers: number): void {
  for (let i = 0; i < answers; i++) {
    if (host.answerAsBot() !== undefined) continue
    const asked = host.snapshot([], false).waiting[0]
    if (asked === undefined) return
    host.lookAs(asked)
    const advice = host.advise()
    if (advice.kind !== 'advice') throw new Error('no advice')
    expect(host.answer(advice.choice, advice.ticket).ok).toBe(true)
  }
}

test.each([
  [ANN, 'off'],
  [BOT, 'on'],
] as const)('what hangs on whether a person sits is settled in the record: %o', (sitter, limit) => {
  const options = { mode: 'standard', players: 2 }
  const sittings = [sitter, BOT]
  const card: TableCard = { id: 't', game: 'masmorra', options, sittings, made: 0, played: 0, steps: 0 }
  const opened = TableHost.open(anyGame(masmorra), card, { id: 't', record: '', secret: '' })
  expect(opened.ok && opened.value.text()).toContain(` limit=${limit} `)
})

describe('a bot that thinks', () => {
  const MASTER: Sitting = { kind: 'bot', level: 'master' }

  test('is given what its seat sees and its time, and answers what it has thought of', () => {
    const { host } = table(MASTER, BOT)
    const task = host.toThink()
    const [first, second] = task?.ask.options ?? []
    expect(task).toMatchObject({ game: game.id, ms: 1_000, seen: { viewer: 0 }, ask: { seat: 0 } })
    expect(host.pause(200)).toBe(1_000)
    expect(host.snapshot([], false).thinking).toMatchObject({ seat: 0, ms: 1_000 })
    for (const thought of [first, second]) {
      const { host: again } = table(MASTER, BOT)
      expect(again.answerAsBot(thought)).toBeDefined()
      expect(again.text()).toContain(sayChoice(game.words, thought ?? ['nothing']))
    }
  })

  test('answers at once where its thought failed; others never think', () => {
    const { host } = table(MASTER, BOT)
    expect(host.answerAsBot()).toBeDefined()
    const { host: quick } = table(BOT, BOT)
    expect([quick.toThink(), quick.pause(200), quick.snapshot([], false).thinking]).toEqual([undefined, 200, undefined])
  })
})

describe('who looks', () => {
  test('one person sees through the own eyes, several begin with nobody', () => {
    expect(table(ANN, BOT).host.viewer).toBe(0)
    expect(table(BOT, BEN).host.viewer).toBe(1)
    expect(table(ANN, BEN).host.viewer).toBe('spectator')
    expect(table(BOT, BOT).host.viewer).toBe('spectator')
  })

  test.each([0, 1, 'spectator'] as const)('nothing that %s may not know is in the snapshot', viewer => {
    const { host } = table(ANN, BEN)
    const sheets = [
      [FIRST, FIRST],
      [SECOND, SECOND],
    ]
    for (const [seat, [one, two]] of sheets.entries()) {
      host.lookAs(seat)
      expect(host.answer(['sheets', one, two], undefined).ok).toBe(true)
    }
    host.lookAs(viewer)
    const text = JSON.stringify(host.snapshot([], false))
    for (const [seat, pair] of sheets.entries()) expect(text.includes(JSON.stringify(pair[0]))).toBe(seat === viewer)
  })

  test('how many have answered a secret question cannot be counted', () => {
    const { host } = table(ANN, BEN)
    host.lookAs(0)
    host.answer(['sheets', FIRST, SECOND], undefined)
    host.lookAs('spectator')
    expect(host.snapshot([], false).steps).toBe(0)
  })
})

test('a table opens again exactly where it was saved, dice and log too', () => {
  const { host } = table(ANN, BOT)
  playOn(host, 25)
  const { card, book } = host.saved()
  const again = TableHost.open(game, card, book)
  if (!again.ok) throw new Error(again.error.message)
  host.lookAs(0)
  again.value.lookAs(0)
  expect(again.value.snapshot([], false)).toEqual(host.snapshot([], false))
  playOn(again.value, 1000)
  expect(again.value.verify()).toMatchObject({ ok: true })
})

test('what a die brings about comes after it, never with it', () => {
  const { host } = table(BOT, BOT)
  for (let i = 0; i < 300; i++) {
    const beats = host.answerAsBot()
    if (beats === undefined) break
    for (const { lines } of beats.slice(0, -1)) {
      expect(lines.filter(line => line.event.what === 'rolled')).toHaveLength(1)
      expect(lines.at(-1)?.event.what).toBe('rolled')
    }
    expect(beats.at(-1)?.lines.some(line => line.event.what === 'rolled')).toBe(false)
  }
  expect(host.snapshot([], false).outcome).toBeDefined()
})

test('each line is shown once, also when the screen has changed hands or an answer was taken back', () => {
  const { host } = table(ANN, BEN)
  const count = () => host.snapshot([], false).lines.length
  let taken = 0
  for (let i = 0; i < 60 && taken < 3; i++) {
    host.lookAs(host.snapshot([], false).waiting[0] ?? 0)
    const before = count()
    const answered = () => {
      const advice = host.advise()
      return advice.kind === 'advice' ? host.answer(advice.choice, advice.ticket) : undefined
    }
    const first = answered()
    const undone = host.snapshot([], false).mayUndo && host.undo() === undefined
    if (undone) taken++
    const beats = undone ? answered() : first
    if (beats?.ok !== true) throw new Error('what is advised is refused')
    expect(beats.value.reduce((sum, { lines }) => sum + lines.length, 0)).toBe(count() - before)
  }
  expect(taken).toBe(3)
})

test('bots say what they have seen, and then answer', () => {
  const maze = anyGame(electroDungeon)
  const read = readOptions(maze.options, { explorers: 2, botTempers: 'loyal' })
  if (!read.ok) throw new Error(read.error.join())
  const options = read.value as TableCard['options']
  const card: TableCard = { id: 't', game: maze.id, options, sittings: [BOT, BOT, BOT], made: 0, played: 0, steps: 0 }
  const opened = TableHost.open(maze, card, { id: 't', record: '', secret: '' })
  if (!opened.ok) throw new Error(opened.error.message)
  const claimed = () => opened.value.snapshot([], false).lines.some(({ event }) => event.what === 'claimedRoom')
  for (let i = 0; i < 2000 && !claimed(); i++) opened.value.answerAsBot()
  expect(claimed()).toBe(true)
})

test('an earlier position is what the seat saw then', () => {
  const { host } = table(ANN, BOT)
  const seen: unknown[] = []
  for (let i = 0; i < 12; i++) {
    const { steps, seen: now } = host.snapshot([], false)
    seen[steps] ??= now
    playOn(host, 1)
  }
  for (const [step, then] of seen.entries()) if (then !== undefined) expect(host.lookAt(step)).toEqual(then)
})

test('only the viewer answers, and only what is asked', () => {
  const { host } = table(ANN, BEN)
  expect(host.answer(['pass'], undefined)).toMatchObject({ ok: false })
  host.lookAs(0 satisfies Seat)
  expect(host.answer(['pass'], undefined)).toMatchObject({ ok: false, error: { kind: 'refused' } })
  expect(host.answer(['sheets', FIRST, SECOND], 99)).toMatchObject({ ok: false, error: { kind: 'notice' } })
})

describe('a standing order', () => {
  const raided = (): TableHost => {
    const options = { players: 2, rounds: 4, wards: true }
    const card: TableCard = { id: 't', game: hoard.id, options, sittings: [ANN, BEN], made: 0, played: 0, steps: 0 }
    const opened = TableHost.open(anyGame(hoard), card, { id: 't', record: '', secret: '' })
    if (!opened.ok) throw new Error(opened.error.message)
    const host = opened.value
    for (const seat of [0, 1]) {
      host.lookAs(seat)
      expect(host.answer(['row', [1, 2, 3]], undefined).ok).toBe(true)
    }
    host.lookAs(0)
    expect(host.answer(['raid', 2], undefined).ok).toBe(true)
    host.lookAs(1)
    return host
  }

  test('answers for its seat, which the screen need not go to; it is saved, and goes when it is taken back', () => {
    const host = raided()
    expect(host.answering()).toBeUndefined()
    expect(host.snapshot([], false).waiting).toEqual([1])
    host.order([{ phase: 'wards', answer: 'pass' }])
    expect(host.snapshot([], false)).toMatchObject({ waiting: [], orders: [{ phase: 'wards' }] })
    const { card, book } = host.saved()
    const again = TableHost.open(host.game, card, book)
    if (!again.ok) throw new Error(again.error.message)
    expect(again.value.answering()).toBeDefined()
    host.lookAs(0)
    expect(host.snapshot([], false).orders).toEqual([])
    expect(host.answerByOrder()).toBeDefined()
    expect(host.answering()).toBeUndefined()
    expect(host.snapshot([], false).lines.some(line => line.event.what === 'struck')).toBe(true)
  })

  test('leaves open what it does not fit', () => {
    const host = raided()
    host.order([{ phase: 'wards', answer: 'pass', unless: ['bar'] }])
    expect(host.answering()).toBeUndefined()
    expect(host.answerByOrder()).toBeUndefined()
  })
})

describe('a question with a limit of time', () => {
  const begun = (...sittings: Sitting[]): TableHost => {
    const options = { goal: 20, players: 2 }
    const card: TableCard = { id: 't', game: 'pig', options, sittings, made: 0, played: 0, steps: 0 }
    return opened(card, { id: 't', record: '', secret: '' })
  }
  const opened = (card: TableCard, book: TableBook): TableHost => {
    const host = TableHost.open(anyGame(hurriedPig(2)), card, book)
    if (!host.ok) throw new Error(host.error.message)
    return host.value
  }

  test('begins with the one who has the screen, is saved, and ends with the default', () => {
    const host = begun(ANN, BEN)
    expect(host.keepTime(1000)).toBe(false)
    expect(host.timeUpAt()).toBeUndefined()
    host.lookAs(0)
    expect(host.keepTime(5000)).toBe(true)
    expect(host.snapshot([], false).clocks).toEqual([{ seat: 0, endsAt: 7000 }])
    const { card, book } = host.saved()
    const again = opened(card, book)
    expect(again.keepTime(6000)).toBe(false)
    expect(again.timeUpAt()).toBe(7000)
    expect(again.answerLate(6999)).toBeUndefined()
    expect(again.answerLate(7000)?.at(-1)?.lines.at(-1)?.text).toContain('Ann')
    again.keepTime(7000)
    expect(again.timeUpAt()).toBeUndefined()
    expect(again.text()).toContain(' hold')
  })

  test('goes on through all that one is asked in a row, whoever looks meanwhile', () => {
    const host = begun(ANN, BEN)
    host.lookAs(0)
    host.keepTime(0)
    expect(host.answer(['roll'], undefined).ok).toBe(true)
    host.keepTime(1500)
    const stays = host.snapshot([], false).ask !== undefined
    expect(host.timeUpAt()).toBe(stays ? 2000 : undefined)
    host.lookAs('spectator')
    host.keepTime(1800)
    expect(host.timeUpAt()).toBe(stays ? 2000 : undefined)
  })

  test('leaves bots their time', () => {
    const host = begun(BOT, BOT)
    host.keepTime(0)
    expect(host.timeUpAt()).toBeUndefined()
  })
})
