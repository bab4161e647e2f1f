import { type Game, readRecord, verify } from '@undercroft/kernel'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { Client, fresh } from '../testing/client.ts'
import { catalogue } from '../testing/games.ts'
import { testServer } from '../testing/server.ts'
import type { TableCard, View } from './messages.ts'

const server = await testServer()
const ada = await Client.guest(server.base, 'Ada')
const bob = await Client.guest(server.base, 'Bob')
const eve = await Client.guest(server.base, 'Eve')
afterAll(() => server.close())

const ME = { kind: 'me' }
const ANYONE = { kind: 'anyone' }
const INVITED = { kind: 'invited' }
const BOT = { kind: 'bot', level: 'random' }

async function make(who: Client, game: string, seats: object[], more: object = {}): Promise<TableCard> {
  const { status, body } = await who.post('/api/tables', { game, seats, visibility: 'public', ...more })
  expect(body.error).toBeUndefined()
  expect(status).toBe(200)
  return body
}

async function pigOfTwo(more: object = {}): Promise<TableCard> {
  const { id } = await make(ada, 'pig', [ME, ANYONE], { options: { goal: 20 }, ...more })
  const { body } = await bob.post<{ card: TableCard; seat: number }>(`/api/tables/${id}/join`, {})
  expect(body.seat).toBe(1)
  return body.card
}

async function eventually<T>(look: () => Promise<T>, is: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await look()
    if (is(value)) return value
    await new Promise(next => setTimeout(next, 10))
  }
}

async function cardOf(id: string): Promise<TableCard> {
  return (await eve.get<TableCard>(`/api/tables/${id}`)).body
}

/** Plays Pig to its end: everybody rolls until something is at stake, then holds. */
async function playOut(id: string): Promise<void> {
  for (;;) {
    const card = await cardOf(id)
    if (card.status === 'over') return
    for (const [seat, who] of [ada, bob].entries()) {
      const view = await who.view(id, seat)
      if (view.ask === undefined) continue
      const hold = view.ask.options.some(choice => choice[0] === 'hold')
      await who.answer(id, seat, hold ? 'hold' : ['roll'], { ticket: view.ask.ticket })
    }
  }
}

/** A raid on Bob, who has a ward, and so is asked quietly whether he bars it. */
async function raid(...orders: object[]): Promise<{ id: string; open: () => Promise<View> }> {
  const { id } = await make(ada, 'hoard', [ME, ANYONE])
  await bob.post(`/api/tables/${id}/join`, {})
  for (const [seat, who] of [ada, bob].entries()) await who.answer(id, seat, 'row 1-2-3')
  const given = await bob.post<{ done: string }>(`/api/tables/${id}/orders`, { request: fresh(), seat: 1, orders })
  expect(given.body.done).toBe('taken')
  await ada.answer(id, 0, 'raid 2')
  return { id, open: () => bob.view(id, 1) }
}

describe('a standing order', () => {
  const never = { phase: 'wards', answer: 'pass' }

  test('answers for its seat, and is shown to its owner only', async () => {
    const { id, open } = await raid(never)
    const after = await eventually(open, view => view.events.some(({ event }) => event.what === 'struck'))
    expect(after.orders).toEqual([never])
    for (const view of [await ada.view(id, 0), await eve.view(id)]) expect(JSON.stringify(view)).not.toContain('pass')
    expect(JSON.stringify(await cardOf(id))).not.toContain('pass')
  })

  test.each([
    ['is not there', []],
    ['is about something else', [{ phase: 'turn', answer: 'pass' }]],
    ['makes an exception', [{ ...never, unless: ['bar'] }]],
    ['is followed by one to ask', [never, { phase: '*', answer: 'ask' }]],
  ])('leaves the question open where it %s', async (_, orders) => {
    const { id, open } = await raid(...orders)
    expect((await open()).ask).toMatchObject({ phase: 'wards' })
    const { body } = await bob.answer(id, 1, 'bar')
    expect(body.done).toBe('taken')
  })

  test('given while one is asked answers at once; it goes with its owner', async () => {
    const { id, open } = await raid()
    await bob.post(`/api/tables/${id}/orders`, { request: fresh(), seat: 1, orders: [never] })
    await eventually(open, view => view.events.some(({ event }) => event.what === 'struck'))
    expect((await eve.post(`/api/tables/${id}/orders`, { request: fresh(), seat: 1, orders: [] })).status).toBe(403)
    const odd = { request: fresh(), seat: 1, orders: [{ phase: 'wards', answer: 'fly' }] }
    expect((await bob.post(`/api/tables/${id}/orders`, odd)).status).toBe(400)
  })
})

test('the maker begins with bots in the seats that are free', async () => {
  const { id } = await make(ada, 'pig', [ME, ANYONE, INVITED], { options: { goal: 20, players: 3 } })
  expect((await bob.post(`/api/tables/${id}/start`, { level: 'random' })).status).toBe(403)
  const { body } = await ada.post(`/api/tables/${id}/start`, { level: 'random' })
  expect(body).toMatchObject({ status: 'playing', seats: [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }] })
  expect((await ada.post(`/api/tables/${id}/start`, { level: 'random' })).status).toBe(409)
})

describe('a table', () => {
  test('begins when the last seat is taken, with the dice sealed before', async () => {
    const open = await make(ada, 'pig', [ME, ANYONE], { options: { goal: 20 } })
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
    const { id } = await pigOfTwo()
    expect((await ada.get(`/api/tables/${id}/record`)).status).toBe(409)
    await playOut(id)
    const over = await cardOf(id)
    expect(over.seal.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(over.outcome?.winners).toHaveLength(1)
    const text = (await eve.get<string>(`/api/tables/${id}/record`)).body
    const record = readRecord(text)
    const pig = catalogue[0]
    if (!record.ok || pig === undefined) throw new Error('no record')
    expect(verify(pig, record.value).ok).toBe(true)
  })

  test('is listed while it is public', async () => {
    const open = await make(ada, 'pig', [ME, ANYONE])
    const hidden = await make(ada, 'pig', [ME, ANYONE], { visibility: 'private' })
    const { tables } = (await eve.get<{ tables: TableCard[] }>('/api/tables?status=open')).body
    expect(tables.map(table => table.id)).toContain(open.id)
    expect(tables.map(table => table.id)).not.toContain(hidden.id)
  })

  test('of a private kind is there only for those who are invited', async () => {
    const { id } = await make(ada, 'pig', [ME, INVITED], { visibility: 'private' })
    for (const path of ['', '/view', '/chat', '/record']) {
      expect((await eve.get(`/api/tables/${id}${path}`)).status).toBe(404)
      expect((await new Client(server.base).get(`/api/tables/${id}${path}`)).status).toBe(404)
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
    const elsewhere = await make(ada, 'pig', [ME, INVITED])
    expect((await eve.post(`/api/tables/${elsewhere.id}/join`, seat.body)).status).toBe(403)
  })

  test('gives a seat to one of many who want it', async () => {
    const { id } = await make(ada, 'pig', [ME, ANYONE])
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
    const { id } = await make(ada, 'pig', [ME, ANYONE])
    expect((await bob.send('DELETE', `/api/tables/${id}`)).status).toBe(403)
    expect((await ada.send<TableCard>('DELETE', `/api/tables/${id}`)).body.status).toBe('over')
    expect((await bob.post(`/api/tables/${id}/join`, {})).status).toBe(409)
    const played = await pigOfTwo()
    expect((await ada.send('DELETE', `/api/tables/${played.id}`)).status).toBe(409)
  })

  test('gives a seat that a bot plays to whoever is invited to it', async () => {
    const { id } = await make(ada, 'pig', [ME, BOT])
    const { body } = await ada.post<{ invitation: string }>(`/api/tables/${id}/invitations`, { seat: 1 })
    expect((await bob.post(`/api/tables/${id}/join`, { seat: 1 })).status).toBe(409)
    expect((await bob.post<{ seat: number }>(`/api/tables/${id}/join`, body)).body.seat).toBe(1)
    expect((await eve.post(`/api/tables/${id}/join`, body)).status).toBe(409)
  })

  test('can be played again with the seats turned; who asks second gets the same one', async () => {
    const { id } = await pigOfTwo()
    expect((await ada.post(`/api/tables/${id}/rematch`)).status).toBe(409)
    await playOut(id)
    expect((await eve.post(`/api/tables/${id}/rematch`)).status).toBe(403)
    const [first, second] = await Promise.all([ada, bob].map(who => who.post(`/api/tables/${id}/rematch`)))
    expect(first?.body.id).toBe(second?.body.id)
    const again = await cardOf(first?.body.id ?? '')
    expect(again.seats).toMatchObject([{ player: 'Bob' }, { player: 'Ada' }])
    expect(again).toMatchObject({ status: 'playing', rematchOf: id })
    expect((await cardOf(id)).rematch).toBe(first?.body.id)
  })
})

describe('an answer', () => {
  test('is refused by its rule, when stale, when malformed, and from another seat', async () => {
    const { id } = await pigOfTwo()
    const { ask } = await ada.view(id)
    expect(await ada.answer(id, 0, 'hold')).toMatchObject({
      status: 422,
      body: { error: { code: 'refused', broken: [{ rule: 'PG-1.7' }] } },
    })
    expect(await ada.answer(id, 0, 'roll', { ticket: 99 })).toMatchObject({
      status: 409,
      body: { error: { code: 'stale' } },
    })
    expect((await ada.answer(id, 0, 'fly')).status).toBe(400)
    expect((await ada.answer(id, 0, ['roll', 'twice'])).status).toBe(400)
    expect((await ada.answer(id, 0, 7)).status).toBe(400)
    expect((await ada.answer(id, 1, 'roll')).status).toBe(403)
    expect((await ada.answer(id, 9, 'roll')).status).toBe(404)
    expect((await bob.answer(id, 1, 'roll')).status).toBe(422)
    expect((await eve.answer(id, 0, 'roll')).status).toBe(403)
    expect((await ada.view(id)).ask?.ticket).toBe(ask?.ticket)
  })

  test('that comes again is taken once', async () => {
    const { id } = await pigOfTwo()
    const { ask } = await ada.view(id)
    const again = { request: fresh(), ticket: ask?.ticket }
    const both = await Promise.all([1, 2, 3].map(() => ada.answer(id, 0, 'roll', again)))
    expect(both.map(({ body }) => body.done).sort()).toEqual(['repeated', 'repeated', 'taken'])
    const { events } = await ada.view(id)
    expect(events.filter(({ event }) => event.what === 'rolled')).toHaveLength(1)
  })

  test('can be taken back as long as nothing was learned', async () => {
    const { id } = await make(ada, 'tictactoe', [ME, ANYONE])
    await bob.post(`/api/tables/${id}/join`, {})
    const before = await ada.view(id)
    const choice = before.ask?.options[0]
    await ada.answer(id, 0, choice)
    expect((await bob.view(id)).epoch).toBe(0)
    expect((await ada.view(id)).mayUndo).toBe(true)
    expect((await ada.post(`/api/tables/${id}/undo`, { request: fresh(), seat: 0 })).status).toBe(200)
    const after = await ada.view(id)
    expect(after.seen).toEqual(before.seen)
    expect(after.epoch).toBe(1)
    expect((await bob.view(id)).epoch).toBe(1)
    expect((await ada.post(`/api/tables/${id}/undo`, { request: fresh(), seat: 0 })).status).toBe(422)
    expect((await bob.post(`/api/tables/${id}/undo`, { request: fresh(), seat: 0 })).status).toBe(403)
  })
})

describe('what cannot be undone', () => {
  test('is taken back when everybody agrees, and the dice fall as they did', async () => {
    const { id } = await pigOfTwo({ options: { goal: 100 } })
    const path = `/api/tables/${id}/proposal`
    expect((await ada.post(path, { seat: 0 })).status).toBe(409)
    const before = await ada.view(id)
    await ada.answer(id, 0, 'roll')
    const after = await ada.view(id)
    expect((await ada.post(`/api/tables/${id}/undo`, { request: fresh(), seat: 0 })).status).toBe(422)
    expect((await bob.post(path, { seat: 0 })).status).toBe(403)
    expect((await ada.post(path, { seat: 0 })).body).toMatchObject({ proposal: { by: 0, agreed: [0] } })
    expect((await eve.post(`${path}/reply`, { seat: 1, agree: true })).status).toBe(403)
    expect((await bob.post(`${path}/reply`, { seat: 1, agree: true })).body).not.toHaveProperty('proposal')
    const back = await ada.view(id)
    expect(back.seen).toEqual(before.seen)
    expect(back).toMatchObject({ epoch: before.epoch + 1, events: before.events })
    expect((await ada.answer(id, 0, 'roll', { ticket: before.ask?.ticket })).body.error?.code).toBe('stale')
    await ada.answer(id, 0, 'roll')
    expect((await ada.view(id)).events).toEqual(after.events)
    await server.restart()
    for (const client of [ada, bob, eve]) client.base = server.base
    expect(await ada.view(id)).toMatchObject({ seen: after.seen, events: after.events, epoch: back.epoch })
  })

  test('waits for the owner of a seat, also while a bot stands in: it agrees to nothing in their place', async () => {
    const { id } = await pigOfTwo({ options: { goal: 100 } })
    const path = `/api/tables/${id}/proposal`
    const before = await ada.view(id)
    await ada.answer(id, 0, 'roll')
    while ((await ada.view(id)).ask === undefined) await bob.answer(id, 1, 'roll')
    await bob.post(`/api/tables/${id}/seats/1/bot`, { level: 'random' })
    expect((await ada.post(path, { seat: 0 })).body).toMatchObject({ proposal: { by: 0, agreed: [0] } })
    expect((await ada.view(id)).epoch).toBe(before.epoch)
    expect((await bob.post(path, { seat: 1 })).status).toBe(409)
    expect((await bob.post(`${path}/reply`, { seat: 1, agree: true })).body).not.toHaveProperty('proposal')
    expect((await ada.view(id)).epoch).toBe(before.epoch + 1)
  })

  test('stays when somebody does not agree, or when play goes on', async () => {
    const { id } = await pigOfTwo({ options: { goal: 100 } })
    const path = `/api/tables/${id}/proposal`
    await ada.answer(id, 0, 'roll')
    const { seen } = await ada.view(id)
    await ada.post(path, { seat: 0 })
    expect((await bob.post(`${path}/reply`, { seat: 1, agree: false })).body).not.toHaveProperty('proposal')
    expect((await ada.view(id)).seen).toEqual(seen)
    await ada.post(path, { seat: 0 })
    const who = (await ada.view(id)).ask === undefined ? 1 : 0
    await (who === 0 ? ada : bob).answer(id, who, 'roll')
    expect(await cardOf(id)).not.toHaveProperty('proposal')
    expect((await bob.post(`${path}/reply`, { seat: 1, agree: true })).status).toBe(409)
  })
})

describe('bots', () => {
  test('play a whole game among themselves', async () => {
    const { id } = await make(ada, 'hoard', [BOT, BOT, BOT], { options: { players: 3 } })
    expect(
      (
        await eventually(
          () => cardOf(id),
          card => card.status === 'over',
        )
      ).outcome,
    ).toBeDefined()
  })

  test('stand in for somebody who takes the seat back', async () => {
    const { id } = await pigOfTwo({ options: { goal: 100 } })
    expect((await bob.post(`/api/tables/${id}/seats/0/bot`, { level: 'greedy' })).status).toBe(403)
    const stood = await ada.post(`/api/tables/${id}/seats/0/bot`, { level: 'greedy' })
    expect(stood.body.seats[0]).toMatchObject({ kind: 'bot', player: 'Ada' })
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
    const { id } = await pigOfTwo({ options: { goal: 100 } })
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
    const { id } = await make(ada, 'pig', [ME, ANYONE])
    expect((await bob.post(`/api/tables/${id}/seats/1/bot`, { level: 'random' })).status).toBe(403)
    expect((await ada.post(`/api/tables/${id}/seats/1/bot`, { level: 'random' })).body.status).toBe('playing')
  })
})

test('my tables say where I am asked', async () => {
  const { id } = await pigOfTwo()
  const mine = async (who: Client) =>
    (
      await who.get<{ tables: { card: TableCard; mine: number[]; waiting: number[] }[] }>('/api/me/tables')
    ).body.tables.find(each => each.card.id === id)
  expect(await mine(ada)).toMatchObject({ mine: [0], waiting: [0] })
  expect(await mine(bob)).toMatchObject({ mine: [1], waiting: [] })
  expect(await mine(eve)).toBeUndefined()
})

test('a table goes on after a restart, event by event the same', async () => {
  const { id } = await pigOfTwo({ options: { goal: 100 } })
  await ada.answer(id, 0, 'roll')
  const before: View[] = await Promise.all([ada.view(id), bob.view(id), eve.view(id)])
  await server.restart()
  for (const client of [ada, bob, eve]) client.base = server.base
  expect(await Promise.all([ada.view(id), bob.view(id), eve.view(id)])).toEqual(before)
})

describe('when the rules have changed', () => {
  async function begun(): Promise<{ id: string; before: View }> {
    const { id } = await pigOfTwo({ options: { goal: 100 } })
    await ada.answer(id, 0, 'roll')
    return { id, before: await ada.view(id) }
  }

  async function restart(change: Partial<Game>): Promise<void> {
    const [pig, ...rest] = catalogue
    if (pig === undefined) throw new Error('no pig')
    await server.restart({ games: [{ ...pig, ...change }, ...rest] })
    for (const client of [ada, bob, eve]) client.base = server.base
  }

  afterEach(() => restart({}))

  test('a table goes on by the new ones from where it was', async () => {
    const { id, before } = await begun()
    await restart({ version: 99 })
    const after = await ada.view(id)
    expect(after.seen).toEqual(before.seen)
    const seat = after.ask === undefined ? 1 : 0
    const who = seat === 0 ? ada : bob
    expect((await who.answer(id, seat, 'roll')).status).toBe(200)
    expect(await cardOf(id)).toMatchObject({ version: 99, status: 'playing' })
    await restart({ version: 99 })
    expect((await who.view(id)).events.map(({ event }) => event.what)).toContain('rolled')
    await playOut(id)
    expect((await ada.get(`/api/tables/${id}/record`)).status).toBe(409)
  })

  test('and cannot make sense of it, it can be looked at, and says so', async () => {
    const { id, before } = await begun()
    await restart({ version: 99, sound: () => ['there are no pigs any more'] })
    const view = await ada.view(id)
    expect(view).toMatchObject({ seen: before.seen, events: before.events })
    expect(view.ask).toBeUndefined()
    expect((await cardOf(id)).outdated).toMatch('version')
    expect((await ada.answer(id, 0, 'roll')).status).toBe(409)
  })

  test('to older ones, it can be looked at', async () => {
    const { id, before } = await begun()
    await restart({ version: 0 })
    expect((await ada.view(id)).seen).toEqual(before.seen)
    expect((await ada.answer(id, 0, 'roll')).status).toBe(409)
  })
})
