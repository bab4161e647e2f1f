import { expect, test } from 'vitest'
import type { BotLevel } from './levels.ts'
import { type Answering, answerTime, isForced, pauseOf } from './pause.ts'

const begins = { isBot: true, shown: 'open', goesOn: false, watched: true } as const

test.each([
  ['a bot that begins', begins, 800],
  ['a bot that goes on with its turn', { ...begins, goesOn: true }, 100],
  ['a bot that nobody is shown to be asked', { ...begins, shown: 'quiet' }, 0],
  ['a standing order, which must look like a person', { ...begins, isBot: false, shown: 'quiet' }, 800],
  ['a standing order of the only person', { ...begins, isBot: false, watched: false }, 100],
] as const)('%s', (_, answering, pause) => expect(pauseOf(answering, 800)).toBe(pause))

const quiet: Answering = { ...begins, shown: 'quiet' }
const goesOn: Answering = { ...begins, goesOn: true }

test.each<[string, BotLevel, Answering, number]>([
  ['a bot that looks no further has the pause alone', 'greedy', begins, 800],
  ['a moment of thought is part of the pause', 'veteran', begins, 800],
  ['a long one is the pause', 'master', begins, 1_000],
  ['a secret one is as long', 'master', { ...begins, shown: 'secret' }, 1_000],
  ['a thought that goes on is shorter', 'master', goesOn, 500],
  ['a window that nobody is shown is short', 'master', quiet, 50],
])('%s', (_, level, answering, time) => expect(answerTime(level, answering, 800)).toBe(time))

test('what leaves no choice is forced, and a form never is', () => {
  expect(isForced({ options: [['pass']], form: undefined })).toBe(true)
  expect(isForced({ options: [['pass'], ['play']], form: undefined })).toBe(false)
  expect(isForced({ options: [['pass']], form: 'sheet' })).toBe(false)
})
