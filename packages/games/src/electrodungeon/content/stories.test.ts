import { expect, it } from 'vitest'
import { PUZZLES } from './puzzles/index.ts'
import { TRIALS } from './trials.ts'

it.each(Object.values({ ...PUZZLES, ...TRIALS }))(
  '$id $name is told in two or three sentences of its own',
  ({ story, task }) => {
    const sentences = story.split(/(?<=[.!?]) /)
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(3)
    expect(story).not.toContain(task)
    expect(story).toMatch(/\.$/)
  },
)
