import { describe, expect, it } from 'vitest'
import { between, cameraOf, following, lookAt, panned, restAt, shotOf, slideTo, zoomed } from './camera.ts'

const size = { width: 800, height: 400 }
const NEARBY = { near: 0.55, far: 1, farthest: 1.4 }
const LENS = { nearest: 0.35, farthest: 3 }
/** A tile around a point. */
const tile = (x: number, y: number, side = 100) => ({ x: x - side / 2, y: y - side / 2, width: side, height: side })

describe('the camera', () => {
  it('looks at all of a box', () => {
    expect(lookAt({ x: 0, y: 0, width: 800, height: 800 }, size, LENS)).toEqual({
      middle: { x: 400, y: 400 },
      scale: 2,
    })
  })

  it('zooms around a point that stays where it was', () => {
    const before = { middle: { x: 100, y: 100 }, scale: 1 }
    const around = { x: 300, y: 0 }
    const after = zoomed(before, 0.5, around, LENS)
    expect(after.scale).toBe(0.5)
    expect((around.x - after.middle.x) / after.scale).toBe((around.x - before.middle.x) / before.scale)
    expect((around.y - after.middle.y) / after.scale).toBe((around.y - before.middle.y) / before.scale)
  })

  it('zooms no further than figures can be made out, and no nearer than one of them', () => {
    const camera = { middle: { x: 0, y: 0 }, scale: 1 }
    expect(zoomed(camera, 100, camera.middle, LENS).scale).toBe(3)
    expect(zoomed(camera, 0.01, camera.middle, LENS).scale).toBe(0.35)
  })

  it('is pushed the way that the hand goes', () => {
    expect(panned({ middle: { x: 0, y: 0 }, scale: 2 }, { x: 10, y: -5 })).toEqual({
      middle: { x: -20, y: 10 },
      scale: 2,
    })
  })

  it('rests on all of a small dungeon, and near the Hero in a large one, never beyond its edge', () => {
    const small = { x: 0, y: 0, width: 600, height: 300 }
    expect(restAt(small, tile(550, 50), size, NEARBY, LENS)).toEqual({ middle: { x: 300, y: 150 }, scale: 0.75 })
    const large = { x: 0, y: 0, width: 3000, height: 3000 }
    expect(restAt(large, tile(1500, 1400), size, NEARBY, LENS).middle).toEqual({ x: 1500, y: 1400 })
    expect(restAt(large, tile(2950, 1400), size, NEARBY, LENS).middle.x).toBe(
      3000 - 400 * restAt(large, tile(50, 50), size, NEARBY, LENS).scale,
    )
  })

  it('rests at all of what matters now, as far as it may go for that', () => {
    const all = { x: 0, y: 0, width: 3000, height: 3000 }
    expect(
      restAt(all, tile(1500, 1400, 200), { width: 374, height: 166 }, { ...NEARBY, far: 0.85 }, LENS).scale,
    ).toBeCloseTo(200 / 166)
    expect(restAt(all, tile(1500, 1400, 200), { width: 344, height: 35 }, { ...NEARBY, far: 0.85 }, LENS).scale).toBe(
      1.4,
    )
    const places = { x: 200, y: 2400, width: 540, height: 600 }
    const { middle, scale } = restAt(
      all,
      places,
      { width: 374, height: 246 },
      { near: 0.55, far: 1.4, farthest: 3 },
      LENS,
    )
    expect(scale).toBeCloseTo(600 / 246)
    expect(middle.y).toBeCloseTo(2700)
    expect(middle.x - (374 * scale) / 2).toBeLessThanOrEqual(200)
  })

  it('goes after a Hero whose room leaves the view, and only then', () => {
    const camera = { middle: { x: 0, y: 0 }, scale: 1 }
    expect(following(camera, tile(300, 100), size)).toBe(camera)
    expect(following(camera, tile(390, 0), size)).toEqual({ middle: { x: 390, y: 0 }, scale: 1 })
    expect(following(camera, tile(290, 90, 200), size)).toBe(camera)
    expect(following(camera, tile(300, 120, 200), size)).toEqual({ middle: { x: 300, y: 120 }, scale: 1 })
  })

  it('has its middle in the middle of what is not covered, and is told from what it shows', () => {
    const camera = { middle: { x: 50, y: 70 }, scale: 0.5 }
    const frame = { ...size, covered: { top: 40, left: 300, bottom: 0 } }
    const shot = shotOf(camera, frame)
    expect(shot).toEqual({ x: 50 - (300 + 250) * 0.5, y: 70 - (40 + 180) * 0.5, width: 400, height: 200 })
    expect(cameraOf(shot, frame)).toEqual(camera)
  })

  it('glides from one part to another', () => {
    const [from, to] = [
      { x: 0, y: 0, width: 100, height: 50 },
      { x: 40, y: 20, width: 200, height: 100 },
    ]
    expect([0, 0.5, 1].map(share => between(from, to, share))).toEqual([
      from,
      { x: 20, y: 10, width: 150, height: 75 },
      to,
    ])
  })

  it('slides what was painted for its goal to where a part on the way is seen', () => {
    const frame = { width: 200, height: 100 }
    const goal = { x: 100, y: 50, width: 400, height: 200 }
    const part = { x: 20, y: 10, width: 800, height: 400 }
    const { x, y, scale } = slideTo(part, goal, frame)
    const point = { x: 300, y: 150 }
    const painted = { x: (point.x - goal.x) / 2, y: (point.y - goal.y) / 2 }
    expect(painted.x * scale + x).toBe((point.x - part.x) / 4)
    expect(painted.y * scale + y).toBe((point.y - part.y) / 4)
    expect(slideTo(goal, goal, frame)).toEqual({ x: 0, y: 0, scale: 1 })
  })
})
