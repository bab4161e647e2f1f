import { bots } from '@undercroft/bots'
import { describe, expect, it } from 'vitest'
import { played } from '../testing/played.ts'
import { table } from './table.ts'

describe('how the game looks at a table', () => {
  it('has every verb on the board but the one that holds back', () => {
    const asked = new Map<string, Set<string>>()
    played(bots.greedy, ({ phase, options }) => {
      const found = asked.get(phase) ?? new Set()
      for (const [verb] of options) found.add(verb)
      asked.set(phase, found)
    })
    const off = [...asked].flatMap(([phase, found]) =>
      [...found].filter(verb => !table.onBoard?.[phase]?.some(each => each === verb)),
    )
    expect(off).toEqual(['pass'])
    expect(Object.keys(table.onBoard ?? {}).toSorted()).toEqual([...asked.keys()].toSorted())
  })

  it('sounds like a fight', () => {
    const [match] = played(bots.greedy)
    // Who stays where it is makes a move, and no sound.
    const events = match?.heard(0).filter(({ event }) => event.what !== 'moved' || event.path.length > 1)
    const heard = new Map(events?.map(({ event }) => [event.what, table.sound?.(event)]))
    expect(heard.get('moved')).toBe('step')
    expect(heard.get('lost')).toBe('hit')
    expect(heard.get('defeated')).toBe('fall')
    expect(heard.get('ended')).toBe('cheer')
  })
})
