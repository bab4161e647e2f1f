import { type Effect, SYMBOLS } from '../content/dice.ts'

/** PL-7.8: says what a star may be used as. */
export function sayStar(uses: readonly Effect[]): string {
  const all = SYMBOLS.every(symbol => symbol === 'star' || uses.includes(symbol))
  return all ? 'any other Symbol' : uses.map(effect => `a ${effect}`).join(' or ')
}
