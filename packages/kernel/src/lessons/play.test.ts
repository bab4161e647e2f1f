import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Pig, pig } from '../examples/pig.ts'
import { readLesson } from '../testing/lessons/read.ts'
import { LessonFault, type LookStep } from './lesson.ts'
import { LessonPlay } from './play.ts'

const TEXT = readFileSync(new URL('../examples/lessons/pig/01-hold.yaml', import.meta.url), 'utf8')

function begin(text = TEXT, look?: (step: LookStep) => void): LessonPlay<Pig> {
  const { lesson, faults } = readLesson(text, 'lessons/01-hold.yaml')
  expect(faults).toEqual([])
  return LessonPlay.begin(pig, JSON.parse(JSON.stringify(lesson)), look)
}

/** Gives the fault of a chapter in which a text stands for another, when it is skipped to its end. */
function faultOf(before: string, after: string): string {
  expect(TEXT).toContain(before)
  try {
    begin(TEXT.replace(before, after)).skipTo(Number.POSITIVE_INFINITY)
  } catch (error) {
    if (error instanceof LessonFault) return error.message
    throw error
  }
  return 'no fault'
}

describe('a chapter that is played', () => {
  it('says what is wanted, and takes it with its draws', () => {
    const play = begin()
    expect(play.word()).toEqual({
      says: 'You need 20 points. Roll the die.',
      light: [['roll']],
      wants: [['roll']],
      free: false,
      answerable: true,
      afterwards: ['hold'],
    })
    play.next() // an answer is wanted, so the button does nothing
    expect(play.step).toBe(0)
    expect(play.attempt(['roll'])).toEqual({ kind: 'went-on' })
    expect(play.step).toBe(1)
    expect(play.match.state.stake).toBe(6)
  })

  it('takes no other answer and no refused one', () => {
    const play = begin()
    expect(play.attempt(['hold'])).toEqual({
      kind: 'refused',
      says: 'Nothing is at stake yet. Roll first.',
      refusals: [{ rule: 'PG-1.7' }],
    })
    play.skip()
    const before = structuredClone(play.match.state)
    expect(play.attempt(['roll'])).toEqual({
      kind: 'other',
      says: 'You may, but a 1 would take all six. Hold first.',
    })
    expect(play.match.state).toEqual(before)
    expect([play.step, play.match.steps.length]).toEqual([1, 1])
  })

  it('lets the others play line by line, and looks without stopping', () => {
    const looked: string[] = []
    const play = begin(TEXT, step => looked.push(step.look))
    play.skipTo(2)
    expect(looked).toEqual(['expect'])
    expect(play.step).toBe(3)
    expect(play.word()).toBeUndefined()
    expect(play.others()).toEqual({ seat: 1, choice: ['roll'] })
    expect(play.attempt(['roll'])).toEqual({ kind: 'refused', refusals: [{ rule: 'PG-1.1' }] })
    play.playOther()
    expect(play.match.state.stake).toBe(4)
    play.playOther()
    expect(play.others()).toBeUndefined()
    expect(play.match.state).toMatchObject({ stake: 0, mover: 0 })
  })

  it('goes on by a button where nothing is wanted, or by the answer that the next words want', () => {
    const play = begin()
    play.skipTo(5)
    expect(play.word()).toMatchObject({ wants: [], answerable: true })
    play.next()
    expect(play.step).toBe(6)

    const quick = begin()
    quick.skipTo(5)
    expect(quick.attempt(['roll'])).toEqual({ kind: 'went-on' })
    expect(quick.step).toBe(7)

    const last = begin(`${TEXT.split('  - say: Five')[0]}`)
    last.skipTo(5)
    expect(last.word()).toMatchObject({ wants: [], answerable: false })
    expect(last.attempt(['roll'])).toEqual({ kind: 'other', says: 'In a moment. First read on.' })
  })

  it('is over after its last step', () => {
    const play = begin()
    play.skipTo(7)
    expect(play.done).toBe(false)
    play.skip()
    expect(play.done).toBe(true)
    expect(play.match.outcome?.winners).toEqual([0])
    play.skip()
    expect([play.word(), play.others(), play.step]).toEqual([undefined, undefined, 9])
  })

  it('takes every legal answer where it is free', () => {
    const free = TEXT.replace('    other: You may, but a 1 would take all six. Hold first.', '    free: true')
    const play = begin(free.split('  - expect')[0]?.replace('do: hold', 'do: [hold = , roll = 2]'))
    play.skip()
    expect(play.attempt(['roll'])).toEqual({ kind: 'went-on' })
    expect(play.match.state.stake).toBe(8)
  })
})

describe('a chapter that does not fit its game', () => {
  it.each([
    ['do: roll = 6', 'do: roll', '7: a die with 6 sides is rolled, but no draw is left for it (pig)'],
    ['do: roll = 6', 'do: roll = 6 6', '7: more draws are given than are made: 6 left over'],
    ['do: roll = 6', 'do: hold', '7: P1 is refused: PG-1.7'],
    ['do: roll = 6', 'do: leap', '7: "leap" is not a verb of this game (it has roll, hold)'],
    ['P2 roll = 4', 'P3 roll = 4', '15: there is no seat "P3" (there is P1, P2)'],
    ['P2 roll = 4', 'P2 hold ! PG-1.7', '15: "!" has no place in a lesson: P2 hold ! PG-1.7'],
    ['seat: P1', 'seat: P9', '3: there is no seat "P9" (there is P1, P2)'],
    ['goal: 20', 'goal: 2', '4: option "goal" is a whole number from 10 to 200, not 2'],
    ['seat: P1', 'seat: P1\ndice: 3 4', '4: more draws are given than are made: 3 4 left over'],
  ])('where "%s" is "%s" a fault names its line', (before, after, says) => {
    expect(faultOf(before, after)).toBe(`lessons/01-hold.yaml:${says}`)
  })
})
