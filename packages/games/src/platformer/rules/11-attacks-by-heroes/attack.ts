import type { Table } from '@undercroft/kernel'
import { SYMBOLS } from '../../content/dice.ts'
import { isHero } from '../../state/cards.ts'
import { contentOf } from '../../state/content.ts'
import { enemyOn } from '../../state/figures.ts'
import {
  type BlowId,
  blowBoost,
  blowSource,
  boostOf,
  SHARD_BLOW,
  SPECIAL_SOURCE,
  sourceOf,
  WILD_SOURCE,
} from '../../state/sources.ts'
import type { Space } from '../../state/spaces.ts'
import { activeOf, type Enemy, type Platformer, type State } from '../../state/state.ts'
import type { View } from '../../state/view.ts'
import { gainCoins, gainGems } from '../01-terms-and-options/purse.ts'
import { spendSource } from '../07-symbols/spending.ts'
import { poolOf, sourceBroken } from '../07-symbols/symbols.ts'
import { discountsOf, gemsFor, isIdle } from '../08-gems/boosts.ts'
import { countGems, payBoost } from '../08-gems/paying.ts'
import { dropToken } from '../16-the-boss-turn/tokens.ts'
import { defeatBoss } from '../17-end-of-the-game/victory.ts'
import { award } from '../18-variants/artifacts.ts'
import type { Rule } from '../rulebook.ts'
import { healthOf, woundsOf } from './strength.ts'
import { targetBroken } from './targets.ts'

/**
 * The rule that forbids an Attack. PL-20.4: Symbols and Gems are checked first, then the target, then what a card says.
 */
export function attackBroken(w: View, space: Space, blows: readonly BlowId[]): Rule | undefined {
  const swords = blows.filter(blow => blow !== SHARD_BLOW)
  const shards = blows.length - swords.length
  return symbolsBroken(w, swords) ?? targetBroken(w, space) ?? shardBroken(w, space, shards)
}

/** Every source must be available, each is used once, and there must be Gems for all of them. */
function symbolsBroken(w: View, swords: readonly BlowId[]): Rule | undefined {
  return swords.length === 0 ? 'PL-11.1' : (sourcesBroken(w, swords) ?? facetBroken(w, swords))
}

function sourcesBroken(w: View, swords: readonly BlowId[]): Rule | undefined {
  const pool = poolOf(w.turn)
  const used = new Map<number, number>()
  let forges = 0
  for (const blow of swords) {
    const id = blowSource(blow)
    const source = sourceOf(id)
    const broken = sourceBroken(w, pool, source, 'sword')
    if (broken !== undefined) return broken
    const before = used.get(id) ?? 0
    used.set(id, before + 1)
    if (id === SPECIAL_SOURCE && before > 0) return 'PL-7.1'
    if (id === WILD_SOURCE && before >= draughts(w)) return 'PL-14.10'
    if (source.kind === 'hammer' && usedOfKind(used, 'hammer') > 1) return 'PL-14.6'
    if (source.kind === 'anvil' && forges > 0) return 'PL-7.10'
    if (source.kind === 'forge' || source.kind === 'anvil') forges++
    for (const face of source.dice) (pool[SYMBOLS.indexOf(face)] as number)--
    if (pool.some(left => left < 0)) return source.kind === 'die' ? 'PL-7.1' : 'PL-7.10'
  }
  return undefined
}

const usedOfKind = (used: ReadonlyMap<number, number>, kind: string): number =>
  [...used].reduce((sum, [id, times]) => (sourceOf(id).kind === kind ? sum + times : sum), 0)

const draughts = (w: View): number => w.players[w.active]?.potions.filter(potion => potion === 'PO5').length ?? 0

/** PL-14.9: Facet is used once. PL-14.7: not for nothing. PL-8.2: the Gems must pay for all boosts. */
function facetBroken(w: View, swords: readonly BlowId[]): Rule | undefined {
  const boosts = swords.map(blow => boostOf(blowBoost(blow)))
  const facets = boosts.filter(({ facet }) => facet).length
  if (facets > (discountsOf(w).facet ? 1 : 0)) return 'PL-14.9'
  if (boosts.some(isIdle)) return 'PL-14.7'
  return gemsFor(w, swords) > (w.players[w.active]?.gems ?? 0) ? 'PL-8.2' : undefined
}

/** A Crown Shard is used against Ikee only, and only one of them. */
function shardBroken(w: View, space: Space, shards: number): Rule | undefined {
  if (shards === 0) return undefined
  const owned = w.players[w.active]?.tokens.includes('shard') === true
  return owned && shards === 1 && enemyOn(w.enemies, space)?.kind === 'ikee' ? undefined : 'PL-1.7'
}

/**
 * PL-11.2, PL-11.3, PL-11.4, PL-17.2: enough Wounds in one Attack Defeat the Enemy, and fewer do nothing. PL-11.8:
 * bonuses are spent either way.
 */
export function attack(s: State, space: Space, blows: readonly BlowId[], t: Table<Platformer>): void {
  const enemy = enemyOn(s.enemies, space) as Enemy
  const wounds = woundsOf(s, blows)
  const health = healthOf(s, enemy.kind)
  payFor(s, blows, t)
  const defeated = wounds >= health
  const { kind, token } = enemy
  t.tell({ what: 'struck', seat: s.active, enemy: { kind, token }, space, wounds, health, defeated })
  if (defeated) defeat(s, enemy, wounds - health, t)
}

function payFor(s: State, blows: readonly BlowId[], t: Table<Platformer>): void {
  let gems = 0
  for (const blow of blows) {
    if (blow === SHARD_BLOW) {
      dropToken(s, s.active, 'shard', t)
      continue
    }
    spendSource(s, sourceOf(blowSource(blow)), 'sword', t)
    gems += payBoost(s, blowBoost(blow), t)
  }
  if (blows.length > 1 && activeOf(s).items.some(({ card }) => card === 'IT09')) t.uses('IT09')
  s.turn.bonus = 0
  countGems(s, gems, t)
}

/** PL-11.7: the token leaves the Map and its Loot is gained. PL-11.9: what stood on it stays until Gravity. */
function defeat(s: State, enemy: Enemy, surplus: number, t: Table<Platformer>): void {
  const player = activeOf(s)
  s.enemies.splice(s.enemies.indexOf(enemy), 1)
  player.defeated++
  s.turn.defeated++
  t.uses(enemy.kind)
  if (enemy.kind === s.boss) {
    defeatBoss(s, surplus, t)
    return
  }
  const { coins, gems } = contentOf(s).enemies[enemy.kind].loot
  if (isHero(player, 'HE2')) t.uses('HE2')
  gainCoins(s, s.active, coins + (isHero(player, 'HE2') ? 1 : 0), 'loot', t)
  gainGems(s, s.active, gems, 'loot', t)
  award(s, 'AR01', s.active, t)
}
