import { ContractError, type Dice, FastDice, type Play, type Shape } from '@undercroft/kernel'

/** Picks an option at random. A single option takes no draw, so that all implementations play the same games. */
export function anyOf<T>(options: readonly T[], dice: Dice): T {
  const option = options[options.length === 1 ? 0 : dice.below(options.length)]
  if (option === undefined) throw new ContractError('nothing is offered')
  return option
}

/** Answers every question at random until the game is over; gives back how many there were. */
export function answerAll<T extends Shape>(play: Play<T>, dice: Dice): number {
  for (let answers = 0; ; answers++) {
    const ask = play.asks[0]
    if (ask === undefined) return answers
    play.take(ask.seat, anyOf(ask.options, dice))
  }
}

/** Makes the dice that all implementations share. */
export function seededDice(): FastDice {
  return new FastDice('bench')
}
