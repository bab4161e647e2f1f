import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { upTo } from '../../content/pick.ts'
import { PUZZLE_IDS, PUZZLES } from '../../content/puzzles/index.ts'
import { guessPuzzle, tryAnswer } from '../../rules/12-puzzles/index.ts'
import { type Posed, pose, type SeenPuzzle, seePuzzle } from '../../state/puzzles.ts'
import { buttons, nothing } from '../../testing/board.ts'
import { picker } from '../../testing/picker.ts'
import { PuzzlePicture } from './PuzzlePicture.tsx'

function picture(seen: SeenPuzzle, mine = true, endsAt?: number): string {
  return renderToStaticMarkup(
    <PuzzlePicture seen={seen} mine={mine} endsAt={endsAt} onAnswer={nothing} onGiveUp={nothing} />,
  )
}

describe.each(PUZZLE_IDS)('the picture of %s', id => {
  const posed = pose(id, picker(id))

  it('counts the time down, if there is a limit (ED-12.5)', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    expect(picture(seePuzzle(posed))).not.toContain('role="timer"')
    expect(picture(seePuzzle(posed), true, Date.now() + 89_900)).toContain('aria-label="1:30 left"')
    expect(picture(seePuzzle(posed), false, Date.now() + 9900)).toMatch(/data-low="true"[^>]*aria-label="0:10 left"/)
  })

  it('says what it is, what to do and how many tries are left, and names all its buttons', () => {
    const html = picture(seePuzzle(posed))
    const { name, tries } = PUZZLES[id]
    expect(html).toContain(`<h2>${name}</h2>`)
    expect(html).toContain(`${tries} ${tries === 1 ? 'try' : 'tries'} left`)
    expect(buttons(html).every(each => each.trim() !== '')).toBe(true)
    expect(html).not.toMatch(/undefined|NaN/)
  })

  it('lets those who do not answer think along, and no more', () => {
    const html = picture(seePuzzle(posed), false)
    expect(html).toContain('think along')
    expect(html).not.toContain('ed-lab-main')
    expect(html).not.toContain('Give up')
  })
})

function shown<K extends Posed['puzzle']>(posed: Extract<Posed, { puzzle: K }>): string {
  return picture(seePuzzle(posed))
}

describe('pictures', () => {
  it('light the lamps that burn', () => {
    const lit = [true, false, false, false, true, false, false, false, true]
    const html = shown({ puzzle: 'PZ-01', shown: { lit }, secret: [], tried: [], left: 2 })
    expect(buttons(html).filter(name => name.endsWith('burning'))).toEqual([
      'Lamp a1, burning',
      'Lamp b2, burning',
      'Lamp c3, burning',
    ])
    expect(html).toContain('3 lamps burn')
  })

  it('stamp each guess with its marks, and never show the code', () => {
    const posed: Posed = { puzzle: 'PZ-02', shown: { length: 4 }, secret: [0, 1, 2, 3], tried: [], left: 6 }
    tryAnswer(posed, { puzzle: 'PZ-02', said: [0, 2, 1, 5] })
    const html = picture(seePuzzle(posed))
    expect(html).toContain('aria-label="1 in place, 2 misplaced"')
    expect(JSON.stringify(seePuzzle(posed))).not.toContain('secret')
  })

  it('keep the last weighing in the pans', () => {
    const posed: Posed = { puzzle: 'PZ-03', shown: { coils: 9, weighings: 3 }, secret: [4, 0], tried: [], left: 1 }
    tryAnswer(posed, { puzzle: 'PZ-03', said: { do: 'weigh', left: [1, 4], right: [2, 3] } })
    const html = picture(seePuzzle(posed))
    expect(html).toContain('is heavier than')
    expect(buttons(html)).toEqual(expect.arrayContaining(['Coil 4, in the left pan', 'Coil 9, on the shelf']))
    expect(html).toContain('2 weighings left')
  })

  it('name who must not be left alone', () => {
    const html = shown({
      puzzle: 'PZ-04',
      shown: { cargo: ['eel', 'rat', 'acid'], conflicts: [['rat', 'acid']], room: 1, limit: 9 },
      secret: [],
      tried: [],
      left: 2,
    })
    expect(html).toContain('rat and acid')
    expect(html).toContain('0 of 9 crossings')
  })

  it('say the clues in sentences', () => {
    const html = shown({
      puzzle: 'PZ-05',
      shown: {
        clues: [
          { says: 'rightBefore', thing: 1, other: 6 },
          { says: 'notAt', thing: 4, place: 3 },
          { says: 'different', thing: 0, other: 7 },
        ],
      },
      secret: [],
      tried: [],
      left: 1,
    })
    expect(html).toContain('The blue statue is just left of the lens.')
    expect(html).toContain('The coil is not in the fourth place.')
    expect(html).toContain('The amber statue does not bear the valve.')
  })

  it('tell of each tile what it joins', () => {
    const tiles = upTo(16).map(i => (i === 0 ? ('elbow' as const) : ('straight' as const)))
    const html = shown({
      puzzle: 'PZ-06',
      shown: { tiles, turns: upTo(16).map(() => 0), from: 1, to: 1 },
      secret: [],
      tried: [],
      left: 2,
    })
    expect(buttons(html)).toContain('Row 1, column 1: joins left and top')
    expect(buttons(html)).toContain('Row 2, column 4: joins left and right, live')
    expect(html).toContain('The current runs through.')
  })

  it('let the statues speak', () => {
    const html = shown({
      puzzle: 'PZ-09',
      shown: {
        statements: [
          { says: 'lies', of: 1 },
          { says: 'or', both: [0, 2] },
          { says: 'liars', count: 2 },
          { says: 'same', both: [0, 1] },
        ],
      },
      secret: [],
      tried: [],
      left: 1,
    })
    expect(html).toContain('B lies.')
    expect(html).toContain('A or C tells the truth, or both.')
    expect(html).toContain('Exactly two of us lie.')
  })

  it.each(PUZZLE_IDS)('show %s with what was tried before', id => {
    const pick = picker(`${id} tried`)
    const posed = pose(id, pick)
    tryAnswer(posed, guessPuzzle(posed, pick))
    expect(picture(seePuzzle(posed))).not.toMatch(/undefined|NaN/)
  })
})
