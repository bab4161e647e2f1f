import { parentPort, workerData } from 'node:worker_threads'
import type { Game } from '../../../index.ts'
import { type Parting, type Played, parting, sideAfter } from './played.ts'

/** The games that a new thread plays, in this order. */
export interface FreshJob {
  /** The URL of the module that exports the game, and the title of the game. */
  readonly home: string
  readonly title: string
  /** Games that are played first; their results do not matter. */
  readonly before?: readonly Played[]
  readonly games: readonly Played[]
  /** Asks only for one side of the first game at this step. */
  readonly look?: Parting
}

export interface FreshReport {
  /** The index of the first game that went another way, and where. */
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
