import { masmorra } from '@undercroft/games/masmorra'
import { type Game, ofEntry, readOptions } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { houseLines } from './house-lines.ts'
import { linesAbout } from './house-rules.ts'

const house = { 'abilities.barkskin.gives.D': 2, 'bosses.hydra.red.defense': 5, 'box.life': 7 }

it.each([
  ['ability.barkskin', ['makes Defense: 2 (printed: 3)']],
  ['ability.fireball', []],
  ['boss.hydra', ['red side: Defense: 5 (printed: 4)']],
])('the card of %s says what its table plays otherwise', (id, about) => {
  const options = readOptions<object>(masmorra.options, { house })
  const entry = masmorra.almanac?.find(each => each.id === id)
  if (!options.ok || entry === undefined) throw new Error(`there is no ${id}`)
  const lines = houseLines(masmorra as unknown as Game, options.value)
  expect(lines).toHaveLength(3)
  expect(linesAbout(lines, ofEntry(entry))).toEqual(about)
})

it('a table that changes nothing has nothing to say', () => {
  expect(houseLines(masmorra as unknown as Game, {})).toEqual([])
})
