import type { TrialMove } from '../../state/trial-moves.ts'
import type { LiveWire } from '../../state/trials.ts'
import { contest, crown, everyone, layOpen, type Referee, type Trial } from './trial.ts'

export const ROUNDS = 5
export const LAST_BANK = 6

/** The points that letting go brings in a round. */
export function bankIn(round: number): number {
  return round - 1
}

function bank(s: LiveWire, by: number, points: number, referee: Referee): void {
  s.holding[by] = false
  s.banks[by] = points
  referee.tell({ trial: 'TR-10', news: 'banked', by, points })
}

/** A die that shows the number of the round or less throws off all who hold the wire. */
function shock(s: LiveWire, referee: Referee): void {
  const holders = everyone(s).filter(who => s.holding[who])
  if (holders.length === 0) return
  const die = referee.roll(6, 'live wire')
  s.dice.push(die)
  if (die <= s.round) for (const who of holders) bank(s, who, 0, referee)
  else if (s.round === ROUNDS) for (const who of holders) bank(s, who, LAST_BANK, referee)
}

const MOVES: readonly TrialMove[] = [['letGo'], ['grip']]

export const liveWire: Trial<LiveWire> = {
  start: who => ({
    ...contest(who),
    trial: 'TR-10',
    round: 1,
    holding: who.map(() => true),
    banks: who.map(() => 0),
    dice: [],
  }),
  asks: s =>
    s.winner === undefined
      ? everyone(s)
          .filter(who => s.holding[who])
          .map(who => ({ who, shown: 'secret', prompt: `Live Wire: round ${s.round}, hold on or let go` }))
      : [],
  offers: () => MOVES,
  play(s, moves, referee) {
    layOpen('TR-10', moves, referee)
    for (const [who, move] of moves.entries()) if (move?.[0] === 'letGo') bank(s, who, bankIn(s.round), referee)
    shock(s, referee)
    if (s.holding.some(Boolean)) s.round++
    else crown(s, 'TR-10', everyone(s), who => s.banks[who] ?? 0, referee)
  },
}
