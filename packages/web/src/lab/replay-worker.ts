import { loadGame } from '@undercroft/games'
import { type Experiment, recordOf } from '@undercroft/lab'
import { lookHash } from '../look/link.ts'

/** Games of an experiment that somebody may want to look at. */
export interface ToReplay {
  readonly experiment: Experiment
  readonly games: readonly GameOf[]
}

/** A game by its arm and its number there. */
export interface GameOf {
  readonly arm: string
  readonly index: number
}

/** What stands after the # of the address at which a game can be looked at. */
export interface FromReplay extends GameOf {
  readonly hash: string
}

const scope = self as unknown as {
  postMessage(found: FromReplay): void
  onmessage: ((message: MessageEvent<ToReplay>) => void) | null
}

scope.onmessage = ({ data }) => {
  replay(data).catch(() => {}) // what cannot be played again has its command
}

/** Plays the games again, one after the other, and writes each into a link. */
async function replay({ experiment, games }: ToReplay): Promise<void> {
  const game = await loadGame(experiment.game)
  if (game === undefined) return
  const arms = experiment.groups.flatMap(group => group.arms)
  for (const { arm: name, index } of games) {
    const arm = arms.find(each => each.name === name)
    if (arm === undefined) continue
    const record = recordOf(game, experiment, arm, index)
    scope.postMessage({ arm: name, index, hash: await lookHash({ record, step: 0, viewer: 'spectator' }) })
  }
}
