import { Match, readChoice, ScriptedDice, see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { allOutAssault as game } from '../index.ts'
import { verbs } from '../state/choices.ts'

/** What a choice is called on its button, and what is said beside it. */
function said(position: unknown, dice: readonly number[], lines: readonly string[], line: string): string[] {
  const { play } = at(game, { position, dice }).plays(...lines).match
  const choice = readChoice(verbs, line)
  const seat = play.asks[0]?.seat ?? 0
  if (!choice.ok) throw new Error(choice.error)
  const seen = see(play, seat)
  return [game.label(choice.value, seen), game.odds?.(seen, seat, choice.value) ?? '']
}

describe('labels and odds', () => {
  const frail = { tile: 'd2', sheet: '6 2 1 3 4 5' }
  const alone = { activated: ['A2'] }
  it.each([
    { line: 'pawn A1', position: {}, dice: [], says: ['Activate A1', ''] },
    { line: 'move a1', position: alone, dice: [3], says: ['Stay on a1', ''] },
    { line: 'move b2', position: alone, dice: [3], says: ['Move A1 to b2 (Red Stat Swap)', ''] },
    {
      line: 'move b2',
      position: { A1: { closedKind: 'red' }, ...alone },
      dice: [3],
      says: ['Move A1 to b2 (Red Stat Swap)', 'closed: used in its previous turn (AA-5.4)'],
    },
    {
      line: 'move e1',
      position: { A1: { tile: 'd1', meditated: ['e1'] }, ...alone },
      dice: [3],
      says: ['Move A1 to e1 (Meditation)', 'spent: has meditated here (AA-5.19)'],
    },
    {
      line: 'path d2-e2-e1',
      position: { A1: { ...frail, meditated: ['e1'] }, ...alone },
      dice: [3],
      says: ['Move A1 d2-e2-e1', 'through Injury: would hurt; spent: has meditated here (AA-5.19)'],
    },
    {
      line: 'injure Dis',
      position: { A1: { tile: 'd2', sheet: '6 2 1 3 4 0', shown: 'Dis' }, ...alone },
      dice: [1],
      lines: ['A move e2'],
      says: ['Lower Discipline of A1', '0 stays 0'],
    },
    { line: 'path a1-b1', position: alone, dice: [3], says: ['Move A1 a1-b1', ''] },
    {
      line: 'move e2',
      position: { A1: frail, ...alone },
      dice: [1],
      says: ['Move A1 to e2 (Injury)', 'through Injury: would hurt'],
    },
    {
      line: 'path d2-e2',
      position: { A1: { tile: 'd2' }, ...alone },
      dice: [1],
      says: ['Move A1 d2-e2', 'through Injury: safe'],
    },
    {
      line: 'injure Str',
      position: { A1: frail, ...alone },
      dice: [1],
      lines: ['A move e2'],
      says: ['Lower Strength of A1', 'now 1/2/3/4/5/6, 3.8 on average'],
    },
    {
      line: 'injure Str',
      position: { A1: { ...frail, shown: 'Str' }, ...alone },
      dice: [1],
      lines: ['A move e2'],
      says: ['Lower Strength of A1', '6 becomes 5'],
    },
    {
      line: 'use yes',
      position: { A1: { tile: 'd1' }, ...alone },
      dice: [1],
      lines: ['A move e1'],
      says: ['Use Meditation', 'gains 2 health on average, 0 to 4'],
    },
    {
      line: 'use no',
      position: { A1: { tile: 'd1' }, ...alone },
      dice: [1],
      lines: ['A move e1'],
      says: ['Leave Meditation', ''],
    },
    {
      line: 'use yes',
      position: alone,
      dice: [2],
      lines: ['A move b2'],
      says: ['Use Red Stat Swap', '5 in 6 to be able to raise a stat'],
    },
    {
      line: 'red Dis',
      position: alone,
      dice: [2],
      lines: ['A move b2', 'A use yes = 4'],
      says: ['Discipline becomes 4', '1 becomes 4'],
    },
    {
      line: 'use yes',
      position: { A1: { tile: 'e3' }, ...alone },
      dice: [1],
      lines: ['A move e4'],
      says: ['Use Blue Stat Swap', 'makes an opposing stat 0 to 5'],
    },
    {
      line: 'blue B1 Str',
      position: { A1: { tile: 'e3' }, B1: { shown: 'Str' }, ...alone },
      dice: [1],
      lines: ['A move e4', 'A use yes = 3'],
      says: ['Strength of B1 becomes 2', '6 becomes 2'],
    },
    {
      line: 'use yes',
      position: { A1: { tile: 'c2' }, ...alone },
      dice: [1],
      lines: ['A move c3'],
      says: ['Use Training', 'one stat rises by 1, held next turn'],
    },
    {
      line: 'train Str',
      position: { A1: { tile: 'c2' }, ...alone },
      dice: [1],
      lines: ['A move c3', 'A use yes'],
      says: ['Raise Strength', '6 becomes 7; held next turn'],
    },
    {
      line: 'attack B1 Ste',
      position: { A1: { tile: 'e5' }, B1: { tile: 'e6' }, ...alone },
      dice: [1],
      lines: ['A move e5'],
      says: ['Attack B1 with Stealth', '5: 67% to hit, 17% tie, 17% to be hit'],
    },
    {
      line: 'attack B1 Str',
      position: { A1: { tile: 'e5' }, B1: { tile: 'e6', shown: 'Ste' }, ...alone },
      dice: [1],
      lines: ['A move e5'],
      says: ['Attack B1 with Strength', '6: 80% to hit, 20% tie'],
    },
    {
      line: 'pass',
      position: { A1: { tile: 'e5' }, B1: { tile: 'e6' }, ...alone },
      dice: [1],
      lines: ['A move e5'],
      says: ['Do not attack', ''],
    },
    {
      line: 'tie Ste',
      position: { A1: { tile: 'e5' }, B1: { tile: 'e6' }, ...alone },
      dice: [1],
      lines: ['A move e5', 'A attack B1 Str'],
      says: ['Compare Stealth', '5: 80% to strike back, 20% tie'],
    },
    { line: 'concede', position: {}, dice: [], says: ['Concede', ''] },
  ])('$line: $says', ({ position, dice, lines = [], line, says }) => {
    expect(said(position, dice, lines, line)).toEqual(says)
  })

  it('calls a ready-made pair of sheets by its names', () => {
    const seen = see(at(game).match.play, 0)
    expect(game.label(['sheets', [6, 1, 2, 3, 5, 4], [1, 2, 3, 4, 5, 6]], seen)).toBe('Brute and 1 2 3 4 5 6')
  })
})

describe('why a choice is refused', () => {
  const alone = { activated: ['A2'] }
  const beside = { A1: { tile: 'e5', closedStat: 'Str' }, B1: { tile: 'e6' }, B2: { health: 0 }, ...alone }
  it.each([
    { seat: 0, line: 'pawn B1', says: ['it is the turn of A, and B1 is an opposing pawn'] },
    { seat: 0, line: 'move e1', position: alone, dice: [2], says: ['e1 is 4 steps away, the die shows 2'] },
    { seat: 0, line: 'move j1', position: alone, dice: [2], says: ['j1 is beyond the edge: the board is 9 by 9'] },
    { seat: 0, line: 'move b1', position: { A2: { tile: 'b1' }, ...alone }, dice: [2], says: ['A2 stands on b1'] },
    {
      seat: 0,
      line: 'move c1',
      position: { A2: { tile: 'b1' }, ...alone },
      dice: [2],
      says: ['pawns are in the way to c1'],
    },
    {
      seat: 0,
      line: 'path a1-b2-c2-b2',
      position: alone,
      dice: [2],
      says: ['the way has 3 steps, the die shows 2', 'a1 and b2 have no side in common', 'b2 comes twice on the way'],
    },
    { seat: 0, line: 'path b1-c1', position: alone, dice: [2], says: ['A1 stands on a1, not on b1'] },
    {
      seat: 0,
      line: 'attack B1 Str',
      position: beside,
      dice: [1],
      lines: ['A move e5'],
      says: ['A1 attacked with Strength in its previous turn'],
    },
    { seat: 0, line: 'attack B2 Str', position: beside, dice: [1], lines: ['A move e5'], says: ['B2 is defeated'] },
    {
      seat: 0,
      line: 'attack A2 Str',
      position: beside,
      dice: [1],
      lines: ['A move e5'],
      says: ['A2 is your own pawn'],
    },
    {
      seat: 0,
      line: 'attack B2 Str',
      position: { A1: { tile: 'e5' }, B1: { tile: 'e6' }, ...alone },
      dice: [1],
      lines: ['A move e5'],
      says: ['A1 on e5 and B2 on a9 do not share a side'],
    },
    {
      seat: 0,
      line: 'use yes',
      position: { A1: { tile: 'c2', sheet: '4 6 5 3 2 1' }, ...alone },
      dice: [1],
      lines: ['A move c3'],
      says: ['neither Strength, Bloodlust nor Discipline is 5 or more'],
    },
    {
      seat: 1,
      line: 'tie Str',
      position: { A1: { tile: 'e5' }, B1: { tile: 'e6' }, ...alone },
      dice: [1],
      lines: ['A move e5', 'A attack B1 Str'],
      says: ['Strength has been compared in this attack'],
    },
  ])('$line: $says', ({ seat, position = {}, dice = [], lines = [], line, says }) => {
    const { match } = at(game, { position, dice }).plays(...lines)
    const choice = readChoice(verbs, line)
    if (!choice.ok) throw new Error(choice.error)
    expect(match.broken(seat, choice.value).map(broken => broken.facts?.says)).toEqual(says)
  })

  it('says of a sheet which pawn has which number twice, and which is missing', () => {
    const match = new Match(game, { board: 'arena', roundLimit: 40, quietLimit: 12 }, new ScriptedDice())
    expect(match.broken(1, ['sheets', [6, 6, 4, 3, 2, 1], [7, 5, 4, 3, 2, 1]]).map(broken => broken.facts)).toEqual([
      { says: 'B1 has 6 more than once', instead: 'missing: 5' },
      { says: 'B2 has 7, which is not from 1 to 6', instead: 'missing: 6' },
    ])
  })
})

it('shows the position in a terminal, own sheets whole and others as far as they are known', () => {
  const position = { A1: { tile: 'e4', held: true }, B1: { shown: 'Str Ste Hon Agi' }, B2: { health: 0 }, round: 3 }
  const { play } = at(game, { position }).match
  expect(game.text?.(see(play, 0), ['Ann', 'Ben'])).toMatchInlineSnapshot(`
    "Round 3 of 40, turn of Ann
     9 .  .  .  .  M  .  .  .  B1
     8 .  R  .  .  I  .  .  R  .
     7 .  .  T  .  .  .  T  .  .
     6 .  .  .  I  B  I  .  .  .
     5 M  I  .  B  .  B  .  I  M
     4 .  .  .  I  A1 I  .  .  .
     3 .  .  T  .  .  .  T  .  .
     2 .  R  .  .  I  .  .  R  .
     1 .  .  .  .  M  .  .  .  A2
       a  b  c  d  e  f  g  h  i
    R Red Stat Swap, B Blue Stat Swap, I Injury, T Training, M Meditation

             health  Str  Ste  Hon  Agi  Blo  Dis
    A1  Ann  12      6    5    4    3    2    1    held
    A2  Ann  12      1    2    3    4    5    6
    B1  Ben  12      6    5    4    3    1/2  1/2
    B2  Ben  0       1-6  1-6  1-6  1-6  1-6  1-6  defeated"
  `)
})
