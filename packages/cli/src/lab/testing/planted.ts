import { undercroft } from '../../fixtures/terminal.ts'
import { LUCKY, loadGame } from './lots.ts'

type File = (name: string, text?: string) => string

interface Verdict {
  readonly text: string
  readonly measure: string
  readonly significant: boolean
}

/** As many games as two cores play in less than a minute, with all the players whom a game may have. */
const PLANTS = [
  { game: 'platformer', games: 6000, players: 2 },
  { game: 'masmorra', games: 1200, players: 5 },
] as const

/** Where nothing is to be found: fewer games, with many seeds. */
const EVEN = [
  { game: 'platformer', games: 300, players: 2 },
  { game: 'masmorra', games: 120, players: 3 },
] as const

const POINTS = 5
const CORES = 2
const MOST_S = 60

interface Trial {
  readonly game: string
  readonly games: number
  readonly players: number
}

/** Plays real games in which seats draw lots, and gives the verdicts and the time of the processor. */
async function tried(
  file: File,
  { game, games, players }: Trial,
  points: number,
  seed: string,
  measures = '',
): Promise<{ readonly verdicts: readonly Verdict[]; readonly seconds: number }> {
  const id = `${game}+${points}`
  const found = await loadGame(id)
  if (found === undefined) throw new Error(`there is no game ${id}`)
  const text = `game: ${id}\ngames: ${games}\n${measures}options: { players: ${players} }\n`
  const args = ['lab', 'run', file(`${id}.yaml`, text), '--json', '--threads', String(CORES), '--seed', seed]
  const before = process.cpuUsage()
  const catalogue = { games: [found], module: new URL('./lots.ts', import.meta.url).href }
  const { code, out, err } = await undercroft(args, { catalogue })
  const { user, system } = process.cpuUsage(before)
  if (code !== 0) throw new Error(err)
  return { verdicts: JSON.parse(out).verdicts, seconds: (user + system) / 1_000_000 / CORES }
}

/** Plants an imbalance in each game, and lists where it was not found, or not soon enough. */
export async function planted(file: File, seeds: number): Promise<string[]> {
  const problems: string[] = []
  for (const plant of PLANTS) {
    let missed = 0
    for (let seed = 1; seed <= seeds; seed++) {
      const { verdicts, seconds } = await tried(file, plant, POINTS, String(seed), 'measures: []\n')
      const found = verdicts.find(({ measure, significant }) => significant && measure === `wins.subject:${LUCKY}`)
      if (found === undefined) missed++
      if (seconds > MOST_S) problems.push(`${plant.game} took ${seconds.toFixed(0)} s`)
      const says = found?.text ?? 'not found'
      console.log(
        `${plant.game}, seed ${seed}: ${seconds.toFixed(0)} s on ${CORES} cores for ${plant.games} games; ${says}`,
      )
    }
    if (missed > seeds / 5)
      problems.push(`${plant.game}: what was planted was not found with ${missed} of ${seeds} seeds`)
  }
  return problems
}

/** Plays real games in which all lots are equal with many seeds and the usual measures: a verdict may be raised in 1 of 20. */
export async function quiet(file: File, seeds: number): Promise<string[]> {
  const problems: string[] = []
  for (const trial of EVEN) {
    let raised = 0
    for (let seed = 1; seed <= seeds; seed++) {
      const { verdicts } = await tried(file, trial, 0, `quiet ${seed}`)
      const loud = verdicts.filter(({ significant }) => significant)
      // Whoever begins may truly have the better chances.
      if (loud.some(({ measure }) => measure !== 'wins.first:')) raised++
      for (const { text } of loud) console.log(`${trial.game}, seed ${seed}: ${text}`)
    }
    console.log(`${trial.game}: ${raised} of ${seeds} experiments with nothing to find raised a verdict`)
    if (raised > seeds / 20) problems.push(`${trial.game}: too many verdicts where there was nothing to find`)
  }
  return problems
}
