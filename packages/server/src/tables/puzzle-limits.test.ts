// @module-tag slow
import { electroDungeon } from '@undercroft/games/electrodungeon'
import { anyGame, type Game } from '@undercroft/kernel'
import { expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { type TestServer, testServer } from '../testing/server.ts'
import { now } from '../time.ts'

const OPTIONS = { explorers: 1, puzzleSeconds: '30' }

/** An Explorer stands before an open puzzle. */
const atTheDoor: typeof electroDungeon = {
  ...electroDungeon,
  setup: options =>
    electroDungeon.scene.read(
      { A: { place: '4,1' }, doors: { blue: { card: 'puzzle+fragment', task: 'PZ-11', locked: false } } },
      options,
    ),
}

/** The same, for those who cannot wait half a minute. */
function inOneSecond(game: typeof electroDungeon): typeof electroDungeon {
  const { puzzle } = game.phases
  if (!('on' in puzzle)) throw new Error('a puzzle asks one seat')
  return {
    ...game,
    phases: {
      ...game.phases,
      puzzle: {
        ...puzzle,
        offer(s, o, f) {
          puzzle.offer(s, o, f)
          o.within(1)
        },
      },
    },
  }
}

/** Ada is the Master of Fates and the Explorer, who attempts the puzzle. */
async function attempting(game: Game): Promise<{ server: TestServer; ada: Client; id: string }> {
  const server = await testServer({ games: [game] })
  const ada = await Client.guest(server.base, 'Ada')
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  const { body } = await ada.post('/api/tables', { game: game.id, options: OPTIONS, seats })
  await ada.answer(body.id, 1, ['hold'])
  await ada.answer(
    body.id,
    1,
    (await ada.view(body.id, 1)).ask?.options.find(([verb]) => verb === 'attempt'),
  )
  return { server, ada, id: body.id }
}

test('a puzzle has the seconds that the table set', async () => {
  const before = now()
  const { server, ada, id } = await attempting(anyGame(atTheDoor))
  const { ask, clocks } = await ada.view(id, 1)
  expect([ask?.within, ask?.options[ask.otherwise]]).toEqual([30, ['timeUp']])
  expect(clocks).toEqual([{ seat: 1, endsAt: expect.any(Number) }])
  expect(clocks[0]?.endsAt).toBeGreaterThanOrEqual(before + 30_000)
  await server.close()
})

test('when they are over the attempt has failed by ED-12.5, and the door stays as it was', async () => {
  const { server, ada, id } = await attempting(anyGame(inOneSecond(atTheDoor)))
  const told = async () => (await ada.view(id, 1)).events.map(({ event }) => event)
  await expect.poll(told).toContainEqual({ what: 'taskOver', door: 0, success: false, by: 'ED-12.5' })
  expect(await told()).toContainEqual(expect.objectContaining({ what: 'chose', seat: 1, choice: ['timeUp'] }))
  expect((await ada.view(id, 1)).seen.view).toHaveProperty(
    'doors.0',
    expect.objectContaining({ done: false, locked: false }),
  )
  await server.close()
})
