import { type Ledger, type Skill, weightOf } from '@undercroft/bots'

/** What somebody owes to luck and to decisions, in one sentence: never more than the figures are sure of. */
export function verdictOf(ledger: Ledger, name: string, won: boolean): string {
  return `${name} ${won ? 'won' : 'lost'} ${BY[weightOf(ledger)]}.`
}

const BY = {
  chance: 'more by luck than by decisions',
  answers: 'more by decisions than by luck',
  unclear: 'by luck and by decisions alike, as far as one can tell',
} as const

export function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`
}

export function points(chance: number): string {
  const whole = Math.round(100 * chance)
  return whole === 0 ? '0' : `${whole > 0 ? '+' : '−'}${Math.abs(whole)}`
}

/** The standard error of an estimate. */
export function plusMinus(error: number): string {
  return `±${Math.round(100 * error)}`
}

/** The share of answers that cost nothing which is beyond the error of the estimate. */
export function shareOf({ answers }: Skill, good: number): string {
  return answers === 0 ? '–' : `${percent(good / answers)} of ${answers}`
}
