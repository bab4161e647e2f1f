import { Match, ScriptedDice, type Shape } from '../../index.ts'
import { firstDifference, say } from '../compare.ts'

/** Says how a match differs from a replay of its own steps, which is what a table that is loaded again gets. */
export function unlikeItsRecord<T extends Shape>(match: Match<T>): string | undefined {
  const dice = new ScriptedDice().dictate(match.setupDraws.map(draw => draw.shows))
  const again = new Match(match.game, match.options, dice)
  for (const [i, { seat, choice, draws }] of match.steps.entries()) {
    dice.dictate(draws.map(draw => draw.shows))
    const answer = again.answer(seat, choice)
    if (!answer.ok) return `step ${i + 1} of its record is not accepted: ${say(answer)}`
  }
  const found = firstDifference(all(match), all(again))
  return found && `${found.path} is ${say(found.left)}, and ${say(found.right)} when its record is played again`
}

/** Tickets are left out, because they also count questions that were taken back. */
function all<T extends Shape>(match: Match<T>) {
  const viewers = [...match.game.seats(match.options).keys(), 'spectator' as const]
  return {
    state: match.state,
    pending: [...match.play.pending],
    asks: match.asks().map(({ ticket, ...ask }) => ask),
    seen: viewers.map(viewer => match.see(viewer)),
    heard: viewers.map(viewer => match.heard(viewer)),
  }
}
