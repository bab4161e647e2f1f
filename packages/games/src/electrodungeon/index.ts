import type { Game } from '@undercroft/kernel'
import { fills, hints } from './bots/index.ts'
import { remark } from './bots/remark.ts'
import { thinking } from './bots/thinking.ts'
import { CONTENT } from './content/index.ts'
import { soundTrial } from './rules/13-trials/sound.ts'
import { asides } from './rules/asides.ts'
import { phases } from './rules/index.ts'
import { meant } from './rules/meant.ts'
import { book } from './rules/rulebook.ts'
import { SEATS, verbs } from './state/choices.ts'
import { clone } from './state/clone.ts'
import { imagine } from './state/imagine.ts'
import { OPTIONS } from './state/options.ts'
import { startOfGame } from './state/setup.ts'
import { sound } from './state/sound.ts'
import type { ElectroDungeon } from './state/state.ts'
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
export type { Event } from './state/events.ts'
export type { Options } from './state/options.ts'
export type { Answer, SeenPuzzle } from './state/puzzles.ts'
export type * from './state/state.ts'
export type { DoorView, ExplorerView, RoomView, TaskView, View } from './state/view.ts'

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
  observed,
  terms,
  brief,
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
  sound: s => [...sound(s), ...(s.task?.kind === 'trial' ? soundTrial(s.task.trial) : [])],
  label,
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
  remark,
  thinking,
  reports: { parties: { explorers: [1, 2, 3, 4, 5] } },
}
