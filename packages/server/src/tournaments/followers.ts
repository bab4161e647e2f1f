import type { Result } from '@undercroft/kernel'
import type { Problem } from '../problem.ts'
import type { News } from '../store/store.ts'
import type { TournamentCard } from './tournaments.ts'

/** What happens within this time is told at once. */
const GATHER_MS = 150

/** Somebody who looks at a tournament. */
export interface Follower {
  readonly tournament: string
  readonly show: (card: TournamentCard) => void
}

export interface FollowersOptions {
  readonly news: News
  readonly look: (id: string) => Promise<Result<TournamentCard, Problem>>
  readonly failed: (error: unknown) => void
}

/** Those who look at tournaments at this node: they are told when something has changed there, at whatever node. */
export class Followers {
  readonly #options: FollowersOptions
  readonly #followers = new Map<string, Set<Follower>>()
  readonly #due = new Map<string, NodeJS.Timeout>()
  readonly #deaf: () => void

  constructor(options: FollowersOptions) {
    this.#options = options
    this.#deaf = options.news.listen(news => {
      if (news === undefined) for (const id of this.#followers.keys()) this.#tell(id)
      else if (news.about === 'cup') this.#tell(news.table)
    })
  }

  /** Shows the tournament as it is, and from then on whenever it has changed. */
  async follow(follower: Follower): Promise<Result<true, Problem>> {
    const card = await this.#options.look(follower.tournament)
    if (!card.ok) return card
    const there = this.#followers.get(follower.tournament) ?? new Set()
    this.#followers.set(follower.tournament, there.add(follower))
    follower.show(card.value)
    return { ok: true, value: true }
  }

  leave(follower: Follower): void {
    const there = this.#followers.get(follower.tournament)
    there?.delete(follower)
    if (there?.size === 0) this.#followers.delete(follower.tournament)
  }

  stop(): void {
    this.#deaf()
    for (const timer of this.#due.values()) clearTimeout(timer)
  }

  #tell(id: string): void {
    if (!this.#followers.has(id) || this.#due.has(id)) return
    const timer = setTimeout(() => {
      this.#due.delete(id)
      this.#show(id).catch(this.#options.failed)
    }, GATHER_MS).unref()
    this.#due.set(id, timer)
  }

  async #show(id: string): Promise<void> {
    const card = await this.#options.look(id)
    if (card.ok) for (const follower of this.#followers.get(id) ?? []) follower.show(card.value)
  }
}
