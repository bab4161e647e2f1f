import type { Game, Table } from '@undercroft/kernel'
import { platformer } from '../index.ts'
import { enter } from '../rules/01-terms-and-options/enter.ts'
import { spawnSpaces } from '../rules/12-wounds-faint-spawn/spawn-spaces.ts'
import { revealLevel } from '../rules/13-revealing-and-removing-levels/reveal.ts'
import { buy } from '../rules/14-shop-items-potions-abilities/shop.ts'
import { type Platformer, playerOf, type State } from '../state/state.ts'
import { coinsLeft, gemsLeft } from '../state/supply.ts'

/**
 * The same game with all Levels revealed, some Heroes on the Boss Level, and cards for everybody: random play seldom
 * climbs so far.
 */
export const summit: Game<Platformer> = {
  ...platformer,
  title: 'Platformer, at the summit',
  setup(options, t) {
    const s = platformer.setup({ ...options, heroes: 'random' }, t)
    s.round = 2
    for (let level = 1; level < s.levels.length; level++) revealLevel(s, level, 'PL-13.3', t)
    for (const seat of s.players.keys()) settle(s, seat, t)
    s.active = s.first
    return s
  },
}

function settle(s: State, seat: number, t: Table<Platformer>): void {
  const player = playerOf(s, seat)
  player.entered = seat % 2 === 0
  const spaces = spawnSpaces(s, seat)
  player.entered = false
  s.active = seat
  const space = spaces[t.pick(spaces.length, 'place')]
  if (space !== undefined) enter(s, seat, space, t)
  for (let i = 0; i < 3; i++) {
    player.coins = 6
    const item = s.shopItems[t.pick(3, 'card')]
    if (item !== undefined && item !== 'none') buy(s, item, t)
    player.coins = 6
    const potion = s.shopPotions[t.pick(3, 'card')]
    if (potion !== undefined && potion !== 'none') buy(s, potion, t)
  }
  player.coins = 0
  player.coins = Math.min(2, coinsLeft(s)) // PL-1.3
  player.gems += Math.min(4, gemsLeft(s))
}
