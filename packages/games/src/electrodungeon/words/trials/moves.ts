import type { TrialMove } from '../../state/trial-moves.ts'

/** A move as a person reads it on a button. */
export function labelMove(move: TrialMove): string {
  switch (move[0]) {
    case 'stake':
      return `Stake ${move[1]} Live`
    case 'raise':
      return `At least ${move[1]} × ${move[2]}`
    case 'callBid':
      return 'Call it a lie'
    case 'press':
      return `Press ${move[1]}`
    case 'charge':
      return 'Charge on'
    case 'keepCharge':
      return 'Keep the charge'
    case 'show':
      return `Show ${move[1]}`
    case 'number':
      return `Choose ${move[1]}`
    case 'throwDice':
      return `Throw ${move[1]} ${move[1] === 1 ? 'die' : 'dice'}`
    case 'fuse':
      return `Burn fuse ${move[1]}`
    case 'grip':
      return 'Hold on'
    case 'letGo':
      return 'Let go'
  }
}
