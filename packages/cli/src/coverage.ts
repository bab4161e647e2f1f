import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Game } from '@undercroft/kernel'
import { type RuleCoverage, ruleCoverage } from '@undercroft/kernel/coverage'
import type { Catalogue } from './catalogue.ts'
import { CommandError } from './command.ts'
import { whyNot } from './files.ts'

/** Counts the rules that a game's own folder cites. What only draws a rule does not keep it, so boards do not count. */
export function coverageOf({ folder }: Catalogue, game: Game): RuleCoverage {
  const home = join(folder, game.id)
  const texts = new Map(
    namesIn(home)
      .map(name => name.split(sep).join('/'))
      .filter(name => /\.(tsx?|ya?ml)$/.test(name) && !/(^|\/)board\//.test(name))
      .sort()
      .map(name => [name, readFileSync(join(home, name), 'utf8')]),
  )
  return ruleCoverage(game, { code: texts, tests: texts })
}

function namesIn(home: string): string[] {
  try {
    return readdirSync(home, { recursive: true, encoding: 'utf8' })
  } catch (error) {
    throw new CommandError(`${home}: ${whyNot(error)}`)
  }
}
