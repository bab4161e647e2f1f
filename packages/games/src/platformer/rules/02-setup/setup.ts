import type { Table } from '@undercroft/kernel'
import { draw } from '@undercroft/kernel/kit'
import { BOSS_KINDS, type BossId } from '../../content/enemies.ts'
import { HERO_IDS, type HeroId } from '../../content/heroes.ts'
import { contentOf } from '../../state/content.ts'
import { HEROES_FRAME } from '../../state/frames.ts'
import { namedFirst, type Options } from '../../state/options.ts'
import { emptyTower } from '../../state/setup.ts'
import { NOBODY, type Platformer, type State } from '../../state/state.ts'
import { gainCoins, gainGems } from '../01-terms-and-options/purse.ts'
import { revealLevel } from '../13-revealing-and-removing-levels/reveal.ts'
import { refillItems, refillPotions } from '../14-shop-items-potions-abilities/shop.ts'
import { dealArtifacts } from '../18-variants/artifacts.ts'
import { takeHero } from './heroes.ts'

/**
 * Follows section 2 in its order. PL-2.8, PL-2.9: Attack cards are drawn at random when they are needed, which equals a
 * shuffle.
 */
export function setup(options: Options, t: Table<Platformer>): State {
  const boss = bossFor(options, t)
  const first = firstOf(options, t)
  const s = emptyTower(options, boss, first)
  t.tell({ what: 'first', seat: first })
  revealLevel(s, 0, 'PL-2.2', t)
  refillItems(s, t) // PL-2.10
  refillPotions(s, t)
  if (options.artifacts) dealArtifacts(s, t)
  if (options.heroes === 'random') dealHeroes(s, t)
  else s.frames = [HEROES_FRAME]
  giveBonuses(s, t)
  return s
}

/** PL-2.5: the table has chosen a Boss, or one is drawn. */
function bossFor({ boss }: Options, t: Table<Platformer>): BossId {
  if (boss !== 'random') return boss
  const drawn = BOSS_KINDS[t.pick(BOSS_KINDS.length, 'Boss')] as BossId
  t.reveal('PL-2.5', 'all', drawn)
  return drawn
}

/** PL-2.15: the table has named the first player, or one is drawn. */
function firstOf(options: Options, t: Table<Platformer>): number {
  const named = namedFirst(options)
  if (named !== NOBODY) return named
  const drawn = t.pick(options.players, 'first player')
  t.reveal('PL-2.15', 'all', drawn)
  return drawn
}

/** PL-2.12: deals each player a Hero. */
function dealHeroes(s: State, t: Table<Platformer>): void {
  const left: HeroId[] = HERO_IDS.slice()
  for (const [seat] of s.players.entries()) {
    const hero = draw(left, t, 'Hero')
    if (hero === undefined) continue
    takeHero(s, seat, hero)
    t.uses(hero)
    t.tell({ what: 'hero', seat, hero })
  }
  t.reveal(
    'PL-2.12',
    'all',
    s.players.map(({ hero }) => hero),
  )
}

/** PL-2.16: the second player begins with a Coin, the third with a Gem, the fourth with both. */
function giveBonuses(s: State, t: Table<Platformer>): void {
  const { first, second, third, fourth } = contentOf(s).starts
  const count = s.players.length
  for (const [place, { coins, gems }] of [first, second, third, fourth].slice(0, count).entries()) {
    const seat = (s.first + place) % count
    gainCoins(s, seat, coins, 'bonus', t)
    gainGems(s, seat, gems, 'bonus', t)
  }
}
