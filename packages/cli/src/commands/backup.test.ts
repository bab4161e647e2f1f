import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { restore } from '@undercroft/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { scratch } from '../fixtures/folder.ts'
import { undercroft } from '../fixtures/terminal.ts'

const path = scratch()
const data = path('tables.sqlite')
const first = '{"undercroft":"backup","version":1}'
const key = '["keys",{"name":"vapid","value":"a secret"}]'
const person = '["people",{"id":"ada","name":"Ada","settings":"{}","made_at":1,"seen_at":null}]'
const whole = [first, person, key, '{"end":2}']

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}

beforeAll(() => restore({ file: data }, each(whole)))

describe('backup', () => {
  it('writes everything into a new file that only its owner may read', async () => {
    const file = path('one.jsonl')
    const { code, out, err } = await undercroft(['backup', file, '--data', data])
    expect({ code, out, err }).toEqual({ code: 0, out: `backed up ${data} to ${file} (2 rows)\n`, err: '' })
    expect(readFileSync(file, 'utf8').split('\n').slice(0, -1).sort()).toEqual([...whole].sort())
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(existsSync(`${file}.part`)).toBe(false)
  })

  it.each([
    ['a database that is not there', () => ['--data', path('none.sqlite')], /none\.sqlite: there is no such database/],
    ['what is no database', () => ['--data', path('text.sqlite', 'words '.repeat(999))], /this file is no database/],
    ['an empty file', () => ['--data', path('empty.sqlite', '')], /there are no tables of Undercroft in it/],
  ])('refuses %s, and leaves nothing behind', async (_, options, says) => {
    const file = path('none.jsonl')
    const { code, out, err } = await undercroft(['backup', file, ...options()])
    expect(err).toMatch(says)
    expect([code, out, existsSync(file), existsSync(`${file}.part`)]).toEqual([1, '', false, false])
    expect(existsSync(path('none.sqlite'))).toBe(false)
  })

  it('writes over nothing', async () => {
    const file = path('there.jsonl', 'mine')
    expect((await undercroft(['backup', file, '--data', data])).err).toContain('this file is there already')
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  it('wants one database', async () => {
    const env = { DATABASE_URL: 'postgres://ada:secret@127.0.0.1:1/tables' }
    const both = await undercroft(['backup', path('x.jsonl'), '--data', data], { env })
    expect(both.err).toContain('--data names a file and DATABASE_URL a server')
    const away = await undercroft(['backup', path('x.jsonl')], { env })
    expect(away.err).toContain('the database at 127.0.0.1:1/tables: nobody answers there')
    expect(away.err).not.toContain('secret')
  })

  it('keeps nothing when it is stopped', async () => {
    const file = path('stopped.jsonl')
    const ran = await undercroft(['backup', file, '--data', data], { interrupted: AbortSignal.abort() })
    expect([ran.code, ran.err]).toEqual([130, 'stopped: nothing was kept\n'])
    expect(existsSync(`${file}.part`)).toBe(false)
  })
})

describe('restore', () => {
  it('reads into a new file what was backed up, once', async () => {
    const file = path('whole.jsonl', `${whole.join('\n')}\n`)
    const target = path('restored.sqlite')
    const { code, out } = await undercroft(['restore', file, '--data', target])
    expect([code, out]).toEqual([0, `restored ${file} to ${target} (2 rows)\n`])
    const again = await undercroft(['restore', file, '--data', target])
    expect(again.err).toContain(`${target}: this database is not empty`)
    await undercroft(['backup', path('again.jsonl'), '--data', target])
    expect(readFileSync(path('again.jsonl'), 'utf8')).toBe(readFileSync(file, 'utf8'))
  })

  it.each([
    ['cut off', whole.slice(0, -1), /bad\.jsonl:3: the backup was cut off/],
    ['damaged', [first, '["people",{"id'], /bad\.jsonl:2: this line is damaged/],
    ['something else', ['{"some":"file"}'], /bad\.jsonl:1: this is no backup of Undercroft/],
    ['short of a row', [first, person, '{"end":2}'], /bad\.jsonl:3: the backup should have 2 rows, and has 1/],
    ['empty', [], /the backup was cut off/],
  ])('refuses what is %s, and makes nothing', async (_, lines, says) => {
    const file = path('bad.jsonl', lines.join('\n'))
    const target = path('bad.sqlite')
    const { code, out, err } = await undercroft(['restore', file, '--data', target])
    expect(err).toMatch(says)
    expect(err).toContain('nothing was restored')
    expect([code, out, existsSync(target), existsSync(`${target}-wal`)]).toEqual([1, '', false, false])
  })

  it('refuses a file that is not there, and folders', async () => {
    expect((await undercroft(['restore', path('no.jsonl')])).err).toContain('there is no such file')
    expect((await undercroft(['restore', path('.')])).err).toContain('this is a folder')
  })

  it('restores nothing when it is stopped', async () => {
    const file = path('whole.jsonl')
    writeFileSync(file, whole.join('\n'))
    const target = path('stopped.sqlite')
    const ran = await undercroft(['restore', file, '--data', target], { interrupted: AbortSignal.abort() })
    expect([ran.code, ran.err]).toEqual([130, 'stopped: nothing was restored\n'])
    expect(existsSync(target)).toBe(false)
  })
})
