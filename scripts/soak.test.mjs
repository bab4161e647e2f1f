import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSoakArgs } from './soak.mjs'

describe('the arguments of the soak', () => {
  it('may be none', () =>
    expect(readSoakArgs([])).toEqual({
      help: false,
      only: ['laws', 'puzzles', 'ledgers', 'lab', 'chaos', 'fuzz', 'firefox', 'release'],
      minutes: 5,
      games: 1000,
      kills: 50,
      messages: 200_000,
      moves: 10,
    }))

  it('may be all', () =>
    expect(
      readSoakArgs(
        '0.5 --only fuzz --only=chaos --games 2 --kills 3 --messages 9 --moves 4 --pictures /fox'.split(' '),
      ),
    ).toEqual({
      help: false,
      only: ['chaos', 'fuzz'],
      minutes: 0.5,
      games: 2,
      kills: 3,
      messages: 9,
      moves: 4,
      pictures: resolve('/fox'),
    }))

  it.each([
    [
      ['--only', 'games'],
      '--only takes one of laws, puzzles, ledgers, lab, chaos, fuzz, firefox, release, not "games"',
    ],
    [['--only'], 'not nothing'],
    [
      ['--kill', '3'],
      'there is no option "--kill" (there is --only, --games, --kills, --messages, --moves, --pictures FOLDER, --help)',
    ],
    [['--kills', '0'], '--kills is a number above 0, not "0"'],
    [['--kills', '1.5'], 'not "1.5"'],
    [['--moves', '-1'], '--moves is a number above 0'],
    [['--pictures'], 'there is no option "--pictures" (there is'],
    [['--messages', 'many'], '--messages is a number above 0, not "many"'],
    [['long'], 'the number of minutes is a number above 0, not "long"'],
    [['5', '6'], '"6" is one word too many'],
  ])('%j is refused', (args, message) => expect(() => readSoakArgs(args)).toThrow(message))
})
