import type { Entrant, Format, Pairing, Tournament } from './records.ts'

/** How an entrant stands. */
export interface Standing {
  readonly n: number
  readonly points: number
  /** The points of all whom they met: between equals, who met the stronger stands higher. */
  readonly met: number
  readonly played: number
}

/** How many rounds a tournament of so many has, where the host says nothing. */
export function usualRounds(format: Format, entrants: number): number {
  if (format === 'round-robin') return entrants + (entrants % 2) - 1
  return Math.max(1, Math.ceil(Math.log2(Math.max(2, entrants))))
}

export function standings(entrants: readonly Entrant[], pairings: readonly Pairing[]): Standing[] {
  const points = new Map<number, number>()
  const played = new Map<number, number>()
  for (const { entrants: seated, points: got } of pairings) {
    for (const [i, n] of got === undefined ? [] : seated.entries()) {
      points.set(n, (points.get(n) ?? 0) + (got?.[i] ?? 0))
      played.set(n, (played.get(n) ?? 0) + 1)
    }
  }
  const met = (n: number): number =>
    pairings
      .filter(each => each.points !== undefined && each.entrants.includes(n))
      .flatMap(each => each.entrants.filter(other => other !== n))
      .reduce((sum, other) => sum + (points.get(other) ?? 0), 0)
  return entrants
    .map(({ n }) => ({ n, points: points.get(n) ?? 0, met: met(n), played: played.get(n) ?? 0 }))
    .sort((a, b) => b.points - a.points || b.met - a.met || a.n - b.n)
}

/** Whether two entrants may be put at one table. */
export type MaySit = (a: number, b: number) => boolean

/** Who sits with whom in the next round, in the order of the seats; a table that is not full gets bots of the house. */
export function pair(
  { format, round }: Pick<Tournament, 'format' | 'round'>,
  entrants: readonly Entrant[],
  pairings: readonly Pairing[],
  seats: number,
  maySit: MaySit = () => true,
): number[][] {
  const groups = format === 'round-robin' ? circle(entrants, round, maySit) : swiss(entrants, pairings, seats, maySit)
  // Who begins changes from round to round.
  return groups.map((group, board) => ((round + board) % 2 === 1 ? group.toReversed() : group))
}

/** Everybody turns about the first: each meets each once, but for who may not. Who has withdrawn is not waited for. */
function circle(entrants: readonly Entrant[], round: number, maySit: MaySit): number[][] {
  const wheel: (Entrant | undefined)[] = [...entrants]
  if (wheel.length % 2 === 1) wheel.push(undefined)
  const [first, ...rest] = wheel
  const turned = [first, ...rest.map((_, i) => rest[(i + round) % rest.length])]
  const half = turned.length / 2
  return turned.slice(0, half).flatMap((each, i) => {
    const both = [each, turned.at(-1 - i)].flatMap(one => (one === undefined || one.withdrawn ? [] : [one.n]))
    const [one, two] = both
    if (one === undefined) return []
    return two === undefined || maySit(one, two) ? [both] : [[one], [two]]
  })
}

/** So many pairs are tried before some meet again. */
const MOST_TRIES = 20_000

/** Pairs in which nobody meets whom they may not, each as near to the top as can be; the last of an odd number is alone. */
function apart(of: readonly number[], maySit: MaySit, tries: { left: number }): number[][] | undefined {
  const [first, ...rest] = of
  if (first === undefined) return []
  if (rest.length === 0) return [[first]]
  for (const second of rest) {
    if (!maySit(first, second)) continue
    if (tries.left-- <= 0) return undefined
    const others = rest.filter(n => n !== second)
    const pairs = apart(others, maySit, tries)
    if (pairs !== undefined) return [[first, second], ...pairs]
  }
  return undefined
}

/** Those who stand alike meet, if they have not met before, or as seldom as can be; who finds nobody sits alone. */
function swiss(entrants: readonly Entrant[], pairings: readonly Pairing[], seats: number, maySit: MaySit): number[][] {
  const playing = new Set(entrants.filter(({ withdrawn }) => !withdrawn).map(({ n }) => n))
  const left = standings(entrants, pairings).flatMap(({ n }) => (playing.has(n) ? [n] : []))
  const meetings = (a: number, b: number): number =>
    pairings.filter(each => each.entrants.includes(a) && each.entrants.includes(b)).length
  const mostMeetings = new Set(pairings.map(({ round }) => round)).size
  for (let most = 0; seats === 2 && most <= mostMeetings; most++) {
    const pairs = apart(left, (a, b) => maySit(a, b) && meetings(a, b) <= most, { left: MOST_TRIES })
    if (pairs !== undefined) return pairs
  }
  const groups: number[][] = []
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const group = [first]
    while (group.length < seats) {
      const fitting = left.filter(n => group.every(each => maySit(each, n)))
      if (fitting.length === 0) break
      const cost = (n: number): number => group.reduce((sum, each) => sum + meetings(each, n), 0)
      const next = fitting.reduce((best, n) => (cost(n) < cost(best) ? n : best))
      left.splice(left.indexOf(next), 1)
      group.push(next)
    }
    groups.push(group)
  }
  return groups
}
