import type { Game, Shape } from '../index.ts'

export const PLACES = ['rulebook', 'code', 'tests'] as const
export type Place = (typeof PLACES)[number]

/** Counts the rules of a game that stand in its rulebook, are cited by its code and are reached by a test. */
export interface RuleCoverage {
  readonly game: string
  /** Every known rule: written down, cited, or left out of the numbering of its section. */
  readonly total: number
  readonly rulebook: number
  readonly code: number
  readonly tests: number
  readonly missing: readonly { readonly id: string; readonly where: Place }[]
}

/** The texts of a game's folder by file name. The names say which of them are tests and which the rulebook. */
export interface GameFiles {
  readonly code: ReadonlyMap<string, string>
  readonly tests: ReadonlyMap<string, string>
}

export function ruleCoverage<T extends Shape>(game: Game<T>, files: GameFiles): RuleCoverage {
  const { prefix, sections, gaps } = game.rulebook
  const rules = sections.flatMap(section => section.rules)
  const definitions = rules.filter(rule => rule.definition === true).map(rule => rule.id)
  const covered: { readonly [P in Place]: ReadonlySet<string> } = {
    rulebook: new Set(rules.map(rule => rule.id)),
    code: new Set([...definitions, ...cited(files.code, prefix, file => !isTest(file) && !isRulebook(file))]),
    tests: new Set([...definitions, ...cited(files.tests, prefix, isTest)]),
  }
  const known = [...covered.rulebook, ...covered.code, ...covered.tests]
  const all = [...new Set([...known, ...(gaps === true ? [] : leftOut(known, prefix))])].sort(byNumber)
  const count = (place: Place): number => all.filter(id => covered[place].has(id)).length
  return {
    game: game.id,
    total: all.length,
    rulebook: count('rulebook'),
    code: count('code'),
    tests: count('tests'),
    missing: all.flatMap(id => PLACES.filter(where => !covered[where].has(id)).map(where => ({ id, where }))),
  }
}

function cited(files: ReadonlyMap<string, string>, prefix: string, counts: (file: string) => boolean): string[] {
  const id = new RegExp(`\\b${prefix}-\\d+\\.\\d+\\b`, 'g')
  return [...files].flatMap(([file, text]) => (counts(file) ? [...text.matchAll(id)].map(([found]) => found) : []))
}

function isTest(file: string): boolean {
  return /\.(test\.tsx?|ya?ml)$/.test(file)
}

/** Says whether a file only tells of rules and so does not enforce them. */
function isRulebook(file: string): boolean {
  return /(^|\/)(rulebook|almanac|terms|terms-of-\w+|brief)(\.ts|\/)/.test(file)
}

/** Finds gaps in the numbering: a section that has 4.1 and 4.3 must have a 4.2. */
function leftOut(known: readonly string[], prefix: string): string[] {
  const last = new Map<number, number>()
  for (const id of known) {
    const [section, rule] = numbersOf(id)
    last.set(section, Math.max(rule, last.get(section) ?? 0))
  }
  return [...last].flatMap(([section, rules]) =>
    Array.from({ length: rules }, (_, i) => `${prefix}-${section}.${i + 1}`),
  )
}

function byNumber(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)]
  return left[0] - right[0] || left[1] - right[1]
}

function numbersOf(id: string): [section: number, rule: number] {
  const [section, rule] = id.slice(id.indexOf('-') + 1).split('.')
  return [Number(section), Number(rule)]
}
