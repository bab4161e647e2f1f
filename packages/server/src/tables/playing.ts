import { ok, type RecordHead, type Result, type Seat } from '@undercroft/kernel'
import { type Problem, problem } from '../problem.ts'
import type { TableRecord } from '../store/records.ts'
import { propose, reply } from './consent.ts'
import type { Desk } from './desk.ts'
import type { Desks } from './desks.ts'
import type { TableCard, View } from './messages.ts'
import { giveOrders, takeAnswer, takeBack } from './play.ts'
import { ownSeat } from './seats.ts'
import { flat, type TableService } from './tables.ts'
import type { AnswerWish, OrdersWish } from './wishes.ts'

/** What people do at a table: look, answer, take back. */
export class PlayService {
  readonly #desks: Desks
  readonly #tables: TableService

  constructor(desks: Desks, tables: TableService) {
    this.#desks = desks
    this.#tables = tables
  }

  async view(table: string, person: string | undefined, wish: Looking): Promise<Result<View | undefined, Problem>> {
    return flat(
      await this.#tables.look(table, person, async desk => {
        const viewer = this.#tables.viewer(desk, person, wish.seat)
        return viewer.ok ? ok(await desk.view({ ...wish, viewer: viewer.value, refusals: true })) : viewer
      }),
    )
  }

  answer(person: string, table: string, wish: AnswerWish): Promise<Result<'taken' | 'repeated', Problem>> {
    const { seat, choice, ticket, request } = wish
    return this.#inSeat(person, table, seat, desk =>
      takeAnswer(desk, { seat, choice, ticket, by: 'person' }, { person, request }),
    )
  }

  undo(person: string, table: string, seat: Seat, request: string): Promise<Result<'taken' | 'repeated', Problem>> {
    return this.#inSeat(person, table, seat, desk => takeBack(desk, seat, { person, request }))
  }

  /** Replaces a seat's standing orders; nobody else is told. */
  order(
    person: string,
    table: string,
    { seat, orders, request }: OrdersWish,
  ): Promise<Result<'taken' | 'repeated', Problem>> {
    return this.#inSeat(person, table, seat, desk => giveOrders(desk, seat, orders, { person, request }))
  }

  propose(person: string, table: string, seat: Seat): Promise<Result<TableCard, Problem>> {
    return this.#inSeat(person, table, seat, desk => cardAfter(desk, propose(desk, seat, person)))
  }

  /** Works while a bot stands in, too: a bot plays for its owner and agrees to nothing. */
  reply(person: string, table: string, seat: Seat, agree: boolean): Promise<Result<TableCard, Problem>> {
    return this.#inSeatOf(person, table, seat, ownSeat, desk => cardAfter(desk, reply(desk, seat, agree, person)))
  }

  /** The game as text, for when it is over: it holds every secret. */
  async record(table: string, person: string | undefined): Promise<Result<string, Problem>> {
    return flat(
      await this.#tables.look(table, person, async desk =>
        desk.record.status === 'over'
          ? recordOf(desk)
          : problem('conflict', 'the file of a game can be had when it is over'),
      ),
    )
  }

  /** For what somebody does in a seat of their own. */
  #inSeat<T>(
    person: string,
    table: string,
    seat: Seat,
    act: (desk: Desk) => Promise<Result<T, Problem>>,
  ): Promise<Result<T, Problem>> {
    // Who sits where play has begun may look on, and nothing else is to be seen to.
    const desk = this.#desks.seen(table)
    if (desk?.record.status === 'playing' && !desk.isBusy && sitsThere(desk.record, person, seat).ok) {
      return desk.inTurn(() => act(desk))
    }
    return this.#inSeatOf(person, table, seat, sitsThere, act)
  }

  async #inSeatOf<T>(
    person: string,
    table: string,
    seat: Seat,
    check: (record: TableRecord, person: string, seat: Seat) => Result<unknown, Problem>,
    act: (desk: Desk) => Promise<Result<T, Problem>>,
  ): Promise<Result<T, Problem>> {
    const look = async (desk: Desk): Promise<Result<T, Problem>> => {
      const mine = check(desk.record, person, seat)
      if (mine.ok) return act(desk)
      return (await desk.freshen()) ? look(desk) : mine
    }
    return flat(await this.#tables.look(table, person, look, 'quick'))
  }
}

/** What a client that comes back has seen already. */
export interface Looking {
  readonly seat?: Seat | undefined
  readonly epoch?: number | undefined
  readonly from?: number | undefined
}

async function cardAfter(desk: Desk, done: Promise<Result<true, Problem>>): Promise<Result<TableCard, Problem>> {
  const result = await done
  return result.ok ? ok(desk.card) : result
}

function sitsThere(record: TableRecord, person: string, seat: Seat): Result<true, Problem> {
  const mine = ownSeat(record, person, seat)
  if (!mine.ok) return mine
  return mine.value.kind === 'bot'
    ? problem('conflict', 'a bot plays for you: take your place back first', 'seat')
    : ok(true)
}

/** The record of a game that is over. */
export async function recordOf(desk: Desk): Promise<Result<string, Problem>> {
  const room = await desk.room()
  return room?.isWhole === true
    ? ok(room.record(head(desk)))
    : problem('conflict', 'the rules of this game have changed in the middle of it: it has no file')
}

function head({ record }: Desk): RecordHead {
  const { commitment, words, secret, seats } = record
  const players = seats.map(sitting => {
    if (sitting.kind === 'person') return { kind: 'person', player: sitting.name } as const
    return { kind: 'bot', player: sitting.kind === 'bot' ? sitting.level : '' } as const
  })
  return { players, dice: { kind: 'sealed', commitment, words, secret } }
}
