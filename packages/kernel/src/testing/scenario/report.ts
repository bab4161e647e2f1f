import type { Game } from '../../index.ts'
import { readScenarios, type ScenarioFile } from './read.ts'
import { playScenario } from './run.ts'

/** An error in a scenario or in what it expects, and where it stands. */
export interface ScenarioProblem {
  readonly file: string
  readonly line: number
  readonly message: string
}

export interface ScenarioReport {
  readonly file: string
  readonly line: number
  readonly title: string
  readonly game: string | undefined
  /** The rules that it says it shows. */
  readonly rules: readonly string[]
  readonly problems: readonly ScenarioProblem[]
}

/**
 * Plays every scenario of a file. With one game given, the file need not name it. An error in the file never throws.
 */
export function runScenarios(text: string, file: string, games: readonly Game[]): ScenarioReport[] {
  return readScenarios(text).map(scenario => report(scenario, file, games))
}

function report(scenario: ScenarioFile, file: string, games: readonly Game[]): ScenarioReport {
  const named = scenario.game
  const game = named === undefined && games.length === 1 ? games[0] : games.find(each => each.id === named?.value)
  const mistakes = [...scenario.mistakes]
  if (game === undefined) {
    const known = games.map(each => each.id).join(', ')
    const message =
      named === undefined
        ? `"game" is missing (there is ${known})`
        : `there is no game "${named.value}" (there is ${known})`
    mistakes.push({ line: named?.line ?? scenario.line, message })
  } else if (mistakes.length === 0) {
    mistakes.push(...playScenario(game, scenario))
  }
  return {
    file,
    line: scenario.line,
    title: scenario.title.value,
    game: game?.id ?? named?.value,
    rules: scenario.rules.map(rule => rule.value),
    problems: mistakes.map(({ line, message }) => ({ file, line, message })),
  }
}

export function sayProblem({ file, line, message }: ScenarioProblem): string {
  return `${file}:${line}: ${message}`
}
