import { parentPort, workerData } from 'node:worker_threads'
import type { Game } from '../../../index.ts'
import { type Parting, type Played, parting, sideAfter } from './played.ts'

/** What a thread of its own is asked to play, in this order. */
export interface FreshJob {
  /** The module that exports the game, and the game's title. */
  readonly home: string
  readonly title: string
  /** Played first, however they go. */
  readonly before?: readonly Played[]
  readonly games: readonly Played[]
  /** Only what the first game is like here is wanted. */
  readonly look?: Parting
}

export interface FreshReport {
  /** Which of the games went another way, the first one, and where. */
  readonly index: number
  readonly parting: Parting
}

const { home, title, before = [], games, look } = workerData as FreshJob
const exported: { readonly [name: string]: unknown } = await import(home)
const game = Object.values(exported).find(each => (each as Game | undefined)?.title === title) as Game | undefined
if (game === undefined) throw new Error(`${home} exports no game with the title "${title}"`)
for (const played of before) parting(game, played)
parentPort?.postMessage(look === undefined ? firstParting(game) : lookAt(game, look))

function firstParting(of: Game): FreshReport | undefined {
  for (const [index, played] of games.entries()) {
    const found = parting(of, played)
    if (found !== undefined) return { index, parting: found }
  }
  return undefined
}

function lookAt(of: Game, where: Parting): FreshReport | undefined {
  const [played] = games
  return played && { index: 0, parting: { ...where, is: sideAfter(of, played, where) } }
}
