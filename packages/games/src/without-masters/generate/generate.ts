import type { Dice } from '@undercroft/kernel'
import { READY_MADE } from '../content/layouts/index.ts'
import type { Layout } from '../layout.ts'
import type { Difficulty } from '../options.ts'
import { adapted } from '../ready.ts'
import type { Stock } from '../tiles.ts'

export interface Wish {
  readonly difficulty: Difficulty
  readonly stock: Stock
  readonly accessPushes: number
}

export function generateLayout(dice: Dice, { stock }: Wish): Layout {
  const ready = READY_MADE[dice.below(READY_MADE.length)]
  return adapted(ready?.layout ?? [], stock)
}
