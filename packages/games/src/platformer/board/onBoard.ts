import type { Choice } from '../state/choices.ts'
import type { Frame } from '../state/frames.ts'

/**
 * What the board itself takes, which is everything: dice are picked up and put on a Space, a purse or the Special die, cards are
 * used in their drawer, and the rest are buttons beside the dice.
 */
export const ON_BOARD: { readonly [Phase in Frame['phase']]?: readonly Choice[0][] } = {
  heroes: ['hero'],
  actions: ['spawn', 'move', 'attack', 'coin', 'claw', 'gravity', 'buy', 'use', 'drink', 'ability', 'end'],
  step: ['step', 'portal', 'stop'],
  push: ['push'],
  beast: ['enemy'],
  drag: ['drag', 'stop'],
  glove: ['take'],
  reroll: ['reroll'],
  ladder: ['ladder'],
  special: ['set', 'forge', 'skip'],
}
