import { expect, test } from 'vitest'
import { FastDice } from './dice.ts'
import { pig } from './examples/index.ts'
import { Match } from './match.ts'
import { withPlayers } from './players.ts'
import { readRecord, writeRecord } from './record.ts'
import { replay } from './replay.ts'

test('a record has other names, and is as whole as before', () => {
  const match = new Match(pig, { goal: 20, players: 2 }, new FastDice(1))
  while (match.outcome === undefined) {
    const seat = match.play.asks[0]?.seat ?? 0
    if (!match.answer(seat, ['hold']).ok) match.answer(seat, ['roll'])
  }
  const players = [
    { kind: 'person', player: 'Ada' },
    { kind: 'bot', player: 'greedy' },
  ] as const
  const text = writeRecord(match, { players, dice: { kind: 'plain' } })
  const renamed = withPlayers(text, (seat, { kind, player }) => (kind === 'bot' ? player : `somebody\n${seat}`))
  const read = readRecord(renamed)
  if (!read.ok) throw new Error(read.error.message)
  expect(read.value.seats.map(({ player }) => player)).toEqual(['somebody 0', 'greedy'])
  expect(replay(pig, read.value)).toMatchObject({ ok: true })
  expect(withPlayers(renamed, (seat, { player }) => (seat === 0 ? 'Ada' : player))).toBe(text)
})
