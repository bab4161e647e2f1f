import type { AnyChoice } from '@undercroft/kernel'
import { expect, test } from 'vitest'
import { newsOf } from './news.ts'
import type { Line } from './protocol.ts'

const HEARD = { game: { tellsRolls: true }, viewer: 0, names: ['Ann', 'Bo', 'Bo 2'] } as const

function line(text: string, event: object = { what: 'moved' }): Line {
  return { n: 0, because: undefined, step: 0, text, event: event as Line['event'] }
}

const chose = (seat: number, text: string, forced = false) =>
  line(text, { what: 'chose', seat, choice: ['go'] satisfies AnyChoice, ...(forced && { forced }) })

test('a long turn is said to its end, in order', () => {
  const turn = Array.from({ length: 79 }, (_, i) => line(`Step ${i}`))
  expect(newsOf(turn, HEARD)).toEqual(turn.map(({ text }) => text))
})

test('a name is said once in a row', () => {
  const lines = [chose(1, 'Bo: Explore'), line('Bo walks to the Pit'), line('A Ghost moans'), chose(1, 'Bo: Rest')]
  expect(newsOf(lines, HEARD)).toEqual(['Bo: Explore', 'walks to the Pit', 'A Ghost moans', 'Bo: Rest'])
  expect(newsOf([chose(1, 'Bo: Pass'), chose(2, 'Bo 2: Pass')], HEARD)).toEqual(['Bo: Pass', 'Bo 2: Pass'])
})

test('what one has done oneself, what was forced and dice that the game tells of are not said; what follows is', () => {
  const lines = [
    chose(0, 'Ann: Strike'),
    line('Ann has answered', { what: 'answered', seat: 0 }),
    line('Bo has answered', { what: 'answered', seat: 1 }),
    line('The die shows 3', { what: 'rolled', sides: 6, face: 3, label: 'hit' }),
    line('The dice show 3 4', { what: 'thrown', sides: 6, faces: [3, 4], label: 'hit' }),
    chose(1, 'Bo: Fall in (the only choice)', true),
    line('Bo suffers 1 Wound'),
  ]
  expect(newsOf(lines, HEARD)).toEqual(['Bo has answered', 'suffers 1 Wound'])
  const said = newsOf(lines, { ...HEARD, game: {} })
  expect(said.slice(1, 3)).toEqual(['The die shows 3', 'The dice show 3 4'])
})

test('what is told twice in a row is said once', () => {
  expect(newsOf([line('A die shows Step'), line('A die shows Step'), line('It is night')], HEARD)).toEqual([
    'A die shows Step',
    'It is night',
  ])
})
