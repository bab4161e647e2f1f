import type { Decision, Step } from '@undercroft/kernel'
import { isSpace } from '../../content/board.ts'
import { attack, LET_BE } from '../../state/ready-choices.ts'
import { type ElectroDungeon, explorerAt, type FrameOf, fightOf, has, seatOf, whoIsIn } from '../../state/state.ts'
import { strike } from './attack.ts'

/** ED-5.86: everybody who stood where the mover stopped may attack. */
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

/** ED-5.87: a mover who was drawn into a fight chooses now, once a turn, instead of the rest of its turn. */
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
