import { agenda, type Decision, type Step } from '@undercroft/kernel'
import { indexIn, NONE, ROOMS } from '../../content/board.ts'
import { LOADED_BOLT } from '../../content/cards.ts'
import { EXPLORERS } from '../../state/choices.ts'
import { lastRound } from '../../state/options.ts'
import { END, SHOCK } from '../../state/ready-choices.ts'
import { type ElectroDungeon, type FrameOf, MOF, type State, seatOf } from '../../state/state.ts'
import { mofWins } from '../02-objectives-and-end/ends.ts'
import { attackWith, beastDue, offerAttacksOf, recharge } from '../07-encountering-a-room/beast-attacks.ts'
import { showCard, wearOff } from '../10-reward-cards/cards.ts'
import { offerMofCards, playMof } from '../10-reward-cards/mof-cards.ts'

/** ED-7.6, ED-11.1: the MoF's turn begins; each beast in combat owes an attack (ED-7.15). */
export const mofBegins: Step<ElectroDungeon, FrameOf<'mofBegins'>> = {
  run(s, t) {
    s.played = 0
    for (const room of s.rooms) {
      room.due = room.combat ? 1 : 0
      room.used = 0
    }
    t.tell({ what: 'mofTurn' })
    s.frames.push({ phase: 'pre' })
  },
}

/** ED-11.1: before the Electroshock the MoF may play a card. */
export const pre: Decision<ElectroDungeon, FrameOf<'pre'>> = {
  offer(s, o) {
    o.ask(MOF, 'Let the Electroshock strike').otherwise().may(SHOCK)
    offerMofCards(s, 'pre', o)
  },
  on: {
    shock({ s }) {
      strikeAndGoOn(s, 0)
    },
    play({ s, choice: [, card, target], t }) {
      showCard(s, MOF, card, target, t)
      strikeAndGoOn(s, card === LOADED_BOLT ? Number(target) : 0)
    },
  },
}

function strikeAndGoOn(s: State, number: number): void {
  agenda(s, { phase: 'electroshock', number }, { phase: 'mofTurn' })
}

/** ED-11.2: the beasts attack, and the MoF may play a card before, between or after their attacks. */
export const mofTurn: Decision<ElectroDungeon, FrameOf<'mofTurn'>> = {
  offer(s, o) {
    const room = beastDue(s)
    o.ask(MOF, room === NONE ? 'Play a card, or end your turn' : `The beast in room ${ROOMS[room]} attacks`)
    if (room !== NONE) offerAttacksOf(s, room, o)
    o.try(END, room === NONE ? undefined : 'ED-7.15')
    offerMofCards(s, 'own', o)
  },
  on: {
    beast({ s, f, choice: [, attack, target], t }) {
      s.frames.push(f)
      attackWith(s, beastDue(s), attack, indexIn(EXPLORERS, target), t)
    },
    play({ s, f, choice: [, card, target], t }) {
      s.frames.push(f)
      playMof(s, card, target, t)
    },
    end({ s }) {
      s.frames.push({ phase: 'mofEnd' })
    },
  },
}

/** ED-11.3: recharges drop, effects of the round end, and the last round ends the game (ED-2.4). */
export const mofEnd: Step<ElectroDungeon, FrameOf<'mofEnd'>> = {
  run(s, t) {
    for (const room of s.rooms) recharge(room)
    for (const [id, explorer] of s.explorers.entries()) {
      if (explorer.effect !== NONE && explorer.effectTurns === 0) wearOff(s, seatOf(id), t)
    }
    if (s.mofEffect !== NONE && s.mofUntil <= s.round) wearOff(s, MOF, t)
    if (s.round >= lastRound(s.options)) {
      t.tell({ what: 'outOfTime', round: s.round })
      mofWins(s, 'ED-2.4', t)
      return
    }
    s.frames.push({ phase: 'round' })
  },
}
