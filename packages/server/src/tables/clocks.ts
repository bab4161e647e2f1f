import { limitEnd, limitNow, type Seat } from '@undercroft/kernel'
import type { Clock, Hand, Sitting, Time } from '../store/records.ts'
import type { Asked } from './room.ts'

/** How the clocks stand when these are asked now: who is asked still goes on, who is asked anew begins. Bots have none. */
export function handsNow(
  clock: Clock,
  hands: readonly Hand[],
  asked: readonly Asked[],
  seats: readonly Sitting[],
  now: Time,
): Hand[] {
  const next = seats.map((sitting, seat): Hand => {
    const hand = hands[seat] ?? {}
    const ask = sitting.kind === 'person' ? asked.find(each => each.seat === seat) : undefined
    const limit = limitNow(hand.limit, ask, now)
    return { ...(clock.kind === 'none' ? {} : handOf(clock, hand, ask, now)), ...(limit && { limit }) }
  })
  return clock.kind === 'none' && next.every(hand => hand.limit === undefined) ? [] : next
}

/** When the first hand runs out. */
export function deadlineOf(clock: Clock, hands: readonly Hand[]): Time | undefined {
  const ends = hands.flatMap(hand => endsOf(clock, hand))
  return ends.length === 0 ? undefined : Math.min(...ends)
}

/** Whose time is up. */
export function timedOut(clock: Clock, hands: readonly Hand[], now: Time): Seat[] {
  return hands.flatMap((hand, seat) => (endsOf(clock, hand).some(end => end <= now) ? [seat] : []))
}

/** Whether the question's own time is over: then the default is taken, whoever answers at the end of the table's clock. */
export function isOverLimit({ limit }: Hand, now: Time): boolean {
  return limit !== undefined && limitEnd(limit) <= now
}

type Running = Exclude<Clock, { kind: 'none' }>

function handOf(clock: Running, hand: Hand, ask: Asked | undefined, now: Time): Hand {
  const { limit: _, ...kept } = hand
  if (ask !== undefined && hand.ticket === ask.ticket && hand.since !== undefined) return kept
  const left = clock.kind === 'game' ? { left: leftAt(clock, hand, now) } : {}
  return ask === undefined ? left : { ...left, since: now, ticket: ask.ticket }
}

/** When the question's own time is over, and when the table's. */
function endsOf(clock: Clock, { since, left, limit }: Hand): Time[] {
  const own = limit === undefined ? [] : [limitEnd(limit)]
  if (since === undefined || clock.kind === 'none') return own
  return [...own, since + (clock.kind === 'game' ? (left ?? clock.seconds * 1000) : clock.seconds * 1000)]
}

function leftAt(clock: Running, { since, left = clock.seconds * 1000 }: Hand, now: Time): number {
  return since === undefined ? left : Math.max(0, left - (now - since))
}
