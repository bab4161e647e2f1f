// @module-tag slow
import { once } from 'node:events'
import { patched } from '@undercroft/kernel'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { TableCard, View } from '../tables/messages.ts'
import { afterChanges, Client, fresh, type Line } from '../testing/client.ts'
import { testServer } from '../testing/server.ts'
import { now } from '../time.ts'

const server = await testServer()
const ada = await Client.guest(server.base, 'Ada')
const bob = await Client.guest(server.base, 'Bob')
const eve = await Client.guest(server.base, 'Eve')
afterAll(() => server.close())

async function table(game: string, options: object = {}): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'anyone' }]
  const { body } = await ada.post('/api/tables', { game, seats, options, visibility: 'public' })
  await bob.post(`/api/tables/${body.id}/join`, {})
  return body.id
}

/** The view that the next message of this kind makes of the one before. */
async function viewAfter(line: Line, kind: 'view' | 'changes' | 'patch', before: View): Promise<View> {
  const message = await line.next(kind)
  if (message.say === 'view') return message.view
  if (message.say === 'changes') return afterChanges(before, message)
  const { epoch, from, events, patch } = message
  return { ...(patched(before, patch) as View), epoch, from, events }
}

function withoutRefusals(view: View): View {
  return { ...view, ...(view.ask && { ask: { ...view.ask, refused: [] } }), refusals: [] }
}

describe('on a socket', () => {
  test('everybody sees what happens, as soon as it has', async () => {
    const id = await table('pig')
    const [mine, other, watching] = await Promise.all([ada.socket(), bob.socket(), new Client(server.base).socket()])
    for (const line of [mine, other, watching]) line.say({ do: 'watch', table: id })
    const { view } = await mine.next('view')
    expect((await other.next('view')).view.viewer).toBe(1)
    expect((await watching.next('view')).view).toMatchObject({ viewer: 'spectator', asides: [], mayUndo: false })
    const request = fresh()
    mine.say({ do: 'answer', table: id, request, seat: 0, ticket: view.ask?.ticket, choice: ['roll'] })
    expect((await mine.next('view')).request).toBe(request)
    for (const line of [other, watching]) {
      const { view: next, request: asked } = await line.next('view')
      expect(asked).toBeUndefined()
      expect(next.from).toBe(view.events.length)
      expect(next.events.map(({ event }) => event.what)).toContain('rolled')
    }
    mine.say({ do: 'answer', table: id, request, seat: 0, choice: ['roll'] })
    expect(await mine.next('ack')).toMatchObject({ request, repeated: true })
    mine.say({ do: 'answer', table: id, request: fresh(), seat: 0, ticket: view.ask?.ticket, choice: ['roll'] })
    const { error } = await mine.next('refused')
    expect(['stale', 'refused']).toContain(error.code) // a roll of 1 has passed the turn on
    for (const line of [mine, other, watching]) line.close()
  })

  test.each([
    ['pig', 40],
    ['tictactoe', 12],
  ])('who keeps what it was shown is told only what has changed: %s', async (game, most) => {
    const id = await table(game)
    const clients = [ada, bob]
    const ways = [{}, { changes: true }, { patches: true }, { patches: true, refusals: false }]
    const lines = await Promise.all(clients.flatMap(client => ways.map(() => client.socket())))
    const seatOf = (i: number): number => Math.floor(i / ways.length)
    for (const [i, line] of lines.entries()) {
      line.say({ do: 'watch', table: id, seat: seatOf(i), ...ways[i % ways.length] })
    }
    const views = await Promise.all(lines.map(async line => (await line.next('view')).view))
    for (let move = 0; move < most && views[0]?.seen.outcome === undefined; move++) {
      const mover = views[0]?.ask === undefined ? 1 : 0
      const options = views[mover * ways.length]?.ask?.options ?? []
      const undoes = views[(1 - mover) * ways.length]?.mayUndo === true && move % 4 === 3
      if (undoes) await clients[1 - mover]?.post(`/api/tables/${id}/undo`, { request: fresh(), seat: 1 - mover })
      else await clients[mover]?.answer(id, mover, options[move % options.length])
      for (const [i, line] of lines.entries()) {
        const way = i % ways.length
        const kind = undoes || way === 0 ? 'view' : way === 1 ? 'changes' : 'patch'
        views[i] = await viewAfter(line, kind, views[i] as View)
        const whole = views[i - way] as View
        expect(views[i]).toEqual(way === 3 ? withoutRefusals(whole) : whole)
      }
    }
    const [whole = 0, changes = 0, patches = 0, bare = 0] = lines.map(line => line.bytes.length)
    expect(changes).toBeLessThan(whole)
    expect(patches).toBeLessThan(changes)
    expect(bare).toBeLessThan(patches)
    for (const line of lines) line.close()
  })

  test('who comes back gets the gap, or everything where something was taken back', async () => {
    const id = await table('tictactoe')
    const line = await bob.socket()
    line.say({ do: 'watch', table: id })
    const first = (await line.next('view')).view
    line.close()
    const { ask } = await ada.view(id)
    await ada.answer(id, 0, ask?.options[0])
    const again = await bob.socket()
    again.say({ do: 'watch', table: id, epoch: first.epoch, from: first.events.length })
    const gap = (await again.next('view')).view
    expect(gap.from).toBe(first.events.length)
    expect(gap.events.length).toBeGreaterThan(0)
    await ada.post(`/api/tables/${id}/undo`, { request: fresh(), seat: 0 })
    const undone = (await again.next('view')).view
    expect(undone).toMatchObject({ epoch: gap.epoch + 1, from: 0, events: first.events })
    again.say({ do: 'watch', table: id, epoch: gap.epoch, from: gap.from + gap.events.length })
    expect((await again.next('view')).view).toMatchObject({ epoch: gap.epoch + 1, from: 0 })
    again.close()
  })

  test.each([{}, { changes: true }, { patches: true, refusals: false }])(
    'secrets go to their seat only, and what is quiet is not even told: %j',
    async way => {
      const id = await table('hoard')
      const [mine, other, watching] = await Promise.all([ada.socket(), bob.socket(), eve.socket()])
      for (const line of [mine, other, watching]) line.say({ do: 'watch', table: id, ...way })
      await Promise.all([mine, other, watching].map(line => line.next('view')))
      const row = '4-2-3'
      mine.say({ do: 'answer', table: id, request: fresh(), seat: 0, choice: `row ${row}` })
      const kind = 'patches' in way ? 'patch' : 'changes' in way ? 'changes' : 'view'
      await mine.next(kind, ({ request }) => request !== undefined)
      await other.next(kind)
      mine.say({ do: 'ping' })
      await mine.next('pong')
      expect(mine.bytes).toContain('[4,2,3]')
      for (const line of [other, watching]) {
        line.say({ do: 'ping' })
        await line.next('pong')
        expect(line.bytes).not.toContain('[4,2,3]')
        expect(line.bytes).not.toContain('4-2-3')
      }
      for (const line of [mine, other, watching]) line.close()
    },
  )

  test('who leaves a seat goes on as the public does', async () => {
    const id = await table('pig')
    const line = await bob.socket()
    line.say({ do: 'watch', table: id })
    expect((await line.next('view')).view.viewer).toBe(1)
    await bob.post(`/api/tables/${id}/seats/1/leave`)
    expect((await line.next('view')).view.viewer).toBe('spectator')
    line.close()
  })

  test('chat is heard by all but those who mute it', async () => {
    const id = await table('pig')
    const [mine, other] = await Promise.all([ada.socket(), bob.socket()])
    for (const line of [mine, other]) line.say({ do: 'watch', table: id })
    await Promise.all([mine, other].map(line => line.next('view')))
    mine.say({ do: 'chat', table: id, line: { kind: 'say', text: 'good luck' } })
    expect((await other.next('chat')).lines).toMatchObject([{ n: 1, name: 'Ada', text: 'good luck' }])
    await bob.post('/api/me/mutes', { person: ada.id, on: true })
    mine.say({ do: 'chat', table: id, line: { kind: 'say', text: 'are you there?' } })
    await mine.next('chat', ({ lines }) => lines.some(line => line.n === 2))
    await bob.post(`/api/tables/${id}/chat`, { kind: 'react', text: '🎲' })
    expect((await other.next('chat')).lines).toMatchObject([{ n: 3, name: 'Bob' }])
    expect((await bob.get<{ lines: object[] }>(`/api/tables/${id}/chat`)).body.lines).toHaveLength(1)
    await bob.post('/api/me/mutes', { person: ada.id, on: false })
    for (const line of [mine, other]) line.close()
  })

  test.each([
    ['not json', 'malformed'],
    ['null', 'malformed'],
    ['{"do":"fly"}', 'malformed'],
    ['{"do":"watch"}', 'malformed'],
    ['{"do":"watch","table":"none"}', 'missing'],
    ['{"do":"answer","table":"none","request":"12345678","seat":0,"choice":[1]}', 'malformed'],
    ['{"do":"answer","table":"none","request":"12345678","seat":0,"choice":"roll"}', 'missing'],
    ['{"do":"chat","table":"none","line":{"kind":"say","text":"  "}}', 'malformed'],
  ])('%s is refused as %s', async (text, code) => {
    const line = await ada.socket()
    line.say(text)
    expect((await line.next('refused')).error.code).toBe(code)
    line.close()
  })

  test('who has no name can look and nothing else; who looks through a foreign seat cannot', async () => {
    const id = await table('pig')
    const stranger = await new Client(server.base).socket()
    stranger.say({ do: 'answer', table: id, request: fresh(), seat: 0, choice: 'roll' })
    expect((await stranger.next('refused')).error.code).toBe('unknown')
    const line = await eve.socket()
    line.say({ do: 'watch', table: id, seat: 0 })
    expect((await line.next('refused')).error.code).toBe('forbidden')
    line.say({ do: 'answer', table: id, request: fresh(), seat: 0, choice: 'roll' })
    expect((await line.next('refused')).error.code).toBe('forbidden')
    for (const each of [stranger, line]) each.close()
  })
})

describe('a socket', () => {
  async function refusal(path: string, headers: Record<string, string>): Promise<number | undefined> {
    const socket = new WebSocket(new URL(path, server.base.replace('http', 'ws')), { headers })
    const [, response] = await once(socket, 'unexpected-response')
    socket.on('error', () => undefined)
    socket.terminate()
    return response.statusCode
  }

  test('is not opened by another site, nor anywhere else', async () => {
    expect(await refusal('/api/socket', { origin: 'https://evil.example' })).toBe(403)
    expect(await refusal('/elsewhere', {})).toBe(404)
  })

  test('is closed when it says too much in one piece', async () => {
    const line = await ada.socket()
    line.say('x'.repeat(20_000))
    const [code] = await once(line.socket, 'close')
    expect(code).toBe(1009)
  })

  test('is heard up to the size that the host has set, as is a request', async () => {
    const small = await testServer({ limits: { messageBytes: 5000, requestBytes: 3000 } })
    const guest = await Client.guest(small.base, 'Cal')
    expect((await guest.post('/api/me/reports', { note: 'x'.repeat(4000) })).status).toBe(413)
    const line = await guest.socket()
    line.say({ do: 'ping', note: 'x'.repeat(4900) })
    await line.next('pong')
    line.say({ do: 'ping', note: 'x'.repeat(5100) })
    expect(await line.gone).toBe(1009)
    await small.close()
  })

  test('is closed when its owner signs out', async () => {
    const guest = await Client.guest(server.base, 'Guest')
    const line = await guest.socket()
    await guest.send('DELETE', '/api/sessions')
    const [code] = await once(line.socket, 'close')
    expect(code).toBe(4001)
  })

  test('one person has only so many', async () => {
    const strict = await testServer({ limits: { socketsOfOne: 1 } })
    const guest = await Client.guest(strict.base, 'Guest')
    const line = await guest.socket()
    await expect(guest.socket()).rejects.toThrow('429')
    line.close()
    await strict.close()
  })

  test('is told to come back when the server stops', async () => {
    const other = await testServer()
    const guest = await Client.guest(other.base, 'Guest')
    const line = await guest.socket()
    const closed = once(line.socket, 'close')
    await other.close()
    expect((await closed)[0]).toBe(1012)
  })
})

test('somebody whose time is up is answered for', async () => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
  const clock = { kind: 'move', seconds: 1, atEnd: 'default' }
  const { body } = await ada.post('/api/tables', { game: 'pig', seats, clock, visibility: 'public' })
  const { clocks, ask } = await ada.view(body.id)
  expect(clocks).toMatchObject([{ seat: 0 }])
  expect((clocks[0]?.endsAt ?? 0) - now()).toBeLessThanOrEqual(1000)
  const line = await eve.socket()
  line.say({ do: 'watch', table: body.id })
  await line.next('view')
  const next = await line.next('view')
  expect(next.view.events.length).toBeGreaterThan(0)
  expect((await ada.view(body.id)).ask?.ticket).not.toBe(ask?.ticket)
  line.close()
  const measured = async (): Promise<string> => (await ada.get<string>('/metrics')).body
  await vi.waitFor(async () => expect(await measured()).toMatch(/^undercroft_clock_late_seconds_count [1-9]/m), 60_000)
  expect(await measured()).toMatch(/^undercroft_commit_seconds_count [1-9]/m)
})

test('a table that rests is on disk and comes back as it was', async () => {
  const quick = await testServer({ restAfterMs: 0 })
  const guest = await Client.guest(quick.base, 'Guest')
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  const { body } = await guest.post<TableCard>('/api/tables', { game: 'pig', seats })
  const before = await guest.view(body.id)
  const gauge = async (): Promise<string | undefined> =>
    (await guest.get<string>('/metrics')).body
      .split('\n')
      .find(line => line.startsWith('undercroft_matches_in_memory '))
  while (!(await gauge())?.endsWith(' 1')) await guest.view(body.id)
  while (!(await gauge())?.endsWith(' 0')) await new Promise(next => setTimeout(next, 100))
  expect(await guest.view(body.id)).toEqual(before)
  await quick.close()
})
