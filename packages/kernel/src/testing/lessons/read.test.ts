import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readLesson, readLessons } from './read.ts'

const HEAD = 'title: A\nabout: B\nseat: P1\n'

function mistakes(text: string, file = '01-move.yaml'): string[] {
  return readLesson(text, file).faults.map(({ line, says }) => `${line}: ${says}`)
}

function steps(text: string): string[] {
  return mistakes(`${HEAD}steps:\n${text}\n`)
}

describe('reading a chapter', () => {
  it('gives plain data', () => {
    const { lesson, faults } = readLesson(`${HEAD}steps:\n  - say: Go\n    do: roll = 3\n`, 'x/02-go-on.yaml')
    expect(faults).toEqual([])
    expect(lesson).toEqual({
      file: 'x/02-go-on.yaml',
      id: 'go-on',
      title: 'A',
      about: 'B',
      seat: 'P1',
      dice: [],
      steps: [{ kind: 'word', line: 5, say: 'Go', light: ['roll'], do: ['roll = 3'], free: false }],
      lines: { seat: 3, options: 1, position: 1, dice: 1 },
    })
  })

  it('reads a picture for the rulebook', () => {
    const picture = '    picture: { chapter: Play, says: A die. }\n'
    const { lesson, faults } = readLesson(`${HEAD}steps:\n  - say: Go\n${picture}`, '01-a.yaml')
    expect(faults).toEqual([])
    expect(lesson.steps).toMatchObject([{ picture: { chapter: 'Play', says: 'A die.' } }])
    expect(steps('  - say: Go\n    picture: { chapter: Play }')).toEqual(['6: "says" is missing'])
  })

  it('reads dice as a list or on one line', () => {
    const dice = (text: string) => readLesson(`${HEAD}dice: ${text}\nsteps: []\n`, '01-a.yaml').lesson.dice
    expect([dice('1 2'), dice('[1, 2]'), dice('3')]).toEqual([[1, 2], [1, 2], [3]])
  })

  it('gives the chapters of a folder', () => {
    const folder = fileURLToPath(new URL('../../examples/lessons/', import.meta.url))
    expect(readLessons(join(folder, 'pig')).map(({ lesson }) => lesson.id)).toEqual(['hold'])
    expect(readLessons(join(folder, 'nothing'))).toEqual([])
  })

  it('says what is missing, and where', () => {
    expect(mistakes('')).toEqual([
      '1: a chapter is a set of names (title, about, seat, options, position, dice, steps) with values',
      '1: "seat" is missing',
      '1: "title" is missing',
      '1: "about" is missing',
      '1: "steps" is missing or not a list',
    ])
    expect(mistakes(`${HEAD}steps: []\n`, 'move.yaml')).toEqual([
      '1: a chapter is called by its number and its name, such as 01-move.yaml',
    ])
    expect(mistakes(`${HEAD}steps: []\n---\ntitle: C\n`)).toEqual(['5: one document belongs here, not several'])
  })

  it('says what is wrong with a step, and where', () => {
    expect(steps('  - do: roll')).toEqual(['5: "say" is missing'])
    expect(steps('  - say: Go\n    doo: roll')).toEqual([
      expect.stringMatching(/^6: there is no "doo" in a step \(there is say, light, do, /),
    ])
    expect(steps('  - say: Go\n    do: 3')).toEqual([
      `6: "do" is an answer in the game's notation, or a list of answers`,
    ])
    expect(steps('  - say: Go\n    other: No')).toEqual(['5: "other" needs a "do" in the same step'])
    expect(steps('  - say: Go\n    do: roll\n    free: 1')).toEqual(['7: "free" is true or false'])
    expect(steps('  - say: Go\n    expect: { a: 1 }')).toEqual(['5: "expect" is a step of its own'])
    expect(steps('  - say: "  "')).toEqual(['5: "say" says nothing'])
    expect(steps(`  - say: Go\n    do: roll\n    wrong: ${'a'.repeat(221)}`)).toEqual([
      '7: "wrong" has 221 characters; the coach says at most 220',
    ])
  })
})
