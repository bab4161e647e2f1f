import { LEVELS, levelNamed } from '@undercroft/bots'
import { type Game, ok, type Result, readOptions } from '@undercroft/kernel'
import { newId } from '../guard/tokens.ts'
import { type Problem, problem } from '../problem.ts'
import type { Person } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { now } from '../time.ts'
import { type Standing, standings } from './pairing.ts'
import type { Entrant, Pairing, Tournament } from './records.ts'
import type { TournamentWish } from './wishes.ts'

const LISTED = 50
const FEWEST = 2

export interface TournamentsOptions {
  readonly store: Store
  readonly findGame: (id: string) => Game | undefined
  /** Pairs the first round of a tournament. */
  readonly begin: (id: string) => Promise<void>
  readonly tournamentsOfOne: number
  readonly entrantsOfTournament: number
}

export interface TournamentCard extends Tournament {
  readonly entrants: readonly Entrant[]
  readonly pairings: readonly Pairing[]
  readonly standings: readonly Standing[]
}

/** What hosts and entrants do. Rounds and results follow by themselves. */
export class TournamentService {
  readonly #options: TournamentsOptions
  readonly #store: Store

  constructor(options: TournamentsOptions) {
    this.#options = options
    this.#store = options.store
  }

  async make(person: Person, wish: TournamentWish): Promise<Result<TournamentCard, Problem>> {
    const { findGame, tournamentsOfOne } = this.#options
    const game = findGame(wish.game)
    if (game === undefined) return problem('missing', `there is no game "${wish.game}"`, 'game')
    const options = readOptions(game.options, wish.options)
    if (!options.ok) return problem('malformed', options.error.join('; '), 'options')
    const chosen = game.settle?.(options.value as object, true) ?? (options.value as object)
    const seats = game.seats(chosen).length
    if (wish.format === 'round-robin' && seats !== 2)
      return problem('malformed', 'everybody meets everybody only in games of two', 'format')
    if (seats < 2) return problem('malformed', 'nobody plays against anybody with these options', 'options')
    if ((await this.#store.tournaments.countOf(person.id)) >= tournamentsOfOne)
      return problem('too-many', `you have ${tournamentsOfOne} tournaments that are not over`)
    const { name, format, pace, rounds = 0 } = wish
    const tournament: Tournament = {
      ...{ id: newId(), host: person.id, name, game: game.id, options: chosen, format, pace },
      ...{ rounds: format === 'swiss' ? rounds : 0, round: 0, status: 'open', madeAt: now() },
    }
    const bots = wish.bots.map(
      (level, n): Entrant => ({ n, level, name: botName(level, n, wish.bots), withdrawn: false }),
    )
    const host: Entrant = { n: bots.length, person: person.id, name: person.name, withdrawn: false }
    await this.#store.tournaments.add(tournament, wish.plays ? [...bots, host] : bots)
    return this.look(tournament.id)
  }

  async list(): Promise<Tournament[]> {
    const { tournaments } = this.#store
    const lists = await Promise.all((['open', 'playing', 'over'] as const).map(each => tournaments.list(each, LISTED)))
    return lists.flat().slice(0, LISTED)
  }

  async look(id: string): Promise<Result<TournamentCard, Problem>> {
    const { tournaments } = this.#store
    const found = await tournaments.get(id)
    if (found === undefined) return problem('missing', 'there is no such tournament')
    const [entrants, pairings] = await Promise.all([tournaments.entrants(id), tournaments.pairings(id)])
    return ok({ ...found, entrants, pairings, standings: standings(entrants, pairings) })
  }

  async enter({ id: person, name }: Person, id: string): Promise<Result<TournamentCard, Problem>> {
    const host = (await this.#store.tournaments.get(id))?.host
    if (host !== undefined && (await this.#store.blocks.hasBlocked(host, person)))
      return problem('forbidden', 'the host of this tournament does not play with you')
    const entered = await this.#store.tournaments.enter(id, { person, name }, this.#options.entrantsOfTournament)
    if (entered) this.#changed(id)
    const card = await this.look(id)
    if (!card.ok || entered || card.value.entrants.some(each => each.person === person)) return card
    return problem('conflict', card.value.status === 'open' ? 'this tournament is full' : 'this tournament has begun')
  }

  async withdraw(person: string, id: string): Promise<Result<TournamentCard, Problem>> {
    const gone = await this.#store.tournaments.withdraw(id, person)
    if (!gone) return problem('missing', 'you do not take part there')
    this.#changed(id)
    return this.look(id)
  }

  #changed(id: string): void {
    this.#store.news.tell({ about: 'cup', table: id, persons: [] })
  }

  /** The host begins: nobody else comes in, and the first round is paired. */
  async start(person: string, id: string): Promise<Result<TournamentCard, Problem>> {
    const card = await this.look(id)
    if (!card.ok) return card
    const { host, status, entrants } = card.value
    if (host !== person) return problem('forbidden', 'only the host begins a tournament')
    if (status !== 'open') return problem('conflict', 'this tournament has begun')
    if (entrants.length < FEWEST) return problem('conflict', `a tournament needs ${FEWEST} who take part`)
    await this.#options.begin(id)
    return this.look(id)
  }

  async remove(person: string, id: string): Promise<Result<object, Problem>> {
    const gone = await this.#store.tournaments.remove(id, person)
    return gone ? ok({}) : problem('conflict', 'only its host puts a tournament away, before it begins')
  }
}

/** Several bots of one strength are told apart by a number. */
function botName(level: string, n: number, all: readonly string[]): string {
  const named = levelNamed(level)
  const name = named === undefined ? level : LEVELS[named].name
  const same = all.filter(each => each === level).length
  return same === 1 ? name : `${name} ${all.slice(0, n + 1).filter(each => each === level).length}`
}
