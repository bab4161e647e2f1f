import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkChoice, list, named, oneOf, readChoice, sameData, sayChoice, text, whole, words } from './words.ts'

const DIRECTIONS = ['north', 'south'] as const
const table = words({
  pass: [],
  push: [named('tile', ['a1', 'b1']), oneOf('direction', DIRECTIONS)],
  pay: [whole('price', -3, 120)],
  walk: [list('path', named('tile', ['a1', 'b1']), '-', 3)],
  write: [text('riddle', 12)],
})

describe('a choice and its notation', () => {
  const pairs = [
    ['pass', ['pass']],
    ['push b1 north', ['push', 1, 'north']],
    ['pay 120', ['pay', 120]],
    ['pay 0', ['pay', 0]],
    ['pay -3', ['pay', -3]],
    ['walk a1', ['walk', [0]]],
    ['walk a1-b1-a1', ['walk', [0, 1, 0]]],
    ['write "what%20is%3D!"', ['write', 'what is=!']],
    ['write ""', ['write', '']],
  ] as const

  it.each(pairs)('%s is said', (line, choice) => expect(sayChoice(table, choice)).toBe(line))
  it.each(pairs)('%s is read', (line, choice) => expect(readChoice(table, line)).toEqual({ ok: true, value: choice }))
  it.each(pairs)('%s is well-formed', (_, choice) => expect(checkChoice(table, choice).ok).toBe(true))
  it('does not mind spaces around and between words', () => {
    expect(readChoice(table, '  push   b1  north ')).toEqual({ ok: true, value: ['push', 1, 'north'] })
  })
})

it('any text reads back to itself, and stays one token that records can hold', () => {
  const riddles = words({ write: [text('riddle', 400)] })
  const texts = fc.string({ unit: 'grapheme', maxLength: 40 })
  fc.assert(
    fc.property(texts, said => {
      const line = sayChoice(riddles, ['write', said])
      expect(line).toMatch(/^write "[^\s=]*"$/)
      expect(readChoice(riddles, line)).toEqual({ ok: true, value: ['write', said] })
    }),
  )
})

describe('a line that is no choice', () => {
  it.each([
    ['', '"" is not a verb of this game (it has pass, push, pay, walk, write)'],
    ['fly', '"fly" is not a verb of this game (it has pass, push, pay, walk, write)'],
    ['toString', '"toString" is not a verb of this game (it has pass, push, pay, walk, write)'],
    ['push b1', '"push b1" should read "push <tile> <direction>"'],
    ['pass a1', '"pass a1" should read "pass"'],
    ['push c1 north', '"c1", word 2 of "push c1 north", is not a tile'],
    ['push b1 up', '"up", word 3 of "push b1 up", is not a direction'],
    ['pay 121', '"121", word 2 of "pay 121", is not a price'],
    ['pay 1.5', '"1.5", word 2 of "pay 1.5", is not a price'],
    ['pay 01', '"01", word 2 of "pay 01", is not a price'],
    ['pay -0', '"-0", word 2 of "pay -0", is not a price'],
    ['walk a1-c1', '"a1-c1", word 2 of "walk a1-c1", is not a path'],
    ['walk a1-b1-a1-b1', '"a1-b1-a1-b1", word 2 of "walk a1-b1-a1-b1", is not a path'],
    ['write riddle', '"riddle", word 2 of "write riddle", is not a riddle'],
    ['write "%"', '""%"", word 2 of "write "%"", is not a riddle'],
    ['write "thirteen-long"', '""thirteen-long"", word 2 of "write "thirteen-long"", is not a riddle'],
  ])('%s', (line, error) => expect(readChoice(table, line)).toEqual({ ok: false, error }))
})

describe('data that is no choice', () => {
  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'a choice is a list that begins with a verb'],
    ['text', 'pass', 'a choice is a list that begins with a verb'],
    ['a number first', [1], 'a choice is a list that begins with a verb'],
    ['an unknown verb', ['fly'], '"fly" is not a verb of this game (it has pass, push, pay, walk, write)'],
    [
      'an inherited name',
      ['constructor'],
      '"constructor" is not a verb of this game (it has pass, push, pay, walk, write)',
    ],
    ['a word too few', ['push', 1], '"push" takes 2 words, not 1'],
    ['a word too many', ['pass', 1], '"pass" takes 0 words, not 1'],
    ['an index off the list', ['push', 2, 'north'], 'word 2 of "push" is not a tile'],
    ['another type', ['push', 1, 7], 'word 3 of "push" is not a direction'],
    ['a number as text', ['pay', '3'], 'word 2 of "pay" is not a price'],
    ['not a number', ['pay', Number.NaN], 'word 2 of "pay" is not a price'],
    ['a half', ['pay', 0.5], 'word 2 of "pay" is not a price'],
    ['an object for a list', ['walk', {}], 'word 2 of "walk" is not a path'],
    ['nothing for a list', ['walk', undefined], 'word 2 of "walk" is not a path'],
    ['an empty list', ['walk', []], 'word 2 of "walk" is not a path'],
    ['a long text', ['write', 'thirteen long'], 'word 2 of "write" is not a riddle'],
    ['half a character', ['write', '\ud800'], 'word 2 of "write" is not a riddle'],
  ])('%s', (_, data, error) => expect(checkChoice(table, data)).toEqual({ ok: false, error }))
})

describe('equality of data', () => {
  it.each<[unknown, unknown, boolean]>([
    [1, 1, true],
    [1, '1', false],
    [undefined, undefined, true],
    [{}, undefined, false],
    [[1, [2]], [1, [2]], true],
    [[1, [2]], [1, [3]], false],
    [[1], [1, 2], false],
    [[], {}, false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: undefined }, { b: undefined }, false],
  ])('%j and %j', (a, b, same) => expect(sameData(a, b)).toBe(same))
})
