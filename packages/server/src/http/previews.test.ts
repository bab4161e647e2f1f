import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ANYONE, ME, Party } from '../testing/party.ts'

const page = mkdtempSync(join(tmpdir(), 'undercroft-previews-'))
writeFileSync(join(page, 'index.html'), '<head></head>')
writeFileSync(join(page, 'page.html'), '<head></head>')
const party = await Party.gather({ page })
afterAll(async () => {
  await party.server.close()
  rmSync(page, { recursive: true })
})

/** What stands in the head of a page for those who preview it. */
async function preview(path: string): Promise<{ [name: string]: string }> {
  const text = await (await fetch(`${party.server.base}${path}`)).text()
  return Object.fromEntries(
    [...text.matchAll(/property="og:(\w+)" content="([^"]*)"/g)].map(([, name, says]) => [name, says]),
  )
}

test('a table that everybody may look at says who plays, and who won', async () => {
  const { id } = await party.pigOfTwo()
  const running = await preview(`/t/${id}`)
  expect(running).toMatchObject({ title: 'Pig: Ada and Bob', description: 'It is being played now.' })
  expect(running).toMatchObject({ image: `${new URL(party.server.base).origin}/previews/pig.webp` })
  await party.playOut(id)
  expect((await preview(`/t/${id}`)).description).toMatch(/^(Ada|Bob) won\.$/)
})

test('of a private table, and of one that is not there, nothing is told', async () => {
  const { id } = await party.make(party.ada, 'pig', [ME, ANYONE], { visibility: 'private' })
  for (const path of [`/t/${id}`, '/t/none', '/t/a/b', '/', '/me']) expect(await preview(path)).toEqual({})
})

test('a game says what it is', async () => {
  expect(await preview('/play/pig')).toMatchObject({ title: 'Pig · Undercroft' })
  expect(await preview('/play/hog')).toEqual({})
})
