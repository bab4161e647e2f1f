import type { Game } from '@undercroft/kernel'
import { almanac } from './almanac/index.ts'
import { clone } from './copy.ts'
import { ending } from './ending.ts'
import { facts } from './facts.ts'
import { hints } from './hints/index.ts'
import { label } from './labels.ts'
import { meant } from './meant/index.ts'
import { narrate } from './narrate.ts'
import { odds } from './odds.ts'
import { OPTIONS, seatCount, settle } from './options.ts'
import { phases } from './phases/index.ts'
import { book } from './rulebook.ts'
import { scene } from './scene.ts'
import { setup } from './setup.ts'
import { sound } from './sound.ts'
import type { Masmorra } from './state.ts'
import { text } from './text.ts'
import { CONTENT } from './used.ts'
import { imagine, view } from './view.ts'
import { verbs } from './words.ts'

export type { Event } from './events.ts'
export type { Frame, FrameOf, Trigger } from './frames.ts'
export type { Options } from './options.ts'
export type { Rule } from './rulebook.ts'
export * from './state.ts'
export type { Target } from './target.ts'
export type { View } from './view.ts'

/** How far back a seat may go is the kernel’s matter: to the last die, reveal or other seat’s answer (MA-25.5). */
export const masmorra: Game<Masmorra> = {
  id: 'masmorra',
  title: 'Masmorra',
  version: 2,
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
  // With the round limit on (MA-25.2): 90 rounds of 5 turns at most, each with up to 200 answers of its player (MA-25.3)
  // and with windows that ask five seats.
  bound: 90 * 5 * 200 * 6,
  seats: options => Array.from({ length: seatCount(options) }, (_, i) => ({ name: `P${i + 1}`, role: 'Hero' })),
  setup,
  phases,
  view,
  imagine,
  clone,
  sound,
  label,
  odds,
  narrate,
  ending,
  text,
  scene,
  hints,
}
