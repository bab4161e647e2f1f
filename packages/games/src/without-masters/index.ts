import type { Game } from '@undercroft/kernel'
import { hints } from './bots/index.ts'
import { thinking } from './bots/thinking.ts'
import { CONTENT } from './content/used.ts'
import { startOfGame } from './rules/02-the-game/start.ts'
import { MOST_TAKES } from './rules/08-items-and-treats/items.ts'
import { asides } from './rules/12-completing-a-setup-and-the-end/ends.ts'
import { phases } from './rules/index.ts'
import { book } from './rules/rulebook.ts'
import { verbs } from './state/choices.ts'
import { clone } from './state/clone.ts'
import { imagine } from './state/imagine.ts'
import { OPTIONS } from './state/options.ts'
import { sound } from './state/sound.ts'
import { SEATS, type WithoutMasters } from './state/state.ts'
import { view } from './state/view.ts'
import { almanac } from './words/almanac.ts'
import { brief } from './words/brief.ts'
import { ending } from './words/ending.ts'
import { facts } from './words/facts.ts'
import { forms } from './words/forms.ts'
import { goal } from './words/goal.ts'
import { heading } from './words/heading.ts'
import { label } from './words/labels.ts'
import { meant } from './words/meant.ts'
import { narrate } from './words/narrate.ts'
import { observed } from './words/observed.ts'
import { odds } from './words/odds.ts'
import { reason } from './words/reason.ts'
import { scene } from './words/scene.ts'
import { terms } from './words/terms.ts'
import { text } from './words/text.ts'

export * from './content/cells.ts'
export * from './content/layout.ts'
export { READY_MADE, type ReadyMade } from './content/layouts/index.ts'
export { PIECE_NAMES } from './content/pieces.ts'
export { blocksOf, FORMS, type Placement, STRUCTURES, TURNS, type Turn } from './content/structures.ts'
export { FIGURES, type Figure, kindOf, UNITS } from './content/units.ts'
export { checkLayout, checkSetup, type Flaw } from './rules/03-building-a-setup/check.ts'
export { layoutOf } from './rules/03-building-a-setup/lay-out.ts'
export { readyLayout, tierOf } from './rules/03-building-a-setup/ready.ts'
export { access, type TileAccess } from './rules/04-access-and-opening/access.ts'
export { type RouteStep, routeCost } from './rules/04-access-and-opening/route.ts'
export { type Push, pushed } from './rules/06-crates/push.ts'
export { prospect, routeToEnd } from './rules/12-completing-a-setup-and-the-end/prospect.ts'
export { generateLayout, type Wish } from './rules/14-house-additions/generate.ts'
export type { Rule } from './rules/rulebook.ts'
export type { BoxContents, Stock } from './state/box.ts'
export { boxOf, stockBeside } from './state/box.ts'
export type { Options } from './state/options.ts'
export * from './state/state.ts'
export { isUncovered } from './state/tiles.ts'
export type { View } from './state/view.ts'
export * from './words/previews.ts'

export const withoutMasters: Game<WithoutMasters> = {
  id: 'without-masters',
  title: 'Without Masters',
  version: 2,
  rulebook: book,
  words: verbs,
  outOfTurn: 'WM-2.5',
  outOfStep: 'WM-2.5',
  options: OPTIONS,
  content: CONTENT,
  almanac,
  observed,
  terms,
  brief,
  // Each setup has a layout, an opening, and up to 100 turns of both seats: the Hero has up to 6 actions, each
  // followed by items that are taken, and the Game Master up to 3 moves, 3 strikes and 3 spawns.
  bound: 3 * (2 + 100 * (6 * (2 + MOST_TAKES) + MOST_TAKES + 11)),
  seats: () => SEATS.map(name => ({ name, role: name === 'GM' ? 'Game Master' : name })),
  setup: startOfGame,
  phases,
  asides,
  view,
  imagine,
  clone,
  sound,
  label,
  meant,
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
  thinking,
  reports: {
    'ready-made': { botSetups: 'ready-made' },
    generated: { botSetups: 'generated', difficulty: ['gentle', 'fair', 'harsh'] },
  },
}
