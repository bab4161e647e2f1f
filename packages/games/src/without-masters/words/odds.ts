import type { Seat, Seen } from '@undercroft/kernel'
import { counted } from '../content/pieces.ts'
import { type Figure, heroDamage, treatsTaken } from '../content/units.ts'
import type { Choice } from '../state/choices.ts'
import { contentOf, unitOf } from '../state/content.ts'
import { enemyOf } from '../state/enemies.ts'
import type { WithoutMasters } from '../state/state.ts'
import type { View } from '../state/view.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The chances of an attack of the Hero; none if there is nobody to be attacked. */
export function attackChances(
  view: View,
  figure: Figure,
): { readonly kills: number; readonly hits: number } | undefined {
  const enemy = enemyOf(view.enemies, figure)
  if (enemy === undefined) return undefined
  const { hero } = contentOf(view)
  const needed = unitOf(view, figure).toughness - enemy.damage
  return {
    kills: chanceOf(face => heroDamage(hero, face) >= needed),
    hits: chanceOf(face => heroDamage(hero, face) > 0),
  }
}

/** The chance that an enemy hits, and the treats that this takes: never more than there are (WM-8.7). */
export function strikeChance(view: View, figure: Figure): { readonly hits: number; readonly loss: number } {
  const unit = unitOf(view, figure)
  return { hits: chanceOf(face => treatsTaken(unit, face) > 0), loss: Math.min(view.treats, unit.takes) }
}

/** The chances of an attack, which the seat could also work out on paper. */
export function odds({ view }: Seen<WithoutMasters>, _seat: Seat, choice: Choice): string | undefined {
  if (choice[0] === 'attack') {
    const chances = attackChances(view, choice[1])
    if (chances === undefined) return undefined
    const { kills, hits } = chances
    return kills === hits ? `${percent(kills)} to kill` : `${percent(kills)} to kill, ${percent(hits)} to hit`
  }
  if (choice[0] === 'strike') {
    const { hits, loss } = strikeChance(view, choice[1])
    return `${percent(hits)} to take ${loss} of ${counted(view.treats, 'treat', 'treats')}`
  }
  return undefined
}

function chanceOf(is: (face: number) => boolean): number {
  return FACES.filter(is).length / FACES.length
}

function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`
}
