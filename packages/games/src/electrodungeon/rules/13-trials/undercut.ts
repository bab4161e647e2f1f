import { upTo } from '../../content/pick.ts'
import type { TrialMove } from '../../state/trial-moves.ts'
import type { Undercut } from '../../state/trials.ts'
import { contest, crown, everyone, layOpen, nounsOf, type Trial } from './trial.ts'

export const ROUNDS = 5
const NUMBERS = upTo(5).map((i): TrialMove => ['number', i + 1])

/**
 * A number scores unless somebody chose exactly one less; that contestant scores the number too, once for each whom it
 * undercuts.
 */
export function gains(chosen: readonly number[]): number[] {
  return chosen.map(own => {
    const kept = chosen.includes(own - 1) ? 0 : own
    return kept + chosen.filter(other => other === own + 1).length * (own + 1)
  })
}

export const undercut: Trial<Undercut> = {
  start: who => ({ ...contest(who), trial: 'TR-07', scores: who.map(() => 0), rounds: [] }),
  asks: s =>
    s.winner === undefined
      ? everyone(s).map(who => ({
          who,
          shown: 'secret',
          prompt: `Undercut: round ${s.rounds.length + 1} of ${ROUNDS}`,
        }))
      : [],
  offers: () => NUMBERS,
  play(s, moves, referee) {
    layOpen('TR-07', moves, referee)
    const chosen = nounsOf(moves, 'number')
    const gained = gains(chosen)
    s.rounds.push({ chosen, gained })
    s.scores = s.scores.map((score, who) => score + (gained[who] ?? 0))
    for (const [by, points] of gained.entries()) {
      referee.tell({ trial: 'TR-07', news: 'scored', by, points, score: s.scores[by] ?? 0 })
    }
    if (s.rounds.length === ROUNDS) crown(s, 'TR-07', everyone(s), who => s.scores[who] ?? 0, referee)
  },
}
