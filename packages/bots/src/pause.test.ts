import { expect, test } from 'vitest'
import { pauseOf } from './pause.ts'

const begins = { isBot: true, shown: 'open', goesOn: false, watched: true } as const

test.each([
  ['a bot that begins', begins, 800],
  ['a bot that goes on with its turn', { ...begins, goesOn: true }, 100],
  ['a bot that nobody is shown to be asked', { ...begins, shown: 'quiet' }, 0],
  ['a standing order, which must look like a person', { ...begins, isBot: false, shown: 'quiet' }, 800],
  ['a standing order of the only person', { ...begins, isBot: false, watched: false }, 100],
] as const)('%s', (_, answering, pause) => expect(pauseOf(answering, 800)).toBe(pause))
