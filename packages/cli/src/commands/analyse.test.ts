import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { scratch } from '../fixtures/folder.ts'
import { pigRecord } from '../fixtures/records.ts'
import { undercroft } from '../fixtures/terminal.ts'

const path = scratch()
const text = pigRecord()
const whole = path('whole.txt', text)

describe('analyse', () => {
  it('says what the result was made of, and when it turned', async () => {
    const { code, out, err } = await undercroft(['analyse', whole])
    expect(out).toMatch(/^ +at first +dice +hidden draws +own answers +others' answers +in the end/m)
    expect(out).toMatch(/^Ann +\d+\.\d% .* (100\.0|0\.0)%/m)
    expect(out).toMatch(/ won: chance brought [+-]\d/)
    expect(out).toMatch(/Turning points:\n {2}\d+ /)
    expect([code, err]).toEqual([0, ''])
  })

  it('has these keys as JSON, and the ledger adds up', async () => {
    const { out } = await undercroft(['analyse', whole, '--json', '--rounds', '8', '--seed', 's'])
    const found = JSON.parse(out) as Found
    expect(Object.keys(found)).toEqual(['game', 'seats', 'moments', 'seconds'])
    expect(Object.keys(found.seats[0] ?? {})).toEqual(['seat', 'start', 'end', 'dice', 'draws', 'own', 'others'])
    expect(Object.keys(found.moments[0] ?? {})).toEqual(['step', 'seat', 'what', 'before', 'after', 'error'])
    for (const { start, dice, draws, own, others, end } of found.seats) {
      expect(start + dice + draws + own + others).toBeCloseTo(end, 9)
    }
    const moved = found.moments.filter(each => each.seat === 'P1' && each.what === 'dice')
    const sum = moved.reduce((total, each) => total + each.after - each.before, 0)
    expect(sum).toBeCloseTo(found.seats[0]?.dice ?? Number.NaN, 9)
  })

  it('finds the same on any number of threads', async () => {
    const on = async (workers: string) => {
      const { out } = await undercroft(['analyse', whole, '--json', '--rounds', '4', '--workers', workers])
      return { ...JSON.parse(out), seconds: 0 }
    }
    expect(await on('3')).toEqual(await on('1'))
  })

  it('keeps nothing when it is interrupted, and says how far it was', async () => {
    const { code, err } = await undercroft(['analyse', whole], { interrupted: AbortSignal.abort() })
    expect(err).toMatch(/stopped after \d+ of \d+ answers/)
    expect(code).toBe(130)
  })

  it('writes a page with a curve for each seat', async () => {
    const page = path('page.html', '')
    expect((await undercroft(['analyse', whole, '--html', page])).code).toBe(0)
    const html = readFileSync(page, 'utf8')
    expect([...html.matchAll(/<polyline /g)]).toHaveLength(2)
    expect(html).toMatch(/<th scope="row"><svg class="swatch".*fill="#0072b2".*<\/svg> Ann<\/th>/)
  })

  it('asks for a game that is over', async () => {
    const lines = text.split('\n')
    const { code, err } = await undercroft(['analyse', path('cut.txt', lines.slice(0, 9).join('\n'))])
    expect(err).toMatch(/cut\.txt:\d+: /)
    expect(code).toBe(1)
  })
})

interface Found {
  readonly seats: readonly { [part in 'start' | 'dice' | 'draws' | 'own' | 'others' | 'end']: number }[]
  readonly moments: readonly { seat: string; what: string; before: number; after: number }[]
}
