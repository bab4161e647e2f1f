import { Worker } from 'node:worker_threads'
import { type AnyChoice, type Game, type Shape, sayChoice, sayOptions } from '../../../index.ts'
import { firstDifference, say } from '../../compare.ts'
import { families } from './families.ts'
import type { FreshJob, FreshReport } from './fresh.ts'
import { type Parting, type Played, sideAfter } from './played.ts'

export const ALONE = { number: 8, title: 'a game goes the same alone and after others' } as const

export interface AloneWish {
  readonly games: number
  readonly seed: number
  /** The URL of the module that exports the game; another thread loads it anew. */
  readonly home: string
}

/**
 * Plays families of games here, and all of them in reverse order in a thread that has loaded everything anew. What one
 * game leaves behind for another shows in one of the two.
 */
export async function alone<T extends Shape>(game: Game<T>, wish: AloneWish): Promise<string | undefined> {
  const games = families(game, wish.games, wish.seed).flat().reverse()
  const job = { home: wish.home, title: game.title }
  const report = await fresh({ ...job, games })
  const played = report && games[report.index]
  if (report === undefined || played === undefined) return undefined
  const byItself = await fresh({ ...job, games: [played] })
  const earlier = byItself === undefined ? games.slice(0, report.index) : games.slice(report.index + 1).reverse()
  const culprit = await culpritOf(job, played, byItself, earlier)
  // Either the game here went wrong or the one there: a game that is played by itself goes right.
  const where = byItself?.parting ?? report.parting
  const right = byItself ?? (await fresh({ ...job, games: [played], look: where }))
  const wrong = byItself === undefined ? where.is : sideAfter(game, played, where)
  return sayParting(game, played, where, { right: right?.parting.is, wrong, culprit })
}

/** Plays these games in a thread of their own. */
function fresh(job: FreshJob): Promise<FreshReport | undefined> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./fresh.ts', import.meta.url), { workerData: job, execArgv: [] })
    worker.on('message', done)
    worker.on('error', failed)
  })
}

/** Finds the last of the games before this one that has to be played for this one to go another way than by itself. */
async function culpritOf(
  job: Pick<FreshJob, 'home' | 'title'>,
  played: Played,
  byItself: FreshReport | undefined,
  earlier: readonly Played[],
): Promise<Played | undefined> {
  let [spoils, spares] = [0, earlier.length]
  while (spares - spoils > 1) {
    const from = (spoils + spares) >> 1
    const after = await fresh({ ...job, before: earlier.slice(from), games: [played] })
    if (firstDifference(after, byItself) === undefined) spares = from
    else spoils = from
  }
  return earlier[spoils]
}

interface Found {
  readonly right: string | undefined
  readonly wrong: string
  readonly culprit: Played | undefined
}

function sayParting<T extends Shape>(
  game: Game<T>,
  played: Played,
  { step, side }: Parting,
  { right = 'undefined', wrong, culprit }: Found,
): string {
  const found = firstDifference(parsed(right), parsed(wrong), side)
  const differs =
    found === undefined
      ? `${side} was another after other games`
      : `${found.path} is ${say(found.left)} alone and ${say(found.right)} after other games`
  return [
    `${game.id} breaks law ${ALONE.number}: ${ALONE.title}`,
    `  after step ${step}: ${differs}`,
    ...(culprit === undefined ? [] : ['  the other game:', ...lines(game, culprit, culprit.steps.length)]),
    '  the game so far:',
    ...lines(game, played, step),
  ].join('\n')
}

function parsed(json: string): unknown {
  return json === 'undefined' ? undefined : JSON.parse(json)
}

function lines<T extends Shape>(game: Game<T>, { options, setup, steps }: Played, to: number): string[] {
  const seats = game.seats(options as T['options'])
  const draws = (drawn: readonly number[]): string => (drawn.length === 0 ? '' : ` = ${drawn.join(' ')}`)
  return [
    `    options ${sayOptions(options).join(' ')}`,
    `    setup${draws(setup)}`,
    ...steps
      .slice(0, to)
      .map(
        step => `    ${seats[step.seat]?.name} ${sayChoice(game.words, step.choice as AnyChoice)}${draws(step.draws)}`,
      ),
  ]
}
