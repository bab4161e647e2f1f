import { readChoice } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { masmorra } from '../index.ts'
import type { Choice } from '../state/state.ts'

/** Why a line of play is refused: the rule, the facts, and what would help. */
function refused(position: unknown, line: string, options = {}, before: readonly string[] = []): string[] {
  const { match } = at(masmorra, { position, options }).plays(...before)
  const choice = readChoice(masmorra.words, line)
  const [ask] = match.asks()
  if (ask === undefined || !choice.ok) throw new Error(`"${line}" cannot be said`)
  const [broken] = match.broken(ask.seat, choice.value as Choice)
  if (broken === undefined) throw new Error(`"${line}" is not refused`)
  return [broken.rule, broken.facts?.says ?? '', broken.facts?.instead ?? '']
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
  { line: 'open 0', position: CHEST, says: ['MA-5.4', 'it takes Melee; your dice show Step, Melee and Elixir', ''] },
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
    says: ['MA-16.4', 'Minor Monster Room holds 2 of 3, and Young Dragon counts 2', ''],
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

const FAR = {
  phase: 'dm',
  heroes: { jay: {} },
  rooms: ['L1-15 1:0', 'L1-16 5:5'],
  foes: { 'L1-15': ['orc'] },
  discard: ['T15', 'T15', 'T18', 'T18'],
}
const PIT = {
  heroes: { mika: { room: 'A2', freeStep: false } },
  ground: 'throne',
  foes: { A1: ['malaphyas bound'], A2: ['bat'] },
  dice: 'SRR',
}
const HYDRA = {
  heroes: { algus: { room: 'M2-2', xp: 8, learned: ['B1'] } },
  rooms: ['S-02 0:0', 'M2-2 1:0'],
  foes: { 'M2-2': ['hydra'] },
  dice: 'GGR',
}

it.each([
  // what no phase offers or refuses by name
  {
    line: 'march m0 r2',
    position: FAR,
    says: ['MA-16.3', 'no open door joins Portal and Gold Room', ''],
  },
  { line: 'march m1 r2', position: FAR, says: ['MA-16.1', 'that die is not on the board', ''] },
  { line: 'magic die d0 M', position: { dice: 'GRR' }, says: ['MA-14.3', 'that is the die that pays', ''] },
  { line: 'magic die d2 M', position: { dice: 'GRR' }, says: ['MA-14.3', 'd1 shows Ranged like d2', 'name d1'] },
  { line: 'magic die d1 R', position: { dice: 'GRR' }, says: ['MA-14.3', 'd1 shows Ranged already', ''] },
  { line: 'pair', position: ORC, says: ['MA-12.14', 'no monster is being attacked', ''] },
  {
    line: 'hurl die+die',
    position: PIT,
    before: ['P1 fight'],
    options: { mode: 'epic' },
    says: ['MA-22.6', 'it takes exactly 2 Steps, and 1 can be spent', ''],
  },
  {
    line: 'open 0',
    position: { heroes: { jay: { room: 'L1-07' } }, rooms: ['L1-07 1:0'], ground: 'sewers', curse: 'M', dice: 'MR' },
    options: { mode: 'epic' },
    says: ['MA-23.8', 'Melee is cursed in this turn', ''],
  },
  { line: 'open 4', position: CHEST, says: ['MA-5.1', 'that die cannot be used any more', ''] },
  { line: 'use fireball 01 -', position: HYDRA, says: ['MA-18.10', 'the Ancient Hydra is in your room', ''] },
  { line: 'use blink 0 r0', position: HYDRA, says: ['MA-15.1', 'Blink has not been learned', ''] },
  { line: 'use parry 0 -', position: HYDRA, says: ['MA-15.1', 'Parry is Jay’s', ''] },
  {
    line: 'drink die mika',
    position: { heroes: { jay: {}, mika: { lp: 3 } }, dice: 'E' },
    says: ['MA-14.1', 'your Elixir heals your own Hero', ''],
  },
  {
    line: 'play T01 -',
    position: { ...FAR, heroes: { jay: { hand: ['T01'] } } },
    says: ['MA-16.7', 'Swift Strike bears no †: its purple part is for the Hero Phase', ''],
  },
  {
    line: 'play T10 r0',
    position: { ...FAR, heroes: { jay: { hand: ['T10'] } } },
    says: ['MA-1.12', 'Banishment: Remove one monster from any room, without reward.', ''],
  },
  { line: 'play T10 m0', position: FAR, says: ['MA-19.3', 'Banishment is not in your hand', ''] },
  {
    line: 'end',
    position: { mp: 1, up: ['L1-16', 'S-02'], discard: ['T12', 'T12'] },
    before: ['P1 explore'],
    says: ['MA-8.6', 'the explored tile has to be placed first', ''],
  },
])('$line: $says', ({ line, position, says, options, before }) => {
  expect(refused(position, line, options, before)).toEqual(says)
})
