import { diceInPlay } from '../../rules/13-trials/liars-volts.ts'
import { CUP } from '../../state/trial-moves.ts'
import type { LiarsVolts } from '../../state/trials.ts'
import { labelMove } from './moves.ts'
import type { TrialText } from './text.ts'

/** A cup that the viewer may not lift is empty in what it sees. */
export const liarsVoltsText: TrialText<LiarsVolts> = (seen, { names }) => {
  const { cups, isIn, called, winner } = seen
  const under = (dice: readonly number[]) => (dice.length > 0 ? dice.join(' ') : Array(CUP).fill('?').join(' '))
  return [
    ...(winner === undefined
      ? [...cups.map((dice, who) => `${names[who]}: ${isIn[who] ? under(dice) : 'out'}`), ...sayBid(seen, names)]
      : []),
    ...(called === undefined ? [] : sayCall(called, names)),
  ]
}

function sayBid(seen: LiarsVolts, names: readonly string[]): string[] {
  const { bid, turn } = seen
  return [
    `${diceInPlay(seen)} dice in play, ${names[turn]} is to bid`,
    bid === undefined ? 'No bid yet' : `The bid of ${names[bid.by]}: ${labelMove(['raise', bid.count, bid.face])}`,
  ]
}

/** All cups lie open at a call. */
function sayCall({ by, bid, cups, count, out }: Required<LiarsVolts>['called'], names: readonly string[]): string[] {
  const lifted = cups.flatMap((dice, who) => (dice.length > 0 ? [`${names[who]} ${dice.join(' ')}`] : []))
  return [
    `Last call, by ${names[by]}: ${count} of the ${bid.count} bid showed ${bid.face}, ${names[out]} is out`,
    `The cups were: ${lifted.join(', ')}`,
  ]
}
