import { agenda, type Offers, type Step, type Table } from '@undercroft/kernel'
import { DOORS, indexIn, isSpace, NONE, ROOMS, roomPlace } from '../../content/board.ts'
import {
  BLACKOUT,
  CARDS,
  type CardId,
  FRENZY,
  FRESH_BROOD,
  JAMMED_LOCK,
  MEND,
  SECOND_BOLT,
  SHIFTING_WALLS,
  SHORT_FUSE,
  STRAY_ARC,
  TAR_SLICK,
} from '../../content/cards.ts'
import { ROOM_LIMITS } from '../../content/rooms.ts'
import { EXPLORERS } from '../../state/choices.ts'
import type { FrameOf } from '../../state/frames.ts'
import { fullHealth } from '../../state/options.ts'
import { play } from '../../state/ready-choices.ts'
import {
  type ElectroDungeon,
  type ExplorerId,
  explorerAt,
  MOF,
  roomAt,
  type State,
  whoIsIn,
} from '../../state/state.ts'
import { rollWon, scoreRoll } from '../04-score-rolls/rolls.ts'
import { forget, restBeast } from '../07-encountering-a-room/rooms.ts'
import { loseLive } from '../09-death/live.ts'
import { brokenByPlaying, discard, mightPlay, roomsOf, showCard, targetsOf } from './cards.ts'

type O = Offers<ElectroDungeon>

type T = Table<ElectroDungeon>

/** ED-10.8: whether the card's own conditions hold. The MoF knows all rooms. */
function canPlayMof(s: State, card: CardId, target: string): boolean {
  const room = s.rooms[indexIn(ROOMS, target)]
  const explorer = s.explorers[indexIn(EXPLORERS, target)]
  switch (card) {
    case STRAY_ARC:
      return explorer !== undefined && isSpace(explorer.place)
    case TAR_SLICK:
      return explorer !== undefined
    case SHORT_FUSE:
      return explorer !== undefined && explorer.hand.length > 0
    case BLACKOUT:
      return s.rooms.some(each => each.card === 'none')
    case SHIFTING_WALLS:
      return roomsOf(target).every(id => roomAt(s, id).card !== 'none' && whoIsIn(s.explorers, roomPlace(id)) === 0)
    case FRESH_BROOD:
      return room?.card === 'none' && s.rooms.filter(each => each.card === 'beast').length < ROOM_LIMITS.beast.most
    case MEND:
      return room?.combat === true && room.health < fullHealth(s.options)
    case FRENZY:
      return room?.combat === true && room.due > 0 && room.used === 0
    case JAMMED_LOCK:
      return s.doors[indexIn(DOORS, target)]?.locked === true
    default:
      return CARDS[card]?.deck === 'mof'
  }
}

/** Plays a card of the MoF after the Electroshock. A card that lasts has its effect where a rule reads `mofEffect`. */
export function playMof(s: State, card: CardId, target: string, t: T): void {
  showCard(s, MOF, card, target, t)
  const explorer = indexIn(EXPLORERS, target)
  const room = indexIn(ROOMS, target)
  switch (card) {
    case SECOND_BOLT:
      s.frames.push({ phase: 'electroshock', number: 0 })
      return
    case STRAY_ARC:
      agenda(s, scoreRoll(explorer, 'move'), { phase: 'dodgesArc', explorer })
      return
    case TAR_SLICK:
      s.mofTarget = explorer
      return
    case JAMMED_LOCK:
      s.mofTarget = indexIn(DOORS, target)
      return
    case SHIFTING_WALLS:
      swap(s, roomsOf(target), t)
      return
    case FRESH_BROOD:
      breed(s, room, t)
      return
    case MEND: {
      const there = roomAt(s, room)
      there.health = Math.min(fullHealth(s.options), there.health + 2)
      t.tell({ what: 'mended', room, health: there.health })
      return
    }
    case FRENZY:
      s.mofTarget = room
      roomAt(s, room).due = 2
      return
    case SHORT_FUSE:
      loseCard(s, explorer, t)
      return
    default:
  }
}

/** MR-08: swaps card and key of two rooms; what was known or marked of them is forgotten. */
function swap(s: State, rooms: readonly number[], t: T): void {
  const [first, second] = [roomAt(s, rooms[0] ?? NONE), roomAt(s, rooms[1] ?? NONE)]
  const { card, key } = first
  first.card = second.card
  first.key = second.key
  second.card = card
  second.key = key
  for (const id of rooms) {
    const room = roomAt(s, id)
    room.faceUp = false
    room.box = false
    forget(s, id)
  }
  t.tell({ what: 'swapped', rooms: rooms.slice() })
}

/** MR-09: puts a beast in a cleared room. */
function breed(s: State, id: number, t: T): void {
  const room = roomAt(s, id)
  restBeast(s, id)
  room.card = 'beast'
  room.faceUp = true
  s.brood++
  // There is no key under a new beast, and everybody knows it.
  for (const explorer of s.explorers) explorer.perceived |= 1 << id
  t.tell({ what: 'brood', room: id })
}

/** MR-12: a random card of the Explorer goes to the discards, where all see it. */
function loseCard(s: State, id: ExplorerId, t: T): void {
  const { hand } = explorerAt(s, id)
  const [card] = hand.splice(t.pick(hand.length, 'Short Fuse'), 1)
  if (card === undefined) return
  t.reveal('ED-10.7', 'all', card)
  discard(s, card)
  t.tell({ what: 'discarded', explorer: id, cards: [card], by: 'shortFuse' })
}

export function offerMofCards(s: State, timing: 'pre' | 'own', o: O): void {
  if (mightPlay(s, MOF)) o.evenIfForced()
  if (s.mofHand.length === 0) return
  const barred = brokenByPlaying(s, MOF)
  if (barred !== undefined && !o.explaining) return
  for (let i = 0; i < s.mofHand.length; i++) {
    const card = s.mofHand[i] as CardId
    const timely = CARDS[card]?.timing === timing
    if ((!timely && !o.explaining) || s.mofHand.indexOf(card) !== i) continue
    for (const target of targetsOf(card)) {
      const fits = timely && canPlayMof(s, card, target)
      const broken = barred ?? (fits ? undefined : 'ED-10.8')
      if (broken === undefined) o.may(play(card, target))
      else if (o.explaining) o.refuse(play(card, target), broken)
    }
  }
}

/** MR-04: a Stray Arc that is not dodged takes 1 Live. */
export const dodgesArc: Step<ElectroDungeon, FrameOf<'dodgesArc'>> = {
  run(s, _, { explorer }) {
    if (!rollWon(s)) loseLive(s, explorer, 1, 'ED-10.11')
  },
}
