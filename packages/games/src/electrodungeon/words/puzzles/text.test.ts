import { readChoice } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { upTo } from '../../content/pick.ts'
import { PUZZLE_IDS, PUZZLES } from '../../content/puzzles/index.ts'
import { solvePuzzle, tryAnswer } from '../../rules/12-puzzles/index.ts'
import { verbs } from '../../state/choices.ts'
import { answerWord, type Posed, pose, seePuzzle } from '../../state/puzzles.ts'
import { picker } from '../../testing/picker.ts'
import { sayDimPuzzle, sayPuzzle } from './index.ts'

describe.each(PUZZLE_IDS)('the text of %s', id => {
  const posed = pose(id, picker(id))
  const lines = sayPuzzle(seePuzzle(posed), 'Ann')

  it('says what it is, what to do and how many tries are left', () => {
    const { name, story, task, tries } = PUZZLES[id]
    const left = `${name}, ${tries} of ${tries} ${tries === 1 ? 'try' : 'tries'} left`
    expect(lines.slice(0, 3)).toEqual([left, story, task])
    expect(lines.join('\n')).not.toMatch(/undefined|NaN/)
  })

  it('says how an answer is typed', () => {
    const examples = lines.at(-1)?.match(/solve \S+/g) ?? []
    expect(lines.at(-1)).toMatch(/^Ann answers with /)
    expect(examples.length).toBeGreaterThan(0)
    for (const line of examples)
      expect(readChoice(verbs, line)).toMatchObject({ ok: true, value: ['solve', { puzzle: id }] })
  })

  it('never gives the solution away', () => {
    for (const i of upTo(100)) {
      const pick = picker(`${id} ${i}`)
      const seen = seePuzzle(pose(id, pick))
      expect(sayPuzzle(seen, 'Ann').join('\n')).not.toContain(`solve ${answerWord.say(solvePuzzle(seen, pick))}`)
    }
  })

  it('asks for nothing more when it is solved', () => {
    const pick = picker(`${id} solved`)
    const solved = pose(id, pick)
    while (solved.tried.at(-1)?.reply.is !== 'right' && solved.left > 0)
      tryAnswer(solved, solvePuzzle(seePuzzle(solved), pick))
    const text = sayPuzzle(seePuzzle(solved), 'Ann').join('\n')
    expect(text).toContain('that is right')
    expect(text).not.toContain('answers with')
  })

  it('is a name and a number of tries to everybody else', () => {
    expect(sayDimPuzzle(seePuzzle(posed))).toBe(lines[0])
  })
})

describe('what was tried', () => {
  it('is said with its marks', () => {
    const posed: Posed = { puzzle: 'PZ-02', shown: { length: 4 }, secret: [0, 1, 2, 3], tried: [], left: 6 }
    tryAnswer(posed, { puzzle: 'PZ-02', said: [0, 2, 1, 5] })
    expect(sayPuzzle(seePuzzle(posed), 'Ann')).toContain('Tried 1: PZ-02:arc.coil.bulb.fuse, 1 exact, 2 misplaced')
  })

  it('is said of the scales', () => {
    const posed: Posed = { puzzle: 'PZ-03', shown: { coils: 9, weighings: 3 }, secret: [4, 0], tried: [], left: 1 }
    tryAnswer(posed, { puzzle: 'PZ-03', said: { do: 'weigh', left: [1, 4], right: [2, 3] } })
    const lines = sayPuzzle(seePuzzle(posed), 'Ann')
    expect(lines).toContain('Coils 1 to 9 and a balance: 2 of 3 weighings left')
    expect(lines).toContain('Tried 1: PZ-03:weigh/1.4/2.3, the left side goes down')
  })
})
