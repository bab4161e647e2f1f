import type { Seat } from '@undercroft/kernel'
import { BEFORE_DOOR, isRoom, NONE, OPENINGS, type Place, roomOf, stepsFrom } from '../content/board.ts'
import { FRAGMENTS } from '../content/rooms.ts'
import { FAR } from '../rules/03-setting-up/fill.ts'
import { againstD20 } from '../rules/04-score-rolls/chances.ts'
import { groupBonus, scoreOf } from '../rules/04-score-rolls/scores.ts'
import { passages } from '../rules/07-encountering-a-room/passages.ts'
import { contentOf } from '../state/content.ts'
import { fullHealth, lastRound } from '../state/options.ts'
import { type Explorer, type ExplorerId, explorerAt, explorerOf, MOF, type Room, type State } from '../state/state.ts'

/**
 * The features of a position. What concerns the whole team is said by the first Explorer alone, so that it does not count
 * once for each; the rest is a mean over Explorers. The Master of Fates has none: its chance is what theirs leaves.
 */
const TEAM = [
  'is here',
  'Explorers',
  'share of the rounds played',
  'its square',
  'fragments found',
  'all fragments found',
  'hands with fragments',
  'doors opened',
  'tasks done',
  'fragments behind open doors',
  'exit open',
  'keys held',
  'keys on the floor',
  'keys under beasts',
  'keys under traps',
  'steps from the Hub to hidden keys',
  'rooms cleared',
  'beasts in combat',
  'wounds of beasts',
  'fragments found late',
  'doors opened late',
  'things in lairs',
  'cards of the Master',
  'Blood Prices ahead',
] as const
const EACH = [
  'Move',
  'See',
  'Fight',
  'Lives',
  'cards',
  'steps to the next goal',
  'fighters',
  'one Live left',
  'two Lives left',
  'danger',
  'things in danger',
] as const
export const FEATURES = [...TEAM, ...EACH] as const

/** A goal that is further than this is as good as none. */
const FAR_AWAY = 20

export function measure(s: State, seat: Seat, into: Float64Array): void {
  into.fill(0)
  if (seat === MOF) return
  const ways = passages(s)
  const exit = s.doors.findIndex(({ card, locked }) => card === 'lock' && !locked)
  if (seat === MOF + 1) measureTeam(s, exit, into)
  const me = explorerAt(s, explorerOf(seat))
  const share = 1 / s.explorers.length
  let at = TEAM.length
  into[at++] = me.move * share
  into[at++] = me.see * share
  into[at++] = me.fight * share
  into[at++] = me.live * share
  into[at++] = me.hand.length * share
  into[at++] = (s.round === 0 ? FAR_AWAY / 4 : stepsToGoal(s, me, exit, ways)) * share
  const there = isRoom(me.place) ? s.rooms[roomOf(me.place)] : undefined
  const danger = there?.combat ? dangerIn(s, there, explorerOf(seat)) * share : 0
  into[at++] = there?.combat ? share : 0
  into[at++] = me.live === 1 ? share : 0
  into[at++] = me.live === 2 ? share : 0
  into[at++] = danger
  into[at] = danger * (me.keys + 2 * me.fragments)
}

/** Guesses how likely a beast fells an Explorer before it is slain: by the blows that it still takes, and who strikes them. */
function dangerIn(s: State, { health }: Room, id: ExplorerId): number {
  const { explorers } = s
  const me = explorerAt(s, id)
  let [blows, inside] = [0, 0]
  for (let other = 0; other < explorers.length; other++) {
    const each = explorers[other]
    if (each?.place !== me.place) continue
    inside++
    blows += againstD20(scoreOf(each, 'fight'), groupBonus(explorers, other))
  }
  const bitten = 1 - againstD20(scoreOf(me, 'move'), groupBonus(explorers, id))
  const odds = ((health / contentOf(s).numbers.hit) * bitten) / (blows * inside * me.live)
  return odds / (1 + odds)
}

function measureTeam(s: State, exit: number, into: Float64Array): void {
  const { explorers, rooms, doors } = s
  const share = s.round / lastRound(s.options)
  let [found, hands, keys] = [0, 0, 0]
  for (const each of explorers) {
    found += each.fragments
    if (each.fragments > 0) hands++
    keys += each.keys
  }
  let [looseKeys, looseFragments, lairs] = [0, 0, 0]
  for (const loose of s.loose) {
    looseKeys += loose.keys
    looseFragments += loose.fragments
    if (isRoom(loose.place) && rooms[roomOf(loose.place)]?.card === 'beast') lairs += loose.keys + loose.fragments
  }
  let [opened, done, behind, bloody] = [0, 0, 0, 0]
  for (const door of doors) {
    if (!door.done && door.task === 'TR-02') bloody++
    if (door.locked) continue
    opened++
    if (door.done) done++
    else if (door.fragment) behind++
  }
  let [beasts, traps, steps, cleared, fights, wounds] = [0, 0, 0, 0, 0, 0]
  const full = fullHealth(s.options)
  for (let room = 0; room < rooms.length; room++) {
    const there = rooms[room]
    if (there === undefined) continue
    if (there.card === 'none') {
      cleared++
      continue
    }
    if (there.combat) {
      fights++
      wounds += (full - there.health) / full
    }
    if (!there.key) continue
    if (there.card === 'beast') beasts++
    if (there.card === 'trapped') traps++
    steps += FAR[room] ?? 0
  }
  into.set([
    1,
    explorers.length,
    share,
    share * share,
    found + looseFragments,
    found >= FRAGMENTS ? 1 : 0,
    hands,
    opened,
    done,
    behind,
    exit === NONE ? 0 : 1,
    keys,
    looseKeys,
    beasts,
    traps,
    steps / 10,
    cleared,
    fights,
    wounds,
    share * (found + looseFragments),
    share * opened,
    lairs,
    s.mofHand.length,
    bloody,
  ])
}

/**
 * Steps to the nearest thing worth doing: the exit, what lies about, an open task, a door for a key; rooms of which the
 * Explorer does not know that they hold no key only if there is nothing else.
 */
function stepsToGoal(s: State, me: Explorer, exit: number, ways: number): number {
  if (isRoom(me.place) && s.rooms[roomOf(me.place)]?.combat) return 0
  const steps = stepsFrom(me.place, ways)
  let near = FAR_AWAY
  const to = (place: Place): void => {
    const far = steps[place] ?? NONE
    if (far >= 0 && far < near) near = far
  }
  const found = s.explorers.reduce((sum, { fragments }) => sum + fragments, 0)
  if (exit !== NONE && found >= FRAGMENTS) {
    to(BEFORE_DOOR[exit] ?? NONE)
    return near
  }
  for (const { place } of s.loose)
    for (const each of isRoom(place) ? (OPENINGS[roomOf(place)] ?? []) : [place]) to(each)
  for (let door = 0; door < s.doors.length; door++) {
    const there = s.doors[door]
    if (there === undefined) continue
    const wanted = there.locked ? me.keys > 0 : !there.done && there.card !== 'lock' && found < FRAGMENTS
    if (wanted) to(BEFORE_DOOR[door] ?? NONE)
  }
  if (near < FAR_AWAY) return near
  for (let room = 0; room < s.rooms.length; room++) {
    const there = s.rooms[room]
    if (there === undefined || there.card === 'none') continue
    if (!there.key && me.perceived & (1 << room)) continue
    for (const place of OPENINGS[room] ?? []) to(place)
  }
  return near
}
