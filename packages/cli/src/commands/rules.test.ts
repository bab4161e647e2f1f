import { describe, expect, it } from 'vitest'
import { scratch } from '../fixtures/folder.ts'
import { undercroft } from '../fixtures/terminal.ts'

const path = scratch()

describe('rules', () => {
  it('prints the rulebook by its sections', async () => {
    const { code, out } = await undercroft(['rules', 'hoard'])
    expect(out).toMatch(/^Hoard\n\nGuards\nHO-1\.1 {2}Each player secretly.*\[house\]\n/)
    expect(out).toMatch(/\n\nTurns\nHO-2\.1 {2}/)
    expect(code).toBe(0)
  })

  it.each([
    [['HO-2.4'], ['HO-2.4']],
    [['ho-1'], ['HO-1.1', 'HO-1.2', 'HO-1.3']],
    [['--search', 'WARD'], ['HO-2.7']],
    [
      ['--search', 'guard first'],
      ['HO-2.3', 'HO-2.4', 'HO-2.5'],
    ],
    [
      ['--search', 'HO-3'],
      ['HO-3.1', 'HO-3.2'],
    ],
    [
      ['HO-1', '--search', 'row'],
      ['HO-1.1', 'HO-1.3'],
    ],
  ])('%j finds %j', async (words, ids) => {
    const { out } = await undercroft(['rules', 'hoard', ...words, '--json'])
    const { sections } = JSON.parse(out) as { sections: { rules: { id: string }[] }[] }
    expect(sections.flatMap(section => section.rules.map(rule => rule.id))).toEqual(ids)
  })

  it('has this shape as JSON', async () => {
    const { out } = await undercroft(['rules', 'pig', 'PG-1.7', '--json'])
    expect(JSON.parse(out)).toEqual({
      game: 'pig',
      title: 'Pig',
      prefix: 'PG',
      sections: [
        {
          title: 'Play',
          rules: [{ id: 'PG-1.7', from: ['house'], says: 'With nothing at stake there is nothing to hold.' }],
        },
      ],
    })
  })
})

describe('rules --search', () => {
  it('searches what is printed, too', async () => {
    const { out } = await undercroft(['rules', 'hoard', '--search', 'for each player'])
    expect(out).toBe('Hoard\n\nTo be shown by name\nWard (Piece): One for each player.\n')
    const json = await undercroft(['rules', 'hoard', '--search', 'for each player', '--json'])
    expect(JSON.parse(json.out)).toMatchObject({ sections: [], entries: [{ id: 'ward', kind: 'Piece' }] })
  })
})

describe('words of a game', () => {
  it.each([
    ['show blank-hoard raids', /^raid \(Word\)\n {2}A die against the first guard\.\n {2}HO-2\.3 {2}Raid: roll/],
    ['show blank-hoard', /^Piece: Guard, Ward\nFind: Buried Treasure\nWord: raid\n$/],
    ['rules blank-hoard first die', /HO-2\.3 (.*\n)*To be shown by name\nraid \(Word\): A die against/],
    ['rules blank-hoard raids', /\n\nTo be shown by name\nraid \(Word\)/],
  ])('%s finds them', async (args, says) => {
    const { out } = await undercroft(args.split(' '))
    expect(out).toMatch(says)
  })
})

describe('show', () => {
  it('has this shape as JSON', async () => {
    const { out } = await undercroft(['show', 'hoard', 'buried', 'treasure', '--json'])
    expect(JSON.parse(out)).toEqual({
      game: 'hoard',
      entries: [{ id: 'treasure', name: 'Buried Treasure', kind: 'Find', says: ['1 to 3 coins.'], rules: ['HO-2.6'] }],
    })
    const all = await undercroft(['show', 'hoard', '--json'])
    expect(JSON.parse(all.out).entries).toHaveLength(3)
  })
})

describe('rules --coverage', () => {
  const folder = path('games')
  const cite = (ids: readonly number[]): string => ids.map(id => `'TT-1.${id}'`).join(', ')
  path('games/tictactoe/rulebook.ts', cite([1, 2, 3, 4, 5]))
  path('games/tictactoe/phases/turn.ts', cite([1, 2, 3, 4, 5]))
  path('games/tictactoe/turn.test.ts', cite([1, 2, 3]))
  path('games/tictactoe/board/Board.tsx', cite([7]))
  path('games/tictactoe/scenarios/draw.yaml', 'rules: [TT-1.5]')
  path('games/pig/play.ts', [1, 2, 3, 4, 5, 6, 7].map(id => `'PG-1.${id}'`).join())
  path('games/pig/scenarios/play.yaml', 'rules: [PG-1.1, PG-1.2, PG-1.3, PG-1.4, PG-1.5, PG-1.6, PG-1.7]')

  it('names each rule that is missing, and where', async () => {
    const { code, out } = await undercroft(['rules', 'tictactoe', '--coverage'], { folder })
    expect(out).toBe(
      'tictactoe: 5 rules, 5 in the rulebook, 5 cited by code, 4 reached by tests\n  TT-1.4 is not reached by a test\n',
    )
    expect(code).toBe(1)
  })

  it('has this shape as JSON', async () => {
    const { code, out } = await undercroft(['rules', 'tictactoe', '--coverage', '--json'], { folder })
    expect(JSON.parse(out)).toEqual({
      game: 'tictactoe',
      total: 5,
      rulebook: 5,
      code: 5,
      tests: 4,
      missing: [{ id: 'TT-1.4', where: 'tests' }],
    })
    expect(code).toBe(1)
  })

  it('is content when nothing is missing', async () => {
    const { code, out } = await undercroft(['rules', 'pig', '--coverage'], { folder })
    expect([code, out]).toEqual([0, 'pig: 7 rules, 7 in the rulebook, 7 cited by code, 7 reached by tests\n'])
  })

  it('goes through all games if none is named, and needs their sources', async () => {
    const { code, err } = await undercroft(['rules', '--coverage'], { folder })
    expect(err).toContain('hoard: there is no such file or folder')
    expect(code).toBe(1)
  })

  it('is of a whole game', async () => {
    const { code, err } = await undercroft(['rules', 'pig', 'PG-1.1', '--coverage'], { folder })
    expect(err).toContain('--coverage is of all rules of a game')
    expect(code).toBe(1)
  })
})

describe('rules --refusals', () => {
  it('counts what is refused by the last resort alone, with an example', async () => {
    const { code, out } = await undercroft(['rules', 'hoard', '--refusals', '--games', '20'])
    expect(out).toMatch(
      /^hoard: \d+ choices were tried at \d+ positions; \d+\.\d% are refused by HO-2\.1 alone, in \d+ of \d+ pairs of phase and verb\n/,
    )
    expect(out).toMatch(/\nturn +first +\d+ +\d+ +100\.0% +[ABC] first \d /)
    expect(code).toBe(0)
  })

  it('is the same each time, and another with another seed', async () => {
    const of = async (seed: string) => (await undercroft(['rules', 'pig', '--refusals', '--seed', seed, '--json'])).out
    expect(await of('1')).toBe(await of('1'))
    expect(await of('1')).not.toBe(await of('2'))
    expect(JSON.parse(await of('1'))).toMatchObject({ game: 'pig', outOfStep: 'PG-1.2', share: 0 })
  })
})
