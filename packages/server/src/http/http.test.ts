import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { testServer } from '../testing/server.ts'

const server = await testServer()
afterAll(() => server.close())

interface Failed {
  error: { code: string; message: string; where?: string }
}

describe('a guest', () => {
  test('has a name and a cookie that scripts cannot read', async () => {
    const ada = new Client(server.base)
    const { status, headers } = await ada.post('/api/guests', { name: ' Ada ' })
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toMatch(
      /^undercroft=[\w-]{20}\.[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    )
    expect((await ada.get('/api/me')).body).toMatchObject({ name: 'Ada', settings: {} })
  })

  test('changes name and settings', async () => {
    const ada = await Client.guest(server.base, 'Ada')
    await ada.send('PATCH', '/api/me', { name: 'Countess', settings: { sound: false } })
    expect((await ada.get('/api/me')).body).toMatchObject({ name: 'Countess', settings: { sound: false } })
  })

  test('moves to another device by a link that works once', async () => {
    const ada = await Client.guest(server.base, 'Ada')
    const { body } = await ada.post<{ token: string }>('/api/me/move')
    const phone = new Client(server.base)
    expect((await phone.post<{ id: string }>('/api/sessions', { token: body.token })).body.id).toBe(ada.id)
    expect((await phone.get<{ id: string }>('/api/me')).body.id).toBe(ada.id)
    expect((await ada.get<{ id: string }>('/api/me')).body.id).toBe(ada.id)
    expect((await new Client(server.base).post('/api/sessions', { token: body.token })).status).toBe(403)
    expect((await new Client(server.base, { cookie: `undercroft=${body.token}` }).get('/api/me')).status).toBe(401)
  })

  test('who has signed out is nobody, also with the old cookie', async () => {
    const ada = await Client.guest(server.base, 'Ada')
    const old = new Client(server.base, ada.headers)
    await ada.send('DELETE', '/api/sessions')
    expect((await old.get('/api/me')).status).toBe(401)
  })

  test('lets programs in by tokens, and shuts them out again', async () => {
    const ada = await Client.guest(server.base, 'Ada')
    const { body } = await ada.post<{ id: string; token: string }>('/api/me/programs', { label: 'my bot' })
    const program = new Client(server.base, { authorization: `Bearer ${body.token}` })
    expect((await program.get<{ id: string }>('/api/me')).body.id).toBe(ada.id)
    expect(JSON.stringify((await ada.get('/api/me/programs')).body)).not.toContain(body.token)
    expect((await ada.send('DELETE', `/api/me/programs/${body.id}`)).status).toBe(200)
    expect((await program.get('/api/me')).status).toBe(401)
    expect((await ada.send('DELETE', `/api/me/programs/${body.id}`)).status).toBe(404)
  })

  test('has learned on one device what was learned on another, and no more than is kept', async () => {
    const ada = await Client.guest(server.base, 'Ada')
    const learn = (...marks: unknown[]) => ada.post<{ marks?: string[] }>('/api/me/learned', { marks })
    expect((await learn('lesson/pig/hold', 'lesson/pig/hold')).body.marks).toEqual(['lesson/pig/hold'])
    const all = ['beaten/pig/greedy', 'lesson/pig/hold', 'puzzle/pig/p-1']
    expect((await learn('puzzle/pig/p-1', 'beaten/pig/greedy')).body.marks).toEqual(all)
    expect((await learn()).body.marks).toEqual(all)
    for (const wrong of ['lesson/pig', 'cake/pig/hold', 'lesson/../hold', `lesson/pig/${'x'.repeat(61)}`, 7])
      expect((await learn(wrong)).status).toBe(400)
    const many = Array.from({ length: 501 }, (_, n) => `puzzle/pig/${n}`)
    expect((await learn(...many)).status).toBe(400)
    expect((await learn(...many.slice(0, 498))).status).toBe(429)
    expect((await learn(...many.slice(0, 497))).body.marks).toHaveLength(500)
    expect((await ada.get<{ learned: string[] }>('/api/me/export')).body.learned).toHaveLength(500)
    expect((await new Client(server.base).post('/api/me/learned', { marks: [] })).status).toBe(401)
  })

  test('gets all that is kept, and can have it deleted', async () => {
    const ada = await Client.guest(server.base, 'Ada')
    const seats = [{ kind: 'me' }, { kind: 'anyone' }]
    const { body: card } = await ada.post('/api/tables', { game: 'pig', seats, visibility: 'public' })
    await ada.post(`/api/tables/${card.id}/chat`, { kind: 'say', text: 'hello' })
    expect((await ada.get('/api/me/export')).body).toMatchObject({
      me: { name: 'Ada' },
      tables: [{ card: { id: card.id } }],
      chat: [{ text: 'hello' }],
    })
    const old = new Client(server.base, ada.headers)
    expect((await ada.send('DELETE', '/api/me')).status).toBe(200)
    expect((await old.get('/api/me')).status).toBe(401)
    expect((await old.get<{ lines: [] }>(`/api/tables/${card.id}/chat`)).body.lines).toEqual([])
    expect(JSON.stringify((await old.get(`/api/tables/${card.id}`)).body)).not.toContain('Ada')
  })

  test('keeps addresses for notices, on the open internet only', async () => {
    const ada = await Client.guest(server.base, 'Ada')
    const target = { url: 'https://hooks.example.org/abc' }
    const { body } = await ada.post<{ id: string }>('/api/me/notices', { kind: 'webhook', target })
    expect((await ada.get<{ notices: object[] }>('/api/me/notices')).body.notices).toMatchObject([{ kind: 'webhook' }])
    for (const url of [
      'http://hooks.example.org/',
      'https://127.0.0.1/',
      'https://localhost/',
      'https://[::1]/',
      'file:///etc',
    ]) {
      expect((await ada.post('/api/me/notices', { kind: 'webhook', target: { url } })).status).toBe(400)
    }
    expect((await ada.send('DELETE', `/api/me/notices/${body.id}`)).status).toBe(200)
  })
})

describe('what is wrong is said in one shape', () => {
  test.each([
    ['POST', '/api/guests', { name: '' }, 400, 'malformed', 'name'],
    ['POST', '/api/guests', { name: 'a\u202eb' }, 400, 'malformed', 'name'],
    ['POST', '/api/guests', { name: 'x'.repeat(41) }, 400, 'malformed', 'name'],
    ['POST', '/api/guests', {}, 400, 'malformed', 'name'],
    ['POST', '/api/guests', '{"name":', 400, 'malformed', undefined],
    ['POST', '/api/guests', '[]', 400, 'malformed', undefined],
    ['POST', '/api/guests', '{"__proto__":{"name":"x"}}', 400, 'malformed', undefined],
    ['POST', '/api/guests', { name: 'a', more: 1 }, 400, 'malformed', undefined],
    ['POST', '/api/guests', `{"name":"${'x'.repeat(70_000)}"}`, 413, 'too-large', undefined],
    ['GET', '/api/me', undefined, 401, 'unknown', undefined],
    ['GET', '/api/nothing', undefined, 404, 'missing', undefined],
    ['GET', '/api/tables/none', undefined, 404, 'missing', undefined],
    ['GET', '/api/tables?status=burning', undefined, 400, 'malformed', 'status'],
    ['GET', `/api/tables/${'x'.repeat(200)}`, undefined, 400, 'malformed', undefined],
    ['GET', '/api/tables/%00/view', undefined, 400, 'malformed', 'table'],
    ['GET', '/api/tables/none/view?seat=-1', undefined, 400, 'malformed', 'seat'],
  ])('%s %s %o: %i %s', async (method, path, body, status, code, where) => {
    const answer = await new Client(server.base).send<Failed>(method, path, body)
    expect(answer.body.error).toMatchObject({ code, message: expect.any(String) })
    expect(answer.status).toBe(status)
    expect(answer.body.error.where).toBe(where)
  })

  test('a form of another kind is refused', async () => {
    const { status } = await new Client(server.base).send('POST', '/api/guests', 'name=x', {
      'content-type': 'text/plain',
    })
    expect(status).toBe(415)
  })
})

describe('the guard', () => {
  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{}, 200],
  ])('a change sent with %o is answered with %i', async (headers, status) => {
    const ada = await Client.guest(server.base, 'Ada')
    expect((await ada.send('PATCH', '/api/me', { name: 'Eve' }, headers)).status).toBe(status)
  })

  test('every answer has headers that keep the page safe', async () => {
    for (const path of ['/api/games', '/healthz', '/api/nothing']) {
      const { headers } = await new Client(server.base).get(path)
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'self';/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('strict-transport-security')).toBeNull()
    }
  })

  test('lets nobody do too much', async () => {
    const strict = await testServer({ limits: { newGuests: { burst: 2, perSecond: 0 }, tablesOfOne: 1 } })
    const ada = await Client.guest(strict.base, 'Ada')
    const table = { game: 'pig', seats: [{ kind: 'me' }, { kind: 'anyone' }] }
    expect((await ada.post('/api/tables', table)).status).toBe(200)
    expect((await ada.post('/api/tables', table)).body.error.code).toBe('too-many')
    await Client.guest(strict.base, 'Bob')
    const third = await new Client(strict.base).post('/api/guests', { name: 'Eve' })
    expect(third.status).toBe(429)
    expect(third.headers.get('retry-after')).toBe('1')
    await strict.close()
  })

  test('with https the cookie is secure', async () => {
    const secure = await testServer({ publicOrigin: 'https://play.example.org' })
    const { headers } = await new Client(secure.base).post('/api/guests', { name: 'Ada' })
    expect(headers.get('set-cookie')).toMatch(/^__Host-undercroft=.*; Secure$/)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    const origin = { origin: 'https://play.example.org' }
    expect((await new Client(secure.base).send('POST', '/api/guests', { name: 'Bob' }, origin)).status).toBe(200)
    const far = { 'x-forwarded-for': '93.184.216.34' }
    expect((await new Client(secure.base, far).get('/metrics')).status).toBe(404)
    expect((await new Client(secure.base, far).get('/healthz')).status).toBe(200)
    await secure.close()
  })
})

describe('for those who run it', () => {
  test('health, readiness and metrics', async () => {
    const client = new Client(server.base)
    expect((await client.get('/healthz')).body).toEqual({ ok: true })
    expect((await client.get('/readyz')).body).toEqual({ ok: true })
    const { body } = await client.get<string>('/metrics')
    expect(body).toContain('undercroft_http_seconds_count')
    expect(body).toContain('undercroft_sockets 0')
    for (const name of ['socket_answer', 'commit', 'clock_late', 'bot_late']) {
      expect(body).toContain(`undercroft_${name}_seconds_count`)
    }
  })

  test('logs hold no keys', async () => {
    const ada = await Client.guest(server.base, 'Ada')
    const { body } = await ada.post<{ token: string }>('/api/me/move')
    await new Client(server.base).get(`/join/x/${body.token}?token=${body.token}`)
    await new Client(server.base).post('/api/sessions', { token: body.token })
    const all = server.logged.join('')
    const secret = body.token.split('.')[1] ?? 'none'
    const cookie = ada.headers.cookie?.split('.')[1] ?? 'none'
    expect(all).toContain('/api/me/move')
    expect(all).not.toContain(secret)
    expect(all).not.toContain(cookie)
  })

  test('the API describes itself', async () => {
    interface Described {
      openapi: string
      components: { schemas: object }
      paths: Record<string, Record<string, { requestBody?: object; parameters?: object[] }>>
    }
    const { body } = await new Client(server.base).get<Described>('/api/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    expect(Object.keys(body.paths).length).toBeGreaterThan(20)
    const answers = body.paths['/api/tables/{table}/answers']?.post
    expect(answers?.parameters).toMatchObject([{ name: 'table', in: 'path', required: true }])
    expect(JSON.stringify(answers?.requestBody)).toContain('"ticket"')
    const { schemas } = body.components
    const named = [...JSON.stringify(body).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(found => found[1])
    expect(new Set(named)).toEqual(new Set(Object.keys(schemas)))
    expect(JSON.stringify(body).includes('$defs')).toBe(false)
  })

  test('the page is served beside the API', async () => {
    const folder = new URL('../testing', import.meta.url).pathname
    const withPage = await testServer({ page: folder })
    const { body, headers } = await new Client(withPage.base).get<string>('/games.ts')
    expect(body).toBe(readFileSync(new URL('../testing/games.ts', import.meta.url), 'utf8'))
    expect(headers.get('content-security-policy')).toBeTruthy()
    expect((await new Client(withPage.base).get('/api/none')).status).toBe(404)
    await withPage.close()
  })
})
