import { bots } from '@undercroft/bots'
import { FastDice, Play, sayChoice, see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { allOutAssault } from '../index.ts'
import { verbs } from '../state/choices.ts'
import { isFrail } from '../state/sheet.ts'

function advised(position: unknown, dice: readonly number[], ...lines: readonly string[]): string {
  const { play } = at(allOutAssault, { position, dice }).plays(...lines).match
  const ask = play.asks[0]
  if (ask === undefined) throw new Error('nobody is asked')
  return sayChoice(verbs, bots.greedy(allOutAssault, new FastDice(1)).choose(see(play, ask.seat), ask))
}

describe('the hints', () => {
  const known = { tile: 'e6', sheet: '1 2 3 4 5 6', shown: ['Str', 'Dis'] }
  it.each([
    {
      what: 'attack with a stat that is known to win',
      position: { A1: { tile: 'e5', sheet: '3 6 5 4 1 2' }, B2: { ...known, shown: ['Str'] }, activated: ['A2'] },
      dice: [1],
      lines: ['A move e5'],
      wants: 'attack B2 Str',
    },
    {
      what: 'do not attack into what is known to be higher',
      position: {
        A1: { tile: 'e5', sheet: '5 4 3 2 1 6', closedStat: 'Dis' },
        B2: { tile: 'e6', sheet: '6 5 4 3 2 1', shown: ['Str', 'Ste', 'Hon', 'Agi', 'Blo'] },
        activated: ['A2'],
      },
      dice: [1],
      lines: ['A move e5'],
      wants: 'pass',
    },
    {
      what: 'walk to where it can attack',
      position: { A1: { tile: 'e2' }, B2: { ...known, tile: 'e6' }, activated: ['A2'] },
      dice: [3],
      lines: [],
      wants: 'move e5',
    },
    {
      what: 'go around Injury that would hurt',
      position: { A1: { tile: 'a5', sheet: '6 2 1 3 4 5' }, B2: { tile: 'd5' }, activated: ['A2'] },
      dice: [1],
      lines: [],
      wants: 'move a6',
    },
    {
      what: 'meditate',
      position: { A1: { tile: 'd1' }, activated: ['A2'] },
      dice: [1],
      lines: ['A move e1'],
      wants: 'use yes',
    },
    {
      what: 'put a Red 6 on the lowest stat',
      position: { activated: ['A2'] },
      dice: [2],
      lines: ['A move b2', 'A use yes = 6'],
      wants: 'red Dis',
    },
    {
      what: 'put a Blue 0 on the highest stat that is known',
      position: { A1: { tile: 'e3' }, B2: known, activated: ['A2'] },
      dice: [1],
      lines: ['A move e4', 'A use yes = 1'],
      wants: 'blue B2 Dis',
    },
    {
      what: 'leave the stat alone that the foe cannot attack with next',
      position: {
        A1: { tile: 'e3', sheet: '4 2 3 5 6 1' },
        B2: { tile: 'e6', sheet: '5 2 3 4 1 6', shown: ['Str', 'Dis'], closedStat: 'Dis' },
        activated: ['A2'],
      },
      dice: [1],
      lines: ['A move e4', 'A use yes = 1'],
      wants: 'blue B2 Str',
    },
    {
      what: 'send the healthier pawn first, and not the one that is nearer',
      position: { A1: { tile: 'e5', health: 5 }, A2: { tile: 'a1', health: 14 }, B1: { tile: 'e6' } },
      dice: [],
      lines: [],
      wants: 'pawn A2',
    },
    {
      what: 'lower the highest stat that is known',
      position: { A1: { tile: 'd2', sheet: '6 5 4 2 1 3', shown: ['Str'] }, activated: ['A2'] },
      dice: [1],
      lines: ['A move e2'],
      wants: 'injure Str',
    },
    {
      what: 'break a tie where it is known to be higher',
      position: { A1: { tile: 'e5', shown: ['Dis'] }, B1: { tile: 'e6', sheet: '6 1 2 3 5 4' }, activated: ['A2'] },
      dice: [1],
      lines: ['A move e5', 'A attack B1 Str'],
      wants: 'tie Dis',
    },
  ])('$what', ({ position, dice, lines, wants }) => {
    expect(advised(position, dice, ...lines)).toBe(wants)
  })

  it.each([0, 1])('beat chance from seat %i', mine => {
    const chance = new FastDice(`chance ${mine}`)
    let won = 0
    for (let game = 0; game < 40; game++) {
      const play = Play.start(allOutAssault, { board: 'arena', roundLimit: 40, quietLimit: 12 }, new FastDice(game))
      const bot = bots.greedy(allOutAssault, chance)
      while (play.state.outcome === undefined) {
        const ask = play.asks[0]
        if (ask === undefined) throw new Error('nobody is asked')
        const any = ask.options[chance.below(ask.options.length)]
        play.take(ask.seat, ask.seat === mine || any === undefined ? bot.choose(see(play, ask.seat), ask) : any)
      }
      if (play.state.outcome.winners.includes(mine)) won++
    }
    expect(won).toBeGreaterThanOrEqual(36)
  })
})

describe('the sheets of a bot', () => {
  const written = (bot: keyof typeof bots, games: number): string[] => {
    const { play } = at(allOutAssault).match
    const dice = new FastDice('sheets')
    return Array.from({ length: games }, () => {
      const ask = play.asks[0]
      if (ask === undefined) throw new Error('nobody is asked')
      return bots[bot](allOutAssault, dice).choose(see(play, ask.seat), ask).slice(1).join(' ')
    })
  }

  it('may be any of the 720, and are not those that everybody is shown (AA-2.3)', () => {
    const sheets = new Set(written('greedy', 20_000).flatMap(pair => pair.split(' ')))
    expect(sheets.size).toBe(720)
    expect(new Set(written('random', 400)).size).toBeGreaterThan(200)
  })

  it('are more often sturdy than not', () => {
    const sheets = written('greedy', 500).flatMap(pair => pair.split(' ').map(sheet => sheet.split(',').map(Number)))
    expect(sheets.filter(sheet => !isFrail(sheet)).length).toBeGreaterThan(0.3 * sheets.length)
    expect(sheets.filter(isFrail).length).toBeGreaterThan(0.1 * sheets.length)
  })
})
