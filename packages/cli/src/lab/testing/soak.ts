// `npm run soak -- --only lab`: one report from threads and from three workers of which one is killed; imbalance that was
// planted is found, and where there is none none is; a million games in bounded memory. LAB_PART sets which of them (kill,
// planted, quiet, many), SEEDS with how many seeds something is planted (1) or not (20), GAMES how many the million is.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@undercroft/server/testing/postgres'
import { exactly, killed } from './kill.ts'
import { many } from './many.ts'
import { planted, quiet } from './planted.ts'
import { Command } from './process.ts'

const home = mkdtempSync(join(tmpdir(), 'undercroft-lab-'))
const file = (name: string, text?: string): string => {
  const path = join(home, name)
  if (text !== undefined) writeFileSync(path, text)
  return path
}
const { LAB_PART: part = 'all', SEEDS, GAMES } = process.env
const problems: string[] = []

/** The report of one experiment is the same file, whoever has played it. */
async function sameReport(): Promise<void> {
  const experiment = file(
    'same.yaml',
    'game: all-out-assault\nseed: 5\ngames: 4000\nmeasures: []\narms:\n  - name: a\n  - name: b\n    bots: random\n',
  )
  const pages: string[] = []
  for (const threads of ['1', '2']) {
    const page = file(`threads-${threads}.html`)
    await new Command(['lab', 'run', experiment, '--threads', threads, '--html', page]).succeeds()
    pages.push(readFileSync(page, 'utf8'))
  }
  const postgres = await startPostgres()
  try {
    const page = file('queue.html')
    console.log(await killed(postgres.url, experiment, page))
    pages.push(readFileSync(page, 'utf8'))
  } finally {
    await postgres.stop()
  }
  const same = exactly(pages)
  console.log(same ? 'the three reports are the same file' : 'the reports differ')
  if (!same) problems.push('reports differ')
}

try {
  if (part === 'all' || part === 'kill') await sameReport()
  if (part === 'all' || part === 'planted') problems.push(...(await planted(file, Number(SEEDS ?? 1))))
  if (part === 'all' || part === 'quiet') problems.push(...(await quiet(file, Number(SEEDS ?? 20))))
  if (part === 'all' || part === 'many') problems.push(...(await many(file, Number(GAMES ?? 1_000_000))))
} finally {
  rmSync(home, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
