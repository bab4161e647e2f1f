import { type Face, SYMBOLS } from '../../content/dice.ts'
import { ENEMIES, type EnemyKind } from '../../content/enemies.ts'
import { hasItem, inForce } from '../../state/cards.ts'
import { isSolo } from '../../state/options.ts'
import {
  type BlowId,
  blowBoost,
  blowOf,
  boostFor,
  boostOf,
  dieSource,
  forgeSource,
  MOST_TIMES,
  SHARD_BLOW,
  SOURCES,
  type SourceId,
  SPECIAL_SOURCE,
  sourceOf,
  WILD_SOURCE,
} from '../../state/sources.ts'
import type { View } from '../../state/state.ts'
import { bossHealth } from '../04-adjacency/terrain.ts'
import { boostCost, discountsOf, inPool, poolOf, sourceBroken } from '../07-symbols/symbols.ts'

/** PL-11.3: the Wounds that one Attack must deal. PL-16.4: a Boss has its own number. */
export function healthOf(w: Pick<View, 'levels'>, kind: EnemyKind): number {
  return ENEMIES[kind].tier === 'Boss' ? bossHealth(w.levels) : ENEMIES[kind].health
}

/** PL-11.2, PL-8.6: what is added once to an Attack with so many sword Symbols. */
function attackBonus(w: View, swords: number, shard: boolean): number {
  const player = w.players[w.active]
  const daggers = swords >= 2 && player !== undefined && hasItem(player, 'IT09') ? 1 : 0
  return w.turn.bonus + daggers + (shard ? 1 : 0) - (inForce(w, 'EV05') ? 1 : 0)
}

/** The Wounds of an Attack made up of these blows. */
export function woundsOf(w: View, blows: readonly BlowId[]): number {
  const swords = blows.filter(blow => blow !== SHARD_BLOW)
  const sum = swords.reduce((total, blow) => total + boostOf(blowBoost(blow)).times, 0)
  return Math.max(0, sum + attackBonus(w, swords.length, swords.length < blows.length))
}

/** The Gems that blows take together. PL-8.3: each counted on its own; the Prism works for the first that is enhanced. */
export function gemsFor(w: View, blows: readonly BlowId[]): number {
  let prism = w.turn.prism
  let sum = 0
  for (const blow of blows) {
    if (blow === SHARD_BLOW) continue
    const boost = boostOf(blowBoost(blow))
    sum += boostCost(boost, prism)
    if (boost.times > 1) prism = false
  }
  return sum
}

/** PL-20.1: every source of swords there is, in the order in which they are put to use, each die once. */
export function swordSources(w: View): SourceId[] {
  const pool = poolOf(w.turn)
  const left = pool.slice()
  const found: SourceId[] = []
  const serves = (source: SourceId): boolean => sourceBroken(w, left, sourceOf(source), 'sword') === undefined
  const take = (source: SourceId): void => {
    found.push(source)
    for (const face of sourceOf(source).dice) (left[SYMBOLS.indexOf(face)] as number)--
  }
  const takeAll = (source: SourceId): void => {
    while (serves(source)) take(source)
  }
  takeAll(dieSource('sword'))
  if (serves(SPECIAL_SOURCE)) take(SPECIAL_SOURCE)
  takeAll(dieSource('star'))
  for (const face of ['coin', 'claw', 'foot', 'star'] as const) takeAll(forgeSource(face))
  const hammer = spare(left).find(face => serves(hammerSource(face)))
  if (hammer !== undefined) take(hammerSource(hammer))
  const anvil = SOURCES.findIndex(({ kind }, source) => kind === 'anvil' && serves(source))
  if (anvil >= 0 && !found.some(source => sourceOf(source).kind === 'forge')) take(anvil)
  const draughts = w.players[w.active]?.potions.filter(potion => potion === 'PO5').length ?? 0
  for (let i = 0; i < draughts; i++) found.push(WILD_SOURCE)
  return found
}

const HAMMERS = SOURCES.findIndex(({ kind }) => kind === 'hammer')
const hammerSource = (face: Face): SourceId => HAMMERS + SYMBOLS.indexOf(face)
const spare = (left: readonly number[]): Face[] => SYMBOLS.filter(face => inPool(left, face) > 0)

/** PL-8.9: a total split over n Symbols as evenly as can be, the larger parts first. */
export function evenSplit(total: number, n: number): number[] {
  return Array.from({ length: n }, (_, i) => Math.floor(total / n) + (i < total % n ? 1 : 0))
}

/** These sources with these multipliers; Facet on the dearest but the first, which a Prism makes cheaper, if that is needed. */
function blowsOf(w: View, sources: readonly SourceId[], times: readonly number[], shard: boolean): BlowId[] {
  const plain = sources.map((source, i) => blowOf(source, boostFor(times[i] ?? 1)))
  const blows = shard ? [...plain, SHARD_BLOW] : plain
  const gems = w.players[w.active]?.gems ?? 0
  if (gemsFor(w, blows) <= gems || !discountsOf(w).facet) return blows
  const at = times.findLastIndex(each => each > 1)
  return at < 0 ? blows : blows.with(at, blowOf(sources[at] as SourceId, boostFor(times[at] ?? 1, true)))
}

function isPayable(w: View, blows: readonly BlowId[]): boolean {
  return gemsFor(w, blows) <= (w.players[w.active]?.gems ?? 0)
}

/** The even split that just reaches a total, if it can be paid for. */
function reaching(w: View, sources: readonly SourceId[], total: number, shard: boolean): BlowId[] | undefined {
  const times = evenSplit(Math.max(total, sources.length), sources.length)
  if ((times[0] ?? 0) > MOST_TIMES) return undefined
  const blows = blowsOf(w, sources, times, shard)
  return isPayable(w, blows) ? blows : undefined
}

/** PL-20.1: the ready-made Attacks on an Enemy of this kind, the fewest Symbols first. */
export function attackProposals(w: View, kind: EnemyKind): BlowId[][] {
  const sources = swordSources(w)
  const health = healthOf(w, kind)
  const shards = kind === 'ikee' && w.players[w.active]?.tokens.includes('shard') === true ? [false, true] : [false]
  const found: BlowId[][] = []
  for (let n = 1; n <= sources.length; n++) {
    for (const shard of shards) {
      const need = health - attackBonus(w, n, shard)
      const blows = n > Math.max(1, need) ? undefined : reaching(w, sources.slice(0, n), need, shard)
      if (blows !== undefined) found.push(blows)
    }
  }
  if (isSolo(w.options) && ENEMIES[kind].tier === 'Boss' && found.length > 0) {
    const most = largestAttack(w, sources, shards.length > 1)
    if (!found.some(blows => woundsOf(w, blows) >= woundsOf(w, most))) found.push(most)
  }
  return found
}

/** Everything at once, with all Gems that can be put in. */
function largestAttack(w: View, sources: readonly SourceId[] = swordSources(w), shard = false): BlowId[] {
  let best = blowsOf(w, sources, evenSplit(sources.length, sources.length), shard)
  if (sources.length === 0) return best
  for (let total = sources.length + 1; total <= MOST_TIMES * sources.length; total++) {
    const blows = reaching(w, sources, total, shard)
    if (blows === undefined) return best
    best = blows
  }
  return best
}
