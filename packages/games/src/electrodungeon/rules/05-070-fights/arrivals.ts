import type { Decision, Step } from '@undercroft/kernel'
import { isSpace } from '../../content/board.ts'
import { attack, CONTINUE, LET_BE } from '../../state/ready-choices.ts'
import { type ElectroDungeon, explorerAt, type FrameOf, fightOf, has, seatOf, whoIsIn } from '../../state/state.ts'
import { offerFree } from '../05-001-turn-and-movement/free-actions.ts'
import { handOverAndLook } from '../05-001-turn-and-movement/moving.ts'
import { playOwn } from '../10-reward-cards/explorer-cards.ts'
import { offerAttacks, strike } from './attack.ts'

/** ED-5.29: each other member of the group that moved. */
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

/** ED-5.86: everybody who stood where the mover stopped. */
export const arrivals: Step<ElectroDungeon, FrameOf<'arrivals'>> = {
  run(s, _, { place }) {
    if (s.turn.steps === 0 || !isSpace(place)) return
    const there = whoIsIn(s.explorers, place) & ~s.turn.party
    const waiting = s.order.filter(id => has(there, id))
    for (const explorer of waiting.reverse()) s.frames.push({ phase: 'arrival', explorer, place })
  },
}

export const arrival: Decision<ElectroDungeon, FrameOf<'arrival'>> = {
  before(s, _, { explorer, place }) {
    const newcomers = whoIsIn(s.explorers, place) & s.turn.party
    const here = explorerAt(s, explorer).place === place
    if (!here || newcomers === 0 || fightOf(s, explorer) !== undefined) s.frames.pop()
  },
  offer(s, o, { explorer, place }) {
    o.ask(seatOf(explorer), 'Somebody has come to your space: attack, or let it be').otherwise().may(LET_BE)
    const newcomers = whoIsIn(s.explorers, place) & s.turn.party
    for (const id of s.explorers.keys()) {
      if (has(newcomers, id)) o.may(attack(id))
      else if (o.explaining && id !== explorer) o.refuse(attack(id), 'ED-5.86')
    }
  },
  on: {
    letBe() {},
    attack: ({ s, f: { explorer }, choice: [, victim], t }) => strike(s, explorer, victim, t),
  },
}

/** ED-5.87: a mover who was drawn into a fight chooses now, once a turn, in place of all that was left of its turn. */
export const drawn: Step<ElectroDungeon, FrameOf<'drawn'>> = {
  run(s) {
    const { turn } = s
    if (turn.stage === 'over' || fightOf(s, turn.leader) === undefined) return
    turn.members = 1 << turn.leader
    turn.action = 'used'
    if (turn.chose) return
    turn.points = 0
    s.frames.push({ phase: 'fight' })
  },
}
