import { type Face, SYMBOLS } from '../../content/dice.ts'
import { ENEMIES, type EnemyKind } from '../../content/enemies.ts'
import { isSolo } from '../../state/options.ts'
import {
  type BlowId,
  blowOf,
  boostFor,
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
import type { View } from '../../state/view.ts'
import { inPool, poolOf, sourceBroken } from '../07-symbols/symbols.ts'
import { discountsOf, evenSplit, gemsFor } from '../08-gems/boosts.ts'
import { attackBonus, healthOf, woundsOf } from '../11-attacks-by-heroes/strength.ts'

/** PL-20.1: all sources of swords that can be used together, each die once, in the order in which Attacks use them. */
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

/**
 * PL-8.3: combines sources with multipliers. Where the Gems do not suffice, Facet goes to the last Symbol that takes
 * more than one Gem (PL-14.7), as a Prism makes the first one cheaper.
 */
export function blowsOf(w: View, sources: readonly SourceId[], times: readonly number[], shard: boolean): BlowId[] {
  const plain = sources.map((source, i) => blowOf(source, boostFor(times[i] ?? 1)))
  const blows = shard ? [...plain, SHARD_BLOW] : plain
  const gems = w.players[w.active]?.gems ?? 0
  if (gemsFor(w, blows) <= gems || !discountsOf(w).facet) return blows
  const at = times.findLastIndex(each => each > 2)
  return at < 0 ? blows : blows.with(at, blowOf(sources[at] as SourceId, boostFor(times[at] ?? 1, true)))
}

function isPayable(w: View, blows: readonly BlowId[]): boolean {
  return gemsFor(w, blows) <= (w.players[w.active]?.gems ?? 0)
}

/** Splits a total evenly over the sources; gives nothing if the Gems cannot pay for it. */
function reaching(w: View, sources: readonly SourceId[], total: number, shard: boolean): BlowId[] | undefined {
  const times = evenSplit(Math.max(total, sources.length), sources.length)
  if ((times[0] ?? 0) > MOST_TIMES) return undefined
  const blows = blowsOf(w, sources, times, shard)
  return isPayable(w, blows) ? blows : undefined
}

/** PL-20.1: the ready-made Attacks on an Enemy of this kind, those with the fewest Symbols first. */
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

/** The Attack with all sources and as many Gems as can be used. */
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
