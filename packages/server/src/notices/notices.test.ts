import { createPublicKey, verify } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../store/open.ts'
import { examplePerson, exampleTable, exampleToken, sits } from '../store/testing/examples.ts'
import { catalogue } from '../testing/games.ts'
import { now } from '../time.ts'
import { Notices } from './notices.ts'
import { isPublic, type Posting, post } from './post.ts'
import { Vapid } from './vapid.ts'

test('a push service can check that a notice is ours', () => {
  const vapid = new Vapid(Vapid.newSecret(), 'https://play.example.org')
  const [, jwt = '', key = ''] =
    /^vapid t=(.+), k=(.+)$/.exec(vapid.authorization('https://push.example.com/x/y', 0)) ?? []
  const [head = '', claims = '', signature = ''] = jwt.split('.')
  expect(key).toBe(vapid.publicKey)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example.com',
    exp: 43_200,
    sub: 'https://play.example.org',
  })
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'))
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } })
  const check = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), check, Buffer.from(signature, 'base64url'))).toBe(true)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::1',
  '::ffff:10.0.0.1',
  'fe80::1',
])('%s is not to be spoken to', address => expect(isPublic(address)).toBe(false))

test.each(['93.184.216.34', '2606:2800:220:1::1'])('%s is', address => expect(isPublic(address)).toBe(true))

test('a notice is posted, but not into our own network', async () => {
  let got = ''
  const server = createServer((request, response) => {
    request.on('data', part => {
      got += part
    })
    request.on('end', () => response.writeHead(204).end())
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  const port = typeof bound === 'object' ? bound?.port : 0
  const posting: Posting = { url: `http://localhost:${port}/`, headers: {}, body: 'turn' }
  await expect(post(posting)).rejects.toThrow('not a public one')
  expect(got).toBe('')
  expect(await post(posting, () => true)).toBe(204)
  expect(got).toBe('turn')
  await new Promise(done => server.close(done))
})

test('who is asked and away is told once, and who has moved away no more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-notices-'))
  const store = await openStore({ file: join(folder, 'tables.db') })
  const [ada, bob] = [examplePerson('Ada'), examplePerson('Bob')]
  for (const person of [ada, bob]) {
    await store.people.add(person, exampleToken(person))
    const of = { person: person.id, madeAt: 1 }
    const url = `https://hooks.example.org/${person.name}`
    await store.people.addNotice({ ...of, id: `hook ${person.name}`, kind: 'webhook', target: JSON.stringify({ url }) })
    const endpoint = `https://push.example.org/${person.name}`
    await store.people.addNotice({
      ...of,
      id: `push ${person.name}`,
      kind: 'push',
      target: JSON.stringify({ endpoint }),
    })
  }
  await store.people.saw([bob.id], now())
  const more = { status: 'playing', waiting: [0, 1], noticeAt: now() - 1 } as const
  await store.tables.add(exampleTable({ seats: [sits(ada), sits(bob)], ...more }))
  const sent: Posting[] = []
  const notices = new Notices({
    store,
    findGame: id => catalogue.find(game => game.id === id),
    vapid: new Vapid(Vapid.newSecret(), 'https://play.example.org'),
    node: 'one',
    origin: 'https://play.example.org',
    failed: () => undefined,
    pollMs: 10,
    send: async posting => {
      sent.push(posting)
      return posting.url.includes('push') ? 410 : 204
    },
  })
  await expect.poll(() => sent.length).toBeGreaterThan(1)
  await new Promise(next => setTimeout(next, 150)) // time enough for what should not come
  await notices.stop()
  expect(sent.map(({ url }) => url).sort()).toEqual(['https://hooks.example.org/Ada', 'https://push.example.org/Ada'])
  expect(sent.find(({ url }) => url.includes('hooks'))?.body).toMatch(
    /"content":"It is your turn at Pig: https:\/\/play.example.org\//,
  )
  expect((await store.people.notices(ada.id)).map(({ kind }) => kind)).toEqual(['webhook'])
  await store.close()
  rmSync(folder, { recursive: true })
})
