import { ok, type Result, type Seat } from '@undercroft/kernel'
import { type Problem, problem } from '../problem.ts'
import type { Sitting, TableChange } from '../store/records.ts'
import type { Desk } from './desk.ts'
import type { TableCard } from './messages.ts'
import { seatChange } from './opening.ts'
import { isKept, lacksWord, ownSeat, seatsOf, withSitting } from './seats.ts'
import { flat, otherSeal, type TableService } from './tables.ts'
import type { WordWish } from './wishes.ts'

/** A bot that takes over from somebody who left for good. */
const STAND_IN = 'greedy'

/** What people do with a seat that is theirs. */
export class SeatService {
  readonly #tables: TableService

  constructor(tables: TableService) {
    this.#tables = tables
  }

  /** Before the game a seat becomes free again; in it, a bot plays on, and there is no way back. */
  leave(person: string, table: string, seat: Seat): Promise<Result<TableCard, Problem>> {
    return this.#reseat(person, table, seat, ({ record }) => {
      const mine = ownSeat(record, person, seat)
      if (!mine.ok) return mine
      if (record.status === 'open') return ok({ sitting: { kind: 'free', invited: false } })
      const gone = [...new Set([...record.gone, person])].sort()
      return ok({ sitting: { kind: 'bot', level: STAND_IN }, change: { gone } })
    })
  }

  /** A bot plays for its owner; in a seat that is free, or whose owner has not come, the maker of the table may put one. */
  giveToBot(person: string, table: string, seat: Seat, level: string): Promise<Result<TableCard, Problem>> {
    return this.#reseat(person, table, seat, ({ record }) => {
      const there = record.seats[seat]
      if ((there?.kind === 'free' || isKept(there)) && record.maker === person) return ok({ sitting: bot(level) })
      const mine = ownSeat(record, person, seat)
      if (!mine.ok) return mine
      if (mine.value.kind !== 'person') return problem('conflict', 'a bot sits there already', 'seat')
      return ok({ sitting: bot(level, mine.value) })
    })
  }

  takeBack(person: string, table: string, seat: Seat): Promise<Result<TableCard, Problem>> {
    return this.#reseat(person, table, seat, ({ record }) => {
      const mine = ownSeat(record, person, seat)
      if (!mine.ok) return mine
      if (mine.value.kind !== 'bot' || mine.value.for === undefined) return problem('conflict', 'you sit there', 'seat')
      return ok({ sitting: { kind: 'person', ...mine.value.for } })
    })
  }

  /** Mixes a person's word into the dice, in each of their seats. Nobody else sees the word before play begins. */
  async word(person: string, table: string, { commitment, word }: WordWish): Promise<Result<TableCard, Problem>> {
    return flat(
      await this.#tables.look(table, person, async desk => {
        const given = await desk.change(
          () => {
            const { seats, status } = desk.record
            if (commitment !== desk.record.commitment) return otherSeal()
            if (status !== 'open') return problem('conflict', 'the dice are fixed: play has begun')
            const lacking = seatsOf(desk.record, person).filter(seat => isWordless(seats[seat]))
            const [seat] = lacking
            if (seat === undefined) return problem('conflict', 'your places have their word already, or you have none')
            const next = lacking.reduce((all, each) => withSitting(all, each, worded(all[each], word)), [...seats])
            return ok({ happening: { kind: 'worded', seat }, change: { seats: next } })
          },
          { person },
        )
        if (!given.ok) return given
        await this.#tables.begin(desk)
        return ok(desk.card)
      }),
    )
  }

  async #reseat(
    person: string,
    table: string,
    seat: Seat,
    next: (desk: Desk) => Result<{ sitting: Sitting; change?: TableChange }, Problem>,
  ): Promise<Result<TableCard, Problem>> {
    return flat(
      await this.#tables.look(table, person, async desk => {
        const changed = await desk.change(
          room => {
            if (desk.record.status === 'over') return problem('conflict', 'this game is over')
            const wanted = next(desk)
            if (!wanted.ok) return wanted
            const { sitting, change = {} } = wanted.value
            const seated = seatChange(desk, room, seat, sitting)
            return ok({ happening: { kind: 'sat', seat, who: sitting.kind }, change: { ...change, ...seated } })
          },
          { person },
        )
        if (!changed.ok) return changed
        await this.#tables.begin(desk)
        return ok(desk.card)
      }),
    )
  }
}

/** A bot in a seat. The person it stands in for keeps the seat and the word they sent. */
function bot(level: string, owner?: Extract<Sitting, { kind: 'person' }>): Sitting {
  if (owner === undefined) return { kind: 'bot', level }
  const { kind: _, kept: __, ...somebody } = owner
  return { kind: 'bot', level, for: somebody }
}

function isWordless(sitting: Sitting | undefined): boolean {
  if (sitting?.kind === 'bot') return sitting.for !== undefined && sitting.for.word === undefined
  return sitting !== undefined && !isKept(sitting) && lacksWord(sitting)
}

function worded(sitting: Sitting | undefined, word: string): Sitting {
  if (sitting?.kind === 'person') return { ...sitting, word }
  if (sitting?.kind === 'bot' && sitting.for !== undefined) return { ...sitting, for: { ...sitting.for, word } }
  throw new Error('nobody sits there')
}
