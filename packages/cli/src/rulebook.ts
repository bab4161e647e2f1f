import type { Entry, Rule, Rulebook, Section } from '@undercroft/kernel'
import { sayList } from './almanac.ts'
import { wrap } from './table.ts'

/** A rule with its number, what it says and where it comes from. */
function sayRule({ id, says, from }: Rule, width: number): string[] {
  return wrap(`${id}  ${says} [${sourcesOf(from).join(', ')}]`, width, '    ')
}

function saySections(sections: readonly Section[], width: number): string[] {
  return sections.flatMap(({ title, rules }, i) => [
    ...(i === 0 ? [] : ['']),
    title,
    ...rules.flatMap(rule => sayRule(rule, width)),
  ])
}

/** Formats the results of a search: rules by section, then entries of the almanac. */
export function sayRulesAndEntries(sections: readonly Section[], entries: readonly Entry[], width: number): string[] {
  const lines = saySections(sections, width)
  if (entries.length === 0) return lines
  return [...lines, ...(lines.length === 0 ? [] : ['']), 'To be shown by name', ...sayList(entries, width)]
}

export function sourcesOf(from: Rule['from']): readonly string[] {
  return typeof from === 'string' ? [from] : from
}

/** Filters the rules of all sections, and drops empty sections. */
function onlyRules({ sections }: Rulebook, wanted: (rule: Rule) => boolean): Section[] {
  return sections
    .map(({ title, rules }) => ({ title, rules: rules.filter(wanted) }))
    .filter(({ rules }) => rules.length > 0)
}

/** A rule by its number, a whole section by what its numbers begin with: `AA-4`. */
export function rulesById(book: Rulebook, id: string): Section[] {
  const wanted = id.toUpperCase()
  return onlyRules(book, rule => rule.id === wanted || rule.id.startsWith(`${wanted}.`))
}

/** Finds the rules that contain all words, in any order and case. */
export function rulesWith(book: Rulebook, text: string): Section[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
  return onlyRules(book, ({ id, says }) => {
    const searched = `${id} ${says}`.toLowerCase()
    return words.every(word => searched.includes(word))
  })
}
