import { describe, expect, test } from 'vitest'
import { commonStart, groupsOf } from './groups.ts'

const many = (verb: string, count: number) => Array.from({ length: count }, (_, i) => [verb, i] as const)

describe('groups of answers', () => {
  test('come in the order in which they are offered', () => {
    const options = [...many('use', 2), ...many('leave', 1), ...many('go', 3)]
    expect(groupsOf({ options }).map(group => group.verb)).toEqual(['use', 'leave', 'go'])
  })

  test('leave the long ones for last, so that what stands alone is seen', () => {
    const options = [...many('attack', 12), ...many('move', 30), ['pass'] as const]
    expect(groupsOf({ options }).map(({ verb, many }) => [verb, many])).toEqual([
      ['pass', false],
      ['attack', false],
      ['move', true],
    ])
  })
})

describe('what labels begin with', () => {
  test.each<[string, string[], string]>([
    ['is said once', ['Move to e4', 'Move to d4'], 'Move to '],
    ['is cut off none if one begins otherwise', ['Move to e4', 'Move to d4', 'Climb to d5'], ''],
    ['is no die of several', ['Roll 2 again', 'Roll 2, 3 again', 'Roll 2, 4 again'], 'Roll '],
    ['is no die though all have it', ['Roll 2, 3 again', 'Roll 2, 4 again'], 'Roll '],
    ['is no thing of several', ['Take key, rope', 'Take key, lamp'], 'Take '],
    ['leaves something of each', ['Go on', 'Go on now'], 'Go '],
    ['is nothing of one word', ['Rest', 'Rest'], ''],
    ['is nothing without labels', [], ''],
  ])('%s', (_, labels, start) => {
    expect(commonStart(labels)).toBe(start)
    for (const label of labels) expect(label.slice(start.length)).not.toBe('')
  })
})
