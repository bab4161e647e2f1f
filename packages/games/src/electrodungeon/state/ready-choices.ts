import { ATTACKS, type Attack } from '../content/beasts.ts'
import { DOORS, type DoorId, PLACE_NAMES, type Place, ROOMS, type RoomId } from '../content/board.ts'
import { CARDS, type CardId } from '../content/cards.ts'
import { EXPLORERS, type Item, TARGETS } from './choices.ts'
import type { Choice, ExplorerId, Explorers } from './state.ts'

// Every choice of play is made once, when this module is loaded, so that offering one allocates nothing.

export const HOLD: Choice = ['hold']
export const MOVE_ALONE: Choice = ['moveAlone']
export const ACCEPT: Choice = ['accept']
export const DECLINE: Choice = ['decline']
export const KEEP: Choice = ['keep']
export const REROLL: Choice = ['reroll']
export const STOP: Choice = ['stop']
export const CONTINUE: Choice = ['continue']
export const LET_BE: Choice = ['letBe']
export const FOLLOW: Choice = ['follow']
export const STAY_OUT: Choice = ['stayOut']
export const INTERACT: Choice = ['interact']
export const FLEE: Choice = ['flee']
export const OPEN: Choice = ['open']
export const LEAVE: Choice = ['leave']
export const FIGHT: Choice = ['fight']
export const STAND_DOWN: Choice = ['standDown']
export const LATER: Choice = ['later']
export const JOIN: Choice = ['join']
export const GIVE_UP: Choice = ['giveUp']
export const TIME_UP: Choice = ['timeUp']
export const SILENT: Choice = ['silent']
export const LISTEN: Choice = ['listen']
export const SUBSTITUTE: Choice = ['substitute']
export const PASS: Choice = ['pass']
export const END: Choice = ['end']
export const SHOCK: Choice = ['shock']
export const CONCEDE: Choice = ['concede']
export const PLAY_ON: Choice = ['playOn']

const EVERY_SET = Array.from({ length: 1 << EXPLORERS.length }, (_, bits) => bits)

const STEPS = PLACE_NAMES.map((_, place): Choice => ['step', place])
const EXITS = PLACE_NAMES.map((_, place): Choice => ['exit', place])
const THROUGH = ROOMS.map((_, room): readonly Choice[] => [
  ['through', room, 'leave'],
  ['through', room, 'take'],
])
const GROUPS = EVERY_SET.map((set): Choice => ['moveGroup', set])
const ENTER = ROOMS.map((_, room): Choice => ['enter', room])
const PERCEIVE = ROOMS.map((_, room) => EXPLORERS.map((__, explorer): Choice => ['perceive', room, explorer]))
const ATTACK = EXPLORERS.map((_, explorer): Choice => ['attack', explorer])
const VOTE = EXPLORERS.map((_, explorer): Choice => ['vote', explorer])
const UNLOCK = DOORS.map((_, door): Choice => ['unlock', door])
const ATTEMPT = DOORS.map((_, door): Choice => ['attempt', door])
const BUILT_IN = DOORS.map((_, door): Choice => ['builtIn', door])
const PICK_UP = { key: ['pickUp', 'key'], fragment: ['pickUp', 'fragment'] } as const
const GIVE = {
  key: EXPLORERS.map((_, explorer): Choice => ['give', 'key', explorer]),
  fragment: EXPLORERS.map((_, explorer): Choice => ['give', 'fragment', explorer]),
}
const BEAST = Object.fromEntries(
  ATTACKS.map(attack => [attack, ['-', ...EXPLORERS].map((target): Choice => ['beast', attack, target])]),
)
const PLAY = CARDS.map(
  (_, card) => new Map(TARGETS.map((target): [string, Choice] => [target, ['play', card, target]])),
)

export const step = (place: Place): Choice => STEPS[place] as Choice
export const exit = (place: Place): Choice => EXITS[place] as Choice
export const through = (room: RoomId, take: boolean): Choice => THROUGH[room]?.[take ? 1 : 0] as Choice
export const moveGroup = (set: Explorers): Choice => GROUPS[set] as Choice
export const enter = (room: RoomId): Choice => ENTER[room] as Choice
export const perceive = (room: RoomId, explorer: ExplorerId): Choice => PERCEIVE[room]?.[explorer] as Choice
export const attack = (explorer: ExplorerId): Choice => ATTACK[explorer] as Choice
export const vote = (explorer: ExplorerId): Choice => VOTE[explorer] as Choice
export const unlock = (door: DoorId): Choice => UNLOCK[door] as Choice
export const attempt = (door: DoorId): Choice => ATTEMPT[door] as Choice
export const builtIn = (door: DoorId): Choice => BUILT_IN[door] as Choice
export const pickUp = (item: Item): Choice => PICK_UP[item]
export const give = (item: Item, explorer: ExplorerId): Choice => GIVE[item][explorer] as Choice
export const play = (card: CardId, target: string): Choice => PLAY[card]?.get(target) as Choice

/** A beast's attack on one Explorer, or on all of them. */
export function beast(kind: Attack, explorer?: ExplorerId): Choice {
  return BEAST[kind]?.[explorer === undefined ? 0 : explorer + 1] as Choice
}
