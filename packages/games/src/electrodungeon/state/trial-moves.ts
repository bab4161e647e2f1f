import { type ChoiceOf, oneOf, whole, words } from '@undercroft/kernel'

export const NODES = ['amber', 'blue', 'green', 'pink', 'violet', 'white'] as const
export type Node = (typeof NODES)[number]
export const SIGNS = ['bolt', 'coil', 'ground'] as const
export type Sign = (typeof SIGNS)[number]

const MOST_LIVE = 9
export const CUP = 4
export const FACES = 6
/** Five Explorers at most. */
const MOST_DICE = 5 * CUP

/** The moves of all trials. */
export const trialVerbs = words({
  stake: [whole('Live', 0, MOST_LIVE - 1)],
  raise: [whole('number of dice', 1, MOST_DICE), whole('face', 1, FACES)],
  callBid: [],
  press: [oneOf('node', NODES)],
  charge: [],
  keepCharge: [],
  show: [oneOf('sign', SIGNS)],
  number: [whole('number', 1, 5)],
  throwDice: [whole('number of dice', 1, 3)],
  fuse: [whole('fuse', 1, 6)],
  grip: [],
  letGo: [],
})

export type TrialMove = ChoiceOf<typeof trialVerbs>

/** As a person reads it on a button. */
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
