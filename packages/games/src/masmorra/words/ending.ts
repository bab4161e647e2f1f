import type { Outcome } from '@undercroft/kernel'
import type { Rule } from '../rules/rulebook.ts'

/** Why the game is over, in a player's words. */
export function ending({ winners, by }: Outcome<Rule>, names: readonly string[]): string | undefined {
  const who = winners.map(seat => names[seat] ?? '?')
  const most = who.length > 1 ? `${who.join(' and ')} have equally much` : `${who[0]} has the most`
  switch (by) {
    case 'MA-20.1':
      return `A Hero has reached 16 XP, and the round is over. With the cards in hand ${most} XP.`
    case 'MA-21.1':
      return `Malaphyas has fallen for good. With the cards in hand ${most} XP.`
    case 'MA-24.2':
      return 'Malaphyas has fallen in time, and every Hero is alive.'
    case 'MA-24.3':
      return 'A Hero has run out of Life, and the Alliance falls with it.'
    case 'MA-24.11':
      return 'The time is up, and Malaphyas still rules the dungeon.'
    case 'MA-25.2':
      return `The last round is over. With the cards in hand ${most} XP.`
    default:
      return undefined
  }
}
