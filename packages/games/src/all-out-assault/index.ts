import type { Game } from '@undercroft/kernel'
import { fills } from './bots/fills.ts'
import { hints } from './bots/hints.ts'
import { thinking } from './bots/thinking.ts'
import { BOARD_IDS, MODIFIERS } from './content/boards.ts'
import { setup } from './rules/02-setup/setup.ts'
import { asides } from './rules/07-health-and-the-end/end.ts'
import { phases } from './rules/index.ts'
import { meant } from './rules/meant.ts'
import { book } from './rules/rulebook.ts'
import { verbs } from './state/choices.ts'
import { clone } from './state/clone.ts'
import { imagine } from './state/imagine.ts'
import { options } from './state/options.ts'
import { sound } from './state/sound.ts'
import { type AllOutAssault, SEATS, STATS } from './state/state.ts'
import { view } from './state/view.ts'
import { almanac } from './words/almanac.ts'
import { brief } from './words/brief.ts'
import { ending } from './words/ending.ts'
import { facts } from './words/facts.ts'
import { forms } from './words/forms.ts'
import { goal } from './words/goal.ts'
import { heading } from './words/heading.ts'
import { label } from './words/labels.ts'
import { narrate } from './words/narrate.ts'
import { observed } from './words/observed.ts'
import { odds } from './words/odds.ts'
import { reason } from './words/reason.ts'
import { scene } from './words/scene.ts'
import { terms } from './words/terms.ts'
import { text } from './words/text.ts'

export type { Rule } from './rules/rulebook.ts'
export type { Choice } from './state/choices.ts'
export type { Event } from './state/events.ts'
export type { Frame } from './state/frames.ts'
export type { Options } from './state/options.ts'
export type { AllOutAssault, Pawn, State } from './state/state.ts'
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
  options,
  content: [
    ...BOARD_IDS.map(board => `board.${board}`),
    ...Object.keys(MODIFIERS).map(kind => `tile.${kind}`),
    ...STATS.map(stat => `stat.${stat}`),
  ],
  almanac,
  observed,
  terms,
  brief,
  // Two sheets; then 200 rounds of four activations: a pawn, a move, an injury, a use, a pick, an attack and five ties.
  bound: 2 + 200 * 4 * 11,
  seats: () => SEATS.map(name => ({ name, role: `Player ${name}` })),
  setup(chosen, t) {
    t.uses(`board.${chosen.board}`)
    return setup(chosen)
  },
  phases,
  asides,
  view,
  imagine,
  clone,
  sound,
  label,
  facts,
  odds,
  reason,
  goal,
  heading,
  narrate,
  ending,
  text,
  forms,
  scene,
  hints,
  fills,
  thinking,
  reports: { boards: { board: ['skirmish', 'arena', 'campaign'] } },
}
