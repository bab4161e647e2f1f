import type { Game } from '@undercroft/kernel'
import { almanac } from './almanac.ts'
import { BOARD_IDS, MODIFIERS } from './content/boards.ts'
import { ending } from './ending.ts'
import { forms } from './forms.ts'
import { fills, hints } from './hints.ts'
import { label } from './labels.ts'
import { meant } from './meant.ts'
import { narrate } from './narrate.ts'
import { odds } from './odds.ts'
import { asides } from './phases/end.ts'
import { phases } from './phases/index.ts'
import { book } from './rulebook.ts'
import { scene } from './scene.ts'
import { clone, setup } from './setup.ts'
import { sound } from './sound.ts'
import { type AllOutAssault, SEATS, STATS } from './state.ts'
import { text } from './text.ts'
import { imagine, view } from './view.ts'
import { verbs } from './words.ts'

export type { Rule } from './rulebook.ts'
export type { AllOutAssault, Choice, Event, Frame, Options, Pawn, State } from './state.ts'
export type { PawnSecret, PawnView, View } from './view.ts'

export const allOutAssault: Game<AllOutAssault> = {
  id: 'all-out-assault',
  title: 'All Out Assault',
  version: 1,
  rulebook: book,
  words: verbs,
  outOfTurn: 'AA-3.1',
  outOfStep: 'AA-3.4',
  meant,
  options: {
    board: { kind: 'one', label: 'Board', of: BOARD_IDS, otherwise: 'arena', rule: 'AA-2.1' },
    roundLimit: { kind: 'whole', label: 'Rounds at most', from: 10, to: 200, otherwise: 40, rule: 'AA-7.6' },
    quietLimit: { kind: 'whole', label: 'Rounds without a loss', from: 5, to: 50, otherwise: 12, rule: 'AA-7.7' },
  },
  content: [
    ...BOARD_IDS.map(board => `board.${board}`),
    ...Object.keys(MODIFIERS).map(kind => `tile.${kind}`),
    ...STATS.map(stat => `stat.${stat}`),
  ],
  almanac,
  // Two sheets; then, in each of 200 rounds, four activations with a pawn, a move, an injury, a use, a pick, an attack and five ties.
  bound: 2 + 200 * 4 * 11,
  seats: () => SEATS.map(name => ({ name, role: `Player ${name}` })),
  setup(options, t) {
    t.uses(`board.${options.board}`)
    return setup(options)
  },
  phases,
  asides,
  view,
  imagine,
  clone,
  sound,
  label,
  odds,
  narrate,
  ending,
  text,
  forms,
  scene,
  hints,
  fills,
}
