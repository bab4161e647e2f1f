import { describe, expect, it } from 'vitest'
import type { Host, Measured, ServerFigures } from './kinds.ts'
import { sayServers, serverJson } from './report.ts'

function measured(host: Host, tables: number, moves: number, p99: number, addedMb: number): Measured {
  return { load: { host, game: 'pig', tables }, speed: { moves, p50: p99 / 4, p99 }, addedMb }
}

const FIGURES: ServerFigures = {
  measured: [
    measured('ours', 10, 9000.4, 4, 30),
    measured('ours', 100, 10_000, 30, 40),
    measured('boardgameio', 100, 1000, 100, 90),
    measured('relay', 100, 30_000, 8, 10),
  ],
  idle: [{ host: 'ours', mb: 10 }],
}

describe('the figures of servers as JSON', () => {
  const { games, memory } = serverJson(FIGURES)

  it('are by game, number of tables and server', () => {
    expect(games.pig?.[10]).toEqual({ ours: { moves: 9000, p50: 1, p99: 4 } })
    expect(games.pig?.[100]?.relay).toEqual({ moves: 30_000, p50: 2, p99: 8 })
  })

  it('have the memory of a table', () => expect(memory).toEqual({ ours: { idleKb: 10.2, liveKb: 114 } }))
})

describe('the figures of servers for people', () => {
  const lines = sayServers(FIGURES).flatMap(each => each.split('\n'))
  const all = (start: string) => lines.filter(each => each.startsWith(start)).map(each => each.replaceAll(/\s+/g, ' '))

  it('have ratios beside their targets', () => {
    expect(all('boardgame.io')).toEqual(['boardgame.io, in memory 1,000 25 100 10× 0.3× 5× the moves: met'])
    expect(all('a bare relay')).toEqual(['a bare relay 30,000 2 8 0.333× 3.75× p99 at most 3×: not met'])
  })

  it('have memory', () =>
    expect(all('our server').at(-1)).toBe('our server, durable 10.2 114 24 MB for 1,000 idle, 9.96 MB: met'))

  it('may be none', () => expect(sayServers({ measured: [], idle: [] })).toEqual([]))
})
