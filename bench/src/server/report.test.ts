import { describe, expect, it } from 'vitest'
import { type Host, type Measured, noFigures, type ServerFigures } from './kinds.ts'
import { sayServers, serverJson } from './report.ts'

function measured(host: Host, tables: number, moves: number, p99: number, addedMb: number): Measured {
  const speed = { moves, count: 100, p50: p99 / 4, p95: p99 / 2, p99, bytes: 2048 }
  return { load: { host, game: 'pig', tables }, speed, addedMb, used: { cpuMicros: 6000, allocatedBytes: 409_600 } }
}

const COST = { wireKb: 2, cpuMicros: 60, garbageKb: 4 }

const FIGURES: ServerFigures = {
  measured: [
    measured('ours', 10, 9000.4, 4, 30),
    measured('ours', 100, 10_000, 30, 40),
    measured('boardgameio', 100, 1000, 100, 90),
    measured('relay', 100, 30_000, 8, 10),
  ],
  idle: [{ host: 'ours', mb: 10 }],
  paced: [measured('ours', 1000, 332, 12, 60)],
  making: [{ host: 'ours', p50: 0.5, p99: 2, cpuMicros: 400 }],
}

describe('the figures of servers as JSON', () => {
  const { games, memory, paced, making } = serverJson(FIGURES)

  it('are by game, number of tables and server', () => {
    expect(games.pig?.[10]).toEqual({ ours: { moves: 9000, p50: 1, p99: 4, ...COST } })
    expect(games.pig?.[100]?.relay).toEqual({ moves: 30_000, p50: 2, p99: 8, ...COST })
  })

  it('have what people wait at their pace, and for a new table', () => {
    expect(paced.ours).toEqual({ moves: 332, p50: 3, p95: 6, p99: 12, addedMb: 60, ...COST })
    expect(making.ours).toEqual({ p50: 0.5, p99: 2, cpuMicros: 400 })
  })

  it('have the memory of a table', () => expect(memory).toEqual({ ours: { idleKb: 10.2, liveKb: 114 } }))
})

describe('the figures of servers for people', () => {
  const lines = sayServers(FIGURES).flatMap(each => each.split('\n'))
  const all = (start: string) => lines.filter(each => each.startsWith(start)).map(each => each.replaceAll(/\s+/g, ' '))

  it('have ratios beside their targets', () => {
    expect(all('boardgame.io')).toEqual(['boardgame.io, in memory 1,000 25 100 2 60 4 10× 0.3× 5× the moves: met'])
    expect(all('a bare relay')).toEqual([
      'a bare relay 30,000 2 8 2 60 4 0.333× 3.75× 0.5× the moves: not met; p99 at most 3×: not met',
    ])
    expect(all('our server').slice(2, 4)).toEqual([
      'our server, durable 332 3 12 2 60 4 60 61.4 p99 under 50 ms: met',
      'our server, durable 0.5 2 400 1 ms: met',
    ])
  })

  it('have memory', () =>
    expect(all('our server').at(-1)).toBe(
      'our server, durable 10.2 114 24 MB for 1,000 idle, 9.96 MB: met; 60 KB live: not met',
    ))

  it('may be none', () => expect(sayServers(noFigures())).toEqual([]))
})
