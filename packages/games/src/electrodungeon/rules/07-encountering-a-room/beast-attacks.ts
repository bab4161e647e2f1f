import { agenda, type Offers, type Step, type Table } from '@undercroft/kernel'
import { ATTACKS, type Attack } from '../../content/beasts.ts'
import { type RoomId, roomPlace } from '../../content/board.ts'
import { attackAt, contentOf } from '../../state/content.ts'
import type { Frame, FrameOf } from '../../state/frames.ts'
import { beast } from '../../state/ready-choices.ts'
import {
  type ElectroDungeon,
  type ExplorerId,
  explorerAt,
  has,
  inOrder,
  roomAt,
  type State,
  whoIsIn,
} from '../../state/state.ts'
import { rollWon, scoreRoll } from '../04-score-rolls/rolls.ts'
import { loseLive } from '../09-death/live.ts'
import type { Rule } from '../rulebook.ts'

type O = Offers<ElectroDungeon>
type T = Table<ElectroDungeon>
/** The first beast by room letter that still owes an attack. */
export function beastDue(s: State): RoomId {
  return s.rooms.findIndex(room => room.combat && room.due > 0)
}

/** ED-7.11, ED-7.13: the rule that forbids an attack now; in a Frenzy no attack is used twice (MR-11). */
function brokenByBeast(s: Pick<State, 'rooms' | 'options'>, room: RoomId, attack: Attack): Rule | undefined {
  const { health, shockwave, roar, pounced, used } = roomAt(s, room)
  if (used & (1 << ATTACKS.indexOf(attack))) return 'ED-10.11'
  if (attack === 'pounce') return health > contentOf(s).numbers.pounce || pounced ? 'ED-7.13' : undefined
  return (attack === 'shockwave' ? shockwave : attack === 'roar' ? roar : 0) > 0 ? 'ED-7.11' : undefined
}

export function offerAttacksOf(s: State, room: RoomId, o: O): void {
  const inside = whoIsIn(s.explorers, roomPlace(room))
  let first = true
  for (const attack of ATTACKS) {
    const broken = brokenByBeast(s, room, attack)
    if (attackAt(s, attack).all) {
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

/** ED-7.9, ED-7.10: each target rolls for itself, unasked (ED-4.16), and is finished before the next (ED-4.12). */
export function attackWith(s: State, room: RoomId, attack: Attack, target: ExplorerId, t: T): void {
  const there = roomAt(s, room)
  const { all, dodge, damage, recharge } = attackAt(s, attack)
  there.due--
  there.used |= 1 << ATTACKS.indexOf(attack)
  if (attack === 'shockwave') there.shockwave = recharge
  if (attack === 'roar') there.roar = recharge
  if (attack === 'pounce') there.pounced = true
  if (there.due > 0 && ATTACKS.every(each => brokenByBeast(s, room, each) !== undefined)) there.due = 0
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

/** ED-7.10, ED-7.14: an attack that is not dodged takes Live, or frightens. */
export const dodgesBeast: Step<ElectroDungeon, FrameOf<'dodgesBeast'>> = {
  run(s, t, { explorer, attack }) {
    if (rollWon(s)) {
      t.tell({ what: 'dodged', explorer, attack })
    } else if (attack === 'roar') {
      explorerAt(s, explorer).roared = 1
      t.tell({ what: 'roared', explorer })
    } else {
      loseLive(s, explorer, attackAt(s, attack).damage, 'ED-7.10')
    }
  },
}

/** ED-7.12: recharges drop by one, but not in the turn of use. */
export function recharge(room: State['rooms'][number]): void {
  if (room.shockwave > 0 && !(room.used & (1 << ATTACKS.indexOf('shockwave')))) room.shockwave--
  if (room.roar > 0 && !(room.used & (1 << ATTACKS.indexOf('roar')))) room.roar--
  room.due = 0
  room.used = 0
}
