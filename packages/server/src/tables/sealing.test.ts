// @module-tag slow
import { commitment as bind, drawLots, NO_WORD, readRecord, verify } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { afterAll, describe, expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { testServer } from '../testing/server.ts'
import type { TableCard } from './messages.ts'

/** Whose word does not come is waited for longer than these tests take, unless one says otherwise. */
const server = await testServer({ wordGraceMs: 600_000 })
const hasty = await testServer({ wordGraceMs: 200 })
afterAll(() => Promise.all([server.close(), hasty.close()]))

const BOT = { kind: 'bot', level: 'random' }
const ME = { kind: 'me' }
const ANYONE = { kind: 'anyone' }

interface Joined {
  readonly card: TableCard
  readonly error?: { readonly code: string; readonly where?: string }
}

async function guests(base = server.base) {
  return [await Client.guest(base, 'Ada'), await Client.guest(base, 'Bob')] as const
}

async function make(who: Client, seats: object[], more: object = {}): Promise<TableCard> {
  const options = { goal: 20, players: seats.length }
  const { body } = await who.post('/api/tables', { game: 'pig', options, seats, visibility: 'public', ...more })
  expect(body.error).toBeUndefined()
  return body
}

function give(who: Client, { id, seal }: TableCard, word: string, commitment = seal.commitment) {
  return who.post(`/api/tables/${id}/word`, { commitment, word })
}

async function cardOf(who: Client, { id }: TableCard): Promise<TableCard> {
  return (await who.get<TableCard>(`/api/tables/${id}`)).body
}

async function playOut(table: TableCard, ...players: Client[]): Promise<TableCard> {
  for (;;) {
    const [first] = players
    const card = first && (await cardOf(first, table))
    if (card?.status === 'over') return card
    for (const who of players) {
      for (const [seat, sitter] of card?.seats.entries() ?? []) {
        if (sitter.kind !== 'person' || sitter.person !== who.id) continue
        const { ask } = await who.view(table.id, seat)
        if (ask !== undefined) await who.answer(table.id, seat, ask.options.at(-1), { ticket: ask.ticket })
      }
    }
  }
}

describe('the seal', () => {
  test('is shown first; then each sends a word, and play begins with the last of them', async () => {
    const [ada, bob] = await guests()
    const table = await make(ada, [ME, ANYONE])
    expect((await give(ada, table, 'owl')).body.seats).toMatchObject([{ worded: true }, { kind: 'free' }])
    const { body } = await bob.post<Joined>(`/api/tables/${table.id}/join`, {})
    expect(body.card).toMatchObject({ status: 'open', seats: [{ worded: true }, { worded: false }] })
    expect(JSON.stringify(body.card)).not.toContain('owl') // nobody chooses a word by those of the others
    expect((await give(ada, table, 'another')).status).toBe(409)
    const begun = await give(bob, table, 'fox')
    expect(begun.body).toMatchObject({ status: 'playing', seal: { ...table.seal, words: ['owl', 'fox'] } })
    expect((await give(bob, table, 'late')).status).toBe(409)
    const over = await playOut(table, ada, bob)
    expect(bind(over.seal.secret ?? '')).toBe(table.seal.commitment)
    const record = readRecord((await ada.get<string>(`/api/tables/${table.id}/record`)).body)
    expect(record.ok && verify(pig, record.value)).toMatchObject({ ok: true })
  })

  test('a word without the commitment, or with that of another table, is not taken', async () => {
    const [ada, bob] = await guests()
    const [table, other] = [await make(ada, [ME, ANYONE]), await make(ada, [ME, ANYONE])]
    expect((await give(ada, table, 'owl', other.seal.commitment)).status).toBe(409)
    expect((await ada.post(`/api/tables/${table.id}/word`, { word: 'owl' })).status).toBe(400)
    const join = (wish: object) => bob.post<Joined>(`/api/tables/${table.id}/join`, wish)
    expect((await join({ word: 'fox' })).body.error).toMatchObject({ code: 'conflict', where: 'commitment' })
    const { commitment } = table.seal
    expect((await join({ word: 'fox', commitment })).body.card.seats[1]).toMatchObject({ worded: true })
    expect((await give(await Client.guest(server.base, 'Eve'), table, 'crow')).status).toBe(409)
  })

  test('bots add nothing, and one person alone with them chooses no more than a word', async () => {
    const [ada] = await guests()
    const table = await make(ada, [ME, BOT, BOT])
    expect(table.status).toBe('open')
    const begun = await give(ada, table, 'owl')
    expect(begun.body).toMatchObject({ status: 'playing', seal: { words: ['owl', NO_WORD.bot, NO_WORD.bot] } })
  })

  test('whose word does not come in time adds none, and the record says so', async () => {
    const [ada, bob] = await guests(hasty.base)
    const table = await make(ada, [ME, ANYONE])
    await give(ada, table, 'owl')
    await bob.post(`/api/tables/${table.id}/join`, {})
    await expect.poll(async () => (await cardOf(ada, table)).status).toBe('playing')
    expect((await cardOf(ada, table)).seal.words).toEqual(['owl', NO_WORD.missing])
    expect((await give(bob, table, 'fox')).status).toBe(409)
    await playOut(table, ada, bob)
    const { body } = await ada.get<string>(`/api/tables/${table.id}/record`)
    expect(body).toContain(`\nword owl\nword ${NO_WORD.missing}\n`)
    const record = readRecord(body)
    expect(record.ok && verify(pig, record.value)).toMatchObject({ ok: true })
  })

  test('a seat that is given up while words are waited for is waited for anew', async () => {
    const [ada, bob] = await guests(hasty.base)
    const table = await make(ada, [ME, ANYONE])
    await bob.post(`/api/tables/${table.id}/join`, {})
    await bob.post(`/api/tables/${table.id}/seats/1/leave`)
    await new Promise(next => setTimeout(next, 1500)) // what must not begin would have begun
    expect((await cardOf(ada, table)).status).toBe('open')
  })

  test('lots follow from it, so that the table can choose neither seats nor the order of words', async () => {
    const [ada, bob] = await guests()
    const table = await make(ada, [ME, ANYONE, BOT], { lots: true })
    await give(ada, table, 'owl')
    await bob.post(`/api/tables/${table.id}/join`, {})
    const begun = (await give(bob, table, 'fox')).body
    const { words, secret = '' } = (await playOut(table, ada, bob)).seal
    expect(words).toEqual(['owl', 'fox', NO_WORD.bot])
    const before = [ada.id, bob.id, undefined]
    expect(begun.seats.map(seat => (seat.kind === 'person' ? seat.person : undefined))).toEqual(
      drawLots({ secret, words }).map(lot => before[lot]),
    )
  })
})

describe('a rematch', () => {
  async function again(...more: object[]) {
    const [ada, bob] = await guests()
    const table = await make(ada, [ME, ANYONE, ...more])
    await give(ada, table, 'owl')
    await bob.post(`/api/tables/${table.id}/join`, {})
    await give(bob, table, 'fox')
    const over = await playOut(table, ada, bob)
    const rematch = (who: Client) => who.post(`/api/tables/${table.id}/rematch`)
    return { ada, bob, over, rematch }
  }

  test('asks first: seats are kept, and it begins when all have come and sent new words', async () => {
    const { ada, bob, over, rematch } = await again()
    const asked = (await rematch(ada)).body
    expect(asked).toMatchObject({ status: 'open', maker: ada.id, rematchOf: over.id })
    expect(asked.seats).toMatchObject([{ player: 'Bob', kept: true }, { player: 'Ada' }])
    expect(asked.seats[1]).not.toHaveProperty('kept')
    expect(asked.seal.commitment).not.toBe(over.seal.commitment)
    expect(asked.seal.words).toEqual([])
    await give(ada, asked, 'elk')
    expect((await give(bob, asked, 'hen')).status).toBe(409) // who has not come has no say
    expect((await cardOf(ada, asked)).status).toBe('open')
    expect((await rematch(bob)).body.id).toBe(asked.id)
    expect((await give(bob, asked, 'hen')).body).toMatchObject({ status: 'playing', seal: { words: ['hen', 'elk'] } })
  })

  test('who comes to its table sits down there too; others cannot', async () => {
    const { ada, bob, rematch } = await again()
    const asked = (await rematch(ada)).body
    const eve = await Client.guest(server.base, 'Eve')
    expect((await eve.post(`/api/tables/${asked.id}/join`, { seat: 0 })).status).toBe(409)
    const { body } = await bob.post<Joined>(`/api/tables/${asked.id}/join`, {})
    expect(body.card.seats[0]).toMatchObject({ player: 'Bob', worded: false })
    expect(body.card.seats[0]).not.toHaveProperty('kept')
  })

  test('who does not want to frees the seat; whoever asked may begin with bots', async () => {
    const { ada, bob, rematch } = await again()
    const asked = (await rematch(ada)).body
    expect((await bob.post(`/api/tables/${asked.id}/seats/0/leave`)).body.seats[0]).toMatchObject({ kind: 'free' })
    await give(ada, asked, 'elk')
    const { body } = await ada.post(`/api/tables/${asked.id}/start`, { level: 'random' })
    expect(body).toMatchObject({ status: 'playing', seats: [{ kind: 'bot' }, { player: 'Ada' }] })
  })

  test('one who never comes does not keep the others: whoever asked begins with a bot, or puts the table away', async () => {
    const { ada, over, rematch } = await again()
    const asked = (await rematch(ada)).body
    await give(ada, asked, 'elk')
    const { body } = await ada.post(`/api/tables/${asked.id}/start`, { level: 'random' })
    expect(body).toMatchObject({ status: 'playing', seats: [{ kind: 'bot' }, { player: 'Ada' }] })
    expect(over.rematch).toBeUndefined()
    const other = await again()
    const kept = (await other.rematch(other.ada)).body
    expect((await other.ada.send<TableCard>('DELETE', `/api/tables/${kept.id}`)).body.status).toBe('over')
  })

  test('bots stay, and for whom one stood in is asked', async () => {
    const { ada, bob, over } = await again(BOT)
    expect(over.seats).toHaveLength(3)
    const table = await make(ada, [ME, ANYONE], { options: { goal: 100 } })
    await give(ada, table, 'owl')
    await bob.post(`/api/tables/${table.id}/join`, {})
    await give(bob, table, 'fox')
    for (const [seat, who] of [ada, bob].entries())
      await who.post(`/api/tables/${table.id}/seats/${seat}/bot`, BOT_WISH)
    await expect.poll(async () => (await cardOf(ada, table)).status).toBe('over')
    const { body } = await bob.post(`/api/tables/${table.id}/rematch`)
    expect(body.seats).toMatchObject([
      { kind: 'person', player: 'Bob' },
      { kind: 'person', player: 'Ada', kept: true },
    ])
  })
})

const BOT_WISH = { level: 'random' }

test('to leave for good is for good, with an invitation too', async () => {
  const [ada, bob] = await guests()
  const table = await make(ada, [ME, { kind: 'invited' }], { options: { goal: 100 } })
  const invite = () => ada.post<{ invitation: string }>(`/api/tables/${table.id}/invitations`, { seat: 1 })
  const { body } = await invite()
  await give(ada, table, 'owl')
  await bob.post(`/api/tables/${table.id}/join`, body)
  await give(bob, table, 'fox')
  expect((await bob.post(`/api/tables/${table.id}/seats/1/leave`)).body.seats[1]).toMatchObject({ kind: 'bot' })
  for (const link of [body, (await invite()).body]) {
    expect((await bob.post(`/api/tables/${table.id}/join`, link)).status).toBe(403)
  }
  expect((await bob.post(`/api/tables/${table.id}/seats/1/back`)).status).toBe(403)
  const eve = await Client.guest(server.base, 'Eve')
  expect((await eve.post(`/api/tables/${table.id}/join`, body)).status).toBe(200)
})
