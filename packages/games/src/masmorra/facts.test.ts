import { at } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { masmorra } from './index.ts'

/** Why a line of play is refused: the rule, the facts, and what would help. */
function refused(position: unknown, line: string, options = {}): string[] {
  const { match } = at(masmorra, { position, options })
  const ask = match.asks()[0]
  const [verb = '', ...nouns] = line.split(' ')
  const said = ask?.refused.find(({ choice }) => {
    const words = masmorra.words[choice[0]] ?? []
    return choice[0] === verb && words.every((word, i) => word.say(choice[i + 1]) === nouns[i])
  })
  if (ask === undefined || said === undefined) throw new Error(`"${line}" is not refused`)
  const facts = match.facts(ask.seat, said.choice, said.rule)
  return [said.rule, facts?.says ?? '', facts?.instead ?? '']
}

const ORC = {
  heroes: { jay: { room: 'L1-07', gold: 3 } },
  rooms: ['L1-07 1:0 turned 1'],
  foes: { 'L1-07': ['orc'] },
  dice: 'SME',
}
const CHEST = { ...ORC, foes: {} }

it.each([
  { line: 'end', position: ORC, says: ['MA-6.5', 'Orc has not been fought', 'fight them first'] },
  { line: 'open 1', position: ORC, says: ['MA-10.17', 'Orc has not been fought', 'fight them first'] },
  { line: 'open 0', position: CHEST, says: ['MA-5.4', 'it takes M; your dice show SME', ''] },
  { line: 'move r0', position: CHEST, says: ['MA-7.1', 'you have no Move Points', 'spend a Step, or flip Free Step'] },
  { line: 'buy', position: CHEST, says: ['MA-14.6', '3 gold, a Treasure Card costs 5', ''] },
  { line: 'drink die jay', position: CHEST, says: ['MA-14.1', 'all 6 Life Points are there', ''] },
  {
    line: 'use criticalSwing - -',
    position: { ...CHEST, heroes: { jay: { room: 'L1-07', gold: 2, learned: ['A1', 'A2'] } } },
    says: ['MA-15.5', '2 gold, it costs 3', ''],
  },
  {
    line: 'march m16 r1',
    position: {
      phase: 'dm',
      heroes: { jay: {} },
      rooms: ['L1-02 1:0', 'L1-19 2:0'],
      foes: { 'L1-02': ['orc', 'orc'], 'L1-19': ['dragon'] },
      dmMp: 2,
    },
    says: ['MA-16.4', 'Minor Monster Room (r1) holds 2 of 3, and Young Dragon counts 2', ''],
  },
  {
    line: 'reroll 0',
    position: { phase: 'midRoll', evil: 'E01', dice: 'SSSSSS' },
    options: { mode: 'alliance' },
    says: ['MA-24.7', 'Trembling Hands: You may not re-roll.', ''],
  },
])('$line: $says', ({ line, position, says, options }) => {
  expect(refused(position, line, options)).toEqual(says)
})
