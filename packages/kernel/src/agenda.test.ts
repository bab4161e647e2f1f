import { describe, expect, it } from 'vitest'
import { agenda, cloneFrames, leave } from './agenda.ts'

interface Frame {
  readonly phase: 'turn' | 'fight' | 'dodge' | 'move'
  readonly monster?: number
}

const position = (...phases: Frame['phase'][]) => ({ frames: phases.map((phase): Frame => ({ phase })) })
const phases = (s: { frames: Frame[] }) => s.frames.map(({ phase }) => phase)

it('an agenda is done in the order in which it is written', () => {
  const s = position('turn')
  agenda<Frame>(s, { phase: 'fight' }, { phase: 'move' })
  expect(s.frames.pop()?.phase).toBe('fight')
  expect(s.frames.pop()?.phase).toBe('move')
  expect(s.frames.pop()?.phase).toBe('turn')
})

describe('leaving', () => {
  it('drops the phase and everything that was to be done before it', () => {
    const s = position('turn', 'fight', 'move', 'dodge')
    leave(s, 'fight')
    expect(phases(s)).toEqual(['turn'])
  })

  it('drops only the nearest', () => {
    const s = position('fight', 'turn', 'fight')
    leave(s, 'fight')
    expect(phases(s)).toEqual(['fight', 'turn'])
  })

  it('is a mistake where there is nothing to leave', () => {
    expect(() => leave(position('turn'), 'fight')).toThrow('there is no "fight" to leave')
  })
})

it('cloned frames are equal but not the same', () => {
  const frames: Frame[] = [{ phase: 'fight', monster: 3 }]
  expect(cloneFrames(frames)).toEqual(frames)
  expect(cloneFrames(frames)[0]).not.toBe(frames[0])
})
