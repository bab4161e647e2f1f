import { FastDice, Match } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { type Cell, cellOf, nameOf } from '../content/cells.ts'
import { withoutMasters } from '../index.ts'
import { OPTIONS, type Options } from '../state/options.ts'
import { deedsOf, meantBy } from './deeds.ts'
import { lureFrom, threats, warningsFor } from './foresight.ts'
import { staged } from './stage.ts'
import { heroWalks } from './walks.ts'

const options = Object.fromEntries(
  Object.entries(OPTIONS).map(([name, { otherwise }]) => [name, otherwise]),
) as unknown as Options

const cell = (name: string): Cell => cellOf(name) ?? Number.NaN

function table(position: object) {
  const state = withoutMasters.scene.read(position, options)
  const match = Match.from(withoutMasters, options, state, new FastDice(1))
  const ask = match.asks()[0]
  const seen = match.see(ask?.seat ?? 0)
  return { match, ask, seen, view: seen.view }
}

const IDLE = { throwing: false, picked: undefined }

describe('walks', () => {
  it('cost what their steps cost', () => {
    const { view } = table({ hero: 'a8' })
    expect(heroWalks(view).get(cell('d8'))).toEqual({ cost: 6, route: [cell('b8'), cell('c8'), cell('d8')] })
  })

  it('go around items where that is no further', () => {
    const { view } = table({ hero: 'a6', tiles: ['end l12', 'ball b6'] })
    expect(heroWalks(view).get(cell('b7'))?.route.map(nameOf)).toEqual(['a7', 'b7'])
  })

  it('end on the end tile and never cross it', () => {
    const { view } = table({ hero: 'l11' })
    const walks = heroWalks(view)
    expect(walks.get(cell('l12'))?.cost).toBe(1)
    expect(walks.get(cell('k12'))?.route.map(nameOf)).toEqual(['k11', 'k12'])
  })
})

describe('deeds', () => {
  it('are on the cells they are about', () => {
    const { ask, seen } = table({ hero: 'f3', crates: ['short f4'], enemies: { l1: 'e3' } })
    const deeds = deedsOf(ask, seen, IDLE)
    expect(deeds.get(cell('f4'))?.map(({ choice }) => choice[0])).toEqual(['step', 'push'])
    expect(deeds.get(cell('e3'))?.map(({ choice }) => choice)).toEqual([['attack', 0]])
    expect(deeds.get(cell('f1'))?.[0]?.walk?.route.map(nameOf)).toEqual(['f2', 'f1'])
  })

  it('are throws while one throws', () => {
    const { ask, seen } = table({ hero: 'a1', held: 'ball' })
    const deeds = deedsOf(ask, seen, { ...IDLE, throwing: true })
    expect([...deeds.values()].flat().every(({ choice }) => choice[0] === 'throw')).toBe(true)
    expect(deeds.has(cell('g1'))).toBe(true)
    expect(deeds.has(cell('f3'))).toBe(false)
  })

  it('tell what was meant where nothing can be done', () => {
    const { ask, view } = table({ hero: 'a8', mp: 1 })
    expect(meantBy(ask, view, cell('b8'), IDLE)).toEqual(['step', 'E'])
    expect(meantBy(ask, view, cell('h8'), IDLE)).toBeUndefined()
  })
})

describe('foresight', () => {
  it('shows where a ball draws everybody', () => {
    const { view } = table({ hero: 'a12', held: 'ball', enemies: { l1: 'd11', h1: 'f12' } })
    const drawn = lureFrom(view, cell('a7')).map(({ cells }) => cells.map(nameOf).toSorted())
    expect(drawn).toEqual([
      ['a11', 'b10'],
      ['e12', 'f11'],
    ])
  })

  it('warns of the last move point, and of a crate that shuts the way', () => {
    const last = table({ hero: 'a5', mp: 1, enemies: { l1: 'a7' } })
    const step = deedsOf(last.ask, last.seen, IDLE).get(cell('a6'))?.[0]
    expect(step && warningsFor(last.view, step).map(({ grave }) => grave)).toEqual([true])
    const shut = table({ terrain: 'L4', hero: 'c6', crates: ['short b6'], tiles: ['key h8', 'lockedEnd a12'] })
    const push = deedsOf(shut.ask, shut.seen, IDLE)
      .get(cell('b6'))
      ?.find(({ choice }) => choice[0] === 'push')
    expect(push && warningsFor(shut.view, push)[0]?.text).toContain('no way leads to the end tile')
  })

  it('knows where enemies could strike', () => {
    const { view } = table({ hero: 'a1', enemies: { h1: 'd9' } })
    const struck = [...threats(view).keys()].map(nameOf)
    expect(struck).toContain('d8')
    expect(struck).not.toContain('a1')
  })
})

describe('the stage', () => {
  it('is behind the position while the story is told', () => {
    const { match, view } = table({ hero: 'f3', crates: ['short f4'] })
    const told = match.heard(0).length
    match.answer(0, ['push', 'N'])
    const after = match.see(0).view
    const news = match.heard(0, told).map(({ event }) => event)
    const chosen = staged(view, after, news.slice(0, 1))
    expect(nameOf(chosen.view.hero)).toBe('f3')
    const whole = staged(view, after, news)
    expect(nameOf(whole.view.hero)).toBe('f4')
    expect(whole.view.crates).toEqual(after.crates)
    expect([...whole.travels.keys()]).toEqual(['crate 0', 'figure hero'])
  })
})
