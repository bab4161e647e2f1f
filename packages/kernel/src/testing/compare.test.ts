import { describe, expect, it } from 'vitest'
import { firstDifference, say, unmet } from './compare.ts'

describe('the first difference', () => {
  it.each<[unknown, unknown, string | undefined]>([
    [1, 1, undefined],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
    [{ a: 1 }, { a: 1, b: undefined }, undefined],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a[1].b'],
    [[1, 2], [1], '[1]'],
    [[1], [2, 3], '[0]'],
    [{ a: 1 }, { b: 1 }, 'a'],
    [[], {}, ''],
    [0, -0, ''],
    [Number.NaN, Number.NaN, undefined],
    [{ a: undefined }, { a: null }, 'a'],
    [{ a: undefined }, { a: { b: 1 } }, 'a'],
    [{ a: { b: 1 } }, {}, 'a'],
    [{ 0: 1 }, [1], ''],
  ])('of %j and %j', (left, right, path) => expect(firstDifference(left, right)?.path).toBe(path))
})

describe('what is expected and not so', () => {
  const found = { name: 'A1', health: 8, tiles: ['a1', 'b1'], held: undefined }
  it.each<[unknown, string[]]>([
    [{}, []],
    [{ health: 8, held: null }, []],
    [{ tiles: ['a1', 'b1'] }, []],
    [{ health: 9 }, ['expected health to be 9, found 8']],
    [{ health: '8', name: 'B1' }, ['expected health to be "8", found 8', 'expected name to be "B1", found "A1"']],
    [{ tiles: ['a1'] }, ['expected tiles to be ["a1"], found ["a1","b1"]']],
    [{ tiles: ['a1', 'c1'] }, ['expected tiles[1] to be "c1", found "b1"']],
    [{ name: null }, ['expected name to be nothing, found "A1"']],
    [{ helth: 8 }, ['expected helth to be 8, found nothing (there is name, health, tiles, held)']],
    [[], ['expected [], found {"name":"A1","health":8,"tiles":["a1","b1"]}']],
  ])('%j', (want, problems) => expect(unmet(want, found)).toEqual(problems))
})

it('a long value is cut', () => expect(say('x'.repeat(300))).toHaveLength(203))
