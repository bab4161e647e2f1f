import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safeHeaders } from './headers.ts'
import { listen } from './listen.ts'
import { answerWithPage, isBuilt, type Previews } from './page.ts'

const home = mkdtempSync(join(tmpdir(), 'undercroft-serve-'))
const folder = join(home, 'dist')
/** One address has a preview, with a name that somebody typed. */
const previews: Previews = {
  of: async path =>
    path === '/t/pig' ? { title: '"><script>Ann</script>', says: 'Ann & Ben', game: 'pig' } : undefined,
  origin: 'https://play.example.org',
}
const server = createServer((asked, response) => answerWithPage(folder, asked, response, previews))
let port = 0

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, 'play'))
  mkdirSync(join(home, 'dist-beside'))
  writeFileSync(join(home, 'dist.html'), 'secret')
  writeFileSync(join(folder, 'play/pig.html'), '<h1>pig</h1>')
  writeFileSync(join(folder, 'index.html'), '<h1>home</h1>')
  writeFileSync(join(folder, 'page.html'), '<h1>page</h1>')
  writeFileSync(join(folder, 'sw.js'), 'worker')
  writeFileSync(join(folder, 'assets/index-AbC123.js'), 'script')
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
  writeFileSync(join(folder, 'assets/both-AbC123.js'), 'a long script')
  writeFileSync(join(folder, 'assets/both-AbC123.js.br'), 'brotli')
  writeFileSync(join(folder, 'assets/both-AbC123.js.gz'), 'gzip')
  writeFileSync(join(folder, 'assets/rebuilt-AbC123.js'), 'a new script')
  writeFileSync(join(folder, 'assets/rebuilt-AbC123.js.br'), 'of the old script')
  utimesSync(join(folder, 'assets/rebuilt-AbC123.js.br'), 1, 1)
  writeFileSync(join(home, 'secret.txt'), 'secret')
  writeFileSync(join(home, 'dist-beside/secret.txt'), 'secret')
  port = await listen(server, '127.0.0.1', 0)
})

afterAll(() => {
  server.close()
  rmSync(home, { recursive: true })
})

interface Answer {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Sends a path as it is: `fetch` would tidy it up. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, failed) => {
    request({ host: '127.0.0.1', port, path, method, headers }, response => {
      let body = ''
      response.setEncoding('utf8').on('data', part => {
        body += part
      })
      response.on('end', () => done({ status: response.statusCode, headers: response.headers, body }))
    })
      .on('error', failed)
      .end()
  })
}

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache', '<h1>home</h1>'],
  ['/play%2f..', 'text/html; charset=utf-8', 'no-cache', '<h1>home</h1>'],
  ['/play/pig', 'text/html; charset=utf-8', 'no-cache', '<h1>pig</h1>'],
  ['/play/hog', 'text/html; charset=utf-8', 'no-cache', '<h1>page</h1>'],
  ['/table/42?seat=1', 'text/html; charset=utf-8', 'no-cache', '<h1>page</h1>'],
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache', 'worker'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache', '{}'],
  ['/assets/index-AbC123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', 'script'],
])('%s is served as %s', async (path, type, cache, body) => {
  const answer = await ask(path)
  expect(answer).toMatchObject({ status: 200, body, headers: { 'content-type': type, 'cache-control': cache } })
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'self';/)
  expect(answer.headers['content-security-policy']).not.toContain('unsafe')
})

test('a link says what it leads to, and names in it are words alone', async () => {
  mkdirSync(join(folder, 't'))
  writeFileSync(join(folder, 't/pig.html'), '<head><title>Undercroft</title></head><h1>page</h1>')
  const { body, headers } = await ask('/t/pig?at=57')
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body)))
  expect(body).toContain('<meta property="og:title" content="&quot;&gt;&lt;script&gt;Ann&lt;/script&gt;">')
  expect(body).toContain('<meta property="og:description" content="Ann &amp; Ben">')
  expect(body).toContain('<meta property="og:image" content="https://play.example.org/previews/pig.webp">')
  expect(body).toContain('<meta property="og:url" content="https://play.example.org/t/pig">')
  expect(body).not.toContain('<script>')
  expect((await ask('/t/pig', 'HEAD')).body).toBe('')
  expect((await ask('/t/hog')).body).toBe('<h1>page</h1>')
})

test.each([
  ['/', 'same-origin'],
  ['/assets/index-AbC123.js', 'same-origin'],
  ['/embed', 'cross-origin'],
  ['/previews/pig.webp', 'cross-origin'],
])('%s may be shown by pages of the %s', async (path, whose) => {
  const { headers } = await ask(path)
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': whose,
    'permissions-policy': expect.stringContaining('camera=()'),
    'strict-transport-security': 'max-age=31536000',
  })
})

test.each([undefined, 'http://localhost:8080'])('at %s nobody is bound to https', origin =>
  expect(safeHeaders('/', origin)).not.toHaveProperty('Strict-Transport-Security'),
)

test.each([
  ['/embed', '*'],
  ['/embed.html', '*'],
  ['/', "'none'"],
  ['/look', "'none'"],
  ['/embed/../', "'none'"],
  ['/embedded', "'none'"],
])('%s may stand in a frame of %s', async (path, ancestors) => {
  const { headers } = await ask(path)
  expect(String(headers['content-security-policy']).split('; ').at(-1)).toBe(`frame-ancestors ${ancestors}`)
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%2fdist-beside/secret.txt',
  '/..%5csecret.txt',
  '//etc/passwd.txt',
])('%s does not lead out of the folder', async path => {
  const answer = await ask(path)
  expect(answer.body).not.toContain('secret')
  expect(answer.status).toBe(404)
})

test.each([
  ['/assets/missing.js', 'GET', 404],
  ['/assets/both-AbC123.js.br', 'GET', 404],
  ['/%', 'GET', 400],
  ['/%00', 'GET', 400],
  ['/', 'POST', 405],
])('%s by %s is refused with %i', async (path, method, status) => {
  expect((await ask(path, method)).status).toBe(status)
})

test('a file that the browser has is not sent again', async () => {
  const { headers } = await ask('/')
  expect(await ask('/', 'GET', { 'if-none-match': String(headers.etag) })).toMatchObject({ status: 304, body: '' })
})

test.each([
  ['gzip, deflate, br', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
  ['identity', undefined, 'a long script'],
])('to whom takes %s a file goes as %s', async (takes, encoding, body) => {
  const headers = { 'accept-encoding': takes }
  const answer = await ask('/assets/both-AbC123.js', 'GET', headers)
  expect(answer).toMatchObject({ status: 200, body })
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(body.length),
    vary: 'Accept-Encoding',
  })
  expect(answer.headers['content-encoding']).toBe(encoding)
  const again = await ask('/assets/both-AbC123.js', 'HEAD', headers)
  expect(again).toMatchObject({ status: 200, body: '', headers: { 'content-length': String(body.length) } })
})

test('what is compressed in another way is another version', async () => {
  const takes = (encoding: string, known: string) =>
    ask('/assets/both-AbC123.js', 'GET', { 'accept-encoding': encoding, 'if-none-match': known })
  const { headers } = await takes('br', '"none"')
  expect(await takes('br', `"other", W/${headers.etag}`)).toMatchObject({ status: 304, body: '' })
  expect(await takes('gzip', String(headers.etag))).toMatchObject({ status: 200, body: 'gzip' })
})

test('what an earlier build has compressed is not sent', async () => {
  const answer = await ask('/assets/rebuilt-AbC123.js', 'GET', { 'accept-encoding': 'br' })
  expect(answer).toMatchObject({ status: 200, body: 'a new script' })
})

test('who asks for a part is given the whole', async () => {
  const answer = await ask('/assets/both-AbC123.js', 'GET', { range: 'bytes=0-3' })
  expect(answer).toMatchObject({ status: 200, body: 'a long script' })
})

test('HEAD gives the headers alone', async () => {
  expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '', headers: { 'content-length': '13' } })
})

test('a port that was asked for and is taken is an error', async () => {
  await expect(listen(createServer(), '127.0.0.1', port)).rejects.toThrow(`port ${port} is taken`)
})

test('a folder without a page is noticed', async () => {
  expect([await isBuilt(folder), await isBuilt(join(folder, 'assets'))]).toEqual([true, false])
})
