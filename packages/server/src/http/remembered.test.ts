import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('it is tried once in a while, whoever asks, and what failed is tried again', async () => {
  let time = 0
  let tries = 0
  let works = true
  const attempt = async (): Promise<void> => {
    tries++
    if (!works) throw new Error('the disk is full')
  }
  const can = remembered(attempt, 2000, () => time)
  expect(await Promise.all([can(), can(), can()])).toEqual([true, true, true])
  works = false
  time = 1999
  expect([await can(), tries]).toEqual([true, 1])
  time = 2000
  expect([await can(), tries]).toEqual([false, 2])
  works = true
  time = 3999
  expect([await can(), tries]).toEqual([false, 2])
  time = 4000
  expect([await can(), tries]).toEqual([true, 3])
})
