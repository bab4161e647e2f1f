// @module-tag slow
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chaos } from './chaos.ts'

test('a server that is killed loses nothing that it has acknowledged, and does nothing twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-chaos-'))
  const report = await chaos({
    env: { UNDERCROFT_FILE: join(folder, 'tables.db') },
    nodes: 1,
    tables: 5,
    kills: 3,
    people: true,
  })
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report).toMatchObject({ lost: 0, twice: 0, stuck: 0 })
  expect(report.people).toMatchObject({ codesLost: 0, pairsBroken: 0, cupsBroken: 0 })
  rmSync(folder, { recursive: true })
})
