import { describe, expect, it } from 'vitest'
import { scratch } from '../fixtures/folder.ts'
import { pigRecord } from '../fixtures/records.ts'
import { undercroft } from '../fixtures/terminal.ts'

const path = scratch()
const text = pigRecord()
const whole = path('whole.txt', text)
const draws = [...text.matchAll(/^P\d roll = \d$/gm)].length
const steps = [...text.matchAll(/^P\d (roll|hold)/gm)].length

describe('replay', () => {
  it('shows the last position and the whole log', async () => {
    const { code, out, err } = await undercroft(['replay', whole])
    expect(out).toContain(`Pig, after ${steps} of ${steps} steps, as a spectator sees it\n  P1: Ann (person)\n`)
    expect(out).toMatch(/^ {3}1 {2}Ann: roll$/m)
    expect(out).toMatch(/The game is over \(PG-1\.6\)/)
    expect([code, err]).toEqual([0, ''])
  })

  it('shows any position before', async () => {
    const { out } = await undercroft(['replay', whole, '--at', '1'])
    expect(out).toContain(`after 1 of ${steps} steps`)
    expect(out).toMatch(/^stake: \d$/m)
    expect(out).not.toContain('is over')
  })

  it('has these keys as JSON, and an outcome only at the end', async () => {
    const at = async (n: number): Promise<object> => {
      const { out } = await undercroft(['replay', whole, '--json', '--at', String(n), '--viewer', 'p2'])
      return JSON.parse(out) as object
    }
    const seats = [
      { name: 'P1', kind: 'person', player: 'Ann' },
      { name: 'P2', kind: 'bot', player: 'greedy' },
    ]
    expect(await at(0)).toEqual({
      game: 'pig',
      options: { goal: 30, players: 2 },
      seats,
      steps,
      at: 0,
      view: { goal: 30, mover: 0, stake: 0, scores: [0, 0] },
      log: [],
    })
    expect(await at(1)).toMatchObject({ at: 1, log: [{ step: 1, text: 'Ann: roll' }, { step: 1 }] })
    expect(await at(steps)).toMatchObject({ at: steps, outcome: { winners: [expect.any(Number)], by: 'PG-1.6' } })
  })

  it('reads from stdin', async () => {
    expect((await undercroft(['replay', '-'], { input: [text] })).code).toBe(0)
  })

  it.each([
    [['--at', '9999'], /--at 9999 is beyond the end: this record has \d+ steps/],
    [['--viewer', 'P3'], /there is no viewer "P3": did you mean "P1"\? \(there is P1, P2, spectator\)/],
  ])('%j is refused', async (options, says) => {
    const { code, out, err } = await undercroft(['replay', whole, ...options])
    expect(err).toMatch(says)
    expect([code, out]).toEqual([1, ''])
  })
})

describe('verify', () => {
  it('counts the draws that it has recomputed', async () => {
    const { code, out } = await undercroft(['verify', whole])
    expect([code, out]).toEqual([0, `verified: ${draws} draws\n`])
  })

  it('goes through several files and fails if one is wrong', async () => {
    const cut = path('several.txt', text.slice(0, 200))
    const { code, out, err } = await undercroft(['verify', whole, cut])
    expect(out).toBe(`${whole}: verified: ${draws} draws\n`)
    expect(err).toContain(`${cut}:`)
    expect(code).toBe(1)
    const json = await undercroft(['verify', whole, cut, '--json'])
    expect(JSON.parse(json.out)).toEqual({
      ok: false,
      files: [
        { file: whole, ok: true, draws },
        { file: cut, ok: false, line: expect.any(Number), message: expect.stringContaining('cut off') },
      ],
    })
    expect(json.code).toBe(1)
  })

  it('says which draw is wrong', async () => {
    const loaded = path('loaded.txt', pigRecord({ cheats: true }))
    const { code, err } = await undercroft(['verify', loaded])
    expect(err).toMatch(/loaded\.txt:\d+: draw \d+ \(pig, 1 to 6\) should be \d, but the record says \d\n$/)
    expect(code).toBe(1)
    expect((await undercroft(['replay', loaded])).code).toBe(0)
  })

  it('cannot verify what was not sealed, or is not over', async () => {
    const plain = path('plain.txt', pigRecord({ dice: 'plain' }))
    expect((await undercroft(['verify', plain])).err).toContain(`${plain}:6: the dice of this game were not sealed`)
    const half = path('half.txt', pigRecord({ steps: 5 }))
    expect((await undercroft(['verify', half])).err).toContain(
      `${half}:6: the secret of the dice is revealed at the end`,
    )
  })
})

describe('a broken record is refused with its place', () => {
  const lines = text.trimEnd().split('\n')
  const first = lines.findIndex(line => line.startsWith('P1 roll')) + 1
  const cases: readonly [what: string, record: string, line: number, says: string][] = [
    ['empty', '', 1, 'a record begins with "undercroft record 1"'],
    ['foreign', '[Event "Chess"]\n1. e4 e5\n', 1, 'this file begins with "[Event "Chess"]"'],
    ['binary', '\u0000\u0001\u0002'.repeat(100), 1, 'a record begins with'],
    ['truncated', lines.slice(0, 9).join('\n'), 9, 'it was cut off'],
    ['truncated within a line', text.slice(0, 120), text.slice(0, 120).split('\n').length, 'it was cut off'],
    ['edited', text.replace(/^P1 roll = \d/m, 'P1 roll = 9'), first, 'this line was changed'],
    ['with a line too few', lines.toSpliced(first - 1, 1).join('\n'), first, 'this line was changed'],
    ['of another game', lines.with(1, 'game hoard 1').join('\n'), 2, 'this line was changed'],
    ['of an unknown game', pigRecord({ game: 'hog' }), 2, 'there is no game "hog" (there is pig, '],
  ]
  it.each(cases)('%s', async (what, record, line, says) => {
    const file = path(`${what}.txt`, record)
    for (const command of ['replay', 'verify']) {
      const { code, out, err } = await undercroft([command, file])
      expect(err).toContain(`${file}:${line}: `)
      expect(err).toContain(says)
      expect([code, out]).toEqual([1, ''])
    }
  })
})
