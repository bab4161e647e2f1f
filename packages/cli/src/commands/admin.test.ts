import { openLog, type RunningServer, startServer } from '@undercroft/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratch } from '../fixtures/folder.ts'
import { catalogue } from '../fixtures/games.ts'
import { undercroft } from '../fixtures/terminal.ts'

const KEY = 'a-key-that-nobody-guesses'
const path = scratch()

let server: RunningServer
let ada = ''
let bob = ''
let cookie = ''
let table = ''

const send = async (url: string, body: object) => {
  const headers = { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) }
  const answer = await fetch(`${server.address}${url}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (url === 'api/guests') cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return (await answer.json()) as { id: string }
}
const admin = (words: readonly string[], key = KEY) =>
  undercroft(['admin', ...words, '--server', server.address], { env: { ADMIN_KEY: key } })

beforeAll(async () => {
  const operators = [{ name: 'olga', key: KEY }]
  server = await startServer({
    file: path('tables.sqlite'),
    games: catalogue,
    operators,
    log: openLog('silent'),
    port: 0,
  })
  ada = (await send('api/guests', { name: 'Ada' })).id
  cookie = ''
  bob = (await send('api/guests', { name: 'Bob' })).id
  table = (await send('api/tables', { game: 'pig', seats: [{ kind: 'me' }, { kind: 'anyone' }], visibility: 'public' }))
    .id
  await send('api/me/reports', { person: ada, kind: 'insult', text: 'She was rude.' })
})
afterAll(() => server.close())

describe('admin', () => {
  it('lists a report, shows it whole, and closes it', async () => {
    const { out } = await admin(['reports'])
    expect(out).toMatch(/insult +Ada, by Bob +She was rude\./)
    const [id = ''] = out.split(' ')
    expect((await admin(['report', id])).out).toContain(`about Ada (${ada}), by Bob`)
    expect((await admin(['close-report', id, '--outcome', 'warned', '--why', 'told her'])).out).toBe('done\n')
    expect((await admin(['reports'])).out).toBe('no reports\n')
    expect((await admin(['reports', '--closed'])).out).toContain('insult: warned')
  })

  it('bans, lifts, renames and closes tables, and all of it is in the log of acts', async () => {
    const banned = await admin(['ban', ada, '--for', '7d', '--why', 'rude'])
    expect(banned.out).toMatch(new RegExp(`^\\S+  Ada \\(${ada}\\)  until .*by olga  rude\n$`))
    const [ban = ''] = banned.out.split(' ')
    expect((await admin(['lift', ban, '--why', 'sorry'])).out).toBe('done\n')
    expect((await admin(['ban', '2001:db8::7', '--for', '1h', '--why', 'flood'])).out).toContain('2001:db8:0:0::')
    expect((await admin(['people', 'bo'])).out).toContain(bob)
    expect((await admin(['rename', bob, 'Robert', '--why', 'rude'])).out).toBe('done\n')
    expect((await admin(['person', bob, '--json'])).out).toContain('"name":"Robert"')
    expect((await admin(['tables', '--status', 'open'])).out).toMatch(
      new RegExp(`^${table}  pig  open  public  Robert, free\n$`),
    )
    expect((await admin(['close-table', table, '--why', 'idle'])).out).toBe('done\n')
    const { out } = await admin(['acts'])
    const lines = out
      .trimEnd()
      .split('\n')
      .map(line => line.split(/ {2,}/).slice(1))
    expect(lines.map(([who, what]) => `${who} ${what}`)).toEqual(
      ['close-table', 'rename', 'ban', 'lift', 'ban', 'close-report'].map(what => `olga ${what}`),
    )
    expect(lines[1]).toEqual(['olga', 'rename', 'Bob is now Robert', 'rude'])
  })

  it('says what is running', async () => {
    const { out } = await admin(['running'])
    expect(out).toMatch(/^node +since +sockets +people +tables +matches +bots +memory\n/)
    expect(out).toMatch(/in the store: 2 people, /)
  })

  it.each([
    [['reports'], '', /ADMIN_KEY is not set/],
    [['reports'], 'wrong', /this is not the key of an operator/],
    [['report'], KEY, /report needs an id/],
    [['ban', 'x', '--why', 'y'], KEY, /a ban has an end: --for 7d/],
    [['ban', 'x', '--why', 'y', '--for', 'ever'], KEY, /--for is a time such as 12h/],
    [['ban', 'x', '--for', '1d'], KEY, /ban needs --why TEXT/],
    [['bams'], KEY, /there is no act "bams": did you mean bans\?/],
    [['report', 'none'], KEY, /there is no such report/],
  ])('%j with the key "%s" is refused', async (words, key, says) => {
    const { code, out, err } = await admin(words, key)
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(says)
  })

  it('says that nobody answers', async () => {
    const { err } = await undercroft(['admin', 'acts', '--server', 'http://127.0.0.1:9'], { env: { ADMIN_KEY: KEY } })
    expect(err).toContain('nobody answers at http://127.0.0.1:9')
  })
})
