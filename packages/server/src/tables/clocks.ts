import { limitEnd, limitNow, type Seat } from '@undercroft/kernel'
import type { Clock, Hand, Sitting, Time } from '../store/records.ts'
import type { Asked } from './room.ts'

/** The clocks for the seats that are asked now. A seat that was asked before keeps running; a new one starts. Bots have none. */
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

/** The time at which the first clock runs out. */
export function deadlineOf(clock: Clock, hands: readonly Hand[]): Time | undefined {
  const ends = hands.flatMap(hand => endsOf(clock, hand))
  return ends.length === 0 ? undefined : Math.min(...ends)
}

/** The seats whose time is up. */
export function timedOut(clock: Clock, hands: readonly Hand[], now: Time): Seat[] {
  return hands.flatMap((hand, seat) => (endsOf(clock, hand).some(end => end <= now) ? [seat] : []))
}

/** Whether the question's own limit is over. Then the default is taken, whatever the table's clock says. */
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

/** The ends of the question's own limit and of the table's clock. */
function endsOf(clock: Clock, { since, left, limit }: Hand): Time[] {
  const own = limit === undefined ? [] : [limitEnd(limit)]
  if (since === undefined || clock.kind === 'none') return own
  return [...own, since + (clock.kind === 'game' ? (left ?? clock.seconds * 1000) : clock.seconds * 1000)]
}

function leftAt(clock: Running, { since, left = clock.seconds * 1000 }: Hand, now: Time): number {
  return since === undefined ? left : Math.max(0, left - (now - since))
}
