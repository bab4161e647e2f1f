import { type Game, ok, type Result, readOptions, type Seat, type Viewer } from '@undercroft/kernel'
import { freshToken, newId, opens, readToken } from '../guard/tokens.ts'
import { type Problem, problem } from '../problem.ts'
import { type Invitation, ownerOf, type Person, type Sitting, type Status, type TableRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { cardOf } from './cards.ts'
import type { Desk } from './desk.ts'
import type { Desks } from './desks.ts'
import type { TableCard } from './messages.ts'
import { fillWithBots, freshWord, newTable, seatChange, startIfFull } from './opening.ts'
import { invitedSeat, ownSeat, personAt, seatFor, seatsOf } from './seats.ts'
import type { JoinWish, TableWish } from './wishes.ts'

const LISTED = 100

/** A bot that takes over from somebody who left for good. */
const STAND_IN = 'greedy'

export interface TablesOptions {
  readonly store: Store
  readonly desks: Desks
  readonly findGame: (id: string) => Game | undefined
  readonly tablesOfOne: number
}

/** What people do with tables, apart from playing. */
export class TableService {
  readonly #store: Store
  readonly #desks: Desks
  readonly #findGame: (id: string) => Game | undefined
  readonly #tablesOfOne: number

  constructor({ store, desks, findGame, tablesOfOne }: TablesOptions) {
    this.#store = store
    this.#desks = desks
    this.#findGame = findGame
    this.#tablesOfOne = tablesOfOne
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
      return problem('malformed', `with these options the game has ${plan.length} seats`, 'seats')
    }
    if ((await this.#store.tables.countMadeBy(person.id)) >= this.#tablesOfOne) {
      return problem('too-many', `you have ${this.#tablesOfOne} tables that are not over`)
    }
    const seats = wish.seats.map((seat): Sitting => {
      if (seat.kind === 'me') return personAt(person, seat.word ?? newId())
      return seat.kind === 'bot' ? seat : { kind: 'free', invited: seat.kind === 'invited' }
    })
    const { visibility, clock, lots } = wish
    const made = { maker: person.id, options: chosen, seats, visibility, clock, lots }
    return this.#open(newTable(newId(), game, made))
  }

  async list(status: Status): Promise<TableCard[]> {
    return (await this.#store.tables.listPublic(status, LISTED)).map(record => this.#card(record))
  }

  /** Where somebody sits, with the seats of theirs that are asked. */
  async listOf(person: string): Promise<{ card: TableCard; mine: Seat[]; waiting: Seat[] }[]> {
    const records = await this.#store.tables.listOf(person, LISTED)
    return records.map(record => {
      const mine = seatsOf(record, person)
      const waiting = mine.filter(seat => record.waiting.includes(seat) && record.seats[seat]?.kind === 'person')
      return { card: this.#card(record), mine, waiting }
    })
  }

  /** The desk in its turn, for those who may look at it. To others there is no such table. */
  async look<T>(
    table: string,
    person: string | undefined,
    act: (desk: Desk) => Promise<T>,
    /** What is about to be written finds out by itself whether it is late. */
    how: 'fresh' | 'quick' = 'fresh',
  ): Promise<Result<T, Problem>> {
    const found = await this.#desks.at(table, async desk => {
      if (how === 'fresh') await desk.freshen()
      const mayLook = await this.#mayLook(desk.record, person)
      if (!mayLook && !((await desk.freshen()) && (await this.#mayLook(desk.record, person)))) return undefined
      await startIfFull(desk) // a node may have died between the last seat's being taken and the beginning
      return ok(await act(desk))
    })
    return found ?? problem('missing', 'there is no such table, or it is private and you are not invited')
  }

  /** Through whose eyes somebody looks: a seat's of their own, or those of the public. */
  viewer(desk: Desk, person: string | undefined, wish: Seat | undefined): Result<Viewer, Problem> {
    const mine = seatsOf(desk.record, person)
    if (wish === undefined) return ok(mine[0] ?? 'spectator')
    return mine.includes(wish) ? ok(wish) : problem('forbidden', 'that seat is not yours', 'seat')
  }

  async join(person: Person, table: string, wish: JoinWish): Promise<Result<Joined, Problem>> {
    const invitation = await this.#invitation(table, wish.invitation)
    if (!invitation.ok) return invitation
    const invited = invitation.value
    // Who has once come in may look on after leaving too.
    if (invited !== undefined) await this.#store.tables.admit(table, person.id)
    return flat(
      await this.look(table, person.id, async desk => {
        if (invited !== undefined && invited.seat === undefined && wish.seat === undefined)
          return ok({ card: desk.card })
        let joined: Seat | undefined
        const sat = await desk.change(
          room => {
            const seat = seatFor(desk.record, wish.seat, invitedSeat(desk.record, person.id, invited?.seat))
            if (!seat.ok) return seat
            joined = seat.value
            const sitting = personAt(person, wish.word ?? newId())
            const change = seatChange(desk, room, joined, sitting)
            return ok({ happening: { kind: 'sat', seat: joined, who: 'person' }, change })
          },
          { person: person.id },
        )
        if (!sat.ok) return sat
        await startIfFull(desk)
        const [seat = joined] = desk.record.lots ? seatsOf(desk.record, person.id) : []
        return ok({ card: desk.card, ...(seat === undefined ? {} : { seat }) })
      }),
    )
  }

  /** Before the game a seat becomes free again; in it, a bot plays on. */
  leave(person: string, table: string, seat: Seat): Promise<Result<TableCard, Problem>> {
    return this.#reseat(person, table, seat, desk => {
      const mine = ownSeat(desk.record, person, seat)
      if (!mine.ok) return mine
      return ok(desk.record.status === 'open' ? { kind: 'free', invited: false } : { kind: 'bot', level: STAND_IN })
    })
  }

  /** A bot plays for its owner; in a seat that is still free, the maker of the table may put one. */
  giveToBot(person: string, table: string, seat: Seat, level: string): Promise<Result<TableCard, Problem>> {
    return this.#reseat(person, table, seat, ({ record }) => {
      const { maker, seats } = record
      if (seats[seat]?.kind === 'free' && maker === person) return ok({ kind: 'bot', level })
      const mine = ownSeat(record, person, seat)
      if (!mine.ok) return mine
      const { value: sitting } = mine
      if (sitting.kind !== 'person') return problem('conflict', 'a bot sits there already', 'seat')
      const { name, word } = sitting
      return ok({ kind: 'bot', level, for: { person, name, word } })
    })
  }

  /** The maker begins with those who are here: bots of this level take the seats that are free. */
  async start(person: string, table: string, level: string): Promise<Result<TableCard, Problem>> {
    return flat(
      await this.look(table, person, async desk => {
        if (desk.record.maker !== person) return problem('forbidden', 'only the maker of a table begins it')
        if (desk.record.status !== 'open') return problem('conflict', 'this game has begun')
        const filled = await fillWithBots(desk, person, level)
        if (!filled.ok) return filled
        await startIfFull(desk)
        return ok(desk.card)
      }),
    )
  }

  /** Whether who gets which seat is drawn when play begins: the maker says so, before. */
  async drawLots(person: string, table: string, on: boolean): Promise<Result<TableCard, Problem>> {
    return flat(
      await this.look(table, person, async desk => {
        const changed = await desk.change(
          () => {
            const { maker, status } = desk.record
            if (maker !== person) return problem('forbidden', 'only the maker of a table has seats drawn')
            if (status !== 'open') return problem('conflict', 'this game has begun')
            return ok({ happening: { kind: 'lots', on }, change: { lots: on } })
          },
          { person },
        )
        return changed.ok ? ok(desk.card) : changed
      }),
    )
  }

  takeBack(person: string, table: string, seat: Seat): Promise<Result<TableCard, Problem>> {
    return this.#reseat(person, table, seat, ({ record }) => {
      const mine = ownSeat(record, person, seat)
      if (!mine.ok) return mine
      if (mine.value.kind !== 'bot' || mine.value.for === undefined) return problem('conflict', 'you sit there', 'seat')
      return ok({ kind: 'person', ...mine.value.for })
    })
  }

  /** A link for a seat, or to watch: made by whoever made the table, or sits there. */
  async invite(person: string, table: string, seat: Seat | undefined): Promise<Result<string, Problem>> {
    return flat(
      await this.look(table, person, async ({ record }) => {
        const isHost = record.maker === person
        if (!isHost && seatsOf(record, person).length === 0) {
          return problem('forbidden', 'whoever sits at the table may invite others')
        }
        if (seat !== undefined && !isHost) return problem('forbidden', 'only the maker of the table gives seats away')
        if (seat !== undefined && record.seats[seat] === undefined)
          return problem('missing', `there is no seat ${seat}`)
        const { text, id, hash } = freshToken()
        await this.#store.tables.addInvitation({ id, table, hash, seat, madeAt: Date.now() })
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
            if (seats.some(sitting => (ownerOf(sitting) ?? person) !== person)) {
              return problem('conflict', 'others sit there: leave your seat instead')
            }
            const change = {
              status: 'over',
              overAt: Date.now(),
              waiting: [],
              botDue: false,
              deadline: undefined,
            } as const
            return ok({ happening: { kind: 'closed' }, change })
          },
          { person },
        )
        return closed.ok ? ok(desk.card) : closed
      }),
    )
  }

  /** The same again with the seats turned by one; who asks second gets the table that is there. */
  async rematch(person: string, table: string): Promise<Result<TableCard, Problem>> {
    const asked = await this.look(table, person, async desk => {
      const { record } = desk
      if (seatsOf(record, person).length === 0)
        return problem('forbidden', 'only those who played may ask for another game')
      if (record.status !== 'over') return problem('conflict', 'this game is not over')
      if (desk.game === undefined) return problem('conflict', 'the rules of this game have changed')
      const id = newId()
      if (record.rematch === undefined) {
        const draft = () =>
          desk.record.rematch === undefined
            ? ok({ happening: { kind: 'rematched', table: id }, change: { rematch: id } } as const)
            : problem('conflict', 'there is a rematch already')
        await desk.change(draft, { person })
      }
      return ok({ id: desk.record.rematch ?? id, old: desk.record, game: desk.game })
    })
    const agreed = flat(asked)
    if (!agreed.ok) return agreed
    const { id, old, game } = agreed.value
    const there = await this.#store.tables.get(id)
    if (there !== undefined) return ok(this.#card(there))
    const { maker, options, visibility, clock, lots } = old
    const seats = [...old.seats.slice(1), ...old.seats.slice(0, 1)].map(freshWord)
    return this.#open({ ...newTable(id, game, { maker, options, seats, visibility, clock, lots }), rematchOf: table })
  }

  async #open(record: TableRecord): Promise<Result<TableCard, Problem>> {
    await this.#store.tables.add(record) // of two who ask for the same rematch, one makes it
    const card = await this.#desks.at(record.id, async desk => {
      await startIfFull(desk)
      return desk.card
    })
    return ok(card ?? this.#card(record))
  }

  async #reseat(
    person: string,
    table: string,
    seat: Seat,
    next: (desk: Desk) => Result<Sitting, Problem>,
  ): Promise<Result<TableCard, Problem>> {
    return flat(
      await this.look(table, person, async desk => {
        const changed = await desk.change(
          room => {
            if (desk.record.status === 'over') return problem('conflict', 'this game is over')
            const sitting = next(desk)
            if (!sitting.ok) return sitting
            const change = seatChange(desk, room, seat, sitting.value)
            return ok({ happening: { kind: 'sat', seat, who: sitting.value.kind }, change })
          },
          { person },
        )
        if (!changed.ok) return changed
        await startIfFull(desk)
        return ok(desk.card)
      }),
    )
  }

  async #invitation(table: string, text: string | undefined): Promise<Result<Invitation | undefined, Problem>> {
    if (text === undefined) return ok(undefined)
    const read = readToken(text)
    const invitation = read && (await this.#store.tables.invitation(read.id))
    if (read === undefined || invitation?.table !== table || !opens(read.secret, invitation.hash)) {
      return problem('forbidden', 'this invitation is not valid for this table', 'invitation')
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
  /** None for those who were invited to watch. */
  readonly seat?: Seat
}

/** What was asked for, or why it may not be; or why it could not even be tried. */
export function flat<T>(result: Result<Result<T, Problem>, Problem>): Result<T, Problem> {
  return result.ok ? result.value : result
}
