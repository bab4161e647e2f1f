import { diceInPlay, type LiarsVolts } from '../liars-volts.ts'
import { CUP, labelMove } from '../moves.ts'
import type { TrialText } from './text.ts'

/** A cup that the viewer may not lift is empty in what it sees. */
export const liarsVoltsText: TrialText<LiarsVolts> = (seen, { names }) => {
  const { cups, isIn, bid, called, turn } = seen
  return [
    ...cups.map((dice, who) => {
      const under = dice.length > 0 ? dice.join(' ') : Array(CUP).fill('?').join(' ')
      return `${names[who]}: ${isIn[who] ? under : 'out'}`
    }),
    `${diceInPlay(seen)} dice in play, ${names[turn]} is to bid`,
    bid === undefined ? 'No bid yet' : `The bid of ${names[bid.by]}: ${labelMove(['raise', bid.count, bid.face])}`,
    ...(called === undefined
      ? []
      : [
          `Last call, by ${names[called.by]}: ${called.count} of the ${called.bid.count} bid showed ${called.bid.face}, ${names[called.out]} is out`,
        ]),
  ]
}
