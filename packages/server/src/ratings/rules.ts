import type { Outcome, Seat, SeatPlan } from '@undercroft/kernel'
import { ordinal, rate, rating } from 'openskill'
import type { Rating, SeatResult } from './records.ts'

/** Who has played no rated game yet. */
export const UNRATED: Rating = fixed(rating())

/** The role under which a seat is rated: places that differ by a letter or a number alone are the same. */
export function ratedRole(role: string): string {
  return role.replace(/ (?:[A-Z]|\d+)$/, '')
}

/** One number to show and to compare: what one is at least, surely enough. Nobody is below nothing. */
export function strength(of: Rating): number {
  return Math.max(0, Math.round(ordinal(of) * 40 + 1000))
}

export function resultOf(outcome: Outcome, seat: Seat): SeatResult['result'] {
  if (outcome.winners.includes(seat)) return 'won'
  return outcome.winners.length === 0 && outcome.lost !== true ? 'drawn' : 'lost'
}

/**
 * The ratings after a game. Those who win together are a team, and those who lose in one role beside another role are one too:
 * the Explorers lose to their Master together, four rivals lose each alone. Where nobody wins and nobody draws, the game won:
 * that says nothing of who is stronger. Whoever left loses to those who stayed.
 */
export function ratingsAfter(
  plan: SeatPlan,
  outcome: Outcome,
  leavers: ReadonlySet<Seat>,
  before: readonly Rating[],
): readonly Rating[] {
  const teams = teamsOf(plan, outcome, leavers)
  if (teams.length < 2) return before
  const rank = (team: readonly Seat[]): number => {
    const [seat = 0] = team
    if (leavers.has(seat)) return 3
    return resultOf(outcome, seat) === 'lost' ? 2 : 1
  }
  const given = teams.map(team => team.map(seat => ({ ...(before[seat] ?? UNRATED) })))
  const rated = rate(given, { rank: teams.map(rank) })
  const after = [...before]
  for (const [i, team] of teams.entries()) {
    for (const [j, seat] of team.entries()) after[seat] = fixed(rated[i]?.[j] ?? before[seat] ?? UNRATED)
  }
  return after
}

function teamsOf(plan: SeatPlan, outcome: Outcome, leavers: ReadonlySet<Seat>): readonly (readonly Seat[])[] {
  const seats = [...plan.keys()]
  const stayed = seats.filter(seat => !leavers.has(seat))
  const left = seats.filter(seat => leavers.has(seat)).map(seat => [seat])
  if (outcome.lost === true) return left.length === 0 ? [] : [...left, stayed].filter(({ length }) => length > 0)
  const winners = stayed.filter(seat => resultOf(outcome, seat) === 'won')
  const others = stayed.filter(seat => resultOf(outcome, seat) !== 'won')
  const roles = new Set(plan.map(({ role }) => ratedRole(role)))
  const sides = roles.size === 1 ? others.map(seat => [seat]) : byRole(plan, others)
  return [winners, ...sides, ...left].filter(({ length }) => length > 0)
}

function byRole(plan: SeatPlan, seats: readonly Seat[]): readonly (readonly Seat[])[] {
  return [...Map.groupBy(seats, seat => ratedRole(plan[seat]?.role ?? '')).values()]
}

/** Rounded, so that it is the same number in every database. */
export function fixed({ mu, sigma }: Rating): Rating {
  return { mu: round(mu), sigma: round(sigma) }
}

function round(number: number): number {
  return Math.round(number * 1e6) / 1e6
}
