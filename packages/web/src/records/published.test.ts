import { expect, test } from 'vitest'
import { listAddress, readWanted } from './published.ts'

test.each([
  ['', '/api/records?'],
  ['game=masmorra&by=MA-1&winner=hero', '/api/records?game=masmorra&winner=hero&by=MA-1'],
  ['option=board%3Dsmall&length=middle', '/api/records?option=board%3Dsmall&from=51&to=150'],
  ['length=endless&other=1&game=', '/api/records?'],
])('%s is looked for at %s', (address, way) => {
  expect(listAddress(readWanted(new URLSearchParams(address)))).toBe(way)
})

test('the next page goes on where the last ended', () => {
  expect(listAddress({ length: 'long' }, '5.abc')).toBe('/api/records?from=151&after=5.abc')
})
