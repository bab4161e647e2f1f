import { Command } from './process.ts'

type File = (name: string, text?: string) => string

interface Verdict {
  readonly text: string
  readonly measure: string
  readonly significant: boolean
}

/** What is played to find a Hero that is too strong: the game as it is, and with two Hearts more for one Hero (7 points). */
const PLANTS = [
  { game: 'platformer', subject: 'HE2', content: '{ heroes.HE2.health: 6 }', options: '{ players: 2 }' },
] as const

async function verdictsOf(args: readonly string[]): Promise<readonly Verdict[]> {
  const out = await new Command(['lab', 'run', ...args, '--json']).succeeds()
  return (JSON.parse(out) as { verdicts: readonly Verdict[] }).verdicts
}

/** Plants an imbalance in each game, and lists where it was not found. */
export async function planted(file: File): Promise<string[]> {
  const missed: string[] = []
  for (const { game, subject, content, options } of PLANTS) {
    const path = file(
      `${game}.yaml`,
      `game: ${game}\ngames: 6000\nmeasures: []\noptions: ${options}\narms:\n  - name: as it is\n  - name: planted\n    content: ${content}\n`,
    )
    const started = performance.now()
    const verdicts = await verdictsOf([path, '--threads', '2'])
    const found = verdicts.filter(({ measure, significant }) => significant && measure === `wins.subject:${subject}`)
    const took = ((performance.now() - started) / 1000).toFixed(0)
    console.log(`${game}: ${took} s; ${found.map(({ text }) => text).join(' ') || 'not found'}`)
    if (found.length === 0) missed.push(`${game}: what was planted was not found`)
  }
  return missed
}

/** Plays a game that is in balance with many seeds: a verdict may be raised in 1 of 20. */
export async function quiet(file: File, seeds: number): Promise<string[]> {
  const path = file('quiet.yaml', 'game: all-out-assault\ngames: 300\nbots: random\nmeasures: []\noptions: {}\n')
  let raised = 0
  for (let seed = 0; seed < seeds; seed++) {
    const verdicts = await verdictsOf([path, '--seed', String(seed)])
    if (verdicts.some(({ significant }) => significant)) raised++
  }
  console.log(`${raised} of ${seeds} experiments with nothing to find raised a verdict`)
  return raised > seeds / 20 ? ['too many verdicts where there was nothing to find'] : []
}
