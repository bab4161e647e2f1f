import { bots } from '@undercroft/bots'
import { FastDice, Match } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { masmorra as game } from '../index.ts'
import type { Masmorra } from '../state/state.ts'

const NAMES = ['Ann', 'Ben', 'Cem']
const ALMANAC = new Set(game.almanac?.map(({ name }) => name))

/** The position after so many answers of bots, as the first seat sees it. */
function after(answers: number, options: Partial<Masmorra['options']> = {}) {
  const pairs = Object.entries(game.options).map(([name, { otherwise }]) => [name, otherwise])
  const match = new Match(game, { ...Object.fromEntries(pairs), ...options }, new FastDice(3))
  const bot = bots.greedy(game, new FastDice(3))
  for (let i = 0; i < answers; i++) {
    const [ask] = match.asks()
    if (ask !== undefined) match.answer(ask.seat, bot.choose(match.see(ask.seat), ask))
  }
  return { match, seen: match.see(0), lines: game.text?.(match.see(0), NAMES).split('\n') ?? [] }
}

describe('the dungeon in a terminal', () => {
  const { seen, lines } = after(150)

  it('is drawn as a map with its rooms, the Heroes in them, and coordinates', () => {
    const map = lines.slice(
      lines.indexOf('Level 1:'),
      lines.findIndex(line => line.startsWith('r rooms')),
    )
    expect(map[1]).toMatch(/^y\\x {2}/)
    for (const [id, room] of seen.view.rooms.entries()) {
      if (room.level < 3) expect(map.join('\n')).toMatch(new RegExp(`r${id}\\b`))
    }
    expect(map.join('\n')).toMatch(/r\d+ [JGAMVO]+/)
    expect(map.join('\n')).toMatch(/[=|]/)
  })

  it('names monsters, their powers, tiles and cards as the almanac has them', () => {
    const named = lines.flatMap(line => {
      const powers = /^r\d+ [^:]*: (.*)$/.exec(line)?.[1] ?? ''
      const inBrackets = [...powers.matchAll(/\d\/\d \(([^)]*)\)/g)].flatMap(([, each = '']) => each.split(', '))
      const monsters = [...powers.matchAll(/(?:^|; |, )([A-Z][A-Za-z ]*?) \d\/\d/g)].map(([, name = '']) => name)
      return [...inBrackets, ...monsters].filter(each => each !== 'fought already')
    })
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(name => !ALMANAC.has(name))).toEqual([])
  })

  it('says the last round only where there is one', () => {
    expect(after(10, { limit: 'on' }).lines[0]).toMatch(/round \d+ of 40$/)
    expect(after(10, { limit: 'off' }).lines[0]).toMatch(/round \d+$/)
  })
})

describe('in the Alliance', () => {
  it('says the Evil card that is in force, with its text, and how deep the Stairs lie', () => {
    const shown = [40, 60, 80, 100, 120].map(answers => after(answers, { mode: 'alliance' }).lines.join('\n'))
    const evil = shown.flatMap(each => /^Evil card: (.*?)\. .+$/m.exec(each)?.[1] ?? [])
    expect(evil.length).toBeGreaterThan(0)
    expect(evil.filter(name => !ALMANAC.has(name))).toEqual([])
    expect(shown[0]).toMatch(/^Tiles of Level 1: .* Stairs to the Second Level after the next \d+$/m)
  })
})
