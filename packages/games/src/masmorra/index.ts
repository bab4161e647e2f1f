import type { Game } from '@undercroft/kernel'
import { hints } from './bots/index.ts'
import { thinking } from './bots/thinking.ts'
import { CONTENT } from './content/pieces.ts'
import { setup } from './rules/02-setup/setup.ts'
import { phases } from './rules/index.ts'
import { book } from './rules/rulebook.ts'
import { verbs } from './state/choices.ts'
import { clone } from './state/clone.ts'
import { subjectsBySeat } from './state/heroes.ts'
import { imagine } from './state/imagine.ts'
import { OPTIONS, seatCount, settle } from './state/options.ts'
import { sound } from './state/sound.ts'
import type { Masmorra } from './state/state.ts'
import { view } from './state/view.ts'
import { almanac } from './words/almanac.ts'
import { brief } from './words/brief.ts'
import { DICE } from './words/dice.ts'
import { ending } from './words/ending.ts'
import { facts } from './words/facts.ts'
import { goal } from './words/goal.ts'
import { heading } from './words/heading.ts'
import { label } from './words/labels.ts'
import { meant } from './words/meant/index.ts'
import { narrate } from './words/narrate.ts'
import { observed } from './words/observed.ts'
import { odds } from './words/odds.ts'
import { reason } from './words/reason.ts'
import { scene } from './words/scene.ts'
import { terms } from './words/terms.ts'
import { text } from './words/text.ts'

export type { Rule } from './rules/rulebook.ts'

export type { Event } from './state/events.ts'

export type { Frame, FrameOf, Trigger } from './state/frames.ts'

export type { Options } from './state/options.ts'

export * from './state/state.ts'

export type { Target } from './state/target.ts'

export type { View } from './state/view.ts'

/**
 * The game, assembled. The kernel decides how far a seat may undo: to the last die, reveal or other seat’s answer
 * (MA-25.5).
 */
export const masmorra: Game<Masmorra> = {
  id: 'masmorra',
  title: 'Masmorra',
  version: 7,
  rulebook: book,
  words: verbs,
  outOfTurn: 'MA-6.9',
  outOfStep: 'MA-3.3',
  meant,
  facts,
  options: OPTIONS,
  settle,
  content: CONTENT,
  almanac,
  observed,
  terms,
  brief,
  // With the round limit on (MA-25.2): 90 rounds of 5 turns at most, each of up to 200 answers of its player (MA-25.3)
  // and with windows that ask five seats.
  bound: 90 * 5 * 200 * 6,
  seats: options => Array.from({ length: seatCount(options) }, (_, i) => ({ name: `P${i + 1}`, role: 'Hero' })),
  subjects: subjectsBySeat,
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
  faces: DICE,
  tellsRolls: true,
  narrate,
  ending,
  text,
  scene,
  hints,
  thinking,
  reports: {
    race: { mode: ['standard', 'epic'], players: [2, 3, 4, 5] },
    alliance: { mode: 'alliance', players: [1, 2, 3, 4, 5] },
  },
}
