import { describe, expect, test } from 'vitest'
import { groupsOf } from './groups.ts'

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
