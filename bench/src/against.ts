import { type Contestant, type Entry, sayContestant } from './contest.ts'
import { figure, ratio } from './figures.ts'
import { count, table, times } from './table.ts'

/** One contestant of ours in two checkouts. */
export interface Pair {
  readonly here: Entry
  readonly there: Entry
}

/** The contestants of a pair are two objects: whoever starts their processes tells them apart by that. */
export function pairs(contestants: readonly Contestant[]): readonly Pair[] {
  return contestants.map(contestant => ({
    here: { contestant: { ...contestant }, rounds: [] },
    there: { contestant: { ...contestant }, rounds: [] },
  }))
}

/** The time of a decision, here and there; games that were not measured are left out. */
export function sayPairs(measured: readonly Pair[]): string {
  const rows = measured
    .filter(({ here, there }) => here.rounds.length > 0 && there.rounds.length > 0)
    .map(({ here, there }) => {
      const [mine, theirs] = [nanosOf(here), nanosOf(there)]
      const { of, low, high } = ratio(mine, theirs)
      const nanos = [theirs, mine].map(each => count(figure(each).median))
      return [sayContestant(here.contestant), ...nanos, times(of), `${times(low)} to ${times(high)}`]
    })
  return table(['random play', 'there, ns a decision', 'here', 'here / there', 'in any one round'], rows)
}

function nanosOf({ rounds }: Entry): readonly number[] {
  return rounds.map(({ movesPerSecond }) => 1e9 / movesPerSecond)
}
