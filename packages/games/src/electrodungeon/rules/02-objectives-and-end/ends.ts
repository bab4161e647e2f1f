import type { Table } from '@undercroft/kernel'
import { type ElectroDungeon, MOF, type State } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

type T = Table<ElectroDungeon>
/** ED-18.1: the game ends, and everything is shown to all. */
export function endGame(s: State, winners: readonly number[], by: Rule, t: Pick<T, 'reveal'>): void {
  t.reveal('ED-18.1', 'all', secretsOf(s))
  s.outcome = Object.freeze({ winners: Object.freeze([...winners]), by, rounds: s.round })
}

/** ED-2.4, ED-2.7: the MoF wins alone. */
export function mofWins(s: State, by: Rule, t: Pick<T, 'reveal'>): void {
  endGame(s, [MOF], by, t)
}

/** Everything that was hidden from somebody. */
function secretsOf({ rooms, doors, explorers, mofHand }: State): object {
  return {
    rooms: rooms.map(({ card, key }) => ({ card, key })),
    doors: doors.map(({ card, task, fragment, reward }) => ({ card, task, fragment, reward })),
    hands: [mofHand, ...explorers.map(({ hand }) => hand)],
  }
}
