import type { Game } from '@undercroft/kernel'
import { fills, hints } from './bots/hints.ts'
import { BOARD_IDS, MODIFIERS } from './content/boards.ts'
import { asides } from './rules/07-health-and-the-end/end.ts'
import { phases } from './rules/index.ts'
import { meant } from './rules/meant.ts'
import { book } from './rules/rulebook.ts'
import { verbs } from './state/choices.ts'
import { clone, setup } from './state/clone.ts'
import { sound } from './state/sound.ts'
import { type AllOutAssault, SEATS, STATS } from './state/state.ts'
import { imagine, view } from './state/view.ts'
import { almanac } from './words/almanac.ts'
import { ending } from './words/ending.ts'
import { forms } from './words/forms.ts'
import { label } from './words/labels.ts'
import { narrate } from './words/narrate.ts'
import { odds } from './words/odds.ts'
import { scene } from './words/scene.ts'
import { text } from './words/text.ts'

export type { Rule } from './rules/rulebook.ts'
export type { AllOutAssault, Choice, Event, Frame, Options, Pawn, State } from './state/state.ts'
export type { PawnSecret, PawnView, View } from './state/view.ts'

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
