import { readdirSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { Game } from '@undercroft/kernel'
import { runScenarios, type ScenarioReport, sayProblem } from '@undercroft/kernel/scenario'
import type { Catalogue } from '../catalogue.ts'
import { CommandError, command, say, sayJson } from '../command.ts'
import { readText, whyNot } from '../files.ts'

export const scenarioCommand = command({
  name: 'scenario',
  summary: 'Plays worked examples and says what is not as they expect.',
  usage: 'FILE...',
  options: {
    json: { kind: 'flag', says: 'print the findings as one line of JSON' },
  },
  notes: () =>
    'FILE is a YAML file, or a folder with such files. One that lies in the folder of a game need not name the game.',
  async run({ words, options: { json } }, io) {
    const reports: ScenarioReport[] = []
    for (const file of words.flatMap(filesIn)) {
      const found = runScenarios(await readText(file, io), file, gamesFor(file, io.catalogue))
      if (found.length === 0) throw new CommandError(`${file}: there is no scenario in this file`)
      reports.push(...found)
    }
    const failed = reports.filter(report => report.problems.length > 0).length
    if (json) sayJson(io, asJson(reports, failed))
    else say(io, ...reports.flatMap(sayReport), `${reports.length - failed} ok, ${failed} failed`)
    return failed === 0 ? 0 : 1
  },
})

/** Finds the scenario files: the file itself, or all below a folder. */
function filesIn(path: string): string[] {
  if (path === '-') return [path]
  try {
    if (!statSync(path).isDirectory()) return [path]
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(name => /\.ya?ml$/.test(name))
    if (names.length === 0) throw new CommandError(`${path}: there is no YAML file in this folder`)
    return names.sort().map(name => join(path, name))
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`${path}: ${whyNot(error)}`)
  }
}

function gamesFor(file: string, { games }: Catalogue): readonly Game[] {
  const folders = resolve(file).split(sep)
  const home = games.find(game => folders.includes(game.id))
  return home === undefined ? games : [home]
}

/** What `scenario --json` prints; documented, and stable. */
function asJson(reports: readonly ScenarioReport[], failed: number): object {
  return {
    total: reports.length,
    ok: reports.length - failed,
    failed,
    scenarios: reports.map(({ file, line, title, game, rules, problems }) => ({
      file,
      line,
      title,
      ...(game === undefined ? {} : { game }),
      rules,
      ok: problems.length === 0,
      problems: problems.map(problem => ({ line: problem.line, message: problem.message })),
    })),
  }
}

function sayReport({ file, line, title, problems }: ScenarioReport): string[] {
  const result = problems.length === 0 ? 'ok    ' : 'failed'
  return [`${result}  ${title} (${file}:${line})`, ...problems.map(problem => `        ${sayProblem(problem)}`)]
}
