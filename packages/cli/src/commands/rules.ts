import { type Entry, type Game, ruleIds, type Section } from '@undercroft/kernel'
import type { RuleCoverage } from '@undercroft/kernel/coverage'
import { entriesWith } from '../almanac.ts'
import { findGame } from '../catalogue.ts'
import { CommandError, command, type Io, say, sayJson, widthOf } from '../command.ts'
import { coverageOf } from '../coverage.ts'
import { sayRefusals } from '../refusals.ts'
import { rulesById, rulesWith, sayRulesAndEntries, sourcesOf } from '../rulebook.ts'

export const rulesCommand = command({
  name: 'rules',
  summary: "Shows a game's rulebook, or a part of it.",
  usage: '[GAME] [RULE-ID|WORDS...]',
  options: {
    search: {
      kind: 'text',
      value: 'TEXT',
      says: 'only the rules, the words and the cards that have all these words in them',
    },
    coverage: { kind: 'flag', says: 'which rules no code cites and no test reaches; without GAME of all games' },
    refusals: {
      kind: 'flag',
      says: 'over random positions, which choices are refused by no better rule than the last resort',
    },
    games: { kind: 'whole', value: 'N', from: 1, to: 100_000, says: 'with --refusals, how many games' },
    seed: { kind: 'whole', value: 'N', from: 0, to: 2_000_000_000, says: 'with --refusals, of which dice' },
    json: { kind: 'flag', says: 'print them as one line of JSON' },
  },
  notes: () =>
    'RULE-ID is a rule, such as AA-4.1, or what the rules of a section begin with, such as AA-4. WORDS are searched for.',
  async run({ words: [id, ...asked], options: { search: text, coverage, refusals, games, seed, json } }, io) {
    if (coverage) {
      if (asked.length > 0 || text !== undefined) throw new CommandError('--coverage is of all rules of a game')
      return cover(io, id === undefined ? io.catalogue.games : [findGame(io.catalogue, id)], json)
    }
    if (id === undefined) throw new CommandError('GAME is missing')
    const game = findGame(io.catalogue, id)
    if (refusals) {
      sayRefusals(
        io,
        game,
        { ...(games === undefined ? {} : { games }), ...(seed === undefined ? {} : { seed }) },
        json,
      )
      return 0
    }
    const rule = asked.length === 1 && isRuleId(game, asked.join()) ? asked.join() : undefined
    const words = [...(rule === undefined ? asked : []), ...(text === undefined ? [] : [text])].join(' ')
    const search = words === '' ? undefined : words
    const entries = search === undefined || rule !== undefined ? [] : entriesWith(game, search)
    const sections = select(game, rule, search, entries.length > 0)
    if (json) sayJson(io, asJson(game, sections, entries))
    else say(io, game.title, '', ...sayRulesAndEntries(sections, entries, widthOf(io)))
    return 0
  },
})

/** A word is the number of a rule if it looks like one, or if it stands in no text. */
function isRuleId(game: Game, word: string): boolean {
  if (/^[a-z]+-\d/i.test(word)) return true
  return rulesWith(game.rulebook, word).length + entriesWith(game, word).length === 0
}

/** Prints one line of JSON, or a list, for each game; a rule that is missing anywhere is a failure. */
function cover(io: Io, games: readonly Game[], json: boolean): number {
  const found = games.map(game => coverageOf(io.catalogue, game))
  for (const each of found) {
    if (json) sayJson(io, each)
    else say(io, ...sayCoverage(each))
  }
  return found.some(({ missing }) => missing.length > 0) ? 1 : 0
}

const MISSES = { rulebook: 'is not in the rulebook', code: 'is not cited by code', tests: 'is not reached by a test' }

function sayCoverage({ game, total, rulebook, code, tests, missing }: RuleCoverage): string[] {
  return [
    `${game}: ${total} rules, ${rulebook} in the rulebook, ${code} cited by code, ${tests} reached by tests`,
    ...missing.map(({ id, where }) => `  ${id} ${MISSES[where]}`),
  ]
}

function select(
  { id, rulebook }: Game,
  rule: string | undefined,
  search: string | undefined,
  hasEntries: boolean,
): readonly Section[] {
  const sections = rule === undefined ? rulebook.sections : rulesById(rulebook, rule)
  if (sections.length === 0 && rule !== undefined) {
    const near = ruleIds(rulebook).filter(each => each.split('.')[0] === rule.toUpperCase().split('.')[0])
    const there = near.length > 0 ? near : sectionNumbers(rulebook.sections)
    throw new CommandError(`there is no rule "${rule}" of ${id} (there is ${there.join(', ')})`)
  }
  const found = search === undefined ? sections : rulesWith({ ...rulebook, sections }, search)
  if (found.length === 0 && !hasEntries) throw new CommandError(`no rule of ${id} has "${search}" in it`)
  return found
}

function sectionNumbers(sections: readonly Section[]): string[] {
  return sections.flatMap(({ rules }) => rules[0]?.id.split('.')[0] ?? [])
}

/** What `rules --json` prints; documented, and stable. */
function asJson({ id, title, rulebook }: Game, sections: readonly Section[], entries: readonly Entry[]): object {
  return {
    game: id,
    title,
    prefix: rulebook.prefix,
    sections: sections.map(section => ({
      title: section.title,
      rules: section.rules.map(({ id: rule, from, says, definition }) => ({
        id: rule,
        from: sourcesOf(from),
        says,
        ...(definition === undefined ? {} : { definition }),
      })),
    })),
    ...(entries.length === 0 ? {} : { entries }),
  }
}
