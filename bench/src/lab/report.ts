import { table } from '../table.ts'
import type { LabFigures } from './measure.ts'

/** What we want: the lab plays at least this share of the games that bots alone play in the same time. */
const WANTED = 0.9

/** What `--json` prints. */
export function labJson(figures: readonly LabFigures[]) {
  return Object.fromEntries(
    figures.map(each => [
      each.game,
      { bareGamesPerSecond: each.games / each.bare, labGamesPerSecond: each.games / each.lab, ratio: ratioOf(each) },
    ]),
  )
}

function ratioOf({ bare, lab }: LabFigures): number {
  return bare / lab
}

export function sayLab(figures: readonly LabFigures[]): readonly string[] {
  if (figures.length === 0) return []
  const rows = figures.map(each => {
    const ratio = ratioOf(each)
    const speeds = [each.games / each.bare, each.games / each.lab].map(speed => speed.toFixed(1))
    return [each.game, ...speeds, ratio.toFixed(2), `${WANTED}: ${ratio >= WANTED ? 'met' : 'not met'}`]
  })
  return [table(['greedy bots', 'games/s alone', 'through the lab', 'ratio', 'target'], rows), '']
}
