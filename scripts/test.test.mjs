import { describe, expect, it } from 'vitest'
import { readTestArgs } from './test.mjs'

/** @param {string[]} args */
const steps = (...args) => readTestArgs(args)?.map(({ script }) => script)

describe('the arguments of npm test', () => {
  it('may be none: every step runs, the quick ones first', () => {
    expect(steps()?.at(0)).toBe('types')
    expect(steps()?.at(-1)).toBe('browser')
  })

  it('may name steps, which run in their own order', () =>
    expect(steps('--only', 'unit', '--only=types')).toEqual(['types', 'unit']))

  it('may leave the slow tests out', () => {
    const [types, unit] = readTestArgs(['--quick', '--only', 'unit', '--only', 'types']) ?? []
    expect(types?.args).toBeUndefined()
    expect(unit?.args).toEqual(['--tags-filter=!slow'])
  })

  it('may ask for help', () => expect(steps('--help')).toBeUndefined())

  it.each([
    [['--only', 'tests'], '--only takes one of types, lint,'],
    [['--only'], 'not nothing'],
    [['--onlyy', 'unit'], 'there is no option "--onlyy" (there is --only, --quick, --help)'],
    [['unit'], '"unit" is no option'],
  ])('%j is refused', (args, message) => expect(() => readTestArgs(args)).toThrow(message))
})
