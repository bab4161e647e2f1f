import { upTo } from '../../content/pick.ts'
import type { TrialMove } from '../../state/trial-moves.ts'
import type { SixFuses } from '../../state/trials.ts'
import { contest, crown, everyone, highest, layOpen, nounsOf, type Referee, type Trial } from './trial.ts'

const PRIZES = upTo(6).map(i => i + 1)

function drawPrize(s: SixFuses, referee: Referee): void {
  const [prize = 0] = s.toCome.splice(referee.pick(s.toCome.length, 'prize'), 1)
  s.prize = prize
  referee.reveal('ED-13.2', 'all', prize)
  referee.tell({ trial: 'TR-09', news: 'prize', value: prize })
}

export const sixFuses: Trial<SixFuses> = {
  start(who, referee) {
    const s: SixFuses = {
      ...contest(who),
      trial: 'TR-09',
      prize: 0,
      toCome: [...PRIZES],
      fuses: who.map(() => [...PRIZES]),
      scores: who.map(() => 0),
      rounds: [],
    }
    drawPrize(s, referee)
    return s
  },
  asks: s =>
    s.winner === undefined
      ? everyone(s).map(who => ({ who, shown: 'secret', prompt: `Six Fuses: bid for the prize of ${s.prize}` }))
      : [],
  offers: (s, who) => (s.fuses[who] ?? []).map((fuse): TrialMove => ['fuse', fuse]),
  play(s, moves, referee) {
    layOpen('TR-09', moves, referee)
    const bids = nounsOf(moves, 'fuse')
    const best = highest(everyone(s), who => bids[who] ?? 0)
    const [by = 0] = best
    const taken = best.length === 1
    s.fuses = s.fuses.map((fuses, who) => fuses.filter(fuse => fuse !== bids[who]))
    s.rounds.push({ prize: s.prize, bids, taker: taken ? by : -1 })
    if (taken) s.scores[by] = (s.scores[by] ?? 0) + s.prize
    if (taken) referee.tell({ trial: 'TR-09', news: 'scored', by, points: s.prize, score: s.scores[by] ?? 0 })
    else referee.tell({ trial: 'TR-09', news: 'nobody' })
    if (s.toCome.length > 0) drawPrize(s, referee)
    else crown(s, 'TR-09', everyone(s), who => s.scores[who] ?? 0, referee)
  },
}
