import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { anyGame, type Game, type Shape } from '../index.ts'
import { runScenarios, sayProblem } from './scenario/report.ts'

export { runScenarios, type ScenarioProblem, type ScenarioReport, sayProblem } from './scenario/report.ts'

/** Registers one test for each scenario in a folder: `scenarios(game, new URL('./scenarios/', import.meta.url))`. */
export function scenarios<T extends Shape>(game: Game<T>, folder: URL): void {
  const files = readdirSync(folder).filter(name => name.endsWith('.yaml'))
  describe(`scenarios of ${game.title}`, () => {
    for (const name of files.sort()) {
      const url = new URL(name, folder)
      for (const { title, problems } of runScenarios(readFileSync(url, 'utf8'), fileURLToPath(url), [anyGame(game)])) {
        it(`${title} (${name})`, () => expect(problems.map(sayProblem).join('\n')).toBe(''))
      }
    }
  })
}
