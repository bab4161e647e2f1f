import { readRecord, verify } from '@undercroft/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { catalogue } from '../testing/games.ts'
import { ANYONE, BOT, eventually, INVITED, ME, Party } from '../testing/party.ts'
import type { TableCard } from './messages.ts'

const party = await Party.gather()
const { ada, bob, eve } = party
afterAll(() => party.server.close())

test('the maker begins with bots in the seats that are free', async () => {
  const { id } = await party.make(ada, 'pig', [ME, ANYONE, INVITED], { options: { goal: 20, players: 3 } })
  expect((await bob.post(`/api/tables/${id}/start`, { level: 'random' })).status).toBe(403)
  const { body } = await ada.post(`/api/tables/${id}/start`, { level: 'random' })
  expect(body).toMatchObject({ status: 'playing', seats: [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }] })
  expect((await ada.post(`/api/tables/${id}/start`, { level: 'random' })).status).toBe(409)
})

describe('a table', () => {
  test('begins when the last seat is taken, with the dice sealed before', async () => {
    const open = await party.make(ada, 'pig', [ME, ANYONE], { options: { goal: 20 } })
    expect(open).toMatchObject({ status: 'open', game: 'pig', maker: ada.id, options: { goal: 20 } })
    expect(open.seal.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(open.seal).not.toHaveProperty('secret')
    const { commitment } = open.seal
    await ada.post(`/api/tables/${open.id}/word`, { commitment, word: 'owl' })
    const { body } = await bob.post<{ card: TableCard }>(`/api/tables/${open.id}/join`, { commitment, word: 'fox' })
    expect(body.card).toMatchObject({ status: 'playing', seal: { commitment, words: ['owl', 'fox'] } })
    expect(body.card.seats).toMatchObject([{ player: 'Ada' }, { player: 'Bob' }])
  })

  test('is played to its end, and its record verifies', async () => {
    const { id } = await party.pigOfTwo()
    expect((await ada.get(`/api/tables/${id}/record`)).status).toBe(409)
    await party.playOut(id)
    const over = await party.cardOf(id)
    expect(over.seal.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(over.outcome?.winners).toHaveLength(1)
    const text = (await eve.get<string>(`/api/tables/${id}/record`)).body
    const record = readRecord(text)
    const pig = catalogue[0]
    if (!record.ok || pig === undefined) throw new Error('no record')
    expect(verify(pig, record.value).ok).toBe(true)
  })

  test('is listed while it is public', async () => {
    const open = await party.make(ada, 'pig', [ME, ANYONE])
    const hidden = await party.make(ada, 'pig', [ME, ANYONE], { visibility: 'private' })
    const { tables } = (await eve.get<{ tables: TableCard[] }>('/api/tables?status=open')).body
    expect(tables.map(table => table.id)).toContain(open.id)
    expect(tables.map(table => table.id)).not.toContain(hidden.id)
  })

  test('of a private kind is there only for those who are invited', async () => {
    const { id } = await party.make(ada, 'pig', [ME, INVITED], { visibility: 'private' })
    for (const path of ['', '/view', '/chat', '/record']) {
      expect((await eve.get(`/api/tables/${id}${path}`)).status).toBe(404)
      expect((await new Client(party.server.base).get(`/api/tables/${id}${path}`)).status).toBe(404)
    }
    expect((await eve.post(`/api/tables/${id}/join`, {})).status).toBe(404)
    const watch = await ada.post<{ invitation: string }>(`/api/tables/${id}/invitations`, {})
    const seat = await ada.post<{ invitation: string }>(`/api/tables/${id}/invitations`, { seat: 1 })
    const { invitation } = watch.body
    const wrong = `${invitation.slice(0, -4)}aaaa`
    expect((await eve.post(`/api/tables/${id}/join`, { invitation: wrong })).status).toBe(403)
    expect((await eve.post(`/api/tables/${id}/join`, { invitation })).status).toBe(200)
    expect((await eve.get(`/api/tables/${id}`)).status).toBe(200)
    expect((await eve.post(`/api/tables/${id}/join`, { seat: 1 })).status).toBe(403)
    expect((await eve.post(`/api/tables/${id}/invitations`, { seat: 1 })).status).toBe(403)
    expect((await bob.post(`/api/tables/${id}/join`, seat.body)).status).toBe(200)
    expect((await ada.get<TableCard>(`/api/tables/${id}`)).body.status).toBe('playing')
    const elsewhere = await party.make(ada, 'pig', [ME, INVITED])
    expect((await eve.post(`/api/tables/${elsewhere.id}/join`, seat.body)).status).toBe(403)
  })

  test('gives a seat to one of many who want it', async () => {
    const { id } = await party.make(ada, 'pig', [ME, ANYONE])
    const tries = await Promise.all([bob, eve, bob, eve].map(who => who.post(`/api/tables/${id}/join`, {})))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test.each([
    [{ game: 'chess', seats: [ME] }, 404, 'game'],
    [{ game: 'pig', seats: [ME] }, 400, 'seats'],
    [{ game: 'pig', seats: [ME, ANYONE], options: { goal: 'high' } }, 400, 'options'],
    [{ game: 'pig', seats: [ME, { kind: 'bot', level: 'divine' }] }, 400, 'seats.1.level'],
    [{ game: 'pig', seats: [ME, ANYONE], secret: 'mine' }, 400, undefined],
    [{ game: 'pig', seats: [{ kind: 'me', word: 'owl' }, ANYONE] }, 400, 'seats.0'],
    [{ game: 'pig', seats: [ME, ANYONE], clock: { kind: 'move', seconds: 0, atEnd: 'bot' } }, 400, 'clock.seconds'],
  ])('%o is refused with %i', async (wish, status, where) => {
    const answer = await ada.post('/api/tables', wish)
    expect(answer).toMatchObject({ status, body: { error: { message: expect.any(String) } } })
    expect(answer.body.error.where).toBe(where)
  })

  test('is put away by its maker while nobody else sits there', async () => {
    const { id } = await party.make(ada, 'pig', [ME, ANYONE])
    expect((await bob.send('DELETE', `/api/tables/${id}`)).status).toBe(403)
    expect((await ada.send<TableCard>('DELETE', `/api/tables/${id}`)).body.status).toBe('over')
    expect((await bob.post(`/api/tables/${id}/join`, {})).status).toBe(409)
    const played = await party.pigOfTwo()
    expect((await ada.send('DELETE', `/api/tables/${played.id}`)).status).toBe(409)
  })

  test('gives a seat that a bot plays to whoever is invited to it', async () => {
    const { id } = await party.make(ada, 'pig', [ME, BOT])
    const { body } = await ada.post<{ invitation: string }>(`/api/tables/${id}/invitations`, { seat: 1 })
    expect((await bob.post(`/api/tables/${id}/join`, { seat: 1 })).status).toBe(409)
    expect((await bob.post<{ seat: number }>(`/api/tables/${id}/join`, body)).body.seat).toBe(1)
    expect((await eve.post(`/api/tables/${id}/join`, body)).status).toBe(409)
  })

  test('can be played again with the seats turned; who asks second gets the same one', async () => {
    const { id } = await party.pigOfTwo()
    expect((await ada.post(`/api/tables/${id}/rematch`)).status).toBe(409)
    await party.playOut(id)
    expect((await eve.post(`/api/tables/${id}/rematch`)).status).toBe(403)
    const [first, second] = await Promise.all([ada, bob].map(who => who.post(`/api/tables/${id}/rematch`)))
    expect(first?.body.id).toBe(second?.body.id)
    const again = await party.cardOf(first?.body.id ?? '')
    expect(again.seats).toMatchObject([{ player: 'Bob' }, { player: 'Ada' }])
    expect(again).toMatchObject({ status: 'playing', rematchOf: id })
    expect((await party.cardOf(id)).rematch).toBe(first?.body.id)
  })
})

describe('bots', () => {
  test('play a whole game among themselves', async () => {
    const { id } = await party.make(ada, 'hoard', [BOT, BOT, BOT], { options: { players: 3 } })
    expect(
      (
        await eventually(
          () => party.cardOf(id),
          card => card.status === 'over',
        )
      ).outcome,
    ).toBeDefined()
  })

  test('stand in for somebody who takes the seat back', async () => {
    const { id } = await party.pigOfTwo({ options: { goal: 100 } })
    expect((await bob.post(`/api/tables/${id}/seats/0/bot`, { level: 'greedy' })).status).toBe(403)
    const unknown = await ada.post(`/api/tables/${id}/seats/0/bot`, { level: 'wizard' })
    expect(unknown).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('veteran, master') } },
    })
    const stood = await ada.post(`/api/tables/${id}/seats/0/bot`, { level: 'veteran' })
    expect(stood.body.seats[0]).toMatchObject({ kind: 'bot', level: 'veteran', player: 'Ada' })
    await eventually(
      () => bob.view(id),
      view => view.ask !== undefined,
    )
    expect((await ada.answer(id, 0, 'roll')).status).toBe(409)
    expect((await ada.post(`/api/tables/${id}/seats/0/back`)).body.seats[0]).toMatchObject({
      kind: 'person',
      player: 'Ada',
    })
    expect((await bob.answer(id, 1, 'roll')).status).toBe(200)
  })

  test('play on for somebody who leaves, and who then sees no more than the public', async () => {
    const { id } = await party.pigOfTwo({ options: { goal: 100 } })
    expect((await ada.post(`/api/tables/${id}/seats/0/leave`)).body.seats[0]).toMatchObject({
      kind: 'bot',
      level: 'greedy',
    })
    expect((await ada.view(id)).viewer).toBe('spectator')
    await eventually(
      () => bob.view(id),
      view => view.ask !== undefined,
    )
  })

  test('take free seats by the will of the maker', async () => {
    const { id } = await party.make(ada, 'pig', [ME, ANYONE])
    expect((await bob.post(`/api/tables/${id}/seats/1/bot`, { level: 'random' })).status).toBe(403)
    expect((await ada.post(`/api/tables/${id}/seats/1/bot`, { level: 'random' })).body.status).toBe('playing')
  })
})

test('my tables say where I am asked', async () => {
  const { id } = await party.pigOfTwo()
  const mine = async (who: Client) =>
    (
      await who.get<{ tables: { card: TableCard; mine: number[]; waiting: number[] }[] }>('/api/me/tables')
    ).body.tables.find(each => each.card.id === id)
  expect(await mine(ada)).toMatchObject({ mine: [0], waiting: [0] })
  expect(await mine(bob)).toMatchObject({ mine: [1], waiting: [] })
  expect(await mine(eve)).toBeUndefined()
})
