import type { SparringRods } from '../../state/trials.ts'
import { contest, crown, everyone, highest, type Referee, type Trial, win } from './trial.ts'

export const ENOUGH = 2
export const ROUNDS = 9

export function sumOf(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + die, 0)
}

/** ED-13.2: the Shade rolls a D20 instead. */
function strike(s: SparringRods, who: number, referee: Referee): number[] {
  const contestant = s.who[who]
  if (contestant?.shade) return [referee.roll(20, 'sparring')]
  return referee.throw(contestant?.fight ?? 1, 6, 'sparring')
}

function spar(s: SparringRods, referee: Referee): void {
  const trial = 'TR-01'
  referee.tell({ trial, news: 'round', round: s.rounds.length + 1 })
  const dice = everyone(s).map(who => strike(s, who, referee))
  s.rounds.push(dice)
  for (const [by, rolled] of dice.entries())
    referee.tell({ trial, news: 'rolled', by, dice: rolled, total: sumOf(rolled) })
  const [best = 0, ...others] = highest(everyone(s), who => sumOf(dice[who] ?? []))
  if (others.length > 0) {
    referee.tell({ trial, news: 'nobody' })
    return
  }
  const score = (s.points[best] ?? 0) + 1
  s.points[best] = score
  referee.tell({ trial, news: 'scored', by: best, points: 1, score })
  if (score === ENOUGH) win(s, trial, best, referee)
}

export const sparringRods: Trial<SparringRods> = {
  start(who, referee) {
    const s: SparringRods = { ...contest(who), trial: 'TR-01', rounds: [], points: who.map(() => 0) }
    while (s.winner === undefined && s.rounds.length < ROUNDS) spar(s, referee)
    if (s.winner === undefined) crown(s, 'TR-01', everyone(s), each => s.points[each] ?? 0, referee)
    return s
  },
  asks: () => [],
  offers: () => [],
  play() {},
}
