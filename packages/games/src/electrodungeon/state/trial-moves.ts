import { type ChoiceOf, oneOf, whole, words } from '@undercroft/kernel'

export const NODES = ['amber', 'blue', 'green', 'pink', 'violet', 'white'] as const
export type Node = (typeof NODES)[number]
export const SIGNS = ['bolt', 'coil', 'ground'] as const
export type Sign = (typeof SIGNS)[number]

const MOST_LIVE = 9
export const CUP = 4
export const FACES = 6
/** Five Explorers take part at most. */
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
