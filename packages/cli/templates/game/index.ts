import type { Game } from '@undercroft/kernel'
import { hints } from './bots/hints.ts'
import { thinking } from './bots/thinking.ts'
import { phases } from './rules/index.ts'
import { book } from './rules/rulebook.ts'
import { verbs } from './state/choices.ts'
import { clone } from './state/clone.ts'
import { imagine } from './state/imagine.ts'
import { options } from './state/options.ts'
import { setup } from './state/setup.ts'
import { sound } from './state/sound.ts'
import type { LanternKeep } from './state/state.ts'
import { view } from './state/view.ts'
import { brief } from './words/brief.ts'
import { facts } from './words/facts.ts'
import { goal } from './words/goal.ts'
import { heading } from './words/heading.ts'
import { label } from './words/labels.ts'
import { narrate } from './words/narrate.ts'
import { odds } from './words/odds.ts'
import { scene } from './words/scene.ts'
import { terms } from './words/terms.ts'
import { text } from './words/text.ts'

export const lanternKeep: Game<LanternKeep> = {
  id: 'lantern-keep',
  title: 'Lantern Keep',
  version: 1,
  rulebook: book,
  words: verbs,
  outOfTurn: 'LK-2.1',
  outOfStep: 'LK-2.2',
  options,
  content: [],
  terms,
  brief,
  bound: 2000,
  seats: ({ keepers }) => ['A', 'B', 'C', 'D'].slice(0, keepers).map(name => ({ name, role: 'Keeper' })),
  setup,
  phases,
  view,
  imagine,
  clone,
  sound,
  label,
  facts,
  odds,
  goal,
  heading,
  narrate,
  text,
  scene,
  hints,
  thinking,
}
