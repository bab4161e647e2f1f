import { agenda, type Decision, type Offers, type Step, type Table } from '@undercroft/kernel'
import { ATTACKS, type Attack, BEAST_ATTACKS, POUNCE_HEALTH } from '../../content/beasts.ts'
import { indexIn, NONE, NUMBER_OF, ROOMS, type RoomId, roomPlace } from '../../content/board.ts'
import { CARDS, HIGH_VOLTAGE, LOADED_BOLT, RUBBER_SOLES } from '../../content/cards.ts'
import { EXPLORERS } from '../../state/choices.ts'
import { lastRound } from '../../state/options.ts'
import { beast, END, play, SHOCK } from '../../state/ready-choices.ts'
import {
  type ElectroDungeon,
  type ExplorerId,
  explorerAt,
  type Frame,
  type FrameOf,
  has,
  inOrder,
  MOF,
  roomAt,
  type State,
  seatOf,
  whoIsIn,
} from '../../state/state.ts'
import { rollWon, scoreRoll } from '../04-score-rolls/rolls.ts'
import { targetsOf } from '../05-001-turn-and-movement/free-actions.ts'
import { mofWins } from '../05-020-groups/groups.ts'
import { loseLive } from '../09-death/live.ts'
import { brokenByPlaying, mightPlay, showCard, wearOff } from '../10-reward-cards/cards.ts'
import { canPlayMof, playMof } from '../10-reward-cards/mof-cards.ts'
import type { Rule } from '../rulebook.ts'

type T = Table<ElectroDungeon>
type O = Offers<ElectroDungeon>

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

/** Before the Electroshock die. */
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

/** ED-5.100, ED-5.101: everybody on that number, in turn order, one after the other (ED-4.15). */
export const electroshock: Step<ElectroDungeon, FrameOf<'electroshock'>> = {
  run(s, t, { number: chosen }) {
    const number = chosen > 0 ? chosen : t.roll(6, 'Electroshock')
    const amount = s.mofEffect === HIGH_VOLTAGE ? 2 : 1
    const struck = s.order.filter(id => {
      const { place, effect } = explorerAt(s, id)
      return NUMBER_OF[place] === number && effect !== RUBBER_SOLES
    })
    t.tell({ what: 'electroshock', number, amount, explorers: struck.reduce((set, id) => set | (1 << id), 0) })
    for (const id of struck.reverse()) loseLive(s, id, amount, 'ED-5.100')
  },
}

/** The first beast by room letter that still owes an attack. */
function beastDue(s: State): RoomId {
  return s.rooms.findIndex(room => room.combat && room.due > 0)
}

/** ED-11.2: a card before, between or after the attacks. */
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

function offerMofCards(s: State, timing: 'pre' | 'own', o: O): void {
  if (mightPlay(s, MOF)) o.evenIfForced()
  if (s.mofHand.length === 0) return
  const barred = brokenByPlaying(s, MOF)
  if (barred !== undefined && !o.explaining) return
  for (const [i, card] of s.mofHand.entries()) {
    if (s.mofHand.indexOf(card) !== i) continue
    for (const target of targetsOf(card)) {
      const fits = CARDS[card]?.timing === timing && canPlayMof(s, card, target)
      const broken = barred ?? (fits ? undefined : 'ED-10.8')
      if (broken === undefined) o.may(play(card, target))
      else if (o.explaining) o.refuse(play(card, target), broken)
    }
  }
}

/** ED-7.11, ED-7.13: what a beast cannot do now; with a Frenzy, not the same twice (MR-11). */
function brokenByAttack(s: Pick<State, 'rooms'>, room: RoomId, attack: Attack): Rule | undefined {
  const { health, shockwave, roar, pounced, used } = roomAt(s, room)
  if (used & (1 << ATTACKS.indexOf(attack))) return 'ED-10.11'
  if (attack === 'pounce') return health > POUNCE_HEALTH || pounced ? 'ED-7.13' : undefined
  return (attack === 'shockwave' ? shockwave : attack === 'roar' ? roar : 0) > 0 ? 'ED-7.11' : undefined
}

function offerAttacksOf(s: State, room: RoomId, o: O): void {
  const inside = whoIsIn(s.explorers, roomPlace(room))
  let first = true
  for (const attack of ATTACKS) {
    const broken = brokenByAttack(s, room, attack)
    if (BEAST_ATTACKS[attack].all) {
      o.try(beast(attack), broken)
      continue
    }
    for (let id = 0; id < s.explorers.length; id++) {
      if (has(inside, id)) {
        if (first && broken === undefined) o.otherwise()
        if (broken === undefined) first = false
        o.try(beast(attack, id), broken)
      } else if (o.explaining) {
        o.refuse(beast(attack, id), 'ED-7.9')
      }
    }
  }
}

/** ED-7.9, ED-7.10: each target rolls by itself, unasked (ED-4.16), and is done before the next (ED-4.12). */
function attackWith(s: State, room: RoomId, attack: Attack, target: ExplorerId, t: T): void {
  const there = roomAt(s, room)
  const { all, dodge, damage, recharge } = BEAST_ATTACKS[attack]
  there.due--
  there.used |= 1 << ATTACKS.indexOf(attack)
  if (attack === 'shockwave') there.shockwave = recharge
  if (attack === 'roar') there.roar = recharge
  if (attack === 'pounce') there.pounced = true
  if (there.due > 0 && ATTACKS.every(each => brokenByAttack(s, room, each) !== undefined)) there.due = 0
  t.uses(`attack.${attack}`)
  t.tell({ what: 'beast', room, attack, target })
  if (!dodge) {
    loseLive(s, target, damage, 'ED-7.13')
    return
  }
  const targets = all ? inOrder(s, whoIsIn(s.explorers, roomPlace(room))) : [target]
  agenda(
    s,
    ...targets.flatMap((explorer): Frame[] => [
      scoreRoll(explorer, 'move'),
      { phase: 'dodgesBeast', explorer, room, attack },
    ]),
  )
}

/** ED-7.10, ED-7.14 */
export const dodgesBeast: Step<ElectroDungeon, FrameOf<'dodgesBeast'>> = {
  run(s, t, { explorer, attack }) {
    if (rollWon(s)) {
      t.tell({ what: 'dodged', explorer, attack })
    } else if (attack === 'roar') {
      explorerAt(s, explorer).roared = 1
      t.tell({ what: 'roared', explorer })
    } else {
      loseLive(s, explorer, BEAST_ATTACKS[attack].damage, 'ED-7.10')
    }
  },
}

/** MR-04 */
export const dodgesArc: Step<ElectroDungeon, FrameOf<'dodgesArc'>> = {
  run(s, _, { explorer }) {
    if (!rollWon(s)) loseLive(s, explorer, 1, 'ED-10.11')
  },
}

/** ED-11.3: recharges drop, what lasted for the round is over, and perhaps the game is (ED-2.4). */
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

/** ED-7.12: not in the turn of use. */
function recharge(room: State['rooms'][number]): void {
  if (room.shockwave > 0 && !(room.used & (1 << ATTACKS.indexOf('shockwave')))) room.shockwave--
  if (room.roar > 0 && !(room.used & (1 << ATTACKS.indexOf('roar')))) room.roar--
  room.due = 0
  room.used = 0
}
