import { type Cell, nameOf } from '../content/cells.ts'
import type { Push } from '../rules/06-crates/push.ts'
import { attackBroken } from '../rules/07-the-hero-attacks/attack.ts'
import { standsLevel } from '../rules/10-the-game-masters-turn/strikes.ts'
import type { Choice } from '../state/choices.ts'
import { unitOf } from '../state/content.ts'
import { enemyOf, enemyOn } from '../state/enemies.ts'
import type { Enemy } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { points } from '../words/labels.ts'
import { heroAfter, pulls, pushPreview, threats as threatsOf, wouldBeImpossible } from '../words/previews.ts'
import type { Deed } from './deeds.ts'
import { figureName } from './figures.ts'

/** What one ought to know before one does something. */
export interface Warning {
  readonly text: string
  readonly grave: boolean
}

export function pushOf(view: View, choice: Choice): Push | undefined {
  if (choice[0] !== 'push') return undefined
  const made = pushPreview(view, choice)
  return typeof made === 'string' ? undefined : made
}

/** Move points left afterwards; none if the deed costs none. */
export function leftAfter(view: View, { cost }: Deed): number | undefined {
  return cost === undefined ? undefined : view.mp - cost
}

export function warningsFor(view: View, deed: Deed): Warning[] {
  const { choice } = deed
  const warnings: Warning[] = []
  if (isDoom(view, deed))
    warnings.push({ text: 'after this no way leads to the end tile: the game would be lost', grave: true })
  const isHeros = choice[0] === 'step' || choice[0] === 'push' || choice[0] === 'throw'
  if (isHeros && leftAfter(view, deed) === 0) {
    const cell = goalOf(view, deed)
    const near = view.enemies.filter(enemy => attackBroken({ ...view, hero: cell }, enemy) === undefined)
    const whom = near.map(({ figure }) => figureName(figure)).join(' and ')
    warnings.push({
      text:
        near.length > 0
          ? `the last move point: no attack on ${whom} afterwards`
          : 'the last move point: no attack afterwards',
      grave: near.length > 0,
    })
  }
  return warnings
}

/** Where the Hero stands after a deed. */
function goalOf(view: View, { choice, walk }: Deed): Cell {
  return walk?.route.at(-1) ?? heroAfter(view, choice)
}

const DOOMS = new WeakMap<View, Map<string, boolean>>()

/** WM-12.10 for what is about to be done, worked out once. */
export function isDoom(view: View, deed: Deed): boolean {
  const { choice } = deed
  const goal = goalOf(view, deed)
  const known = DOOMS.get(view) ?? new Map<string, boolean>()
  DOOMS.set(view, known)
  const key = `${choice[0]} ${goal}`
  const doom = known.get(key) ?? wouldBeImpossible(view, choice, goal)
  known.set(key, doom)
  return doom
}

/** Where each enemy will have to go if the ball is thrown there (WM-9.4), as things stand now. */
export function lureFrom(
  view: View,
  cell: Cell,
): readonly { readonly enemy: Readonly<Enemy>; readonly cells: readonly Cell[] }[] {
  return pulls(view, cell).flatMap(({ figure, cells, mustMove }) => {
    const enemy = enemyOf(view.enemies, figure)
    return enemy === undefined ? [] : [{ enemy, cells: mustMove ? cells : [enemy.cell, ...cells] }]
  })
}

/** For each cell the enemies that could strike a Hero there in the next GM turn. */
export function threats(view: View): ReadonlyMap<Cell, readonly Readonly<Enemy>[]> {
  const found = new Map<Cell, Readonly<Enemy>[]>()
  for (const { figure, cells } of threatsOf(view)) {
    const enemy = enemyOf(view.enemies, figure)
    for (const cell of cells) {
      if (enemy !== undefined && enemyOn(view.enemies, cell) === undefined)
        found.set(cell, [...(found.get(cell) ?? []), enemy])
    }
  }
  return found
}

/** Whether an enemy could strike the Hero from a cell. */
export function strikesFrom(view: View, enemy: Readonly<Enemy>, cell: Cell): boolean {
  return standsLevel(view, { ...enemy, cell })
}

/** What a throw does, in words. */
export function sayLure(view: View, cell: Cell): string {
  const said = lureFrom(view, cell).map(({ enemy, cells }) => {
    const stays = cells.length === 1 && cells[0] === enemy.cell
    return `${figureName(enemy.figure)} ${stays ? 'stays' : `goes to ${cells.map(nameOf).join(' or ')}`}`
  })
  return said.length === 0 ? 'nobody is there to be lured' : `then ${said.join(', ')}`
}

/** What a push does, in words. */
export function sayPush({ crate, to, kills, covers }: Push, view: View): string {
  const parts = [`the crate comes to ${nameOf(to.cell)}`]
  if (to.bottom < crate.bottom) parts.push(`drops by ${crate.bottom - to.bottom}`)
  for (const cell of kills) {
    const enemy = enemyOn(view.enemies, cell)
    if (enemy !== undefined) parts.push(`kills ${figureName(enemy.figure)}`)
  }
  if (covers.length > 0) parts.push(`covers ${covers.map(kind => COVERED[kind]).join(' and ')}`)
  return parts.join(', ')
}

const COVERED = {
  treat: 'a treat',
  ball: 'a ball',
  key: 'the key',
  spawn: 'a burrow',
  end: 'the end',
  lockedEnd: 'the end',
}

/** "raccoon, 3 move points, hits on 4 to 6". */
export function sayUnit(view: View, enemy: Readonly<Enemy>): string {
  const { mp, climbs, hitsFrom, takes, toughness } = unitOf(view, enemy.figure)
  return `${points(mp)}${climbs ? ', climbs' : ', cannot climb'}, takes ${takes} on ${hitsFrom} to 6, ${toughness - enemy.damage} of ${toughness} life`
}
