import type { Seat, Seen } from '@undercroft/kernel'
import { heroDamage, kindOf, UNITS } from './content/units.ts'
import { type Choice, enemyOf, type WithoutMasters } from './state.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** What the seat would work out on paper: the chances of an attack. */
export function odds(seen: Seen<WithoutMasters>, _seat: Seat, choice: Choice): string | undefined {
  if (choice[0] === 'attack') {
    const enemy = enemyOf(seen.view.enemies, choice[1])
    if (enemy === undefined) return undefined
    const needed = UNITS[kindOf(enemy.figure)].toughness - enemy.damage
    const kills = FACES.filter(face => heroDamage(face) >= needed).length
    const hits = FACES.filter(face => heroDamage(face) > 0).length
    return kills === hits ? `${percent(kills)} to kill` : `${percent(kills)} to kill, ${percent(hits)} to hit`
  }
  if (choice[0] === 'strike') {
    const { hitsFrom, takes } = UNITS[kindOf(choice[1])]
    return `${percent(7 - hitsFrom)} to take ${takes} of ${seen.view.treats} treats`
  }
  return undefined
}

function percent(faces: number): string {
  return `${Math.round((100 * faces) / 6)}%`
}
