import { describe, expect, it } from 'vitest'
import { upTo } from '../../content/pick.ts'
import { dimOwn, messageWord, OWN_LIMITS, type OwnTask, ownWord, seeOwn } from '../../state/own-task.ts'
import {
  brokenMessage,
  brokenOwn,
  mayGiveUp,
  nextOwn,
  ownListen,
  ownPass,
  ownReply,
  ownRoll,
  ownSay,
  ownVerdicts,
  startOwn,
} from './talk.ts'

const riddle: OwnTask = {
  title: 'The door; "hums" + 1, 2',
  text: 'What am I?\nÄ 100 % <b>riddle</b>',
  note: 'a fuse/coil',
}
const MOF = 0

describe('an own task', () => {
  it('is one token that reads back', () => {
    expect(ownWord.say(riddle)).not.toMatch(/[\s,;+"]/)
    expect(ownWord.read(ownWord.say(riddle))).toEqual(riddle)
    expect(ownWord.read('a/b')).toBeUndefined()
    expect(ownWord.read('%/b/c')).toBeUndefined()
    expect(messageWord.read(messageWord.say('a b\n"c"'))).toBe('a b\n"c"')
  })

  it.each([
    [{}, []],
    [{ note: '' }, []],
    [{ title: ' ' }, ['the title is empty']],
    [{ text: '' }, ['the text is empty']],
    [{ text: 'x'.repeat(1000) }, []],
    [{ text: 'x'.repeat(1001) }, ['the text has 1001 characters, 1000 are allowed']],
    [{ title: 'x'.repeat(61), text: '' }, ['the title has 61 characters, 60 are allowed', 'the text is empty']],
  ])('%j', (change, says) => {
    expect(brokenOwn({ ...riddle, ...change }).map(flaw => flaw.says)).toEqual(says)
  })

  it.each([
    ['', 'the message is empty'],
    ['  ', 'the message is empty'],
    ['A fuse.', undefined],
    ['x'.repeat(501), 'the message has 501 characters, 500 are allowed'],
  ])('a message %j', (message, says) => expect(brokenMessage(message)).toBe(says))
})

describe('the conversation', () => {
  it('goes round, the MoF after every Explorer', () => {
    const talk = startOwn(riddle, false, [2, 1])
    expect(nextOwn(talk)).toEqual({ asks: 'explorer', seat: 2 })
    ownSay(talk, 2, 'A coil?')
    expect(nextOwn(talk)).toEqual({ asks: 'master', must: false })
    ownReply(talk, MOF, 'Warm.')
    ownRoll(talk, { roll: 1, trait: 'see', total: 7, d20: 7, success: true })
    expect(nextOwn(talk)).toEqual({ asks: 'master', must: false })
    ownListen(talk)
    expect(nextOwn(talk)).toEqual({ asks: 'explorer', seat: 1 })
    ownPass(talk, 1)
    ownListen(talk)
    expect(nextOwn(talk)).toEqual({ asks: 'explorer', seat: 2 })
    expect(talk).toMatchObject({ messages: 3, rolls: 1 })
  })

  it.each(['messages', 'rolls'] as const)('must be ruled upon after so many %s', what => {
    const talk = startOwn(riddle, false, [1])
    for (const _ of upTo(OWN_LIMITS[what] - 1)) {
      if (what === 'messages') ownReply(talk, MOF, 'No.')
      else ownRoll(talk, { roll: 1, trait: 'move', total: 1, d20: 2, success: false })
    }
    expect(nextOwn(talk)).toEqual({ asks: 'explorer', seat: 1 })
    if (what === 'messages') ownReply(talk, MOF, 'No.')
    else ownRoll(talk, { roll: 1, trait: 'move', total: 1, d20: 2, success: false })
    expect(nextOwn(talk)).toEqual({ asks: 'master', must: true })
  })

  it('always ends, even if nobody says a word', () => {
    const talk = startOwn(riddle, true, [1, 2])
    let turns = 0
    for (; nextOwn(talk).asks === 'explorer'; turns++) {
      ownPass(talk, 1)
      ownListen(talk)
    }
    expect(turns).toBe(OWN_LIMITS.messages)
  })

  it.each([
    [false, [1, 2], ['solved', 'failed'], true],
    [false, [1], ['solved', 'failed'], true],
    [true, [1], ['solved', 'failed'], true],
    [true, [2, 3], [2, 3], false],
  ])('trial %s with %j: rulings %j, giving up %s', (trial, who, verdicts, giveUp) => {
    const talk = startOwn(riddle, trial, who)
    expect(ownVerdicts(talk)).toEqual(verdicts)
    expect(mayGiveUp(talk, who[0] ?? 0)).toBe(giveUp)
    expect(mayGiveUp(talk, 5)).toBe(false)
  })

  it('keeps the note from Explorers, and everything but the title from the others', () => {
    const talk = startOwn(riddle, false, [1])
    ownSay(talk, 1, 'A fuse!')
    ownReply(talk, MOF, 'Yes')
    expect(seeOwn(talk, true)).toEqual(talk)
    expect(JSON.stringify(seeOwn(talk, false))).not.toContain(riddle.note)
    const dim = dimOwn(talk)
    expect(dim).toMatchObject({ task: { title: riddle.title, text: '', note: '' }, messages: 2, next: talk.next })
    expect(JSON.stringify(dim)).not.toMatch(/A fuse!|Yes|riddle/)
    expect(nextOwn(dim)).toEqual(nextOwn(talk))
  })
})
