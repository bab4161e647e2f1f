import type { Game } from '@undercroft/kernel'
import { almanac } from './almanac.ts'
import { CONTENT } from './content/index.ts'
import { ending } from './ending.ts'
import { facts } from './facts.ts'
import { forms } from './forms.ts'
import { fills, hints } from './hints/index.ts'
import { remark } from './hints/remark.ts'
import { imagine } from './imagined.ts'
import { label } from './labels.ts'
import { meant } from './meant.ts'
import { narrate } from './narrate.ts'
import { odds } from './odds.ts'
import { OPTIONS } from './options.ts'
import { asides } from './phases/asides.ts'
import { phases } from './phases/index.ts'
import { book } from './rulebook.ts'
import { scene } from './scene.ts'
import { startOfGame } from './setup.ts'
import { sound } from './sound.ts'
import type { ElectroDungeon } from './state.ts'
import { text } from './text.ts'
import { clone, view } from './view.ts'
import { SEATS, verbs } from './words.ts'

export type { Event } from './events.ts'
export type { Options } from './options.ts'
export type { Rule } from './rulebook.ts'
export type * from './state.ts'
export type { DoorView, ExplorerView, RoomView, TaskView, View } from './view.ts'

export const electroDungeon: Game<ElectroDungeon> = {
  id: 'electrodungeon',
  title: 'ElectroDungeon',
  version: 2,
  rulebook: book,
  words: verbs,
  outOfTurn: 'ED-5.11',
  outOfStep: 'ED-5.1',
  options: OPTIONS,
  content: CONTENT,
  almanac,
  // 200 rounds of five turns, each with a Move action, a place action, free actions, windows for all and a long task.
  bound: 6 + 200 * 6 * 400,
  // ED-1.1, ED-1.3, ED-3.1: whoever sits first is the MoF, then the Explorers clockwise.
  seats: ({ explorers }) =>
    SEATS.slice(0, explorers + 1).map((name, seat) => ({ name, role: seat === 0 ? 'Master of Fates' : 'Explorer' })),
  setup: startOfGame,
  phases,
  meant,
  facts,
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
  remark,
}
