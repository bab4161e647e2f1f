import { expect, it } from 'vitest'
import { keepGift, readShelf, received, renamed, shelved } from './shelf.ts'

const A = { name: 'A', text: 'layout Ha1' }
const B = { name: 'B', text: 'layout Hb1' }

it('keeps the newer of two with one name, the newest first', () => {
  expect(shelved([A, B], { name: 'B', text: 'layout Hc1' })).toEqual([{ name: 'B', text: 'layout Hc1' }, A])
})

it('is full at a hundred: nothing is thrown out for another', () => {
  const full = Array.from({ length: 100 }, (_, i) => ({ name: `n${i}`, text: `layout Ha${i}` }))
  expect(shelved(full, A)).toBeUndefined()
  expect(shelved(full, { name: 'n3', text: 'layout Ha1' })).toHaveLength(100)
})

it('renames, but never over another', () => {
  expect(renamed([A, B], 'A', 'C')).toEqual([{ ...A, name: 'C' }, B])
  expect(renamed([A, B], 'A', 'B')).toBeUndefined()
})

it('takes what it is given beside what it has', () => {
  expect(received([A, B], { name: 'C', text: A.text })).toEqual({ kept: A, isNew: false })
  expect(received([A, B], { name: 'A', text: 'layout Hd1' }).kept.name).toBe('A 2')
  expect(received([A, { ...B, name: 'A 2' }], { name: 'A', text: 'layout Hd1' }).kept.name).toBe('A 3')
})

it('says that nothing is kept where nothing can be', () => {
  expect(keepGift({ game: 'without-masters', ...A })).toEqual({})
  expect(readShelf('without-masters', () => [B])).toEqual([B])
})
