import { bots, playerNamed } from '@undercroft/bots'
import { anyGame, FastDice, Play, readOptions, see } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { withoutMasters } from '../index.ts'

// WM-14.2: how hard the yards are is agreed on before the game, and the ready-made ones are harder.
it.each(['veteran', 'master'])('a %s builds the yard that the table wants', level => {
  const options = readOptions(withoutMasters.options, { botSetups: 'generated', difficulty: 'gentle' })
  if (!options.ok) throw new Error(options.error.join())
  const game = anyGame(withoutMasters)
  const play = Play.start(game, options.value, new FastDice('yard'))
  const [ask] = play.asks
  const maker = playerNamed(level)
  if (ask === undefined || maker === undefined) throw new Error('nobody builds')
  expect(play.asking?.frame.phase).toBe('building')
  const seen = see(play, ask.seat)
  for (let seed = 0; seed < 3; seed++) {
    const [greedy, chosen] = [bots.greedy, maker].map(each => each(game, new FastDice(seed)).choose(seen, ask))
    expect(greedy).toEqual(['generate'])
    expect(chosen).toEqual(greedy)
  }
})
