import { type Effect, SYMBOLS } from '../content/dice.ts'

/** PL-7.8: whether a star may be used as whatever one likes. */
export function isJoker(uses: readonly Effect[]): boolean {
  return SYMBOLS.every(symbol => symbol === 'star' || uses.includes(symbol))
}

/** PL-7.8: says what a star may be used as. */
export function sayStar(uses: readonly Effect[]): string {
  return isJoker(uses) ? 'any other Symbol' : uses.map(effect => `a ${effect}`).join(' or ')
}
