import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Pig, pig } from '../../examples/pig.ts'
import type { Game } from '../../index.ts'
import { LOOKS } from '../../lessons/lesson.ts'
import { checkLesson } from './check.ts'
import { KEYS, readLesson, WORD_KEYS } from './read.ts'

const TEXT = readFileSync(new URL('../../examples/lessons/pig/01-hold.yaml', import.meta.url), 'utf8')

function faults(text: string, game: Game<Pig> = pig): string[] {
  const read = readLesson(text, '01-hold.yaml')
  expect(read.faults).toEqual([])
  return checkLesson(game, read.lesson).map(({ message }) => message)
}

function but(before: string, after: string): string {
  expect(TEXT).toContain(before)
  return TEXT.replace(before, after)
}

describe('the documentation', () => {
  const page = readFileSync(new URL('../../../../../docs/lessons.md', import.meta.url), 'utf8')
  const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]) => text ?? '')
  it('has examples', () => expect(examples.length).toBeGreaterThan(0))
  it.each(examples)('has an example that runs: %#', text => expect(faults(text)).toEqual([]))
  it.each([...LOOKS, ...WORD_KEYS, ...KEYS])('explains "%s"', key => expect(page).toContain(`\`${key}\``))
})

describe('the check of a chapter', () => {
  it('finds nothing in one that is right', () => {
    expect(faults(TEXT)).toEqual([])
  })

  it.each([
    ['an answer that is refused', 'do: roll = 6', 'do: hold', '7: "hold" is not offered to P1 here'],
    [
      'a light on what is refused',
      'do: roll = 6',
      'do: roll = 6\n    light: hold',
      '7: "hold" is not offered to P1 here',
    ],
    ['an answer that stands there twice', 'do: roll = 6', 'do: [roll = 6, roll = 5]', '7: "roll" stands in "do" twice'],
    [
      'a picture for no chapter',
      'say: Now hold.',
      'say: Now hold.\n    picture: { chapter: Chess, says: A king. }',
      '20: the rulebook has no chapter "Chess"',
    ],
    ['another position', 'mover: 1 }', 'mover: 0 }', '14: expected mover to be 0, found 1'],
    ['another end', 'winners: [P1]', 'winners: [P2]', '22: expected winners[0] to be "P2", found "P1"'],
    [
      'an id of a rule',
      'say: Now hold.',
      'say: Now hold (PG-1.5).',
      '20: the coach names no ids of rules, such as PG-1.5',
    ],
    [
      'a draw that is missing',
      'P2 roll = 4',
      'P2 roll',
      '15: a die with 6 sides is rolled, but no draw is left for it (pig)',
    ],
  ])('finds %s', (_, before, after, says) => {
    expect(faults(but(before, after))).toEqual([`01-hold.yaml:${says}`])
  })

  it('follows every alternative to the end', () => {
    const text = but('do: hold\n    other: You may, but a 1 would take all six. Hold first.', 'do: [hold, roll = 1]')
    expect(faults(text)).toEqual(['01-hold.yaml:13: expected scores[0] to be 15, found 9'])
    const free = but('other: You may, but a 1 would take all six. Hold first.', 'free: true')
    expect(faults(free)).toEqual(['01-hold.yaml:10: a die with 6 sides is rolled, but no draw is left for it (pig)'])
  })

  it('finds a chapter in which nothing is done', () => {
    const text = `${TEXT.split('steps:')[0]}steps:\n  - say: Look.\n`
    expect(faults(text)).toEqual(['01-hold.yaml:7: no step has a "do": the learner does nothing'])
  })

  it('finds a try that changes something', () => {
    let asked = 0
    const leaky: Game<Pig> = {
      ...pig,
      facts: ({ s }) => {
        s.scores[1] = ++asked
        return undefined
      },
    }
    expect(faults(TEXT, leaky)).toEqual([
      expect.stringMatching(/^01-hold\.yaml:7: a try .* changed state\.scores\[1\]/),
    ])
  })
})
