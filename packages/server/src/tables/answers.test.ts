import { afterAll, describe, expect, test } from 'vitest'
import { fresh } from '../testing/client.ts'
import { ANYONE, eventually, ME, Party } from '../testing/party.ts'
import type { View } from './messages.ts'

const party = await Party.gather()
const { ada, bob, eve } = party
afterAll(() => party.server.close())

/** A raid on Bob, who has a ward, and so is asked quietly whether he bars it. */
async function raid(...orders: object[]): Promise<{ id: string; open: () => Promise<View> }> {
  const { id } = await party.make(ada, 'hoard', [ME, ANYONE])
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
    expect(JSON.stringify(await party.cardOf(id))).not.toContain('pass')
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

describe('an answer', () => {
  test('is refused by its rule, when stale, when malformed, and from another seat', async () => {
    const { id } = await party.pigOfTwo()
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
    const { id } = await party.pigOfTwo()
    const { ask } = await ada.view(id)
    const again = { request: fresh(), ticket: ask?.ticket }
    const both = await Promise.all([1, 2, 3].map(() => ada.answer(id, 0, 'roll', again)))
    expect(both.map(({ body }) => body.done).sort()).toEqual(['repeated', 'repeated', 'taken'])
    const { events } = await ada.view(id)
    expect(events.filter(({ event }) => event.what === 'rolled')).toHaveLength(1)
  })

  test('can be taken back as long as nothing was learned', async () => {
    const { id } = await party.make(ada, 'tictactoe', [ME, ANYONE])
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
    const { id } = await party.pigOfTwo({ options: { goal: 100 } })
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
    await party.restart()
    expect(await ada.view(id)).toMatchObject({ seen: after.seen, events: after.events, epoch: back.epoch })
  })

  test('waits for the owner of a seat, also while a bot stands in: it agrees to nothing in their place', async () => {
    const { id } = await party.pigOfTwo({ options: { goal: 100 } })
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
    const { id } = await party.pigOfTwo({ options: { goal: 100 } })
    const path = `/api/tables/${id}/proposal`
    await ada.answer(id, 0, 'roll')
    const { seen } = await ada.view(id)
    await ada.post(path, { seat: 0 })
    expect((await bob.post(`${path}/reply`, { seat: 1, agree: false })).body).not.toHaveProperty('proposal')
    expect((await ada.view(id)).seen).toEqual(seen)
    await ada.post(path, { seat: 0 })
    const who = (await ada.view(id)).ask === undefined ? 1 : 0
    await (who === 0 ? ada : bob).answer(id, who, 'roll')
    expect(await party.cardOf(id)).not.toHaveProperty('proposal')
    expect((await bob.post(`${path}/reply`, { seat: 1, agree: true })).status).toBe(409)
  })
})
