import type { BotMaker } from './bot.ts'
import { greedy } from './greedy.ts'
import type { QuickLevel } from './levels.ts'
import { random } from './random.ts'

export { type Among, type Onlooker, type Played, playAmong } from './among.ts'
export { type Analysis, analyse, type Change, type Depth } from './analysis/analyse.ts'
export { errorOf, type Ledger, POSTS, type Post, postOf, weightOf } from './analysis/ledger.ts'
export { type Turning, turningPoints } from './analysis/turning.ts'
export type { Bot, BotMaker } from './bot.ts'
export { BOT_LEVELS, type BotLevel, EFFORTS, isDeep, LEVELS, levelNamed } from './levels.ts'
export { type Answering, answerTime, isForced, pauseOf, thinkingTime } from './pause.ts'
export { PLAYERS, playerNamed, players } from './players.ts'
export { puzzleProblem } from './puzzles/check.ts'
export { DEEP, makePuzzles, type PuzzleProgress } from './puzzles/make.ts'
export type { Thought } from './search/deliberation.ts'
export { Judge } from './search/judge.ts'
export { Tree } from './search/tree.ts'
export { type Clock, Thoughts } from './thoughts.ts'
export type { Calibrated } from './train/fit.ts'
export { HELD_OUT, type Trained, train } from './train/train.ts'

/** The bots that answer at once. */
export const bots: { readonly [Level in QuickLevel]: BotMaker } = { random, greedy }
