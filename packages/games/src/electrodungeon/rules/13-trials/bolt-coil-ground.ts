import { SIGNS, type Sign, type TrialMove } from '../../state/trial-moves.ts'
import type { BoltCoilGround } from '../../state/trials.ts'
import { contest, everyone, layOpen, rollOff, type Trial, win } from './trial.ts'

export const ROUNDS = 12

export const BEATS: { readonly [S in Sign]: Sign } = { bolt: 'coil', coil: 'ground', ground: 'bolt' }
const SHOWS = SIGNS.map((sign): TrialMove => ['show', sign])

export const boltCoilGround: Trial<BoltCoilGround> = {
  start: who => ({ ...contest(who), trial: 'TR-06', isIn: who.map(() => true), rounds: [] }),
  asks: s =>
    s.winner === undefined
      ? everyone(s)
          .filter(who => s.isIn[who])
          .map(who => ({ who, shown: 'secret', prompt: `Bolt, Coil, Ground: round ${s.rounds.length + 1}` }))
      : [],
  offers: () => SHOWS,
  play(s, moves, referee) {
    layOpen('TR-06', moves, referee)
    const shown = moves.map((move): Sign | 'none' => (move?.[0] === 'show' ? move[1] : 'none'))
    s.rounds.push(everyone(s).map(who => shown[who] ?? 'none'))
    const kinds = SIGNS.filter(sign => shown.includes(sign))
    const loser = kinds.length === 2 ? kinds.find(sign => kinds.some(other => BEATS[other] === sign)) : undefined
    if (loser === undefined) referee.tell({ trial: 'TR-06', news: 'nobody' })
    for (const who of everyone(s).filter(each => loser !== undefined && shown[each] === loser)) {
      s.isIn[who] = false
      referee.tell({ trial: 'TR-06', news: 'out', by: who })
    }
    const left = everyone(s).filter(who => s.isIn[who])
    if (left.length > 1 && s.rounds.length < ROUNDS) return
    win(s, 'TR-06', rollOff(s, 'TR-06', left, referee), referee)
  },
}
