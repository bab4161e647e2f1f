import { isRoom, isSpace, NONE, PLACES, roomOf, roomPlace } from '../content/board.ts'
import { CARDS } from '../content/cards.ts'
import { copiesIn } from '../content/house.ts'
import { FRAGMENTS, ROOM_CARDS, ROOM_LIMITS, SMALL_KEYS, TRAIT_MOST } from '../content/rooms.ts'
import { contentOf } from './content.ts'
import { soundPuzzle } from './puzzles.ts'
import { has, roomAt, type State, sizeOf, whoIsIn } from './state.ts'

/** Every breach, in words, of what holds in every position. */
export function sound(s: State): string[] {
  if (s.order.length === 0) return []
  return [...soundItems(s), ...soundCards(s), ...soundRooms(s), ...soundFigures(s), ...soundTask(s)]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** ED-3.7, ED-3.13, ED-6.17 */
function soundItems(s: State): string[] {
  const [held, loose] = [s.explorers, s.loose]
  const keys =
    sum(held.map(each => each.keys)) +
    sum(loose.map(each => each.keys)) +
    s.rooms.filter(room => room.key).length +
    s.keysUsed
  const fragments =
    sum(held.map(each => each.fragments)) +
    sum(loose.map(each => each.fragments)) +
    s.doors.filter(door => door.fragment && !door.done).length +
    // ED-8.11: what is being voted on is nobody's yet.
    s.frames.filter(frame => frame.phase === 'vote' && frame.item === 'fragment').length
  return [
    ...(keys === SMALL_KEYS ? [] : [`there are ${keys} Small Keys`]),
    ...(fragments === FRAGMENTS ? [] : [`there are ${fragments} fragments`]),
    ...(s.doors.filter(door => door.card === 'lock').length === 1 ? [] : ['there is not one Master Lock']),
  ]
}

function soundCards(s: State): string[] {
  const copies = copiesIn(contentOf(s))
  return CARDS.flatMap(({ id }, card) => {
    const held = [s.mofHand, ...s.explorers.map(({ hand }) => hand)].flat().filter(each => each === card).length
    const laid = [s.mofEffect, ...s.explorers.map(({ effect }) => effect)].filter(each => each === card).length
    const found = held + laid + (s.deck[card] ?? 0) + (s.discards[card] ?? 0)
    return found === copies[card] && (s.deck[card] ?? 0) >= 0 ? [] : [`there are ${found} of ${id}`]
  })
}

/** ED-3.3 to ED-3.6, ED-7.27 */
function soundRooms(s: State): string[] {
  const wrong: string[] = []
  for (const [i, card] of ROOM_CARDS.entries()) {
    const { least, most } = ROOM_LIMITS[card]
    const began =
      (s.removed[i] ?? 0) + s.rooms.filter(room => room.card === card).length - (card === 'beast' ? s.brood : 0)
    if (began < least || began > most) wrong.push(`the game began with ${began} of ${card}`)
  }
  for (const [id, { card, combat, faceUp, key }] of s.rooms.entries()) {
    const inside = whoIsIn(s.explorers, roomPlace(id))
    if (card === 'none' && key) wrong.push('a cleared room has a key under its card')
    if (combat && (card !== 'beast' || !faceUp || inside === 0))
      wrong.push('a combat without a beast or without anybody')
    if (faceUp && card !== 'beast') wrong.push('a card is face up that is no beast')
  }
  return wrong
}

function soundFigures(s: State): string[] {
  const wrong: string[] = []
  const most = contentOf(s).numbers.live
  for (const [id, { live, move, see, fight, place, group }] of s.explorers.entries()) {
    if (live < 1 || live > most) wrong.push(`Explorer ${id} has ${live} Live`)
    if ([move, see, fight].some(each => each < 1 || each > TRAIT_MOST)) wrong.push(`a score of Explorer ${id} is wrong`)
    if (place < 0 || place >= PLACES) wrong.push(`Explorer ${id} is nowhere`)
    if (group !== NONE && s.explorers.filter(each => each.group === group).length < 2) wrong.push('a group of one')
    if (
      !isBeingSplit(s, id) &&
      s.explorers.some(each => group !== NONE && each.group === group && each.place !== place)
    ) {
      wrong.push('a group in two places')
    }
    if (isRoom(place) && roomAt(s, roomOf(place)).card === 'none' && !isLeaving(s)) {
      wrong.push(`Explorer ${id} stands in a cleared room`)
    }
  }
  for (const { place, fighters, betrayers, resting } of s.fights) {
    const there = whoIsIn(s.explorers, place)
    if (!isSpace(place) || sizeOf(fighters) < 2 || fighters & ~there) wrong.push('a fight without two fighters')
    if (resting === fighters) wrong.push('a fight in which all have stood down')
    if ((betrayers | resting) & ~fighters) wrong.push('somebody betrays or rests in a fight without being in it')
  }
  if (s.turn.leader !== NONE && !has(s.turn.party, s.turn.leader)) wrong.push('the leader is not of the party')
  return wrong
}

/** ED-5.66: those who go blind into a beast are a group until all of them have rolled. */
function isBeingSplit({ frames }: State, id: number): boolean {
  return frames.some(frame => frame.phase === 'beastFaced' && has(frame.who, id))
}

/** Whether a room was cleared and somebody has still to choose an opening. */
function isLeaving({ frames }: State): boolean {
  return frames.some(({ phase }) => phase === 'exit' || phase === 'leaveRoom')
}

/** The soundness of a trial needs its machine: chapter 13 checks it. */
function soundTask({ task }: State): string[] {
  return task?.kind === 'puzzle' ? soundPuzzle(task.posed) : []
}
