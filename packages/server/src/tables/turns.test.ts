import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('one thing is done after the other, in order, also after one that failed', async () => {
  const turns = new Turns()
  const done: string[] = []
  const act = (name: string) => async () => {
    done.push(`${name} begins`)
    await new Promise(next => setTimeout(next, 1))
    done.push(`${name} ends`)
    if (name === 'b') throw new Error('b failed')
    return name
  }
  const all = ['a', 'b', 'c'].map(name => turns.take(act(name)))
  expect(turns.isBusy).toBe(true)
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(turns.isBusy).toBe(false)
})
