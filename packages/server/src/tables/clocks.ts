import type { Seat } from '@undercroft/kernel'
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
  if (clock.kind === 'none') return []
  return seats.map((sitting, seat) => {
    const hand = hands[seat] ?? {}
    const ask = sitting.kind === 'person' ? asked.find(each => each.seat === seat) : undefined
    if (ask !== undefined && hand.ticket === ask.ticket && hand.since !== undefined) return hand
    const left = clock.kind === 'game' ? { left: leftAt(clock, hand, now) } : {}
    return ask === undefined ? left : { ...left, since: now, ticket: ask.ticket }
  })
}

/** When the first hand runs out. */
export function deadlineOf(clock: Clock, hands: readonly Hand[]): Time | undefined {
  if (clock.kind === 'none') return undefined
  const ends = hands.flatMap(hand => {
    const end = endOf(clock, hand)
    return end === undefined ? [] : [end]
  })
  return ends.length === 0 ? undefined : Math.min(...ends)
}

/** Whose time is up. */
export function timedOut(clock: Clock, hands: readonly Hand[], now: Time): Seat[] {
  if (clock.kind === 'none') return []
  return hands.flatMap((hand, seat) => {
    const end = endOf(clock, hand)
    return end !== undefined && end <= now ? [seat] : []
  })
}

type Running = Exclude<Clock, { kind: 'none' }>

function endOf(clock: Running, { since, left }: Hand): Time | undefined {
  if (since === undefined) return undefined
  return since + (clock.kind === 'game' ? (left ?? clock.seconds * 1000) : clock.seconds * 1000)
}

function leftAt(clock: Running, { since, left = clock.seconds * 1000 }: Hand, now: Time): number {
  return since === undefined ? left : Math.max(0, left - (now - since))
}
