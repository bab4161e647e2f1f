import type { Game } from '@undercroft/kernel'
import { CONTENT } from './content/index.ts'
import { label } from './labels.ts'
import { narrate } from './narrate.ts'
import { odds } from './odds.ts'
import { OPTIONS } from './options.ts'
import { asides } from './phases/ends.ts'
import { phases } from './phases/index.ts'
import { book } from './rulebook.ts'
import { scene } from './scene.ts'
import { startOfGame } from './setup.ts'
import { sound } from './sound.ts'
import { SEATS, type WithoutMasters } from './state.ts'
import { clone, imagine, view } from './view.ts'
import { verbs } from './words.ts'

export const withoutMasters: Game<WithoutMasters> = {
  id: 'without-masters',
  title: 'Without Masters',
  version: 1,
  rulebook: book,
  words: verbs,
  outOfTurn: 'WM-2.5',
  outOfStep: 'WM-2.5',
  options: OPTIONS,
  content: CONTENT,
  bound: 20_000,
  seats: () => SEATS.map(name => ({ name, role: name === 'GM' ? 'Game Master' : name })),
  setup: startOfGame,
  phases,
  asides,
  view,
  imagine,
  clone,
  sound,
  label,
  odds,
  narrate,
  scene,
  hints: {},
}
