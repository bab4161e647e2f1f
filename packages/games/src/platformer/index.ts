import type { Game } from '@undercroft/kernel'
import { hints } from './bots/hints.ts'
import { thinking } from './bots/thinking.ts'
import { FACES } from './content/dice.ts'
import { CONTENT } from './content/index.ts'
import { setup } from './rules/02-setup/setup.ts'
import { phases } from './rules/index.ts'
import { meant } from './rules/meant.ts'
import { book } from './rules/rulebook.ts'
import { verbs } from './state/choices.ts'
import { clone } from './state/clone.ts'
import { imagine } from './state/imagine.ts'
import { OPTIONS } from './state/options.ts'
import { sound } from './state/sound.ts'
import { type Platformer, SEAT_NAMES } from './state/state.ts'
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
export type { Platformer, State } from './state/state.ts'
export type { View } from './state/view.ts'

export const platformer: Game<Platformer> = {
  id: 'platformer',
  title: 'Platformer',
  version: 4,
  rulebook: book,
  words: verbs,
  outOfTurn: 'PL-5.15',
  outOfStep: 'PL-5.9',
  meant,
  facts,
  options: OPTIONS,
  content: CONTENT,
  almanac,
  observed,
  terms,
  brief,
  // PL-17.6: 200 Rounds have four Turns each, in which dice and cards give no more than 200 answers.
  bound: 200 * 4 * 200,
  seats: ({ players }) => SEAT_NAMES.slice(0, players).map((name, i) => ({ name, role: `Player ${i + 1}` })),
  subjects: ({ players }) => players.map(({ hero }) => (hero === 'none' ? [] : [hero])),
  setup,
  phases,
  view,
  imagine,
  clone,
  sound,
  label,
  odds,
  reason,
  goal,
  heading,
  faces: FACES,
  tellsRolls: true,
  narrate,
  ending,
  text,
  forms,
  scene,
  hints,
  thinking,
  reports: { race: { players: [2, 3, 4] }, solo: { players: 1 } },
}
