import type { ENEMIES } from '../content/enemies.ts'
import { isLadder } from '../rules/03-map-and-spaces/printed.ts'
import { isBossLevel, type Terrain, terrainOf } from '../rules/04-adjacency/terrain.ts'
import { healthOf } from '../rules/11-attacks-by-heroes/strength.ts'
import { priceFor } from '../rules/14-shop-items-potions-abilities/prices.ts'
import { bossSpace } from '../rules/16-the-boss-turn/ranges.ts'
import { isHero } from '../state/cards.ts'
import type { Choice } from '../state/choices.ts'
import { contentOf } from '../state/content.ts'
import { isSolo } from '../state/options.ts'
import { COLUMNS, NOWHERE, rowOf, type Space } from '../state/spaces.ts'
import type { PlayerView, View } from '../state/view.ts'
import { cardWorth } from './cards.ts'
import { detour } from './climb.ts'
import { explore, firstStep, type Land, landFor } from './explore.ts'
import { cheapest, type Means, meansOf, stepBudget } from './means.ts'
import { type Prices, pricesFor } from './prices.ts'
import { dragDistances, dragsTo, walkDistances, winsWith } from './victory.ts'

/** What a seat means to do in its Turn. */
export interface Plan {
  readonly worth: number
  /** Steps to make, and the Space of the first one. */
  readonly steps: number
  readonly first: Space
  readonly target: Space
  /** What pays for the first step. */
  readonly choice: Choice | undefined
  /** Whether it ends with the Boss Defeated. */
  readonly wins: boolean
  /** The number of drags of the Boss that a winning plan needs after its steps. */
  readonly drags: number
}

/** What is computed once for a plan. The rest is asked of it by `landFor`, `dragFor` and `walkDistances`. */
export interface Outlook {
  readonly w: View
  readonly seat: number
  readonly prices: Prices
  readonly map: Terrain
  readonly boss: Space
}

export function outlook(w: View, seat: number): Outlook {
  return { w, seat, prices: pricesFor(w, seat), map: terrainOf(w.levels), boss: bossSpace(w) }
}

let lastDrag: { readonly of: Outlook; readonly far: Uint8Array } | undefined

/** How far the Boss has to be dragged, counted when it is asked for: most plans end far from the Boss. */
function dragFor(view: Outlook): Uint8Array {
  if (lastDrag?.of !== view) lastDrag = { of: view, far: dragDistances(view.w, view.map, view.boss) }
  return lastDrag.far
}

/** Rates the Space on which a Hero comes to rest at the end of the Turn. */
function placeWorth(view: Outlook, land: Land, held: boolean, space: Space, hearts: number): number {
  const { prices } = view
  const { map } = land
  let to = space
  let worth = 0
  let wounds = 0
  const hangs = held || isLadder(map, space)
  while (!hangs && map.solid[to] !== 1 && land.taken[to - COLUMNS] === 0) {
    to -= COLUMNS
    wounds += land.trap[to] as number
    worth += land.finds[to] as number
  }
  if (wounds >= hearts) return -60
  const danger = land.leaving[to] as number
  worth -= wounds * prices.wound + (danger * prices.wound) / 3 + (danger >= hearts - wounds ? 12 : 0)
  return worth + standing(view, land, to)
}

/** Cape and Bell hold a Hero in its own Turn only. In a solo game there is no other Turn. */
const holds = (w: View, seat: number): boolean =>
  isSolo(w.options) && (w.turn.bell || w.players[seat]?.items.some(({ card }) => card === 'IT07') === true)

/** Rates a Space by its height and by the way up from there, or on the Boss Level by its nearness to the Boss. */
function standing(view: Outlook, land: Land, space: Space): number {
  const { prices, boss } = view
  if (!isBossLevel(land.map, space)) return prices.row * rowOf(space) - prices.detour * detour(land.map, space)
  const far = boss === NOWHERE ? 4 : Math.min(12, walkDistances(land.map, boss)[space] as number)
  return 10 * rowOf(land.map.bossStart) + 15 - 1.5 * Math.max(0, far - 2)
}

/** What can be Attacked from a Space with this many swords is worth, in points. */
function huntWorth({ w, prices }: Outlook, land: Land, space: Space, swords: number, gems: number): number {
  if (swords === 0 || land.besideEnemy[space] === 0) return 0
  let best = 0
  for (const { kind, space: at } of w.enemies) {
    if (kind === w.boss || !isNext(land, space, at)) continue
    best = Math.max(best, killWorth(w, kind, swords, gems, prices))
  }
  return best
}

function isNext({ map }: Land, a: Space, b: Space): boolean {
  for (let way = 0; way < 4; way++) if (map.next[4 * a + way] === b) return true
  return false
}

/** The worth of the Loot, less the Gems that are needed beyond the swords. */
export function killWorth(w: View, kind: keyof typeof ENEMIES, swords: number, gems: number, prices: Prices): number {
  if (swords === 0) return 0
  const lacks = Math.max(0, healthOf(w, kind) - swords)
  if (lacks > swords || lacks > gems) return 0
  const { loot } = contentOf(w).enemies[kind]
  return loot.gems * prices.gem + loot.coins * prices.coin + 1 - lacks * prices.gem
}

/** The worth of what a Shop on the Space could sell. */
function shopWorth({ w, seat }: Outlook, land: Land, space: Space): number {
  if (land.map.signs[space] !== 's') return 0
  const player = w.players[seat] as PlayerView
  let best = 0
  for (const card of [...w.shopItems, ...w.shopPotions]) {
    if (card === 'none' || priceFor(w, seat, card) > player.coins) continue
    best = Math.max(best, cardWorth(w, seat, card))
  }
  return best
}

/** A plan after some steps: what they cost, the means that are left, and how often the Boss could then be dragged. */
interface Stage {
  readonly steps: number
  readonly cost: number
  readonly swords: number
  readonly gems: number
  /** This is -1 if the Boss could not be Defeated. */
  readonly drags: number
  /** Whether the Hero holds on wherever it is. */
  readonly held: boolean
}

/** The best plan from a Space; `ahead` steps are paid for, and at least `atLeast` must be made. */
export function bestPlan(view: Outlook, start: Space, ahead = 0, atLeast = 0, portal = true): Plan {
  const { w, seat, prices } = view
  const land = landFor(view)
  const player = w.players[seat] as PlayerView
  const budget = stepBudget(w, ahead, portal, prices.swords)
  const found = explore(land, start, player.hearts, budget, prices)
  const held = holds(w, seat)
  let best = NOTHING
  let [most, cost] = [Number.NEGATIVE_INFINITY, 0]
  for (let steps = 0; steps <= budget.length; steps++) {
    const last = budget[steps - 1]
    cost += last?.cost ?? 0
    if (steps < atLeast) continue
    const left = last?.left ?? meansOf(w)
    const drags = dragsLeft(view, left)
    const stage: Stage = { steps, cost, swords: plainSwords(left), gems: player.gems, drags, held }
    const scores = found.score[steps] as Float64Array
    const wounds = found.wounds[steps] as Int8Array
    let at = NOWHERE
    for (let space = land.map.start; space < land.map.end; space++) {
      const gained = scores[space] as number
      if (gained === Number.NEGATIVE_INFINITY) continue
      const worth = gained + endWorth(view, land, stage, space, player.hearts - (wounds[space] as number))
      if (worth <= most) continue
      most = worth
      at = space
    }
    if (at === NOWHERE) continue
    const needed = dragsAt(view, land, stage, at)
    const wins = needed <= drags
    const first = firstStep(found, steps, at)
    best = { worth: most, steps, first, target: at, choice: budget[0]?.choice, wins, drags: wins ? needed : 0 }
  }
  return best.target === NOWHERE ? { ...NOTHING, target: start } : best
}

const NOTHING: Plan = {
  worth: Number.NEGATIVE_INFINITY,
  steps: 0,
  first: NOWHERE,
  target: NOWHERE,
  choice: undefined,
  wins: false,
  drags: 0,
}

/**
 * Rates the end of the steps on a Space: a won game if the Boss is near or can be brought near, or else place, prey and
 * Shop.
 */
function endWorth(view: Outlook, land: Land, stage: Stage, space: Space, hearts: number): number {
  const needed = dragsAt(view, land, stage, space)
  if (needed <= stage.drags) return VICTORY - 100 * (stage.steps + needed)
  const prey = huntWorth(view, land, space, stage.swords, stage.gems)
  return placeWorth(view, land, stage.held, space, hearts) + prey + shopWorth(view, land, space) - stage.cost
}

/** The number of drags that a victory needs from a Space. */
function dragsAt(view: Outlook, land: Land, { drags }: Stage, space: Space): number {
  return drags < 0 ? Number.POSITIVE_INFINITY : dragsTo(land.map, dragFor(view), space)
}

/** More than any place, prey and Shop together. */
const VICTORY = 100_000

/** The number of dice that show a sword. */
export const plainSwords = ({ pool, special }: Means): number => (pool[1] ?? 0) + (special === 'sword' ? 1 : 0)

/** How often the Boss can be dragged with these means and still be Defeated, or -1 if it cannot be Defeated. */
function dragsLeft({ w, seat, boss }: Outlook, means: Means): number {
  if (boss === NOWHERE || !winsWith(w, means)) return -1
  let count = 0
  for (let next = cheapest(w, means, 'claw', true); next !== undefined && winsWith(w, next.left); count++) {
    next = cheapest(w, next.left, 'claw', true)
  }
  return count > 0 && isHero(w.players[seat] as PlayerView, 'HE1') ? count + 1 : count
}
