import type { Seat } from '@undercroft/kernel'
import type { RoleCard } from '../../board.ts'
import { GM } from '../state/state.ts'

const HERO_CARD: RoleCard = {
  goal: 'You are the dog. Get to the end tile of the yard, and that in three yards.',
  turn: [
    'You have 6 move points: walk, climb, jump down, push crates, throw the ball.',
    'Or attack an enemy beside you; that ends your turn.',
    'Then the Game Master moves the enemies. Treats are your health: pick up more on the way.',
  ],
  end: 'You win with the third yard. Without treats, or with no way left to the end tile, you lose.',
}

const MASTER_CARD: RoleCard = {
  goal: 'You build the yards and play the enemies. Stop the dog before it has got through three of them.',
  turn: [
    'First build a yard, or take one that is ready: it must have a way through.',
    'After each turn of the dog, move your enemies: light ones are quick and climb, heavy ones hit hard.',
    'Beside the dog they may bite: each bite that hits takes treats.',
  ],
  end: 'You win when the dog has no treats left or can no longer get to the end tile.',
}

/** What either side is about, in one card. */
export const role = (seat: Seat): RoleCard => (seat === GM ? MASTER_CARD : HERO_CARD)
