import type { Game } from '@undercroft/kernel'
import { almanac } from './almanac.ts'
import { CONTENT } from './content/index.ts'
import { ending } from './ending.ts'
import { forms } from './forms.ts'
import { hints } from './hints/index.ts'
import { label } from './labels.ts'
import { meant } from './meant.ts'
import { narrate } from './narrate.ts'
import { odds } from './odds.ts'
import { OPTIONS } from './options.ts'
import { phases } from './phases/index.ts'
import { book } from './rulebook.ts'
import { scene } from './scene/index.ts'
import { setup } from './setup.ts'
import { sound } from './sound.ts'
import { type Platformer, SEAT_NAMES } from './state.ts'
import { text } from './text.ts'
import { clone, imagine, view } from './view.ts'
import { verbs } from './words.ts'

export type { Event } from './happenings.ts'
export type { Options } from './options.ts'
export type { Rule } from './rulebook.ts'
export type { Choice, Frame, Platformer, State, View } from './state.ts'

export const platformer: Game<Platformer> = {
  id: 'platformer',
  title: 'Platformer',
  version: 2,
  rulebook: book,
  words: verbs,
  outOfTurn: 'PL-5.15',
  outOfStep: 'PL-5.9',
  meant,
  options: OPTIONS,
  content: CONTENT,
  almanac,
  // PL-17.6: in each of 200 Rounds four Turns, in which 5 dice, a Special die and a handful of cards make steps of 10 at most.
  bound: 200 * 4 * 200,
  seats: ({ players }) => SEAT_NAMES.slice(0, players).map((name, i) => ({ name, role: `Player ${i + 1}` })),
  setup,
  phases,
  view,
  imagine,
  clone,
  sound,
  label,
  odds,
  tellsRolls: true,
  narrate,
  ending,
  text,
  forms,
  scene,
  hints,
}
