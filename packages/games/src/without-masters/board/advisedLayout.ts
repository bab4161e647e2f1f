import { FastDice } from '@undercroft/kernel'
import { type Layout, readLayout } from '../content/layout.ts'
import { readyLayout } from '../rules/03-building-a-setup/ready.ts'
import { generateLayout } from '../rules/14-house-additions/generate.ts'
import type { Stock } from '../state/box.ts'
import type { Choice } from '../state/choices.ts'
import { contentOf } from '../state/content.ts'
import type { Difficulty, Options } from '../state/options.ts'

/** A generated draft. It needs no draw of the table, since only the layout that is handed in is recorded. */
export function anyLayout(difficulty: Difficulty, stock: Stock, options: Options): Layout {
  const { accessPushes } = options
  const unit = contentOf({ options }).hero
  return generateLayout(new FastDice(Math.floor(Math.random() * 2 ** 31)), { difficulty, stock, accessPushes, unit })
}

/** The advised layout as a draft: ready-made and generated yards can be changed too before they are handed in. */
export function advisedLayout(choice: Choice, stock: Stock, options: Options): Layout | undefined {
  if (choice[0] === 'layout') return readLayout(choice[1])
  if (choice[0] === 'ready') return readyLayout(choice[1], choice[2], stock)
  return choice[0] === 'generate' ? anyLayout(options.difficulty, stock, options) : undefined
}
