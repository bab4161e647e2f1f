import { readChoice } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { withoutMasters } from '../index.ts'
import { verbs } from '../state/choices.ts'

/** Why a choice is refused: `rule: says`, with what would do instead behind an arrow. */
function why(position: object, seat: 'Hero' | 'GM', line: string, options = {}): string {
  const table = at(withoutMasters, { position, options })
  const choice = readChoice(verbs, line)
  if (!choice.ok) throw new Error(choice.error)
  const [broken] = table.match.broken(table.seat(seat), choice.value)
  if (broken === undefined) return 'allowed'
  const { says, instead } = broken.facts ?? { says: '' }
  return `${broken.rule}: ${says}${instead === undefined ? '' : ` -> ${instead}`}`
}

describe('why the Hero may not', () => {
  it.each([
    [{ hero: 'a1' }, 'step W', 'WM-5.7: a1 is at the edge of the board'],
    [{ hero: 'a1', enemies: { l1: 'b1' } }, 'step E', 'WM-5.7: l1 stands on b1'],
    [
      { hero: 'e8' },
      'step W',
      'WM-5.5: d8 is 3 higher (height 3 against 0) -> a cell exactly 1 higher can be climbed; a crate may serve as a step',
    ],
    [{ hero: 'a8', mp: 1 }, 'step E', 'WM-5.2: 1 move point left, climbing takes 2'],
    [{ hero: 'a1' }, 'push N', 'WM-6.1: there is no crate on a2'],
    [{ hero: 'a1' }, 'push S', 'WM-6.1: that is off the board'],
    [
      { hero: 'g4', crates: ['short h4'] },
      'push E',
      'WM-6.2: the crate on h4 stands at height 1, the Hero at 0 -> only a crate at one’s own height can be pushed',
    ],
    [{ hero: 'j6', crates: ['short i6', 'short i6'] }, 'push W', 'WM-6.3: the crate on i6 carries another crate'],
    [{ hero: 'a3', crates: ['short a4'], enemies: { l1: 'a4' } }, 'push N', 'WM-6.3: the crate on a4 carries l1'],
    [{ hero: 'b12', crates: ['short a12'] }, 'push W', 'WM-6.4: beyond a12 the board ends'],
    [
      { hero: 'f4', crates: ['short f5'] },
      'push N',
      'WM-6.5: f6 (height 2) is in the way; the crate stands at height 0',
    ],
    [{ hero: 'f3', crates: ['short f4'], enemies: { l1: 'f5' } }, 'push N', 'WM-6.6: l1 stands in the way'],
    [{ hero: 'e3', crates: ['short f3'], tiles: ['end g3'] }, 'push E', 'WM-6.9: the end tile lies on g3'],
    [
      { hero: 'h4', crates: ['lyingEW i4'] },
      'push E',
      'WM-6.11: j4 (height 1) and k4 (height 0) would have to be level; the crate stands at height 1',
    ],
    [{ hero: 'f3', mp: 1, crates: ['short f4'] }, 'push N', 'WM-5.2: 1 move point left, pushing takes 2'],
    [{ hero: 'a1' }, 'throw a3', 'WM-9.1: there is no ball in hand'],
    [{ hero: 'a1', held: 'key' }, 'throw a3', 'WM-9.1: the key is in hand, not a ball'],
    [{ hero: 'a1', held: 'ball' }, 'throw f3', 'WM-9.1: f3 is 7 away -> 1 to 6 is within a throw'],
    [{ hero: 'a1' }, 'attack l1', 'WM-7.1: l1 is not on the board'],
    [{ hero: 'a1', enemies: { l1: 'c1' } }, 'attack l1', 'WM-7.1: l1 on c1 is 2 cells away'],
    [{ hero: 'a8', enemies: { l1: 'b8' } }, 'attack l1', 'WM-7.1: l1 stands at height 1, the Hero at 0'],
    [{ hero: 'a1' }, 'take key', 'WM-8.3: there is no key on a1'],
    [
      { hero: 'a1', held: 'ball', tiles: ['ball a1'] },
      'take ball',
      'WM-8.2: a ball is in hand already, and one for another changes nothing',
    ],
    [
      { hero: 'a1', crates: ['short a1'], tiles: ['ball a1 at 0'] },
      'take ball',
      'WM-1.6: a crate covers the ball on a1',
    ],
    [
      { hero: 'a1', takes: 4, tiles: ['ball a1'] },
      'take ball',
      'WM-8.3: items were taken 4 times in a row -> do something else first',
    ],
    [{ hero: 'a1' }, 'leave', 'WM-8.3: there is nothing here to be left: who takes nothing leaves it'],
  ])('%o %s', (position, line, wants) => {
    expect(why(position, 'Hero', line)).toBe(wants)
  })

  it('attack who is not dug in yet', () => {
    const position = { hero: 'a8', enemies: { h1: { cell: 'b8', stayed: 1 } } }
    expect(why(position, 'Hero', 'attack h1', { dugIn: '2' })).toBe('WM-7.7: h1 has kept to b8 for 1 of 2 turns')
  })
})

describe('why the Game Master may not', () => {
  const far = { l3: 'l1' }
  it.each([
    [{ enemies: far }, 'moveEnemy l1 a2', 'WM-10.1: l1 is not on the board'],
    [{ enemies: { l1: { cell: 'd1', moved: true }, ...far } }, 'moveEnemy l1 e1', 'WM-10.1: l1 has moved in this turn'],
    [{ enemies: { l1: 'd1', ...far } }, 'moveEnemy l1 d1', 'WM-10.1: l1 stands there; standing still is no move'],
    [
      { enemies: { l1: { cell: 'd1', attacked: true }, ...far } },
      'moveEnemy l1 e1',
      'WM-10.7: l1 has attacked in this turn',
    ],
    [{ enemies: { l1: { cell: 'd1', spawned: true }, ...far } }, 'moveEnemy l1 e1', 'WM-11.3: l1 spawned in this turn'],
    [{ enemies: { l1: 'k12', ...far } }, 'moveEnemy l1 l12', 'WM-10.5: the end tile lies on l12 -> it may be crossed'],
    [{ enemies: { l1: 'j1', ...far } }, 'moveEnemy l1 l1', 'WM-5.7: a figure stands on l1'],
    [{ enemies: { l1: 'd1', ...far } }, 'moveEnemy l1 h1', 'WM-10.2: l1 has 3 move points, the way to h1 takes 4'],
    [{ enemies: { l1: 'd1', ...far } }, 'moveEnemy l1 f6', 'WM-10.2: l1 finds no way to f6'],
    [{ enemies: { h1: 'a8', ...far } }, 'moveEnemy h1 b8', 'WM-10.3: b8 is higher, and h1 is heavy'],
    [{ enemies: { l1: 'd1', ...far } }, 'strike l1', 'WM-10.6: l1 on d1 is not next to the Hero'],
    [{ hero: 'a8', enemies: { l1: 'b8', ...far } }, 'strike l1', 'WM-10.6: l1 stands at height 1, the Hero at 0'],
    [{ enemies: { l1: { cell: 'b1', attacked: true }, ...far } }, 'strike l1', 'WM-10.7: l1 has attacked in this turn'],
    [{ enemies: far }, 'strike l2', 'WM-10.1: l2 is not on the board'],
    [{ enemies: far }, 'spawn a5 light', 'WM-11.5: there is no spawn tile on a5'],
    [
      { enemies: { ...far, l1: 'l2' }, died: 1, tiles: ['spawn a5'] },
      'spawn a5 light',
      'WM-11.4: 2 on the board and 1 that died in this turn make 3',
    ],
    [{ enemies: far, tiles: ['spawn l1'] }, 'spawn l1 light', 'WM-11.2: a figure stands on the tile'],
    [
      { enemies: far, crates: ['short a5'], tiles: ['spawn a5 at 0'] },
      'spawn a5 light',
      'WM-11.2: a crate covers the tile',
    ],
    [
      { enemies: { l1: 'b1' }, lure: 'd1', tiles: ['spawn l1'] },
      'strike l1',
      'WM-9.5: l1 could get nearer to the ball on d1 -> move it first',
    ],
    [
      { enemies: { l1: 'b1' }, lure: 'd1', tiles: ['spawn l1'] },
      'endTurn',
      'WM-9.5: l1 could get nearer to the ball on d1',
    ],
    [
      { enemies: { l1: 'd11' }, lure: 'a7' },
      'moveEnemy l1 d10',
      'WM-9.4: d10 is 6 from the ball on a7 -> a11, b10 would be nearest',
    ],
    [
      { enemies: { l1: 'd1' }, lure: 'd1' },
      'moveEnemy l1 e1',
      'WM-9.4: e1 is 1 from the ball on d1 -> it stands as near as it can get',
    ],
  ])('%o %s', (position, line, wants) => {
    expect(why({ phase: 'gmTurn', hero: 'a1', tiles: ['spawn l6'], ...position }, 'GM', line)).toBe(wants)
  })
})
