import { expect, it } from 'vitest'
import { cameraKey } from './keys.ts'

it.each([
  ['ArrowLeft', { what: 'step', by: { x: -1, y: 0 } }],
  ['PageDown', { what: 'page', by: { x: 0, y: 1 } }],
  ['Home', { what: 'home' }],
  ['0', { what: 'all' }],
  ['a', undefined],
  ['toString', undefined],
])('%s moves the camera: %j', (key, does) => expect(cameraKey(key)).toEqual(does))

it('zooms as far in as out', () => {
  const [nearer, further] = [cameraKey('+'), cameraKey('-')]
  expect(nearer?.what === 'zoom' && further?.what === 'zoom' && nearer.by * further.by).toBeCloseTo(1)
})
