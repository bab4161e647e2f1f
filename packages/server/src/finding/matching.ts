import type { Time } from '../store/records.ts'
import type { Seek } from './records.ts'

/** People who may sit down together, and the level of the bots that fill the seats that are left. */
export interface Group {
  readonly seeks: readonly Seek[]
  readonly bots?: string
}

/** Whether two people may be brought together. */
export type MayMeet = (a: string, b: string) => Promise<boolean>

const NEAR = 150
/** How much farther apart people may be for each second, or each hour, that they have waited. */
const WIDER = { live: 15 / 1000, days: 150 / 3_600_000 } as const

/** Whoever has waited longest is looked after first: with those who are near enough, and after a time that they agreed to with bots. */
export async function groupsOf(
  waiting: readonly Seek[],
  seatsOf: (game: string) => number | undefined,
  now: Time,
  mayMeet: MayMeet,
): Promise<Group[]> {
  const groups: Group[] = []
  const left = new Set(waiting)
  for (const first of waiting) {
    const seats = seatsOf(first.game)
    if (seats === undefined || !left.has(first)) continue
    const near = await nearest(first, [...left], seats, now, mayMeet)
    const group = near.length === seats ? { seeks: near } : withBots(near, now)
    if (group === undefined) continue
    for (const seek of group.seeks) left.delete(seek)
    groups.push(group)
  }
  return groups
}

/** Somebody with as many others as have room, the nearest in strength first; each may meet each. */
async function nearest(first: Seek, all: readonly Seek[], seats: number, now: Time, mayMeet: MayMeet): Promise<Seek[]> {
  const same = all.filter(each => each !== first && each.game === first.game && each.pace === first.pace)
  const gap = (other: Seek): number => Math.abs(other.strength - first.strength)
  const fitting = same.filter(other => gap(other) <= Math.max(reach(first, now), reach(other, now)))
  const group = [first]
  for (const other of fitting.toSorted((a, b) => gap(a) - gap(b) || a.at - b.at)) {
    if (group.length === seats) break
    if (await meetsAll(other, group, mayMeet)) group.push(other)
  }
  return group
}

function reach({ pace, at }: Seek, now: Time): number {
  return NEAR + (now - at) * WIDER[pace]
}

async function meetsAll(other: Seek, group: readonly Seek[], mayMeet: MayMeet): Promise<boolean> {
  for (const each of group) if (!(await mayMeet(each.person, other.person))) return false
  return true
}

function withBots(near: readonly Seek[], now: Time): Group | undefined {
  const agreed = near.filter(({ bots, at }) => bots !== undefined && now - at >= bots.after * 1000)
  const [first] = agreed
  return first?.bots === undefined || first !== near[0] ? undefined : { seeks: agreed, bots: first.bots.level }
}
