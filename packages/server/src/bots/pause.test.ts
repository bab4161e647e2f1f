import { expect, test } from 'vitest'
import { pauseOf } from './pause.ts'

test.each([
  ['a bot that begins', { seat: 1, shown: 'open', isBot: true }, 0, 800],
  ['a bot that goes on with its turn', { seat: 1, shown: 'open', isBot: true }, 1, 100],
  ['a bot that nobody is shown to be asked', { seat: 1, shown: 'quiet', isBot: true }, 0, 100],
  ['a standing order, which must look like a person', { seat: 1, shown: 'quiet', isBot: false }, 1, 800],
] as const)('%s', (_, answering, mover, pause) => expect(pauseOf(answering, mover, 800)).toBe(pause))
