// @module-tag slow
import { readFileSync } from 'node:fs'
import { games as shelf } from '@undercroft/games'
import { readExperiment } from '@undercroft/lab'
import { expect, it } from 'vitest'

const page = readFileSync(new URL('../../../../docs/lab.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text)
const complete = blocks.filter(text => /^game:/m.test(text))

it('docs/lab.md has an experiment and a search', () => {
  expect(complete.filter(text => !/^goal:/m.test(text))).not.toEqual([])
  expect(complete.filter(text => /^goal:/m.test(text))).not.toEqual([])
})

it.each(complete)('what docs/lab.md shows can be played, block %#', async text => {
  const games = await Promise.all(shelf.map(({ load }) => load()))
  expect(readExperiment(text, games).mistakes).toEqual([])
})
