// @module-tag slow
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { Party } from '../testing/party.ts'
import type { View } from './messages.ts'

const party = await Party.gather()
const { ada, bob } = party
afterAll(() => party.server.close())

test('a table goes on after a restart, event by event the same', async () => {
  const { id } = await party.pigOfTwo({ options: { goal: 100 } })
  await ada.answer(id, 0, 'roll')
  const before: View[] = await party.views(id)
  await party.restart()
  expect(await party.views(id)).toEqual(before)
})

describe('when the rules have changed', () => {
  async function begun(): Promise<{ id: string; before: View }> {
    const { id } = await party.pigOfTwo({ options: { goal: 100 } })
    await ada.answer(id, 0, 'roll')
    return { id, before: await ada.view(id) }
  }

  afterEach(() => party.restart())

  test('a table goes on by the new ones from where it was', async () => {
    const { id, before } = await begun()
    await party.restart({ version: 99 })
    const after = await ada.view(id)
    expect(after.seen).toEqual(before.seen)
    const seat = after.ask === undefined ? 1 : 0
    const who = seat === 0 ? ada : bob
    expect((await who.answer(id, seat, 'roll')).status).toBe(200)
    expect(await party.cardOf(id)).toMatchObject({ version: 99, status: 'playing' })
    await party.restart({ version: 99 })
    expect((await who.view(id)).events.map(({ event }) => event.what)).toContain('rolled')
    await party.playOut(id)
    expect((await ada.get(`/api/tables/${id}/record`)).status).toBe(409)
  })

  test('and cannot make sense of it, it can be looked at, and says so', async () => {
    const { id, before } = await begun()
    await party.restart({ version: 99, sound: () => ['there are no pigs any more'] })
    const view = await ada.view(id)
    expect(view).toMatchObject({ seen: before.seen, events: before.events })
    expect(view.ask).toBeUndefined()
    expect((await party.cardOf(id)).outdated).toMatch('version')
    expect((await ada.answer(id, 0, 'roll')).status).toBe(409)
  })

  test('to older ones, it can be looked at', async () => {
    const { id, before } = await begun()
    await party.restart({ version: 0 })
    expect((await ada.view(id)).seen).toEqual(before.seen)
    expect((await ada.answer(id, 0, 'roll')).status).toBe(409)
  })
})
