export {
  countsOf,
  type Deck,
  deal,
  deckOf,
  draw,
  misplaced,
  readCards,
  refill,
  takeOut,
  unseen,
} from './deck.ts'
export { FAR, type Grid, grid, stepsFrom, WAYS, type Way } from './grid.ts'
export { choicesIn, type Hand, type HandView, imagineHand, playFrom, viewHand } from './hand.ts'
export {
  bags,
  clonePool,
  type Pool,
  type PoolDie,
  type PoolThrow,
  readPool,
  ready,
  sayPool,
  soundPool,
  spend,
  subsets,
  throwAgain,
  throwPool,
} from './pool.ts'
