import { agenda, type Decision, type Step } from '@undercroft/kernel'
import { SMOKE_PELLET } from '../../content/cards.ts'
import { FLEE, HOLD, MOVE_ALONE, STAND_DOWN } from '../../state/ready-choices.ts'
import {
  type ElectroDungeon,
  explorerAt,
  type FrameOf,
  fightAt,
  fightOf,
  has,
  type State,
  seatOf,
  withExplorer,
} from '../../state/state.ts'
import { contestedRoll, rollWon } from '../04-score-rolls/rolls.ts'
import { offerFree } from '../05-001-turn-and-movement/free-actions.ts'
import { refuseActions } from '../05-001-turn-and-movement/place-actions.ts'
import { handOverAndLook, takeAndLook } from '../06-keys-fragments-escape/escape.ts'
import { gainLive, loseLive } from '../09-death/live.ts'
import { playOwn } from '../10-reward-cards/explorer-cards.ts'
import { offerAttacks, pursuerOf, strike } from './attack.ts'
import { endIfAllRest, leaveFight, spendTurn } from './fights.ts'

/** ED-5.77, ED-5.83: a fighter attacks, flees, or stands down on its turn. */
export const fight: Decision<ElectroDungeon, FrameOf<'fight'>> = {
  offer(s, o) {
    const { leader } = s.turn
    o.ask(seatOf(leader), 'You are in a fight: attack, flee, or stand down')
    offerAttacks(s, leader, o)
    o.may(FLEE).otherwise().may(STAND_DOWN)
    offerFree(s, leader, 'fight', o)
    if (o.explaining) {
      o.refuse(HOLD, 'ED-5.85').refuse(MOVE_ALONE, 'ED-5.85')
    }
    refuseActions(s, o, true)
  },
  on: {
    attack({ s, choice: [, victim], t }) {
      spendTurn(s)
      strike(s, s.turn.leader, victim, t)
    },
    flee({ s, t }) {
      const { leader } = s.turn
      s.turn.chose = true
      if (explorerAt(s, leader).effect === SMOKE_PELLET) {
        getAway(s)
        leaveFight(s, leader, t)
        return
      }
      agenda(s, contestedRoll(leader, 'move', pursuerOf(s, leader), 'fight'), { phase: 'fleesFight', explorer: leader })
    },
    standDown({ s, t }) {
      const own = fightOf(s, s.turn.leader)
      spendTurn(s)
      if (own === undefined) return
      own.resting = withExplorer(own.resting, s.turn.leader)
      endIfAllRest(s, own, t)
    },
    give({ s, f, choice: [, item, to], t }) {
      s.frames.push(f)
      handOverAndLook(s, s.turn.leader, to, item, t)
    },
    pickUp({ s, f, choice: [, item], t }) {
      s.frames.push(f)
      takeAndLook(s, item, t)
    },
    play({ s, f, choice: [, card, target], t }) {
      s.frames.push(f)
      playOwn(s, s.turn.leader, card, target, t)
    },
  },
}

/** ED-5.80: after a won flight the Explorer moves alone, with a Move action and nothing else. */
function getAway(s: State): void {
  const { turn } = s
  turn.mustLeave = explorerAt(s, turn.leader).place
  turn.members = 1 << turn.leader
  turn.action = 'used'
  turn.rolls = 0
  turn.stage = 'die'
}

/** ED-5.78: a won flight gives a Move action, a lost one costs 1 Live. */
export const fleesFight: Step<ElectroDungeon, FrameOf<'fleesFight'>> = {
  run(s, t, { explorer }) {
    const success = rollWon(s)
    t.tell({ what: 'fled', explorer, from: explorerAt(s, explorer).place, success })
    if (success) {
      getAway(s)
      leaveFight(s, explorer, t)
    } else {
      spendTurn(s)
      loseLive(s, explorer, 1, 'ED-5.78')
    }
  },
}

/**
 * ED-5.73 to ED-5.75: the victim of a won attack loses 1 Live; a betrayer gains it, its victim never does (ED-5.74).
 */
export const strikes: Step<ElectroDungeon, FrameOf<'strikes'>> = {
  run(s, t, { attacker, victim }) {
    if (!rollWon(s)) return
    const { place } = explorerAt(s, attacker)
    if (has(fightAt(s.fights, place)?.betrayers ?? 0, attacker)) gainLive(s, attacker, 1, t)
    loseLive(s, victim, 1, 'ED-5.73')
  },
}
