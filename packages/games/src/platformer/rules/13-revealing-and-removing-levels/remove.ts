import type { Step, Table } from '@undercroft/kernel'
import { isOnMap } from '../../state/figures.ts'
import type { FrameOf } from '../../state/frames.ts'
import type { Level } from '../../state/levels.ts'
import { levelOf, type Space } from '../../state/spaces.ts'
import { activeOf, type Platformer, type State, turnOrder } from '../../state/state.ts'
import { faint } from '../12-wounds-faint-spawn/wounds.ts'
import type { Rule } from '../rulebook.ts'

/**
 * PL-13.10: Heroes on the Level Faint; its Enemies, Coins and Gems are gone. PL-18.4: the first to Faint in turn order
 * takes the Phoenix Plume.
 */
export function removeLevel(s: State, index: number, by: Rule, t: Table<Platformer>): void {
  t.tell({ what: 'removed', level: index, by })
  const stays = (space: Space): boolean => levelOf(space) !== index
  let first = true
  for (const seat of turnOrder(s)) {
    const player = s.players[seat]
    if (player === undefined || !isOnMap(player) || stays(player.space)) continue
    faint(s, seat, 'PL-13.10', t, first)
    first = false
  }
  s.enemies = s.enemies.filter(enemy => stays(enemy.space))
  s.coins = s.coins.filter(stays)
  s.gems = s.gems.filter(stays)
  const gone: Level = Object.freeze({ ...(s.levels[index] as Level), status: 'gone' })
  s.levels = Object.freeze(s.levels.with(index, gone))
}

/**
 * PL-5.4, PL-13.9: removes the lowest Level if the Active Hero is 2 Levels above it. PL-13.11: one Level is removed in
 * a Turn. PL-13.12: a Hero off the Map removes none. PL-13.14: the Boss Level is never two Levels below a Hero.
 */
export const removal: Step<Platformer, FrameOf<'removal'>> = {
  run(s, t) {
    s.turn.step = 1
    const hero = activeOf(s)
    const lowest = s.levels.findIndex(level => level.status === 'up')
    if (isOnMap(hero) && levelOf(hero.space) - lowest >= 2) removeLevel(s, lowest, 'PL-13.9', t)
  },
}
