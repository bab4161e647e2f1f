import type { Told } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { HUB, OPENINGS, roomPlace } from '../content/board.ts'
import type { ElectroDungeon } from '../state/state.ts'
import { begun, placeNamed } from '../testing/board.ts'
import { staged } from './stage.ts'

type News = Told<ElectroDungeon>

const view = begun({ A: { place: '6,5' } }).see('spectator').view
const nothing = { actors: [], burst: undefined, storm: false, struck: 0, hit: 0, walking: 0, hurt: 0, struckRoom: -1 }
const start = staged({ ...nothing, at: undefined }, view, [])
const [opening = 0] = OPENINGS[4] ?? []

/** The position at the end of the story: A has died of the lightning and is back on the Hub. */
const after = {
  ...view,
  explorers: view.explorers.map((explorer, i) => (i === 0 ? { ...explorer, place: HUB, live: 5 } : explorer)),
}

const story: readonly News[] = [
  { what: 'stepped', explorers: 1, from: placeNamed('6,5'), to: opening, points: 1 },
  { what: 'took', explorer: 0, keys: 1, fragments: 0, from: opening },
  { what: 'mofTurn' },
  { what: 'rolled', sides: 6, face: 5, label: 'Electroshock' },
  { what: 'electroshock', number: 5, amount: 3, explorers: 1 },
  { what: 'lost', explorer: 0, amount: 3, live: 0, by: 'ED-5.100' },
  { what: 'died', explorer: 0, place: opening, keys: 1, fragments: 0 },
  { what: 'revived', explorer: 0, live: 5 },
]

function told(count: number) {
  return staged(start, after, story.slice(0, count))
}

describe('the stage', () => {
  it('is the position when nothing is told', () => {
    expect(told(0).actors[0]).toEqual({ place: HUB, live: 5, keys: 0, fragments: 0 })
  })

  it('lets each line change what it speaks of, and nothing before it', () => {
    const seen = story.map((_, i) => {
      const { place, live, keys } = told(i + 1).actors[0] ?? {}
      return [place, live, keys]
    })
    expect(seen).toEqual([
      [opening, 3, 0],
      [opening, 3, 1],
      [opening, 3, 1],
      [opening, 3, 1],
      [opening, 3, 1],
      [opening, 0, 1],
      [HUB, 0, 0],
      [HUB, 5, 0],
    ])
  })

  it('gathers lightning until its die is read, and lights what it strikes until that is paid for', () => {
    const weather = story.map((_, i) => {
      const { storm, struck, hit } = told(i + 1)
      return [storm, struck, hit]
    })
    const calm = [false, 0, 0]
    const coming = [true, 0, 0]
    const striking = [false, 5, 1]
    expect(weather).toEqual([calm, calm, coming, coming, striking, striking, calm, calm])
  })

  it.each<[News, string, number]>([
    [{ what: 'taskOver', door: 0, success: true, by: 'ED-12.3' }, 'solved', placeNamed('4,1')],
    [{ what: 'unlocked', explorer: 0, door: 0, card: 'trial' }, 'unlocked', placeNamed('4,1')],
    [{ what: 'prize', explorer: 1, door: 0, item: 'fragment' }, 'fragment', HUB],
    [{ what: 'slain', room: 4, explorer: 0 }, 'slain', roomPlace(4)],
    [{ what: 'attacked', attacker: 0, victim: 1, place: opening, betrayal: true }, 'betrayal', opening],
    [{ what: 'perceived', explorer: 0, room: 4, success: false }, 'unseen', roomPlace(4)],
  ])('shows once where it happens: %o', (news, text, place) => {
    expect(staged(start, after, [news]).burst).toMatchObject({ text, place })
  })
})
