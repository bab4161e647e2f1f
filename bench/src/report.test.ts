import { describe, expect, it } from 'vitest'
import type { Contestant, Entry, Round } from './contest.ts'
import { figures, report } from './report.ts'

function entry(contestant: Contestant, ...moves: number[]): Entry {
  const rounds = moves.map((each): Round => ({ playoutsPerSecond: each / 10, movesPerSecond: each }))
  return {
    contestant,
    rounds: contestant.part === 'games' ? rounds.map(each => ({ ...each, cloneMicros: 0.5 })) : rounds,
  }
}

const ENTRIES = [
  entry({ part: 'engine', example: 'pig', player: 'ours' }, 6500, 6000, 7000),
  entry({ part: 'engine', example: 'pig', player: 'boardgameio' }, 10, 10, 10),
  entry({ part: 'engine', example: 'pig', player: 'plain' }, 65_000, 66_000, 64_000),
  entry({ part: 'engine', example: 'tictactoe', player: 'ours' }),
  entry({ part: 'search', player: 'ours' }, 510_000, 520_000, 500_000),
  entry({ part: 'search', player: 'boardgameio' }, 1500, 1500, 1500),
  entry({ part: 'games', game: 'all-out-assault' }, 99_000, 99_000, 98_000),
]

describe('figures', () => {
  it('are the medians of what has rounds', () =>
    expect(figures(ENTRIES)).toEqual({
      engine: { pig: { ours: 6500, boardgameio: 10, plain: 65_000 } },
      search: { ours: 510_000, boardgameio: 1500 },
      games: { 'all-out-assault': { playouts: 9900, decisions: 99_000, cloneMicros: 0.5 } },
    }))

  it('may be none', () => expect(figures([])).toEqual({}))
})

describe('the report', () => {
  const lines = report(ENTRIES).split('\n')
  const line = (start: string) => lines.find(each => each.startsWith(start))?.replaceAll(/\s+/g, ' ')

  it('has ratios beside their targets', () => {
    expect(line('boardgame.io')).toBe('boardgame.io 10 0% 650× 600× to 700× 600×: met')
    expect(line('a plain loop')).toBe('a plain loop 65,000 3% 0.1× 0.0909× to 0.109× 0.125×: not met')
  })

  it('has the search', () => {
    const at = lines.findIndex(each => each.startsWith('Tree search'))
    const rows = lines.slice(at).map(each => each.replaceAll(/\s+/g, ' ').trim())
    expect(rows).toContain('our kernel 510,000 4% 500,000/s: met')
    expect(rows).toContain('boardgame.io 1,500 0% 340× 333× to 347×')
  })

  it('has the games with theirs', () =>
    expect(line('all-out-assault')).toBe('all-out-assault 9,900 99,000 1% 0.500 100,000 decisions/s: not met'))

  it('leaves out what has not been measured', () => expect(line('Tic-tac-toe')).toBeUndefined())

  it('says when nothing was', () => expect(report([])).toBe('Nothing was measured.'))
})
