import type { BotMaker } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

export type { Bot, BotMaker } from './bot.ts'
export { type Answering, pauseOf } from './pause.ts'
export { PLAYERS, playerNamed } from './players.ts'
export { Tree } from './search/tree.ts'
export type { Calibrated } from './train/fit.ts'
export { type Trained, train } from './train/train.ts'

export const BOT_LEVELS = ['random', 'greedy'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

export const bots: { readonly [Level in BotLevel]: BotMaker } = { random, greedy }
