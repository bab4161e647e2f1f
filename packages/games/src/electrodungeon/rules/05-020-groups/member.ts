import type { Decision } from '@undercroft/kernel'
import type { FrameOf } from '../../state/frames.ts'
import { CONTINUE } from '../../state/ready-choices.ts'
import { type ElectroDungeon, explorerAt, fightOf, has, seatOf } from '../../state/state.ts'
import { offerFree } from '../05-001-turn-and-movement/free-actions.ts'
import { offerAttacks, strike } from '../05-070-fights/attack.ts'
import { handOverAndLook } from '../06-keys-fragments-escape/escape.ts'
import { playOwn } from '../10-reward-cards/explorer-cards.ts'

/** ED-5.29: each other member of a group that has moved may act. */
export const member: Decision<ElectroDungeon, FrameOf<'member'>> = {
  before(s, _, { explorer }) {
    const gone = !has(s.turn.members, explorer) || fightOf(s, explorer) !== undefined
    if (gone || explorerAt(s, explorer).place !== explorerAt(s, s.turn.leader).place) s.frames.pop()
  },
  offer(s, o, { explorer }) {
    o.ask(seatOf(explorer), 'Your group has stopped: act, or continue').otherwise().may(CONTINUE)
    offerAttacks(s, explorer, o)
    offerFree(s, explorer, 'member', o)
  },
  on: {
    continue() {},
    attack: ({ s, f: { explorer }, choice: [, victim], t }) => strike(s, explorer, victim, t),
    give({ s, f, choice: [, item, to], t }) {
      s.frames.push(f)
      handOverAndLook(s, f.explorer, to, item, t)
    },
    play({ s, f, choice: [, card, target], t }) {
      s.frames.push(f)
      playOwn(s, f.explorer, card, target, t)
    },
  },
}
