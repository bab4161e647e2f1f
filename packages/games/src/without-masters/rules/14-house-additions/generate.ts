import type { Dice } from '@undercroft/kernel'
import { inOrder, type Layout, readLayout } from '../../content/layout.ts'
import { HERO_UNIT, type HeroUnit } from '../../content/units.ts'
import type { Stock } from '../../state/box.ts'
import type { Difficulty } from '../../state/options.ts'
import { checkSetup } from '../03-building-a-setup/check.ts'
import { adapted } from '../03-building-a-setup/ready.ts'
import { dress } from './dress.ts'
import { RECIPES, type Recipe } from './recipes.ts'
import { chooseTheme, makeSkeleton } from './skeleton.ts'
import { makeYard } from './yard.ts'

export interface Wish {
  readonly difficulty: Difficulty
  /** What the box holds. */
  readonly stock: Stock
  readonly accessPushes: number
  /** The Hero's numbers at this table. */
  readonly unit?: HeroUnit
}

const YARDS = 60
const SKELETONS = 4
const DRESSINGS = 3

/** A layout on which every tile is reached by walking, so that it is legal under all options. */
const LAST_RESORT = 'S1b8.S2i9.S3e6.S4b2.S5h2.Ha1.El8.lk8.dd9h9c3i3g11f8.bk5g2'

/** WM-14.1: makes up a setup by chance that is legal, accessible, and as hard as wished (WM-14.2). */
export function generateLayout(dice: Dice, { difficulty, stock, accessPushes, unit = HERO_UNIT }: Wish): Layout {
  const wish = RECIPES[difficulty]
  const wished = chooseTheme(dice, wish, stock, accessPushes)
  for (let i = 0; i < YARDS; i++) {
    // After many failures the wishes are given up one by one.
    const tries = i / YARDS
    const { locked, ledge } = wished
    const theme =
      tries < 0.5 ? wished : { locked: locked && tries < 0.8, ledge, perched: wished.perched && tries < 0.7 }
    const recipe = tries < 0.5 ? wish : shorter(wish, tries < 0.8 ? 4 : 14)
    const yard = makeYard(dice, unit)
    if (yard === undefined) continue
    for (let j = 0; j < SKELETONS; j++) {
      const skeleton = makeSkeleton(dice, yard, recipe, theme, accessPushes)
      if (skeleton === undefined) continue
      for (let k = 0; k < DRESSINGS; k++) {
        const layout = inOrder(dress(dice, skeleton, recipe, stock))
        if (checkSetup(layout, stock, { accessPushes }).length === 0) return layout
      }
    }
  }
  return adapted(readLayout(LAST_RESORT) ?? [], stock)
}

function shorter(recipe: Recipe, mp: number): Recipe {
  return { ...recipe, way: [recipe.way[0] - mp, recipe.way[1]] }
}
