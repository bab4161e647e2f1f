import { oneFrom, upTo } from '../../content/pick.ts'
import type { TrialMove } from '../../state/trial-moves.ts'
import { type Contest, contest, crown, everyone, layOpen, nounsOf, type Trial } from './trial.ts'

export const ROUNDS = 5
const NUMBERS = upTo(5).map((i): TrialMove => ['number', i + 1])
/** 1 to 5 as often as they are drawn. */
const BOT_DRAWS = [1, 2, 3, 3, 4, 4, 4, 5, 5, 5]

export interface Undercut extends Contest {
  readonly trial: 'TR-07'
  scores: number[]
  /** For each round what each chose, and what it brought. */
  rounds: { readonly chosen: readonly number[]; readonly gained: readonly number[] }[]
}

/** Your number counts unless it is undercut by one; who undercuts it takes it on top, from each whom it undercuts. */
export function gains(chosen: readonly number[]): number[] {
  return chosen.map(own => {
    const kept = chosen.includes(own - 1) ? 0 : own
    return kept + chosen.filter(other => other === own + 1).length * (own + 1)
  })
}

export const undercut: Trial<Undercut> = {
  id: 'TR-07',
  name: 'Undercut',
  story:
    'A row of numbered studs lights up at every post, and the crowd of shadows behind the door leans forward. Greed is rewarded here, but whoever comes just below you takes your winnings. Press when the light goes out.',
  task: 'Choose 1 to 5 in secret, five times. You score it, unless somebody chose exactly one less: they score it on top.',
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
  bot: (_, __, ___, pick) => ['number', oneFrom(BOT_DRAWS, pick)],
}
