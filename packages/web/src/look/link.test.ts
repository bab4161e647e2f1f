// @module-tag slow
import { bots } from '@undercroft/bots'
import { games, loadGame } from '@undercroft/games'
import { commitment, FastDice, Match, readOptions, SealedDice, type Shape, writeRecord } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { readTableFile } from '../home/read-table-file.ts'
import { forkFrom } from '../table/host/books.ts'
import { lookHash, readLookHash, readMoment, sayMoment } from './link.ts'

const SECRET = '0123456789abcdef'.repeat(4)

/** A usual game of bots to its end, with sealed dice. */
async function recordOf(id: string, isForked = false): Promise<string> {
  const game = await loadGame(id)
  const options = game && readOptions<object>(game.options, {})
  if (options?.ok !== true) throw new Error(`there is no ${id}`)
  const words = game?.seats(options.value).map((_, seat) => (seat === 0 ? 'Jürgen Ash' : 'greedy')) ?? []
  const match = new Match<Shape>(game as never, options.value, new SealedDice({ secret: SECRET, words }))
  const bot = bots.greedy(match.game, new FastDice('whims'))
  while (match.outcome === undefined) {
    const ask = match.play.asks[0]
    if (ask === undefined) break
    match.answer(ask.seat, bot.choose(match.see(ask.seat), ask))
  }
  const players = words.map((player, seat) => ({ kind: seat === 0 ? ('person' as const) : ('bot' as const), player }))
  const dice = { kind: 'sealed' as const, commitment: commitment(SECRET), words, secret: SECRET }
  const text = writeRecord(match, { players, dice })
  if (!isForked) return text
  const sittings = words.map(() => ({ kind: 'bot' as const, level: 'greedy' as const }))
  const forked = forkFrom(match.game, text, 10, sittings)
  if (!forked.ok) throw new Error(forked.error.message)
  return forked.value.record
}

describe('a link that holds a game', () => {
  it.each(games)('gives the record of $title back, byte for byte, and its moment', async ({ id }) => {
    const record = await recordOf(id)
    const hash = await lookHash({ record, step: 5, viewer: 1 })
    expect(hash).toMatch(/^1\.5\.1\.[\w-]+$/)
    expect(hash.length).toBeLessThan(8000)
    expect(await readLookHash(`#${hash}`)).toEqual({ ok: true, value: { record, step: 5, viewer: 1 } })
    const end = await readLookHash(await lookHash({ record, step: undefined, viewer: 'spectator' }))
    expect(end).toEqual({ ok: true, value: { record, step: undefined, viewer: 'spectator' } })
  })

  it('also of a game that was begun in the middle of another', async () => {
    const record = await recordOf('all-out-assault', true)
    expect(record).toContain(`\nfork 10 ${commitment(SECRET)}\n`)
    const read = await readLookHash(await lookHash({ record, step: undefined, viewer: 0 }))
    expect(read.ok && read.value.record).toBe(record)
    expect((await readTableFile(record)).ok).toBe(true)
  })

  it('says so when any of its letters was changed or lost', async () => {
    const record = await recordOf('all-out-assault')
    const hash = await lookHash({ record, step: undefined, viewer: 'spectator' })
    for (let i = 4; i < hash.length; i += 37) {
      const other = hash[i] === 'A' ? 'B' : 'A'
      for (const damaged of [hash.slice(0, i) + other + hash.slice(i + 1), hash.slice(0, i)]) {
        const read = await readLookHash(damaged)
        expect(read.ok ? 'read' : read.error).toContain('damaged')
      }
    }
  })

  it.each([
    ['', 'the part after # is missing'],
    ['#', 'the part after # is missing'],
    ['#MA-12.7', 'no game of ours'],
    ['#bring=layout', 'no game of ours'],
    ['#7.5.1.eJyLVgoAAZAAiw', 'newer version'],
    ['#1.eJyLVgoAAZAAiw', 'damaged'],
    ['#1.x.y.eJyLVgoAAZAAiw', 'damaged'],
    ['#1.5.1.AAAA', 'damaged'],
    ['#1.5.1.a b', 'damaged'],
    [`#1.5.1.${'A'.repeat(200_001)}`, 'longer than any game'],
  ])('that is none (%.20s) says why', async (hash, says) => {
    const read = await readLookHash(hash)
    expect(read.ok ? 'read' : read.error).toContain(says)
  })
})

describe('a moment of an online table', () => {
  it.each([
    ['?at=57&as=1', { step: 57, viewer: 1 }],
    ['?at=57', { step: 57, viewer: 'spectator' }],
    ['?as=0', { step: undefined, viewer: 0 }],
  ] as const)('%s is read, and written so', (search, moment) => {
    expect(readMoment(search)).toEqual(moment)
    expect(sayMoment(moment)).toBe(search)
  })

  it.each(['', '?at=', '?at=-1', '?at=1e9', '?as=x'])('%s is none', search => {
    expect(readMoment(search)).toBeUndefined()
  })
})
