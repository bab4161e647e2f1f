import { describe, expect, it } from 'vitest'
import { isPush, lift, noFingers, press, push } from './fingers.ts'

describe('one finger', () => {
  it('clicks where it hardly moves, and pushes the picture from then on', () => {
    const fingers = noFingers()
    press(fingers, 1, { x: 100, y: 100 })
    expect(push(fingers, 1, { x: 104, y: 100 })).toBeUndefined()
    expect(isPush(fingers)).toBe(false)
    expect(push(fingers, 1, { x: 110, y: 102 })).toEqual({ pan: { x: 6, y: 2 } })
    expect(isPush(fingers)).toBe(true)
  })

  it('that is not down moves nothing', () => {
    const fingers = noFingers()
    expect(push(fingers, 1, { x: 5, y: 5 })).toBeUndefined()
    press(fingers, 1, { x: 0, y: 0 })
    lift(fingers, 1)
    expect(push(fingers, 1, { x: 50, y: 5 })).toBeUndefined()
  })

  it('begins anew when it comes down again', () => {
    const fingers = noFingers()
    press(fingers, 1, { x: 0, y: 0 })
    push(fingers, 1, { x: 40, y: 0 })
    lift(fingers, 1)
    press(fingers, 1, { x: 0, y: 0 })
    expect(isPush(fingers)).toBe(false)
  })
})

describe('two fingers', () => {
  it('pull the picture nearer around the point between them', () => {
    const fingers = noFingers()
    press(fingers, 1, { x: 100, y: 100 })
    press(fingers, 2, { x: 200, y: 100 })
    expect(push(fingers, 2, { x: 300, y: 100 })).toEqual({
      pan: { x: 50, y: 0 },
      pinch: { by: 0.5, around: { x: 200, y: 100 } },
    })
  })

  it('that meet only push', () => {
    const fingers = noFingers()
    press(fingers, 1, { x: 100, y: 100 })
    press(fingers, 2, { x: 110, y: 100 })
    expect(push(fingers, 2, { x: 100, y: 100 })).toEqual({ pan: { x: -5, y: 0 } })
  })
})
