import type { Step, Table } from '@undercroft/kernel'
import { draw, refill } from '@undercroft/kernel/kit'
import { ATTACKS, type AttackId, BOSSES } from '../../content/bosses.ts'
import { ENEMY_DIE, type EnemyFace } from '../../content/dice.ts'
import { isOccupied, isOnMap } from '../../state/figures.ts'
import type { FrameOf } from '../../state/frames.ts'
import { beside, type Space } from '../../state/spaces.ts'
import { activeOf, type Platformer, playerOf, type State } from '../../state/state.ts'
import { loseCoins, loseGems } from '../01-terms-and-options/purse.ts'
import { isBossLevel, onMap, terrainOf } from '../04-adjacency/terrain.ts'
import { allAttack } from '../06-enemy-die/enemy-die.ts'
import { resetSpecial } from '../07-symbols/reset.ts'
import { applyGravity } from '../10-gravity/gravity.ts'
import { attackWounds, isShielded, lowerShield, sufferAttack } from '../12-wounds-faint-spawn/enemy-attacks.ts'
import { bossSpace, hitBy, rangeOf } from './ranges.ts'
import { summon } from './summon.ts'
import { dropToken, gainToken } from './tokens.ts'

/**
 * PL-5.14, PL-16.1, PL-16.2: the Boss has a Turn only if the Hero of the player who just ended stands on the Boss
 * Level.
 */
export const bossTurn: Step<Platformer, FrameOf<'bossTurn'>> = {
  run(s, t) {
    const hero = activeOf(s)
    if (!isOnMap(hero) || !isBossLevel(terrainOf(s.levels), hero.space)) return
    s.turn.step = 9
    if (s.boss === 'medusa') medusaTurn(s, t)
    else ikeeTurn(s, t)
  },
}

/** PL-16.14: draws an Attack card; the discards make a new pile once it is empty. */
function drawAttack(s: State, t: Table<Platformer>): AttackId {
  if (refill(s.attackDeck, s.attackDiscards)) t.tell({ what: 'shuffled', by: 'PL-16.14' })
  const card = draw(s.attackDeck, t, 'Boss Attack card')
  t.reveal('PL-16.13', 'all', card)
  return card as AttackId
}

/** PL-16.13, PL-16.15: Medusa draws cards until one shows the face of the Enemy die, which does nothing else. */
function medusaTurn(s: State, t: Table<Platformer>): void {
  const face = ENEMY_DIE[t.roll(6, 'Enemy die for Medusa') - 1] as EnemyFace
  t.tell({ what: 'bossRolled', face })
  for (;;) {
    const card = drawAttack(s, t)
    const resolves = ATTACKS[card].indicator === face
    t.tell({ what: 'bossDrew', card, resolves })
    if (resolves) resolveCard(s, card, t)
    s.attackDiscards.push(card)
    if (resolves) return
  }
}

/**
 * PL-16.16, PL-16.18, PL-16.19: Ikee resolves the card whose Symbol showed more often in the first roll, or both cards
 * if they showed equally often.
 */
function ikeeTurn(s: State, t: Table<Platformer>): void {
  const drawn = [drawAttack(s, t), drawAttack(s, t)] as const
  const [one, other] = drawn.map(card => s.turn.dice.filter(die => die.rolled === ATTACKS[card].indicator).length)
  const lead = (one ?? 0) - (other ?? 0)
  const resolved = lead > 0 ? [drawn[0]] : lead < 0 ? [drawn[1]] : drawn
  for (const card of drawn) t.tell({ what: 'bossDrew', card, resolves: resolved.includes(card) })
  for (const card of inOrder(resolved, t)) if (s.outcome === undefined) resolveCard(s, card, t)
  s.attackDiscards.push(...drawn)
}

/** PL-16.17: two cards are resolved in random order. */
function inOrder(cards: readonly AttackId[], t: Table<Platformer>): readonly AttackId[] {
  if (cards.length < 2) return cards
  const order = t.pick(2, 'order of the cards') === 1 ? cards.toReversed() : cards
  t.reveal('PL-16.17', 'all', order)
  return order
}

/**
 * PL-16.6, PL-20.3: resolves the effects of a card in order; none of them has a choice. PL-16.11: who is hit is worked
 * out anew for each effect.
 */
function resolveCard(s: State, card: AttackId, t: Table<Platformer>): void {
  t.uses(card)
  t.tell({ what: 'bossAttack', card, spaces: rangeOf(s, card) })
  const spared: number[] = []
  const each = (effect: (seat: number) => void): void => {
    for (const seat of hitBy(s, card)) {
      if (reflects(s, card, seat, spared, t)) continue
      if (isOnMap(playerOf(s, seat)) && s.outcome === undefined) effect(seat)
    }
  }
  switch (card) {
    case 'ME1':
      each(seat => gainToken(s, seat, 'stone', t))
      return
    case 'ME2':
      summon(s, t)
      summon(s, t)
      allAttack(s, 'PL-16.6', t, ({ kind }) => kind === 'snake')
      return
    case 'ME3':
    case 'IK3':
      each(seat => attackByCard(s, seat, 2, t))
      return
    case 'ME4':
      each(seat => gainToken(s, seat, 'venom', t))
      return
    case 'ME5':
      each(seat => attackByCard(s, seat, 1, t))
      each(seat => void loseGems(s, seat, 1, 'card', t))
      return
    case 'IK1':
      each(seat => attackByCard(s, seat, 1, t))
      if (s.outcome === undefined) applyGravity(s, 'earthshaker', t) // PL-16.24: because the card says so
      return
    case 'IK2':
      charge(s, t)
      each(seat => attackByCard(s, seat, 2, t))
      return
    case 'IK4':
      each(seat => {
        if (loseCoins(s, seat, 2, 'card', t) < 2) attackByCard(s, seat, 1, t)
      })
      return
    case 'IK5':
      each(seat => gainToken(s, seat, 'shackle', t))
      return
    case 'IK6':
      each(seat => attackByCard(s, seat, 1, t))
      each(seat => resetSpecial(s, seat, t))
  }
}

/** A Mirror protects its owner from a whole card of Medusa, but not from Brood Call. */
function reflects(s: State, card: AttackId, seat: number, spared: number[], t: Table<Platformer>): boolean {
  if (spared.includes(seat)) return true
  if (BOSSES[s.boss].icon !== 'mirror' || card === 'ME2' || !playerOf(s, seat).tokens.includes('mirror')) return false
  dropToken(s, seat, 'mirror', t)
  spared.push(seat)
  return true
}

/** Royal Charge moves Ikee to the first free Space left of, right of, above or below the Active Hero. */
function charge(s: State, t: Table<Platformer>): void {
  const map = terrainOf(s.levels)
  const hero = activeOf(s)
  if (!isOnMap(hero)) return
  const free = (space: Space): boolean =>
    space >= 0 && onMap(map, space) && isBossLevel(map, space) && !isOccupied(s, space)
  const to = (['left', 'right', 'up', 'down'] as const).map(way => beside(hero.space, way)).find(free)
  const ikee = s.enemies.find(({ kind }) => kind === 'ikee')
  if (to === undefined || ikee === undefined) return
  const from = bossSpace(s)
  ikee.space = to
  t.tell({ what: 'enemyMoved', enemy: { kind: ikee.kind, token: ikee.token }, from, to, by: 'PL-16.6' })
}

/** PL-16.12: the Wounds of an Attack card are an Attack, which a shield softens. */
function attackByCard(s: State, seat: number, damage: number, t: Table<Platformer>): void {
  const wounds = attackWounds(damage, isShielded(s, seat), false)
  lowerShield(s, seat, t)
  sufferAttack(s, seat, wounds, t)
}
