import type { Table } from '@undercroft/kernel'
import { BEFORE_DOOR, isRoom, NONE, type Place, roomOf } from '../../content/board.ts'
import { FRAGMENTS } from '../../content/rooms.ts'
import {
  type ElectroDungeon,
  type ExplorerId,
  type Explorers,
  explorerAt,
  type Fight,
  fightAt,
  fightOf,
  has,
  looseAt,
  MOF,
  roomAt,
  type State,
  seatOf,
  sizeOf,
  whoIsIn,
  withExplorer,
  withoutExplorer,
} from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

type T = Table<ElectroDungeon>

/** Everybody in its group, the Explorer too: they are all in one place (ED-5.27). */
export function company(s: State, id: ExplorerId): Explorers {
  const { group } = explorerAt(s, id)
  if (group === NONE) return 1 << id
  return s.explorers.reduce((set, each, other) => (each.group === group ? withExplorer(set, other) : set), 0)
}

/** ED-5.26: these are a group from now on, and in no other (ED-5.27). */
export function formGroup(s: State, members: Explorers, t: T): void {
  for (const id of s.explorers.keys()) if (has(members, id)) quitGroup(s, id, t, false)
  let group = 0
  while (s.explorers.some(each => each.group === group)) group++
  for (const [id, each] of s.explorers.entries()) if (has(members, id)) each.group = group
}

/** ED-5.27: it leaves its group; a group of one is none. */
export function leaveGroup(s: State, id: ExplorerId, t: T): void {
  quitGroup(s, id, t, true)
}

function quitGroup(s: State, id: ExplorerId, t: T, told: boolean): void {
  const { group } = explorerAt(s, id)
  if (group === NONE) return
  explorerAt(s, id).group = NONE
  if (told) t.tell({ what: 'ungrouped', explorer: id })
  const left = s.explorers.filter(each => each.group === group)
  if (left.length === 1) for (const each of left) each.group = NONE
}

/** ED-5.27: a group is in one place. Who goes or is moved elsewhere leaves those who are not. */
export function leaveBehind(s: State, who: Explorers, t: T): void {
  const parted = [...s.explorers.keys()].filter(id => has(who, id) && (company(s, id) & ~who) !== 0)
  for (const id of parted) leaveGroup(s, id, t)
}

/** Puts figures in another place, in no step of theirs; whoever does not come along is no longer of their group. */
export function put(s: State, who: Explorers, to: Place, t: T): void {
  leaveBehind(s, who, t)
  relocate(s, who, to, t)
}

/** The same while it is not yet decided who of a group stays together (ED-5.66). */
export function relocate(s: State, who: Explorers, to: Place, t: T): void {
  let from = NONE
  for (const [id, each] of s.explorers.entries()) {
    if (!has(who, id)) continue
    from = each.place
    each.place = to
  }
  t.tell({ what: 'put', explorers: who, from, to })
}

/** ED-5.84: it is in no fight any more; with fewer than two left there is none. */
export function leaveFight(s: State, id: ExplorerId, t: T): void {
  const fight = fightOf(s, id)
  if (fight === undefined) return
  fight.fighters = withoutExplorer(fight.fighters, id)
  fight.betrayers = withoutExplorer(fight.betrayers, id)
  fight.resting = withoutExplorer(fight.resting, id)
  if (sizeOf(fight.fighters) < 2) endFight(s, fight.place, 'ED-5.84', t)
  else endIfAllRest(s, fight, t)
}

/** ED-5.83: also when those who had not stood down are gone. */
export function endIfAllRest(s: State, { place, fighters, resting }: Fight, t: T): void {
  if (resting === fighters) endFight(s, place, 'ED-5.83', t)
}

function endFight(s: State, place: Place, by: Rule, t: T): void {
  s.fights = s.fights.filter(fight => fight.place !== place)
  t.tell({ what: 'fightOver', place, by })
}

/** ED-5.75, ED-5.81, ED-5.82: both come into the fight of their space; whoever attacks its own group betrays it. */
export function joinFight(s: State, attacker: ExplorerId, victim: ExplorerId, t: T): void {
  const { place, group } = explorerAt(s, attacker)
  const betrayal = group !== NONE && group === explorerAt(s, victim).group
  let fight = fightAt(s.fights, place)
  if (fight === undefined) {
    fight = { place, fighters: 0, betrayers: 0, resting: 0 }
    s.fights.push(fight)
  }
  fight.fighters = withExplorer(withExplorer(fight.fighters, attacker), victim)
  fight.resting = withoutExplorer(fight.resting, attacker)
  if (betrayal) fight.betrayers = withExplorer(fight.betrayers, attacker)
  t.tell({ what: 'attacked', attacker, victim, place, betrayal })
  leaveGroup(s, attacker, t)
  leaveGroup(s, victim, t)
  for (const id of [attacker, victim]) {
    if (id !== s.turn.leader) s.turn.members = withoutExplorer(s.turn.members, id)
  }
}

/** ED-6.13: puts things on the floor. */
export function drop(s: State, place: Place, keys: number, fragments: number): void {
  if (keys + fragments === 0) return
  const there = looseAt(s, place)
  if (there === undefined) s.loose.push({ place, keys, fragments })
  else {
    there.keys += keys
    there.fragments += fragments
  }
}

/** ED-6.15: takes things from the floor. */
export function takeUp(s: State, id: ExplorerId, place: Place, keys: number, fragments: number, t: T): void {
  const there = looseAt(s, place)
  if (there === undefined || keys + fragments === 0) return
  there.keys -= keys
  there.fragments -= fragments
  if (there.keys + there.fragments === 0) s.loose = s.loose.filter(each => each.place !== place)
  const explorer = explorerAt(s, id)
  explorer.keys += keys
  explorer.fragments += fragments
  t.tell({ what: 'took', explorer: id, keys, fragments, from: place })
}

export function takeAll(s: State, id: ExplorerId, place: Place, t: T): void {
  const there = looseAt(s, place)
  if (there !== undefined) takeUp(s, id, place, there.keys, there.fragments, t)
}

/** ED-7.17: with nobody left in the room the beast is as it was. */
export function checkCombat(s: State, place: Place, t: T): void {
  if (!isRoom(place)) return
  const room = roomAt(s, roomOf(place))
  if (!room.combat || whoIsIn(s.explorers, place) !== 0) return
  restBeast(s, roomOf(place))
  t.tell({ what: 'combatOver', room: roomOf(place) })
}

/** No combat: full health next time, no recharges, Pounce unused. */
export function restBeast(s: State, id: number): void {
  const room = roomAt(s, id)
  room.combat = false
  room.health = 0
  room.shockwave = 0
  room.roar = 0
  room.pounced = false
  room.due = 0
  room.used = 0
}

/** ED-3.12, ED-6.8, ED-6.9, ED-6.10, ED-8.12: whether anybody with all three fragments stands before the open true exit; then all there are out. */
export function checkEscape(s: State, t: T): boolean {
  const exit = s.doors.findIndex(({ card, locked }) => card === 'lock' && !locked)
  if (exit === NONE) return false
  const before = BEFORE_DOOR[exit] ?? NONE
  if (!s.explorers.some(({ place, fragments }) => place === before && fragments === FRAGMENTS)) return false
  const escaped = whoIsIn(s.explorers, before)
  t.tell({ what: 'escaped', explorers: escaped, door: exit })
  endGame(s, [...s.explorers.keys()].filter(id => has(escaped, id)).map(seatOf), 'ED-2.3', t)
  return true
}

/** ED-18.1: with the end of the game everything is shown to all. */
export function endGame(s: State, winners: readonly number[], by: Rule, t: Pick<T, 'reveal'>): void {
  t.reveal('ED-18.1', 'all')
  s.outcome = Object.freeze({ winners: Object.freeze([...winners]), by })
}

/** ED-2.4 */
export function mofWins(s: State, by: Rule, t: Pick<T, 'reveal'>): void {
  endGame(s, [MOF], by, t)
}
