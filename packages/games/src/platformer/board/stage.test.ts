import type { Told } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { platformer } from '../index.ts'
import type { Platformer } from '../state/state.ts'
import { holds } from './holds.ts'
import { staged } from './stage.ts'
import { spaceNamed, tableAt } from './testing.ts'

type News = Told<Platformer>

const { view } = tableAt(platformer, {
  open: 2,
  enemies: { slime1: 'c3y1', slime2: 'c6y3' },
  gems: 'c4y2',
  P1: { at: 'c4y1' },
  P2: { at: 'c8y1' },
  pool: 'foot',
}).seen

const c = spaceNamed
const moved: News = { what: 'moved', seat: 0, from: c('c4y1'), to: c('c4y2'), how: 'step' }
const took: News = { what: 'took', seat: 0, token: 'gem', space: c('c4y2') }
const marches: News[] = [
  { what: 'enemyMoved', enemy: { kind: 'slime', token: 1 }, from: c('c3y1'), to: c('c2y1'), by: 'PL-6.2' },
  { what: 'enemyMoved', enemy: { kind: 'slime', token: 2 }, from: c('c6y3'), to: c('c5y3'), by: 'PL-6.2' },
]

describe('the stage', () => {
  it('stands where the story has got to', () => {
    expect(staged(view, view, []).view).toBe(view)
    const stage = staged(view, view, [moved])
    expect(stage.view.players[0]?.space).toBe(c('c4y2'))
    expect(stage.view.gems).toEqual([c('c4y2')])
    expect(stage.travels.get('hero 0')).toMatchObject({ how: 'walk', to: c('c4y2') })
  })

  it('takes what is taken when that is told, and lets it rise', () => {
    const stage = staged(view, view, [moved, took])
    expect(stage.view.gems).toEqual([])
    expect(stage.view.players[0]?.gems).toBe(1)
    expect(stage.bursts).toEqual([{ space: c('c4y2'), text: '+1 Gem', tone: 'good' }])
    expect(stage.travels.size).toBe(0)
  })

  it('shows together what happens together', () => {
    const stage = staged(view, view, [moved, ...marches])
    expect([...stage.travels.keys()]).toEqual(['slime 1', 'slime 2'])
    const [first, second] = marches as [News, News]
    expect(holds(first, second)).toBe(0)
    expect(holds(second, moved)).toBeGreaterThan(0)
  })

  it('follows a Faint, a defeat and a fall', () => {
    const story: News[] = [
      { what: 'wounded', seat: 0, wounds: 4, hearts: 0, cause: 'attack' },
      { what: 'fainted', seat: 0, space: c('c4y1'), by: 'PL-12.5' },
      {
        what: 'struck',
        seat: 1,
        enemy: { kind: 'slime', token: 1 },
        space: c('c3y1'),
        wounds: 1,
        health: 1,
        defeated: true,
      },
      { what: 'fell', figure: { who: 'enemy', kind: 'slime', token: 2 }, from: c('c6y3'), to: c('c6y1') },
    ]
    const after = staged(view, view, story).view
    expect(after.players[0]).toMatchObject({ space: -1, hearts: 4 })
    expect(after.enemies).toEqual([{ kind: 'slime', token: 2, space: c('c6y1') }])
  })

  it('has a Level up, with what lies on it, once it is revealed', () => {
    const next = tableAt(platformer).seen.view
    const before = {
      ...next,
      levels: next.levels.map(level => ({ ...level, status: 'down' as const })),
      coins: [],
      gems: [],
    }
    const { tiles = [] } = next.levels[0] ?? {}
    const stage = staged(before, next, [{ what: 'revealed', level: 0, tiles, enemy: next.cards[0] ?? 'none' }])
    expect(stage.view.levels[0]?.status).toBe('up')
    expect(stage.view.coins.toSorted()).toEqual(next.coins.toSorted())
  })
})
