import { describe, expect, it } from 'vitest'
import { help, ROUNDS, readArgs } from './args.ts'

const read = (...words: string[]) => readArgs(words, ['chess'])

describe('arguments', () => {
  it('may be none', () => expect(read()).toEqual({ help: false, json: false, rounds: ROUNDS, only: [] }))

  it('may be all', () =>
    expect(read('--json', '--help', '--rounds', '9', '--only', 'chess', '--only=pig')).toEqual({
      help: true,
      json: true,
      rounds: 9,
      only: ['chess', 'pig'],
    }))

  it('may name another checkout', () => expect(read('--against', '../before').against).toBe('../before'))

  it.each([
    [['--roudns', '9'], 'there is no option "--roudns" (there is --help, --json, --rounds, --only, --against)'],
    [['-j'], 'there is no option "-j"'],
    [['--json=yes'], '--json takes no value'],
    [['--rounds'], '--rounds takes a whole number from 1 to 9999, not nothing'],
    [['--rounds', 'many'], '--rounds takes a whole number from 1 to 9999, not "many"'],
    [['--rounds', '0'], 'not "0"'],
    [['--rounds=-3'], 'not "-3"'],
    [
      ['--only', 'checkers'],
      '--only takes one of engine, search, games, server, bots, lab, page, tictactoe, pig, chess, not "checkers"',
    ],
    [['--only'], 'not nothing'],
    [['--against'], '--against takes the folder of another checkout, not nothing'],
    [['chess'], '"chess" is no option'],
  ])('%j is refused', (words, message) => expect(() => read(...words)).toThrow(message))
})

it('the help names every game', () => expect(help(['chess', 'go'])).toContain('chess, go'))
