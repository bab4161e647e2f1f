import { upTo } from '../../content/pick.ts'
import type { BloodPrice } from '../../state/trials.ts'
import { contest, everyone, highest, layOpen, nounsOf, rollOff, type Trial, win } from './trial.ts'

const BIDS = upTo(9).map(live => ['stake', live] as const)

export const bloodPrice: Trial<BloodPrice> = {
  start: who => ({ ...contest(who), trial: 'TR-02', bids: [], shadeDie: 0 }),
  asks: s =>
    s.winner === undefined
      ? everyone(s)
          .filter(who => !s.who[who]?.shade)
          .map(who => ({ who, shown: 'secret', prompt: 'Blood Price: stake Live in secret' }))
      : [],
  offers: (s, who) => BIDS.slice(0, Math.max(1, s.who[who]?.live ?? 1)),
  play(s, moves, referee) {
    layOpen('TR-02', moves, referee)
    s.bids = nounsOf(moves, 'stake')
    if (s.who.some(({ shade }) => shade)) {
      s.shadeDie = referee.roll(6, 'shade')
      const bid = Math.floor(s.shadeDie / 2)
      referee.tell({ trial: 'TR-02', news: 'rolled', by: s.bids.length, dice: [s.shadeDie], total: bid })
      s.bids.push(bid)
    }
    const winner = rollOff(
      s,
      'TR-02',
      highest(everyone(s), who => s.bids[who] ?? 0),
      referee,
    )
    win(s, 'TR-02', winner, referee, s.who[winner]?.shade ? 0 : (s.bids[winner] ?? 0))
  },
}
