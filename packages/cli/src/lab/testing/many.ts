import { statSync } from 'node:fs'
import { undercroft } from '../../fixtures/terminal.ts'

type File = (name: string, text?: string) => string

/** What a million games of All Out Assault may take: so much memory, and a file of so many bytes. */
const MOST = { rss: 1_000_000_000, bytes: 200_000_000 }

/** How often it says how much memory is in use, by games. */
const LOOK_AT = 20

/**
 * Plays many short games through the same threads, sums and file that every experiment goes through, with two seats and
 * bots who are quick, and says how the memory grows.
 */
export async function many(file: File, games: number): Promise<string[]> {
  const rows = file('many.parquet')
  const path = file('many.yaml', `game: pig\nseed: 1\ngames: ${games}\nbots: random\noptions: { goal: 10 }\n`)
  const looks: number[] = []
  let most = 0
  const { code, err } = await undercroft(['lab', 'run', path, '--progress', '--games-out', rows], {
    watch: said => {
      const done = Number(/(\d+) of \d+ games[^\d]*$/.exec(said.slice(-200))?.[1] ?? 0)
      const { rss } = process.memoryUsage()
      most = Math.max(most, rss)
      if (done < (looks.length * games) / LOOK_AT) return
      looks.push(done)
      console.log(`${done} games: ${(rss / 1e6).toFixed(0)} MB`)
    },
  })
  if (code !== 0) return [err]
  const { size } = statSync(rows)
  console.log(
    `${games} games: at most ${(most / 1e6).toFixed(0)} MB of memory, a file of ${(size / 1e6).toFixed(1)} MB`,
  )
  return [
    ...(most > MOST.rss ? ['the memory grew beyond 1 GB'] : []),
    ...(size > MOST.bytes ? ['the file grew beyond 200 MB'] : []),
  ]
}
