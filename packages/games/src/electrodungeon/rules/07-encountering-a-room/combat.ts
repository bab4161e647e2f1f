import { agenda, type Decision, type Step } from '@undercroft/kernel'
import { roomOf } from '../../content/board.ts'
import { contentOf } from '../../state/content.ts'
import { FIGHT, FLEE } from '../../state/ready-choices.ts'
import { type ElectroDungeon, explorerAt, type FrameOf, seatOf } from '../../state/state.ts'
import { rollWon, scoreRoll } from '../04-score-rolls/rolls.ts'
import { offerFree } from '../05-001-turn-and-movement/free-actions.ts'
import { flee } from '../05-090-starting-in-a-room/phases.ts'
import { handOverAndLook } from '../06-keys-fragments-escape/escape.ts'
import { playOwn } from '../10-reward-cards/explorer-cards.ts'
import { woundBeast } from './beasts.ts'

/** ED-5.94, ED-7.3: an Explorer in combat fights or flees; after a failed flight it must fight. */
export const combat: Decision<ElectroDungeon, FrameOf<'combat'>> = {
  offer(s, o) {
    const { leader, fled } = s.turn
    o.ask(seatOf(leader), 'Fight the beast, or flee').otherwise().may(FIGHT)
    o.try(FLEE, fled ? 'ED-5.93' : undefined)
    offerFree(s, leader, 'combat', o)
  },
  on: {
    /** ED-7.7, ED-7.8: one Fight roll, and the turn is over. */
    fight({ s }) {
      const { leader } = s.turn
      s.turn.stage = 'over'
      const where = roomOf(explorerAt(s, leader).place)
      agenda(s, scoreRoll(leader, 'fight'), { phase: 'hitsBeast', explorer: leader, room: where })
    },
    flee: ({ s, t }) => flee(s, t),
    give: ({ s, choice: [, item, to], t }) => handOverAndLook(s, s.turn.leader, to, item, t),
    play: ({ s, choice: [, card, target], t }) => playOwn(s, s.turn.leader, card, target, t),
  },
}

/** ED-7.7, ED-7.16: a won Fight roll wounds the beast. */
export const hitsBeast: Step<ElectroDungeon, FrameOf<'hitsBeast'>> = {
  run(s, t, { explorer, room: where }) {
    if (rollWon(s)) woundBeast(s, explorer, where, contentOf(s).numbers.hit, t)
    else t.tell({ what: 'beastMissed', room: where, explorer })
  },
}
