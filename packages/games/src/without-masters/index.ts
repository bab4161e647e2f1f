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
import { asides } from './phases/ends.ts'
import { phases } from './phases/index.ts'
import { book } from './rulebook.ts'
import { scene } from './scene.ts'
import { startOfGame } from './setup.ts'
import { sound } from './sound.ts'
import { SEATS, type WithoutMasters } from './state.ts'
import { text } from './text.ts'
import { MOST_TAKES } from './tiles.ts'
import { clone, imagine, view } from './view.ts'
import { verbs } from './words.ts'

export { access, prospect, routeToEnd, type TileAccess } from './access/access.ts'
export { type RouteStep, routeCost } from './access/route.ts'
export * from './cells.ts'
export { checkLayout, checkSetup, type Flaw, PIECE_NAMES } from './check.ts'
export { READY_MADE, type ReadyMade } from './content/layouts/index.ts'
export { blocksOf, FORMS, type Placement, STRUCTURES, TURNS, type Turn } from './content/structures.ts'
export { FIGURES, type Figure, kindOf, UNITS } from './content/units.ts'
export { type Push, pushed } from './crates.ts'
export { generateLayout, type Wish } from './generate/generate.ts'
export * from './layout.ts'
export type { Options } from './options.ts'
export * from './previews.ts'
export { readyLayout, tierOf } from './ready.ts'
export type { Rule } from './rulebook.ts'
export { layoutOf } from './setup.ts'
export * from './state.ts'
export { isUncovered, type Stock, stockBeside } from './tiles.ts'
export { type BoxContents, boxOf, type View } from './view.ts'

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
  // Each setup: a layout, an opening, and 100 turns of the Hero with up to 6 actions, each with what is taken after it, and of the
  // Game Master with up to 3 moves, 3 strikes and 3 spawns.
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
  odds,
  narrate,
  ending,
  text,
  forms,
  scene,
  hints,
}
