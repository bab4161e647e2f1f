import { findRule, type Game } from '@undercroft/kernel'
import { contentIn, sideIn } from '../measure/present.ts'

/** What a piece of content is called. */
export function contentName({ almanac = [] }: Game, id: string): string {
  const entry = almanac.find(each => each.id === id) ?? almanac.find(each => id.startsWith(`${each.id}.`))
  if (entry === undefined) return id
  const rest = id.slice(entry.id.length + 1)
  return rest === '' ? entry.name : `${entry.name} (${rest})`
}

/** What a row of a measure is called. */
export function rowName(game: Game, id: string, of: string): string {
  switch (id) {
    case 'wins.subject':
    case 'seen':
    case 'used':
    case 'brings':
    case 'with':
    case 'gain':
    case 'present.rounds':
    case 'present.answers':
      return contentName(game, of)
    case 'present.wins':
      return `${contentName(game, contentIn(of))}: ${sideIn(of)}`
    case 'endings':
      return `${of} ${firstSentence(findRule(game.rulebook, of)?.says ?? '')}`.trim()
    case 'wins.first':
      return 'who begins'
    default:
      return of
  }
}

function firstSentence(text: string): string {
  return text.match(/^.*?[.](?= |$)/u)?.[0] ?? text
}

export function percent(share: number, digits = 0): string {
  return `${(100 * share).toFixed(digits)}%`
}

/** "83% [81-85]" */
export function shareWith({ value, low, high }: { value: number; low: number; high: number }): string {
  return `${percent(value)} [${(100 * low).toFixed(0)}-${(100 * high).toFixed(0)}]`
}

/** "31 points" */
export function points(share: number): string {
  const text = Math.abs(100 * share)
    .toFixed(1)
    .replace(/\.0$/, '')
  return `${text} ${text === '1' ? 'point' : 'points'}`
}
