import type { ChoiceOf, Position, RuleOf } from '../../index.ts'
import { list, rulebook, whole, words } from '../../index.ts'

export const book = rulebook({
  prefix: 'HO',
  sections: [
    {
      title: 'Guards',
      rules: [
        { id: 'HO-1.1', from: 'house', says: 'Each player secretly puts three guards in a row.' },
        { id: 'HO-1.2', from: 'house', says: 'A guard has a strength of 1 to 4; no two of yours have the same.' },
        { id: 'HO-1.3', from: 'house', says: 'A row that is handed in is final.' },
      ],
    },
    {
      title: 'Turns',
      rules: [
        { id: 'HO-2.1', from: 'house', says: 'Players take turns. In your turn you raid, spy, shuffle or dig.' },
        { id: 'HO-2.2', from: 'house', says: 'You raid or spy on somebody else.' },
        { id: 'HO-2.3', from: 'house', says: 'Raid: roll a die and turn up the first guard; above it wins a coin.' },
        { id: 'HO-2.4', from: 'house', says: 'Spy: look at a first guard that you do not know.' },
        { id: 'HO-2.5', from: 'house', says: 'Shuffle: secretly put any guard of yours first.' },
        { id: 'HO-2.6', from: 'house', says: 'Dig: take a hidden treasure worth 1 to 3 coins.' },
        {
          id: 'HO-2.7',
          from: 'house',
          says: 'Who has a ward left may use it to bar a raid; the first in seat order does.',
        },
      ],
    },
    {
      title: 'End',
      rules: [
        { id: 'HO-3.1', from: 'house', says: 'After the last round treasures are shown; most coins win.' },
        { id: 'HO-3.2', from: 'house', says: 'Anybody may concede at any time; the others win.' },
      ],
    },
  ],
})

const strength = whole('strength', 1, 4)
const seat = whole('seat', 1, 3)

/** The notation counts seats from 1, as players do. */
export const verbs = words({
  row: [list('row of guards', strength, '-', 6)],
  raid: [seat],
  spy: [seat],
  shuffle: [],
  first: [strength],
  dig: [],
  bar: [],
  let: [],
  concede: [],
})

type Rule = RuleOf<typeof book>

export type Frame =
  | { readonly phase: 'rows' | 'turn' | 'shuffle' | 'next' }
  | { readonly phase: 'wards' | 'strike'; readonly raider: number; readonly victim: number }

export interface State extends Position<Frame, Rule> {
  turnsLeft: number
  mover: number
  /** The guards of each seat, the first one first: only their owner knows them. */
  rows: number[][]
  /** The first guard of each seat as each seat knows it, and 0 where it does not: `knows[who][whose]`. */
  knows: number[][]
  /** Each seat's treasures: only their owner knows them. */
  treasures: number[][]
  coins: number[]
  wards: number[]
}

export interface View {
  readonly turnsLeft: number
  readonly mover: number
  readonly row: readonly number[]
  readonly treasures: readonly number[]
  readonly knows: readonly (readonly number[])[]
  readonly dug: readonly number[]
  readonly coins: readonly number[]
  readonly wards: readonly number[]
}

export interface Hoard {
  rule: Rule
  choice: ChoiceOf<typeof verbs>
  frame: Frame
  state: State
  view: View
  options: { players: number; rounds: number; wards: boolean }
  event:
    | { readonly what: 'barred'; readonly seat: number }
    | {
        readonly what: 'struck'
        readonly seat: number
        readonly victim: number
        readonly guard: number
        readonly won: boolean
      }
    | { readonly what: 'spied'; readonly seat: number; readonly victim: number; readonly guard?: number }
    | { readonly what: 'shuffled'; readonly seat: number }
    | { readonly what: 'dug'; readonly seat: number; readonly coins?: number }
    | { readonly what: 'counted'; readonly coins: readonly number[] }
}
