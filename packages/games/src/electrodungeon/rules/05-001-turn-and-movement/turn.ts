import { agenda, type Step, type Table } from '@undercroft/kernel'
import { isRoom, NONE, roomOf } from '../../content/board.ts'
import { GRAPPLE_LINE } from '../../content/cards.ts'
import { lastRound } from '../../state/options.ts'
import { NO_TURN } from '../../state/setup.ts'
import {
  type ElectroDungeon,
  explorerAt,
  type Frame,
  type FrameOf,
  fightOf,
  has,
  roomAt,
  type State,
  seatOf,
} from '../../state/state.ts'
import { moveRolls } from '../04-score-rolls/scores.ts'
import { checkEscape } from '../06-keys-fragments-escape/escape.ts'
import { wearOff } from '../10-reward-cards/cards.ts'

type T = Table<ElectroDungeon>

const TURN: FrameOf<'turn'> = { phase: 'turn' }

/** ED-1.9: a round is a turn of every Explorer in turn order, then of the MoF. */
export const round: Step<ElectroDungeon, FrameOf<'round'>> = {
  run(s, t) {
    s.round++
    for (const explorer of s.explorers) explorer.acted = false
    t.tell({ what: 'round', round: s.round, of: lastRound(s.options) })
    const slots = s.order.map((explorer): Frame => ({ phase: 'slot', explorer }))
    agenda(s, ...slots, { phase: 'mofBegins' })
  },
}

/**
 * ED-5.25: an Explorer who has moved with a group has had its turn; one who has died meanwhile still takes it (ED-9.8).
 */
export const slot: Step<ElectroDungeon, FrameOf<'slot'>> = {
  run(s, t, { explorer }) {
    const own = explorerAt(s, explorer)
    if (own.acted) return
    own.acted = true
    s.played = 0
    s.turn = { ...NO_TURN, leader: explorer, party: 1 << explorer, members: 1 << explorer, stage: 'start' }
    t.tell({ what: 'turn', explorer })
    s.frames.push(TURN)
  },
}

/** ED-5.1: drives a turn from stage to stage until it is over. */
export const turn: Step<ElectroDungeon, FrameOf<'turn'>> = {
  run(s, t) {
    const { stage } = s.turn
    if (stage === 'over') {
      endTurn(s, t)
      return
    }
    s.frames.push(TURN)
    if (stage === 'start') start(s)
    else if (stage === 'before') s.frames.push({ phase: 'before' })
    else if (stage === 'die') castMoveDie(s, t)
    else if (stage === 'moving') moveOn(s)
    else if (stage === 'stopped') stop(s, t)
    else s.frames.push({ phase: 'place' })
  },
}

/** ED-5.76, ED-5.90, ED-5.94: a fight, a combat or a room comes first, for each Explorer alone (ED-5.31). */
function start(s: State): void {
  const { leader } = s.turn
  const { place } = explorerAt(s, leader)
  if (fightOf(s, leader) !== undefined) s.frames.push({ phase: 'fight' })
  else if (!isRoom(place)) s.turn.stage = 'before'
  else s.frames.push({ phase: roomAt(s, roomOf(place)).combat ? 'combat' : 'room' })
}

/**
 * ED-5.2, ED-5.3: rolls the Move die, again if the leader wants as long as the Move score allows. A Grapple Line needs
 * no roll (ER-11).
 */
function castMoveDie(s: State, t: T): void {
  const { turn } = s
  const grappled = explorerAt(s, turn.leader).effect === GRAPPLE_LINE
  turn.die = grappled ? 6 : t.roll(6, 'Move')
  turn.rolls++
  const rerolls = grappled ? 0 : Math.max(0, moveRolls(s, turn.members) - turn.rolls)
  t.tell({ what: 'moveDie', explorer: turn.leader, die: turn.die, rerolls })
  if (rerolls > 0) s.frames.push({ phase: 'rolled' })
  else startMoving(s)
}

/** ED-5.4: the latest roll counts. */
export function startMoving(s: State): void {
  s.turn.points = s.turn.die
  s.turn.steps = 0
  s.turn.stage = 'moving'
}

function moveOn(s: State): void {
  if (s.turn.points > 0) s.frames.push({ phase: 'moving' })
  else s.turn.stage = 'stopped'
}

/** ED-5.86: after a stop come the escape, the members' windows, those who were there, then the place action. */
function stop(s: State, t: T): void {
  const { turn } = s
  turn.stage = 'place'
  if (checkEscape(s, t)) return
  const { place } = explorerAt(s, turn.leader)
  const members = s.order.filter(id => id !== turn.leader && has(turn.members, id))
  const windows = members.map((explorer): Frame => ({ phase: 'member', explorer }))
  agenda(s, ...windows, { phase: 'arrivals', place }, { phase: 'drawn' })
}

/**
 * Ends a turn of everybody in the party: effects wear off (ED-10.6, ED-7.14), and the See attempt becomes the previous
 * one (ED-5.46).
 */
function endTurn(s: State, t: T): void {
  for (const [id, explorer] of s.explorers.entries()) {
    if (!has(s.turn.party, id)) continue
    explorer.triedBefore = explorer.tried
    explorer.tried = NONE
    if (explorer.roared > 0) explorer.roared--
    if (explorer.effect !== NONE && explorer.effectTurns > 0 && --explorer.effectTurns === 0) wearOff(s, seatOf(id), t)
  }
  s.turn = { ...NO_TURN }
}
