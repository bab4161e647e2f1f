import { describe, expect, it } from 'vitest'
import { matchAt } from '../testing/matches.ts'
import { boxOf } from './floor.ts'
import { stageOf } from './stage.ts'
import { newsOn } from './story.ts'

const { view } = matchAt({
  heroes: { jay: { room: 'L1-02' }, mika: {} },
  rooms: ['L1-02 1:0', 'L1-07 2:0 turned 1'],
  foes: { 'L1-07': ['orc'] },
}).see(0)
const stage = stageOf(view)
const foe = view.foes.findIndex(({ room }) => room >= 0)
const roomOf = (tile: string) => {
  const room = view.rooms.find(each => each.tile === tile)
  return room === undefined ? undefined : boxOf(room)
}

describe('the camera follows', () => {
  it('whoever something happens to', () => {
    expect(
      newsOn(1, [{ what: 'hit', hero: 'jay', foe, is: 'orc', damage: 1, defense: 2, won: false }], view, stage),
    ).toEqual(roomOf('L1-07'))
    expect(newsOn(1, [{ what: 'wounded', hero: 'jay', wounds: 1, lp: 5, by: 'MA-9.7' }], view, stage)).toEqual(
      roomOf('L1-02'),
    )
  })

  it('the last that is told of, on its own level, and not what happens to cards', () => {
    const news = [
      { what: 'wounded', hero: 'jay', wounds: 1, lp: 5, by: 'MA-9.7' },
      { what: 'gold', hero: 'mika', gain: 1, gold: 1, by: 'MA-14.4' },
      { what: 'drew', hero: 'jay' },
    ] as const
    expect(newsOn(1, news, view, stage)).toEqual(roomOf('S-01'))
    expect(newsOn(2, news, view, stage)).toBeUndefined()
  })
})
