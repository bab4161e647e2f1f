import { Thoughts } from '@undercroft/bots'
import { FastDice, Play, readOptions, sameData, see } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { allOutAssault } from '../index.ts'
import type { Options } from '../state/options.ts'
import { isFrail } from '../state/sheet.ts'

it('a bot that thinks hands in other sheets each time, and none that it knows to be worse', async () => {
  const options = readOptions<Options>(allOutAssault.options, {})
  if (!options.ok) throw new Error('there are no usual options')
  const play = Play.start(allOutAssault, options.value, new FastDice('sheets'))
  const [ask] = play.asks
  if (ask === undefined) throw new Error('nobody is asked')
  const thoughts = new Thoughts({ now: () => 0, rest: async () => undefined })
  const sheets = new Set<string>()
  let neither = 0
  for (let seed = 0; seed < 16; seed++) {
    const wish = { table: 'one', game: allOutAssault, seen: see(play, ask.seat), ask, budget: { rounds: 12 } }
    const think = () => thoughts.think({ ...wish, dice: new FastDice(`sheets ${seed}`) })
    const { choice, first, considered } = await think()
    expect((await think()).choice).toEqual(choice)
    const [best] = considered
    const taken = considered.find(each => sameData(each.choice, choice))
    if (best === undefined || taken === undefined) throw new Error('it takes what it has not considered')
    expect(taken.chance).toBeGreaterThan(best.chance - 2 * (best.error + taken.error))
    sheets.add(JSON.stringify(choice))
    if (taken !== best && !sameData(choice, first)) neither++
  }
  expect([...sheets].filter(choice => JSON.parse(choice).slice(1).some(isFrail))).toEqual([])
  expect(sheets.size).toBeGreaterThanOrEqual(3)
  expect(neither).toBeGreaterThan(0) // neither always the best of its playouts, nor always the first idea
})
