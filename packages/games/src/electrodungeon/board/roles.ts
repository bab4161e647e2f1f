import type { Seat } from '@undercroft/kernel'
import type { RoleCard } from '../../board.ts'
import { MOF } from '../state/state.ts'

const EXPLORER_CARD: RoleCard = {
  goal: 'Find the three fragments of the Master Key and the door with the Master Lock, and escape.',
  turn: [
    'Roll and walk up to that far through the maze.',
    'Then do one thing where you stand: look into a room, enter it, unlock a door or try its task.',
    'In rooms wait beasts, traps and keys; behind the doors, puzzles, trials and the fragments.',
  ],
  end: 'Whoever is at the open Master Lock with all three fragments escapes and wins. After the last round nobody can.',
}

const MASTER_CARD: RoleCard = {
  goal: 'You are the Master of Fates. Keep everybody in the maze until the last round is over.',
  turn: [
    'Before the game, hide beasts, traps and keys in the rooms, and tasks behind the doors.',
    'When Explorers enter a room, your beasts fight them.',
    'Talk to them as you like: you may lie about everything that is hidden.',
  ],
  end: 'You win if nobody has escaped by the end of the last round.',
}

/** What either side is about, in one card. */
export const role = (seat: Seat): RoleCard => (seat === MOF ? MASTER_CARD : EXPLORER_CARD)
