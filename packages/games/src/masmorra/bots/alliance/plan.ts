import type { AbilityId, HeroId } from '../../content/heroes.ts'
import { boxOf } from '../../state/content.ts'
import { foeOf, MALAPHYAS } from '../../state/foes.ts'
import { heroOf } from '../../state/heroes.ts'
import { endOf, startOf } from '../../state/map.ts'
import { stackOf } from '../../state/stacks.ts'
import { NONE, type Open, type Player } from '../../state/state.ts'

/** The plan of the team: every bot derives it from what all can see, so nobody needs to be told. */
export interface Plan {
  /** The Hero for whom the last blow is saved. */
  readonly champion: Player
  /** What a new tile is worth: more when time runs out. */
  readonly tile: number
  /** What a Step is worth that is left over. */
  readonly step: number
}

/** Turns that the last level takes. */
const LAST_LEVEL = 5

const TILE = 1.5

const PACE = 2

export function planOf(s: Open): Plan {
  const tile = TILE + PACE * paceOf(s)
  return { champion: championOf(s), tile, step: s.ground === 'none' ? 0.6 * tile : 1.5 }
}

/** Tiles that are still to be explored for each turn that is left for it. */
function paceOf(s: Open): number {
  const turns = boxOf(s).turns + 1 - s.time - LAST_LEVEL - Math.min(3, s.heroes.length - 1)
  return Math.min(4, tilesLeft(s) / Math.max(1, turns))
}

/** MA-24.4: rooms above the Stairs that are not found, those Stairs counted in. */
function tilesLeft(s: Open): number {
  if (startOf(s, '2-3') !== NONE) return 0
  const lower = countTo(s, 2)
  return startOf(s, '1-2') === NONE ? countTo(s, 1) + lower : lower
}

function countTo(s: Open, level: 1 | 2): number {
  const { above, up, held } = stackOf(s, level)
  return above + (up === 'none' ? 0 : 1) + (held === 'none' ? 0 : 1)
}

/** The Stairs that this level is searched for, whether they are on the table or not. */
export function isSought(s: Open, level: 1 | 2): boolean {
  return startOf(s, level === 1 ? '1-2' : '2-3') === NONE && (level === 2 || endOf(s, '1-2') === NONE)
}

/** Who strikes hardest once it has learned what it can. */
const STRIKERS: readonly HeroId[] = ['jay', 'valerie', 'odda', 'greybark', 'mika', 'algus']

/** What turns gold into blows. */
const GOLDEN: readonly AbilityId[] = ['criticalSwing', 'righteousFury', 'demolition']

export function championOf({ heroes }: Pick<Open, 'heroes'>): Player {
  const rank = (player: Player): number => {
    const { id, learned } = heroOf({ heroes }, player)
    return (learned.some(each => GOLDEN.includes(each)) ? 10 : 0) - (id === 'none' ? 9 : STRIKERS.indexOf(id))
  }
  return [...heroes.keys()].reduce((a, b) => (rank(b) > rank(a) ? b : a), 0)
}

/** Whether the Hero faces Malaphyas' red side, for which gold and cards were saved. */
export function isLastFight(s: Open, player: Player): boolean {
  const { room, gone, side, turned } = foeOf(s, MALAPHYAS)
  return !gone && room !== NONE && side === 'red' && !turned && heroOf(s, player).room === room
}

/** What a gold is worth: a little, but for the champion who will strike with it. */
export function goldWorth(s: Open, player: Player): number {
  if (isLastFight(s, player)) return 0
  if (championOf(s) !== player) return 0.12
  return s.ground === 'none' ? 0.5 : 1.5
}
