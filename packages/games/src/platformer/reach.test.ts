import { FastDice, Play, readOptions, see, witnessOf } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { summit } from './fixtures/summit.ts'
import type { Event } from './happenings.ts'
import { platformer } from './index.ts'
import { stepFrom } from './moves.ts'
import { draggable, nextSteps, sourcesFor, stepWounds } from './reach.ts'
import { spaceOf } from './scene/map.ts'
import { SOURCE_NAMES } from './sources.ts'
import { nameOf } from './spaces.ts'
import { isOccupied, type View } from './state.ts'
import { terrainOf } from './terrain.ts'
import { view } from './view.ts'

function optionsOf(given: object) {
  const options = readOptions(platformer.options, given)
  if (!options.ok) throw new Error(options.error.join())
  return options.value
}

const at = (position: object): View => view(platformer.scene.read(position, optionsOf({})))

describe('what is in reach', () => {
  const w = at({
    open: 1,
    portals: 'c2y1 c8y1',
    floors: 'c2y2',
    enemies: { slime1: 'c3y1', golem1: 'c1y1', ent1: 'c8y4' },
    P1: { hero: 'Brom', at: 'c2y1', special: 'foot' },
    pool: 'foot star coin coin sword',
  })

  it('lists the sources of a Symbol, the cheapest first', () => {
    const names = (effect: 'foot' | 'sword'): unknown[] => sourcesFor(w, effect).map(source => SOURCE_NAMES[source])
    expect(names('foot')).toEqual(['foot', 'star', 'special', 'forge-coin'])
    expect(names('sword')).toEqual(['sword', 'star', 'forge-coin'])
  })

  it('knows the next steps, by foot through Portals too', () => {
    const steps = (portal: boolean): string[] => nextSteps(w, spaceOf('c2y1'), portal).map(({ to }) => nameOf(to))
    expect(steps(true)).toEqual(['c3y1', 'c8y1'])
    expect(steps(false)).toEqual(['c3y1'])
  })

  it('knows whom a claw could move', () => {
    expect(draggable(w).map(nameOf)).toEqual(['c3y1', 'c1y1', 'c8y4'])
  })
})

it('a step costs the Wounds that were shown before, in 500 steps of random play', () => {
  const told: Event[] = []
  const dice = new FastDice('steps')
  const seen = { steps: 0, wounds: 0 }
  for (let game = 0; seen.steps < 500; game++) {
    const play = Play.start(
      game % 2 === 0 ? platformer : summit,
      optionsOf({ players: 2 + (game % 3), artifacts: true }),
      dice,
      witnessOf({ told: event => told.push(event) }),
    )
    while (play.state.outcome === undefined) {
      const ask = play.asks[0]
      const choice = ask?.options[dice.below(ask.options.length)]
      if (ask === undefined || choice === undefined) throw new Error('nobody is asked')
      const w = see(play, ask.seat).view
      const from = w.players[ask.seat]?.space ?? -1
      const step = choice[0] === 'step' ? stepFrom(terrainOf(w.levels), from, choice[1]) : 'no step'
      told.length = 0
      play.take(ask.seat, choice)
      if (typeof step === 'string' || isOccupied(w, step.to)) continue
      const wounds = told.reduce(
        (sum, event) =>
          sum + (event.what === 'wounded' && (event.cause === 'attack' || event.cause === 'trap') ? event.wounds : 0),
        0,
      )
      if (told.some(({ what }) => what === 'fainted')) expect(wounds).toBeLessThanOrEqual(stepWounds(w, from, step))
      else expect(wounds).toBe(stepWounds(w, from, step))
      seen.steps++
      seen.wounds += wounds
    }
  }
  expect(seen.wounds).toBeGreaterThan(50)
})
