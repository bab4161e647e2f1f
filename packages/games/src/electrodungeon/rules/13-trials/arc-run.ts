import { upTo } from '../../content/pick.ts'
import type { TrialMove } from '../../state/trial-moves.ts'
import { type Contest, contest, crown, everyone, layOpen, nounsOf, type Trial } from './trial.ts'

export const TRACK = 20
export const ROUNDS = 15
const THROWS = [1, 2, 3].map((dice): TrialMove => ['throwDice', dice])

export interface ArcRun extends Contest {
  readonly trial: 'TR-08'
  places: number[]
  /** For each round what each rolled. */
  rounds: number[][][]
}

/** Any 1 among the dice means no advance. */
export function advance(dice: readonly number[]): number {
  return dice.includes(1) ? 0 : dice.reduce((sum, die) => sum + die, 0)
}

export const arcRun: Trial<ArcRun> = {
  id: 'TR-08',
  name: 'Arc Run',
  story:
    'A gallery of twenty rungs is drawn in light on the wall before each runner. Throw more sparks and you climb faster, unless one of them fails. The first at the top rung opens the vault.',
  task: 'Take one to three dice in secret and advance by their sum; any 1 among them means no advance. First to 20.',
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
    const rolled = nounsOf(moves, 'throwDice').map(count => upTo(count).map(() => referee.roll(6, 'arc run')))
    s.rounds.push(rolled)
    for (const [by, dice] of rolled.entries()) {
      const total = advance(dice)
      s.places[by] = (s.places[by] ?? 0) + total
      referee.tell({ trial: 'TR-08', news: 'rolled', by, dice, total })
    }
    const arrived = s.places.some(place => place >= TRACK)
    if (arrived || s.rounds.length === ROUNDS) crown(s, 'TR-08', everyone(s), who => s.places[who] ?? 0, referee)
  },
  bot({ places }, who) {
    const own = places[who] ?? 0
    if (TRACK - own <= 6) return ['throwDice', 1]
    return ['throwDice', Math.max(...places) - own >= 8 ? 3 : 2]
  },
}
