import type { TrialMove } from '../../state/trial-moves.ts'
import type { ArcRun } from '../../state/trials.ts'
import { contest, crown, everyone, layOpen, nounsOf, type Trial } from './trial.ts'

export const TRACK = 20
export const ROUNDS = 15
const THROWS = [1, 2, 3].map((dice): TrialMove => ['throwDice', dice])

/** Any 1 among the dice means no advance. */
export function advance(dice: readonly number[]): number {
  return dice.includes(1) ? 0 : dice.reduce((sum, die) => sum + die, 0)
}

export const arcRun: Trial<ArcRun> = {
  start: who => ({ ...contest(who), trial: 'TR-08', places: who.map(() => 0), rounds: [] }),
  asks: s =>
    s.winner === undefined
      ? everyone(s).map(who => ({
          who,
          shown: 'secret',
          prompt: `Arc Run: round ${s.rounds.length + 1}, how many dice`,
        }))
      : [],
  offers: () => THROWS,
  play(s, moves, referee) {
    layOpen('TR-08', moves, referee)
    const rolled = nounsOf(moves, 'throwDice').map(count => referee.throw(count, 6, 'arc run'))
    s.rounds.push(rolled)
    for (const [by, dice] of rolled.entries()) {
      const total = advance(dice)
      s.places[by] = (s.places[by] ?? 0) + total
      referee.tell({ trial: 'TR-08', news: 'rolled', by, dice, total })
    }
    const arrived = s.places.some(place => place >= TRACK)
    if (arrived || s.rounds.length === ROUNDS) crown(s, 'TR-08', everyone(s), who => s.places[who] ?? 0, referee)
  },
}
