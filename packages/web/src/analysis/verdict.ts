import type { Ledger } from '@undercroft/bots'

/** What somebody owes to chance and to answers, in one sentence: never more than the figures are sure of. */
export function verdictOf({ dice, draws, own, others, error }: Ledger, name: string, won: boolean): string {
  const [luck, play] = [dice + draws, own + others]
  const [more, less] = won ? [luck, play] : [-luck, -play]
  const how = won ? 'won' : 'lost'
  if (Math.abs(more - less) <= 2 * error)
    return `${name} ${how} by dice and by decisions alike, as far as one can tell.`
  return more > less
    ? `${name} ${how} more by dice than by decisions.`
    : `${name} ${how} more by decisions than by dice.`
}

export function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`
}

export function points(chance: number): string {
  const whole = Math.round(100 * chance)
  return whole === 0 ? '0' : `${whole > 0 ? '+' : '−'}${Math.abs(whole)}`
}
