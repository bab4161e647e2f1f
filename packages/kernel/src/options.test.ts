import { describe, expect, it } from 'vitest'
import { type OptionTable, readOptionPairs, readOptions, sayOptions } from './options.ts'

interface Options {
  board: 'arena' | 'skirmish'
  rounds: number
  night: boolean
}

const table: OptionTable<Options> = {
  board: { kind: 'one', label: 'Board', of: ['arena', 'skirmish'], otherwise: 'arena' },
  rounds: { kind: 'whole', label: 'Rounds', from: 10, to: 200, otherwise: 40 },
  night: { kind: 'flag', label: 'At night', otherwise: false },
}
const usual = { board: 'arena', rounds: 40, night: false }

describe('options', () => {
  it.each<[unknown, unknown]>([
    [undefined, usual],
    [{}, usual],
    [{ rounds: 10 }, { ...usual, rounds: 10 }],
    [
      { board: 'skirmish', night: true },
      { ...usual, board: 'skirmish', night: true },
    ],
  ])('%j are filled in', (given, value) => expect(readOptions(table, given)).toEqual({ ok: true, value }))

  it.each<[unknown, string[]]>([
    [[], ['options are a set of names with values']],
    ['arena', ['options are a set of names with values']],
    [{ size: 3 }, ['there is no option "size" (there is board, rounds, night)']],
    [{ board: 'cave' }, ['option "board" is one of arena, skirmish, not "cave"']],
    [{ rounds: 9 }, ['option "rounds" is a whole number from 10 to 200, not 9']],
    [{ rounds: '40' }, ['option "rounds" is a whole number from 10 to 200, not "40"']],
    [{ night: 1 }, ['option "night" is true or false, not 1']],
    [
      { toString: 1, rounds: 10.5, night: 'yes' },
      [
        'there is no option "toString" (there is board, rounds, night)',
        'option "rounds" is a whole number from 10 to 200, not 10.5',
        'option "night" is true or false, not "yes"',
      ],
    ],
  ])('%j are refused, with everything that is wrong', (given, error) => {
    expect(readOptions(table, given)).toEqual({ ok: false, error })
  })
})

describe('options as pairs', () => {
  it('read back to themselves', () => {
    const options = { board: 'skirmish', rounds: 12, night: true }
    expect(sayOptions(options)).toEqual(['board=skirmish', 'rounds=12', 'night=true'])
    expect(readOptionPairs(table, sayOptions(options))).toEqual({ ok: true, value: options })
  })

  it.each<[string, string[]]>([
    ['board', ['"board" should read name=value']],
    ['=arena', ['"=arena" should read name=value']],
    ['rounds=many', ['option "rounds" is a whole number from 10 to 200, not "many"']],
    ['rounds=', ['option "rounds" is a whole number from 10 to 200, not ""']],
    ['night=yes', ['option "night" is true or false, not "yes"']],
    ['board=cave', ['option "board" is one of arena, skirmish, not "cave"']],
    ['size=3', ['there is no option "size" (there is board, rounds, night)']],
  ])('%s is refused', (pair, error) => expect(readOptionPairs(table, [pair])).toEqual({ ok: false, error }))
})
