import { existsSync } from 'node:fs'
import { DuckDBInstance } from '@duckdb/node-api'
import { expect, it } from 'vitest'
import { scratch } from '../fixtures/folder.ts'
import { undercroft } from '../fixtures/terminal.ts'

const file = scratch()

const PIG = "title: It's Pig\ngame: pig\nseed: 3\ngames: 3000\noptions: { goal: 30 }\narms:\n  - name: a\n  - name: b\n"

async function rowsOf(table: string, sql: string, database?: string): Promise<unknown[][]> {
  const instance = await DuckDBInstance.create(database ?? ':memory:')
  const connection = await instance.connect()
  const rows = (await connection.runAndReadAll(sql.replace('TABLE', table))).getRowsJson()
  connection.closeSync()
  instance.closeSync()
  return rows
}

const QUERY =
  'SELECT arm, count(*)::INTEGER, min(number), max(number), sum(answers)::INTEGER FROM TABLE GROUP BY arm ORDER BY arm'

it('every game is a row, in Parquet and in DuckDB, also after a stop', async () => {
  const path = file('pig.yaml', PIG)
  const [parquet, database] = [file('pig.parquet'), file('pig.duckdb')]
  const whole = await undercroft(['lab', 'run', path, '--json', '--games-out', parquet])
  expect([whole.code, whole.err]).toEqual([0, ''])
  const controller = new AbortController()
  const stopped = await undercroft(['lab', 'run', path, '--progress', '--threads', '1', '--games-out', database], {
    interrupted: controller.signal,
    watch: progress => /[1-9]\d* of 3000 games/.test(progress) && controller.abort(),
  })
  expect(stopped.code).toBe(130)
  expect(existsSync(`${database}.part`)).toBe(true)
  const resumed = await undercroft(['lab', 'run', path, '--json', '--games-out', database])
  expect(resumed.err).toMatch(/^goes on after [1-9]\d* of 3000 games\n$/)
  expect(resumed.out).toBe(whole.out)
  expect([`${database}.part`, `${parquet}.part`, `${path}.part`].filter(existsSync)).toEqual([])
  const counted = await rowsOf(`'${parquet}'`, QUERY)
  expect(counted.map(row => row.slice(0, 4))).toEqual([
    ['a', 3000, 0, 2999],
    ['b', 3000, 0, 2999],
  ])
  expect(await rowsOf('games', QUERY, database)).toEqual(counted)
  const [first] = await rowsOf(
    `'${parquet}'`,
    'SELECT experiment, seats, bots, result, length(winners)::INTEGER, ending FROM TABLE LIMIT 1',
  )
  expect(first).toEqual(["It's Pig", ['P1', 'P2'], ['greedy', 'greedy'], 'won', 1, 'PG-1.6'])
})

it('a file of another kind is refused', async () => {
  const { code, err } = await undercroft(['lab', 'run', file('csv.yaml', PIG), '--games-out', 'games.csv'])
  expect([code, err.split('\n')[0]]).toEqual([
    1,
    'undercroft lab: --games-out games.csv: the name ends in .parquet or .duckdb',
  ])
})
