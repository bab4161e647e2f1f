import { fail, type Game, ok, type Result, readOptions, type Seat, type Viewer } from '@undercroft/kernel'
import { freshToken, newId, opens, readToken } from '../guard/tokens.ts'
import { type Problem, problem } from '../problem.ts'
import {
  type Invitation,
  ownerOf,
  type Person,
  type Place,
  type Sitting,
  type Status,
  type TableRecord,
} from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { now } from '../time.ts'
import { cardOf } from './cards.ts'
import { closing } from './closing.ts'
import type { Desk } from './desk.ts'
import type { Desks } from './desks.ts'
import type { TableCard } from './messages.ts'
import { fillWithBots, newTable, seatChange, startIfFull } from './opening.ts'
import { invitedSeat, isKept, personAt, seatFor, seatsOf } from './seats.ts'
import { SHOWN_OUT } from './showing.ts'
import type { JoinWish, TableWish } from './wishes.ts'

const LISTED = 100

export interface TablesOptions {
  readonly store: Store
  readonly desks: Desks
  readonly findGame: (id: string) => Game | undefined
  readonly tablesOfOne: number
  /** How long the table waits for the words of the people who sit there. */
  readonly wordGraceMs: number
}

interface PlayedGame {
  readonly card: TableCard
  readonly mine: readonly Seat[]
  /** How many answers were given. */
  readonly steps: number
}

/** What people do with tables, apart from playing. */
export class TableService {
  readonly #store: Store
  readonly #desks: Desks
  readonly #findGame: (id: string) => Game | undefined
  readonly #tablesOfOne: number
  readonly #wordGraceMs: number

  constructor({ store, desks, findGame, tablesOfOne, wordGraceMs }: TablesOptions) {
    this.#store = store
    this.#desks = desks
    this.#findGame = findGame
    this.#tablesOfOne = tablesOfOne
    this.#wordGraceMs = wordGraceMs
  }

  async make(person: Person, wish: TableWish): Promise<Result<TableCard, Problem>> {
    const game = this.#findGame(wish.game)
    if (game === undefined) return problem('missing', `there is no game "${wish.game}"`, 'game')
    const options = readOptions(game.options, wish.options)
    if (!options.ok) return problem('malformed', options.error.join('; '), 'options')
    const people = wish.seats.some(({ kind }) => kind !== 'bot')
    const chosen = game.settle?.(options.value as object, people) ?? (options.value as object)
    const plan = game.seats(chosen)
    if (plan.length !== wish.seats.length) {
      return problem('malformed', `with these options the game has ${plan.length} places`, 'seats')
    }
    if ((await this.#store.tables.countMadeBy(person.id)) >= this.#tablesOfOne) {
      return problem('too-many', `you have ${this.#tablesOfOne} tables that are not over`)
    }
    const seats = wish.seats.map((seat): Sitting => {
      if (seat.kind === 'me') return personAt(person)
      return seat.kind === 'bot' ? seat : { kind: 'free', invited: seat.kind === 'invited' }
    })
    const { visibility, clock, lots, patience, rated } = wish
    if (rated && hasHouseRules(chosen)) return problem('malformed', 'a rated game has no house rules', 'rated')
    const made = { maker: person.id, options: chosen, seats, visibility, clock, lots, patience, rated }
    return this.#open(newTable(newId(), game, made))
  }

  async list(status: Status): Promise<TableCard[]> {
    return (await this.#store.tables.listPublic(status, LISTED)).map(record => this.#card(record))
  }

  /** The tables at which somebody sits, with those of their seats that are asked. */
  async listOf(person: string): Promise<{ card: TableCard; mine: Seat[]; waiting: Seat[] }[]> {
    const records = await this.#store.tables.listOf(person, LISTED)
    return records.map(record => {
      const mine = seatsOf(record, person)
      const waiting = mine.filter(seat => record.waiting.includes(seat) && record.seats[seat]?.kind === 'person')
      return { card: this.#card(record), mine, waiting }
    })
  }

  /** The games that somebody has played to their end, a page at a time. */
  async listPlayed(person: string, after: Place | undefined): Promise<{ games: PlayedGame[]; next?: Place }> {
    const records = await this.#store.tables.listPlayed(person, after, LISTED)
    const answers = await this.#store.tables.answers(records.map(({ id }) => id))
    const games = records.map(record => {
      return { card: this.#card(record), mine: seatsOf(record, person), steps: answers.get(record.id) ?? 0 }
    })
    const last = records.length < LISTED ? undefined : records.at(-1)
    return { games, ...(last?.overAt === undefined ? {} : { next: { at: last.overAt, id: last.id } }) }
  }

  /** Runs in the desk's queue, for a person who may see the table; anybody else is told that there is no such table. */
  async look<T>(
    table: string,
    person: string | undefined,
    act: (desk: Desk) => Promise<T>,
    /** A write finds out by itself whether another node was faster. */
    how: 'fresh' | 'quick' = 'fresh',
  ): Promise<Result<T, Problem>> {
    const found = await this.#desks.at(table, async desk => {
      if (how === 'fresh') await desk.freshen()
      if (person !== undefined && desk.record.manners.removed.includes(person)) return fail(SHOWN_OUT)
      const mayLook = await this.#mayLook(desk.record, person)
      if (!mayLook && !((await desk.freshen()) && (await this.#mayLook(desk.record, person)))) return undefined
      await this.begin(desk) // a node may have died between the last seat's being taken and the beginning
      return ok(await act(desk))
    })
    return found ?? problem('missing', 'there is no such table, or it is private and you are not invited')
  }

  /** The viewer of a person: one of their own seats, or a spectator. */
  viewer(desk: Desk, person: string | undefined, wish: Seat | undefined): Result<Viewer, Problem> {
    const mine = seatsOf(desk.record, person)
    if (wish === undefined) return ok(mine[0] ?? 'spectator')
    return mine.includes(wish) ? ok(wish) : problem('forbidden', 'that place is not yours', 'seat')
  }

  async join(person: Person, table: string, wish: JoinWish): Promise<Result<Joined, Problem>> {
    const invitation = await this.#invitation(table, wish.invitation)
    if (!invitation.ok) return invitation
    const invited = invitation.value
    // A person who was admitted once may watch after leaving, too.
    if (invited !== undefined) {
      const welcome = await this.#desks.at(table, async ({ record }) => !record.manners.removed.includes(person.id))
      if (welcome === true) await this.#store.tables.admit(table, person.id)
    }
    return flat(
      await this.look(table, person.id, async desk => {
        if (invited !== undefined && invited.seat === undefined && wish.seat === undefined)
          return ok({ card: desk.card })
        if (await this.#store.blocks.hasBlocked(desk.record.maker, person.id)) {
          return problem('forbidden', 'the host of this table does not play with you')
        }
        let joined: Seat | undefined
        const sat = await desk.change(
          room => {
            const { commitment, status } = desk.record
            if (wish.word !== undefined && wish.commitment !== commitment) return otherSeal()
            const seat = seatFor(desk.record, person.id, wish.seat, invitedSeat(desk.record, person.id, invited?.seat))
            if (!seat.ok) return seat
            joined = seat.value
            const sitting = personAt(person, status === 'open' ? wish.word : undefined)
            const change = seatChange(desk, room, joined, sitting)
            return ok({ happening: { kind: 'sat', seat: joined, who: 'person' }, change })
          },
          { person: person.id },
        )
        if (!sat.ok) return sat
        await this.begin(desk)
        const [seat = joined] = desk.record.lots ? seatsOf(desk.record, person.id) : []
        return ok({ card: desk.card, ...(seat === undefined ? {} : { seat }) })
      }),
    )
  }

  /** The maker begins with those who are here: bots of this level take the seats that are free. */
  async start(person: string, table: string, level: string): Promise<Result<TableCard, Problem>> {
    return flat(
      await this.look(table, person, async desk => {
        if (desk.record.maker !== person) return problem('forbidden', 'only the maker of a table begins it')
        if (desk.record.status !== 'open') return problem('conflict', 'this game has begun')
        const filled = await fillWithBots(desk, person, level)
        if (!filled.ok) return filled
        await this.begin(desk)
        return ok(desk.card)
      }),
    )
  }

  /** Sets whether the seats are drawn by lot when play begins. Only the table's maker may, and only before play. */
  async drawLots(person: string, table: string, on: boolean): Promise<Result<TableCard, Problem>> {
    return flat(
      await this.look(table, person, async desk => {
        const changed = await desk.change(
          () => {
            const { maker, status } = desk.record
            if (maker !== person) return problem('forbidden', 'only the maker of a table has places drawn')
            if (status !== 'open') return problem('conflict', 'this game has begun')
            return ok({ happening: { kind: 'lots', on }, change: { lots: on } })
          },
          { person },
        )
        return changed.ok ? ok(desk.card) : changed
      }),
    )
  }

  /** A link for a seat, or to watch: made by whoever made the table, or sits there. */
  async invite(person: string, table: string, seat: Seat | undefined): Promise<Result<string, Problem>> {
    return flat(
      await this.look(table, person, async ({ record }) => {
        const isHost = record.maker === person
        if (!isHost && seatsOf(record, person).length === 0) {
          return problem('forbidden', 'whoever sits at the table may invite others')
        }
        if (seat !== undefined && !isHost) return problem('forbidden', 'only the maker of the table gives places away')
        if (seat !== undefined && record.seats[seat] === undefined)
          return problem('missing', `there is no place ${seat}`)
        const { text, id, hash } = freshToken()
        await this.#store.tables.addInvitation({ id, table, hash, seat, madeAt: now() })
        return ok(text)
      }),
    )
  }

  /** Puts a table away that nobody else plays at. */
  async close(person: string, table: string): Promise<Result<TableCard, Problem>> {
    return flat(
      await this.look(table, person, async desk => {
        const closed = await desk.change(
          () => {
            const { maker, seats, status } = desk.record
            if (maker !== person) return problem('forbidden', 'only the maker of a table closes it')
            if (status === 'over') return problem('conflict', 'this game is over')
            if (seats.some(sitting => !isKept(sitting) && (ownerOf(sitting) ?? person) !== person)) {
              return problem('conflict', 'others sit there: leave your place instead')
            }
            return ok(closing('closed', now()))
          },
          { person },
        )
        return closed.ok ? ok(desk.card) : closed
      }),
    )
  }

  /** Gives back false if a table has this number already. */
  async add(record: TableRecord): Promise<boolean> {
    const isNew = await this.#store.tables.add(record)
    if (isNew) this.#store.news.tell({ about: 'table', table: record.id, n: record.seq })
    return isNew
  }

  async #open(record: TableRecord): Promise<Result<TableCard, Problem>> {
    await this.add(record)
    const card = await this.#desks.at(record.id, async desk => {
      await this.begin(desk)
      return desk.card
    })
    return ok(card ?? this.#card(record))
  }

  /** Begins play if the table waits for nobody. Runs in the desk's queue. */
  begin(desk: Desk): Promise<void> {
    return startIfFull(desk, this.#wordGraceMs)
  }

  async #invitation(table: string, text: string | undefined): Promise<Result<Invitation | undefined, Problem>> {
    if (text === undefined) return ok(undefined)
    const read = readToken(text)
    const invitation = read && (await this.#store.tables.invitation(read.id))
    if (read === undefined || invitation?.table !== table || !opens(read.secret, invitation.hash)) {
      return problem('forbidden', 'this invitation is not valid for this table', 'invitation')
    }
    if (invitation.revokedAt !== undefined) {
      return problem('gone', 'the host has taken this link back: ask for a new one', 'invitation')
    }
    return ok(invitation)
  }

  async #mayLook(record: TableRecord, person: string | undefined): Promise<boolean> {
    if (record.visibility === 'public') return true
    if (person === undefined) return false
    if (record.maker === person || seatsOf(record, person).length > 0) return true
    return this.#store.tables.isAdmitted(record.id, person)
  }

  #card(record: TableRecord): TableCard {
    return cardOf(record, this.#findGame(record.game))
  }
}

export interface Joined {
  readonly card: TableCard
  /** Left out for a person who was invited to watch. */
  readonly seat?: Seat
}

/** Whether a table changes what is printed. */
export function hasHouseRules(options: object): boolean {
  return Object.values(options).some(value => typeof value === 'object' && Object.keys(value ?? {}).length > 0)
}

/** A word comes with the commitment that its sender was shown: a word that was chosen before protects nobody. */
export function otherSeal(): Result<never, Problem> {
  return problem('conflict', 'a word comes with the commitment of this table, which is shown first', 'commitment')
}

/** The result of a request: done, refused by a rule, or impossible to try. */
export function flat<T>(result: Result<Result<T, Problem>, Problem>): Result<T, Problem> {
  return result.ok ? result.value : result
}
