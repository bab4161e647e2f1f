import type { Game } from '@undercroft/kernel'
import { hints } from './bots/hints.ts'
import { filling } from './rules/01-oil/filling.ts'
import { next, turn } from './rules/02-the-road/turn.ts'
import { book } from './rules/rulebook.ts'
import { verbs } from './state/choices.ts'
import type { LanternKeep } from './state/state.ts'
import { clone, imagine, sound, view } from './state/view.ts'
import { label, odds } from './words/labels.ts'
import { narrate } from './words/narrate.ts'
import { newKeeper, scene } from './words/scene.ts'
import { text } from './words/text.ts'

export const lanternKeep: Game<LanternKeep> = {
  id: 'lantern-keep',
  title: 'Lantern Keep',
  version: 1,
  rulebook: book,
  words: verbs,
  outOfTurn: 'LK-2.1',
  outOfStep: 'LK-2.2',
  options: { keepers: { kind: 'whole', label: 'Keepers', from: 2, to: 4, otherwise: 2 } },
  content: [],
  bound: 2000,
  seats: ({ keepers }) => ['A', 'B', 'C', 'D'].slice(0, keepers).map(name => ({ name, role: 'Keeper' })),
  setup: ({ keepers }) => ({
    frames: [{ phase: 'filling' }],
    mover: 0,
    keepers: Array.from({ length: keepers }, newKeeper),
  }),
  phases: { filling, turn, next },
  view,
  imagine,
  clone,
  sound,
  label,
  odds,
  narrate,
  text,
  scene,
  hints,
}
