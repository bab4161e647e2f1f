import { expect, it } from 'vitest'
import { ownReply, ownRoll, ownSay, startOwn } from '../rules/14-own-tasks/talk.ts'
import { sayOwn } from './own-task.ts'

it('says an own task line by line, with its rolls, and nothing that a terminal would obey', () => {
  const talk = startOwn({ title: 'Hall\u001b[2J', text: 'First line\nsecond', note: '' }, true, [1, 2])
  ownSay(talk, 1, 'a\nb')
  ownReply(talk, 0, 'roll')
  ownRoll(talk, { roll: 1, trait: 'see', total: 7, d20: 9, success: false })
  expect(sayOwn(talk, ['Mia', 'Ann', 'Ben'])).toEqual([
    'Hall [2J, 2 of 20 messages, 1 of 10 rolls',
    'First line',
    'second',
    'Ann: “a b”',
    'Mia: “roll”',
    'Ann rolls see: 7 against 9, a failure',
    'A message is typed so: "a%20door"',
  ])
})
