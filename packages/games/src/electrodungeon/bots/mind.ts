import type { Situation } from '@undercroft/kernel'
import { passages } from '../rules/07-encountering-a-room/passages.ts'
import { type ElectroDungeon, type ExplorerId, explorerOf, type Frame } from '../state/state.ts'
import type { ExplorerView, View } from '../state/view.ts'
import { type Goal, goalOf, stepsAlong } from '../words/aims.ts'

/**
 * What a bot in an Explorer's seat sees, wants and is like. A class, since an object with a getter of its own keeps its view
 * alive until all memory is swept.
 */
export class Mind {
  readonly view: View
  readonly id: ExplorerId
  readonly me: ExplorerView
  #goal: Goal | undefined
  #ways: number | undefined

  constructor({ seen: { view }, seat }: Situation<ElectroDungeon, Frame>) {
    this.view = view
    this.id = explorerOf(seat)
    this.me = view.explorers[this.id] as ExplorerView
  }

  /** Half of the questions are not about where to go. */
  get goal(): Goal {
    this.#goal ??= goalOf(this.view, this.id)
    return this.#goal
  }

  get selfish(): boolean {
    return isSelfish(this.view, this.id)
  }

  /** Steps to its goal, from where it is or from elsewhere. */
  far(from = this.me.place): number {
    this.#ways ??= passages(this.view)
    return stepsAlong(this.#ways, from, this.goal)
  }
}

/** One bot in four is selfish. Its shared-out points decide it, so nobody can tell beforehand, and it never changes. */
export function isSelfish({ options, explorers }: View, id: ExplorerId): boolean {
  const { botTempers } = options
  if (botTempers === 'loyal' || botTempers === 'selfish') return botTempers === 'selfish'
  const [move = 0, see = 0, fight = 0] = explorers[id]?.start ?? []
  return (3 * move + 5 * see + 7 * fight + id) % 4 === 0
}
