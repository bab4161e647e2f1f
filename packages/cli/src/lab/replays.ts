import { deflateSync } from 'node:zlib'
import { type Game, withoutSum } from '@undercroft/kernel'
import type { Experiment, ReplayOf } from '@undercroft/lab'
import { lab } from './lab.ts'

/** Gives links that open a game in the page at this address: the record stands in the link. */
export async function replaysAt(base: string, game: Game, experiment: Experiment): Promise<ReplayOf> {
  const { recordOf } = await lab()
  const arms = experiment.groups.flatMap(group => group.arms)
  return ({ name }, index) => {
    const arm = arms.find(each => each.name === name)
    if (arm === undefined) return undefined
    const record = withoutSum(recordOf(game, experiment, arm, index))
    return `${base.replace(/\/+$/, '')}/look#1.0..${deflateSync(record).toString('base64url')}`
  }
}
