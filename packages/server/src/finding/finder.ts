import { type Game, ok, type Result, readOptions } from '@undercroft/kernel'
import { newId } from '../guard/tokens.ts'
import { type Problem, problem } from '../problem.ts'
import { strength, UNRATED } from '../ratings/rules.ts'
import type { Person, Sitting, TableRecord } from '../store/records.ts'
import type { NewsItem, Store } from '../store/store.ts'
import { newTable } from '../tables/opening.ts'
import { personAt } from '../tables/seats.ts'
import type { TableService } from '../tables/tables.ts'
import { now } from '../time.ts'
import { type Group, groupsOf, type MayMeet } from './matching.ts'
import { PACE_OF } from './paces.ts'
import type { Pace, Seek } from './records.ts'
import type { SeekWish } from './wishes.ts'

const LOOK_MS = 1000
/** Who waits for others over days need not be here. */
const STAYS: { readonly [P in Pace]: number } = { live: 40_000, days: 7 * 86_400_000 }
const SEEN_EVERY = 10

export interface FinderOptions {
  readonly store: Store
  readonly tables: TableService
  readonly findGame: (id: string) => Game | undefined
  readonly mayMeet: MayMeet
  readonly failed: (error: unknown) => void
}

/** Somebody who waits at a socket of this node. */
export interface Seeker {
  readonly person: Person
  readonly request: string
  readonly matched: (table: string) => void
  readonly waiting: (others: number) => void
}

/** Brings people together. Who waits stands in the store: any node matches them, each person once. */
export class Finder {
  readonly #options: FinderOptions
  readonly #seekers = new Set<Seeker>()
  readonly #looking: NodeJS.Timeout
  readonly #deaf: () => void
  #turn: Promise<void> = Promise.resolve()
  #isDue = false
  #looks = 0

  constructor(options: FinderOptions) {
    this.#options = options
    this.#looking = setInterval(() => this.#look(), LOOK_MS).unref()
    this.#deaf = options.store.news.listen(news => this.#hear(news))
  }

  /** Begins to wait, or goes on waiting after a lost connection. */
  async seek(seeker: Seeker, wish: SeekWish): Promise<Result<true, Problem>> {
    const { store, findGame } = this.#options
    const { person, request } = seeker
    const game = findGame(wish.game)
    if (game === undefined) return problem('missing', `there is no game "${wish.game}"`, 'game')
    const there = await store.finding.seekOf(person.id)
    if (there?.request !== request) {
      const kept = await store.ratings.ofMany([person.id], game.id)
      const best = Math.max(...kept.map(strength), kept.length === 0 ? strength(UNRATED) : 0)
      const { pace, bots } = wish
      const at = now()
      await store.finding.seek({
        ...{ person: person.id, request, game: game.id, pace, strength: best, at, until: at + STAYS[pace] },
        ...(bots && { bots }),
      })
    } else if (there.table !== undefined) {
      seeker.matched(there.table)
      return ok(true)
    }
    this.#seekers.add(seeker)
    await store.finding.stay(wish.pace === 'live' ? [person.id] : [], now() + STAYS.live)
    this.#look()
    return ok(true)
  }

  /** Waits no longer. */
  async unseek(person: string): Promise<void> {
    for (const seeker of this.#seekers) if (seeker.person.id === person) this.#seekers.delete(seeker)
    await this.#options.store.finding.unseek(person)
  }

  /** A socket is gone: who comes back in time has lost nothing. */
  leave(seeker: Seeker): void {
    this.#seekers.delete(seeker)
  }

  async stop(): Promise<void> {
    clearInterval(this.#looking)
    this.#deaf()
    await this.#turn
  }

  #hear(news: NewsItem | undefined): void {
    if (news?.about !== 'matched') return
    for (const seeker of this.#seekers) {
      if (!news.persons.includes(seeker.person.id)) continue
      this.#seekers.delete(seeker)
      seeker.matched(news.table)
    }
  }

  #look(): void {
    if (this.#isDue) return
    this.#isDue = true
    this.#turn = this.#turn
      .then(() => {
        this.#isDue = false
        return this.#lookOnce()
      })
      .catch(this.#options.failed)
  }

  async #lookOnce(): Promise<void> {
    const { store } = this.#options
    this.#looks++
    const isTime = this.#looks % SEEN_EVERY === 0
    if (this.#seekers.size === 0 && !isTime) return
    const here = [...this.#seekers].map(({ person }) => person.id)
    if (isTime) await store.finding.stay(here, now() + STAYS.live)
    const present = now()
    const waiting = await store.finding.waiting(present)
    await this.#findMatched(waiting)
    for (const group of await groupsOf(waiting, id => this.#seats(id), present, this.#options.mayMeet))
      await this.#seat(group)
    for (const seeker of this.#seekers) {
      const mine = waiting.find(({ person }) => person === seeker.person.id)
      if (mine) seeker.waiting(waiting.filter(({ game, pace }) => game === mine.game && pace === mine.pace).length - 1)
    }
  }

  /** Those whom another node has matched, though its news was lost. */
  async #findMatched(waiting: readonly Seek[]): Promise<void> {
    for (const seeker of this.#seekers) {
      if (waiting.some(({ person }) => person === seeker.person.id)) continue
      const seek = await this.#options.store.finding.seekOf(seeker.person.id)
      if (seek?.request === seeker.request && seek.table === undefined) continue
      this.#seekers.delete(seeker)
      if (seek?.request === seeker.request && seek.table !== undefined) seeker.matched(seek.table)
    }
  }

  #seats(id: string): number | undefined {
    const game = this.#options.findGame(id)
    return game?.seats(usualOptions(game)).length
  }

  async #seat({ seeks, bots }: Group): Promise<void> {
    const { store, tables, findGame } = this.#options
    const [first] = seeks
    const game = first && findGame(first.game)
    if (first === undefined || game === undefined) return
    const people = await Promise.all(seeks.map(({ person }) => store.people.get(person)))
    const options = usualOptions(game)
    const seats = game.seats(options).map((_, seat): Sitting => {
      const person = people[seat]
      return person === undefined ? { kind: 'bot', level: bots ?? 'greedy' } : personAt(person)
    })
    const table: TableRecord = newTable(newId(), game, {
      ...{ maker: first.person, options, seats, visibility: 'public', lots: true, rated: true },
      ...PACE_OF[first.pace],
    })
    if (!(await store.finding.match(seeks, table))) return
    store.news.tell({ about: 'matched', table: table.id, persons: seeks.map(({ person }) => person) })
    await tables.look(table.id, first.person, async () => undefined) // which begins it, or waits for their words
  }
}

/** The game as its box has it. */
function usualOptions(game: Game): object {
  const read = readOptions(game.options, {})
  const options = read.ok ? (read.value as object) : {}
  return game.settle?.(options, true) ?? options
}
