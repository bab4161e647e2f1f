import { describe, expect, it } from 'vitest'
import { ticTacToe } from '../examples/index.ts'
import { rulebook } from '../index.ts'
import { ruleCoverage } from './coverage.ts'

const game = {
  ...ticTacToe,
  rulebook: rulebook({
    prefix: 'TT',
    sections: [
      {
        title: 'Play',
        rules: [
          { id: 'TT-1.1', from: 'house', says: 'One.' },
          { id: 'TT-1.2', from: 'house', says: 'Two.', definition: true },
          { id: 'TT-1.4', from: 'house', says: 'Four.' },
          { id: 'TT-1.5', from: 'house', says: 'Five.' },
        ],
      },
    ],
  }) as typeof ticTacToe.rulebook,
}

const files = (entries: Record<string, string>): Map<string, string> => new Map(Object.entries(entries))

describe('coverage of rules', () => {
  it('counts each rule in the rulebook, in code and in tests', () => {
    const all = files({
      'rulebook.ts': 'TT-1.1 TT-1.4 TT-1.5',
      'phases/turn.ts': "refuse('TT-1.1') // TT-1.4, TT-1.5, and XTT-1.6",
      'turn.test.ts': 'TT-1.1',
      'scenarios/lines.yaml': 'rules: [TT-1.4]',
      'README.md': 'TT-1.5',
    })
    expect(ruleCoverage(game, { code: all, tests: all })).toEqual({
      game: 'tictactoe',
      total: 5,
      rulebook: 4,
      code: 4, // TT-1.2 is a definition
      tests: 3,
      missing: [
        { id: 'TT-1.3', where: 'rulebook' }, // the numbering has a gap
        { id: 'TT-1.3', where: 'code' },
        { id: 'TT-1.3', where: 'tests' },
        { id: 'TT-1.5', where: 'tests' },
      ],
    })
  })

  it('counts what is cited but stands in no book', () => {
    const { total, missing } = ruleCoverage(game, {
      code: files({ 'a.ts': 'TT-1.1 TT-1.4 TT-1.5 TT-2.1 TT-1.10' }),
      tests: files({ 'a.test.ts': 'TT-1.1 TT-1.4 TT-1.5' }),
    })
    expect(total).toBe(11)
    expect(missing.filter(({ where }) => where === 'rulebook').map(({ id }) => id)).toEqual([
      'TT-1.3',
      'TT-1.6',
      'TT-1.7',
      'TT-1.8',
      'TT-1.9',
      'TT-1.10',
      'TT-2.1',
    ])
  })

  it('lets a book begin its chapters at round numbers', () => {
    const all = files({ 'a.ts': 'TT-1.1 TT-1.4 TT-1.5', 'a.test.ts': 'TT-1.1 TT-1.4 TT-1.5' })
    const gapped = { ...game, rulebook: { ...game.rulebook, gaps: true as const } }
    expect(ruleCoverage(gapped, { code: all, tests: all })).toMatchObject({ total: 4, missing: [] })
  })

  it('takes no test for code, and no rulebook or almanac for either', () => {
    const { code, tests } = ruleCoverage(game, {
      code: files({
        'rulebook/turn.ts': 'TT-1.1',
        'almanac.ts': 'TT-1.1',
        'a.test.ts': 'TT-1.1',
        'b.test.tsx': 'TT-1.1',
      }),
      tests: files({ 'a.ts': 'TT-1.1' }),
    })
    expect([code, tests]).toEqual([1, 1])
  })
})
