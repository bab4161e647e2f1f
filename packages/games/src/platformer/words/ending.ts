import type { Outcome, Seen } from '@undercroft/kernel'
import { BOSSES } from '../content/bosses.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { Platformer } from '../state/state.ts'

/** Says why the game is over, as one player would tell another. */
export function ending(
  { winners, by }: Outcome<Rule>,
  names: readonly string[],
  { view }: Seen<Platformer>,
): string | undefined {
  const boss = BOSSES[view.boss].name
  switch (by) {
    case 'PL-17.1':
      return `${names[winners[0] ?? 0]} has struck ${boss} down.`
    case 'PL-17.5':
      return `The last Round is over, and ${boss} still keeps the tower.`
    case 'PL-19.6':
      return `${names[0]} has Fainted, and alone in the tower that is the end.`
    case 'PL-19.7':
      return `No Event is left in the deck, and ${boss} still keeps the tower.`
    default:
      return undefined
  }
}
