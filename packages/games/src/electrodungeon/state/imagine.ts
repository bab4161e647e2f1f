import type { Dice, Seat } from '@undercroft/kernel'
import { NONE } from '../content/board.ts'
import type { CardId, Deck } from '../content/cards.ts'
import { copiesIn } from '../content/house.ts'
import { type Picker, shuffled } from '../content/pick.ts'
import { FRAGMENTS, ROOM_CARDS, ROOM_LIMITS, type RoomCard, SMALL_KEYS } from '../content/rooms.ts'
import { contentOf } from './content.ts'
import { rangeOf } from './decks.ts'
import { imagineDim, imaginePuzzle } from './puzzles.ts'
import type { Door, Explorer, Room, State, Task } from './state.ts'
import { imagineTrial } from './trial-secrets.ts'
import { contestantOf, type DoorView, type TaskView, type View } from './view.ts'

/**
 * A state that the seat cannot tell from the true one: hands, rooms and side rooms that it does not know are drawn at
 * random.
 */
export function imagine(seen: View, seat: Seat, dice: Dice): State {
  const pick: Picker = n => dice.below(n)
  const { deck, hands, mofHand } = imagineCards(seen, pick)
  const laid = seen.order.length > 0
  return {
    frames: [],
    outcome: undefined,
    options: seen.options,
    round: seen.round,
    order: seen.order.slice(),
    explorers: seen.explorers.map(({ cards: _, hand: __, start, ...open }, id): Explorer => {
      return { ...open, start: start.slice(), hand: hands[id] ?? [] }
    }),
    rooms: laid
      ? imagineRooms(seen, pick)
      : seen.rooms.map(({ cleared: _, ...open }) => ({ ...open, card: 'empty', key: false })),
    doors: laid ? imagineDoors(seen, pick) : seen.doors.map(door => ({ ...door, ...UNLAID })),
    loose: seen.loose.map(loose => ({ ...loose })),
    fights: seen.fights.map(fight => ({ ...fight })),
    turn: { ...seen.turn },
    roll: seen.roll,
    task: seen.task && imagineTask(seen.task, seat, pick),
    lastTrial: seen.lastTrial && imagineTrial(seen.lastTrial, contestantOf(seen.lastTrial, seat), pick),
    mofHand,
    mofEffect: seen.mofEffect,
    mofTarget: seen.mofTarget,
    mofUntil: seen.mofUntil,
    played: seen.played,
    deck,
    discards: seen.discards.slice(),
    removed: seen.removed.slice(),
    brood: seen.brood,
    keysUsed: seen.keysUsed,
    claims: seen.claims.slice(),
    conceding: seen.conceding,
  }
}

const UNLAID = { card: 'puzzle', task: 'random', fragment: false, reward: false } as const

/** Every card is in a hand, in front of its player, in the discards, or in its deck. */
function imagineCards(seen: View, pick: Picker): { deck: number[]; hands: CardId[][]; mofHand: CardId[] } {
  const deck = copiesIn(contentOf(seen)).map((copies, card) => copies - (seen.discards[card] ?? 0))
  const out = (card: CardId): void => {
    if (card !== NONE) deck[card] = (deck[card] ?? 0) - 1
  }
  for (const { hand, effect } of seen.explorers) {
    out(effect)
    for (const card of hand ?? []) out(card)
  }
  out(seen.mofEffect)
  for (const card of seen.mofHand ?? []) out(card)
  return {
    deck,
    hands: seen.explorers.map(({ hand, cards }) => hand?.slice() ?? deal(deck, 'explorer', cards, pick)),
    mofHand: seen.mofHand?.slice() ?? deal(deck, 'mof', seen.mofCards, pick),
  }
}

function deal(deck: number[], from: Deck, count: number, pick: Picker): CardId[] {
  const [first, end] = rangeOf(from)
  const left = deck.slice(first, end).flatMap((copies, i) => Array.from({ length: copies }, () => first + i))
  const hand = shuffled(left, pick).slice(0, count)
  for (const card of hand) deck[card] = (deck[card] ?? 0) - 1
  return hand
}

/** ED-3.3 to ED-3.7: cards that leave a legal setup behind, and the keys that are nowhere else. */
function imagineRooms(seen: View, pick: Picker): Room[] {
  const cards = imagineRoomCards(seen, pick)
  const known = seen.rooms.filter(({ key }) => key === true).length
  const held = seen.explorers.reduce((sum, { keys }) => sum + keys, 0)
  const loose = seen.loose.reduce((sum, { keys }) => sum + keys, 0)
  const hidden = SMALL_KEYS - seen.keysUsed - held - loose - known
  const open = [...seen.rooms.keys()].filter(id => !seen.rooms[id]?.cleared && seen.rooms[id]?.key === undefined)
  const keyed = new Set(shuffled(open, pick).slice(0, hidden))
  return seen.rooms.map(({ cleared, card: _, key, ...open }, id) => ({
    ...open,
    card: cleared ? 'none' : (cards[id] ?? 'empty'),
    key: key ?? keyed.has(id),
  }))
}

function imagineRoomCards(seen: View, pick: Picker): (RoomCard | undefined)[] {
  const cards = seen.rooms.map(({ card }) => card)
  const counts = ROOM_CARDS.map(
    (card, i) =>
      (seen.removed[i] ?? 0) + cards.filter(each => each === card).length - (card === 'beast' ? seen.brood : 0),
  )
  const unknown = [...cards.keys()].filter(id => cards[id] === undefined && seen.rooms[id]?.cleared === false)
  // Marked boxes come first, since fewer cards fit them.
  const boxes = unknown.filter(id => seen.rooms[id]?.box)
  const others = unknown.filter(id => !seen.rooms[id]?.box)
  fill(cards, counts, [...shuffled(boxes, pick), ...shuffled(others, pick)], seen, pick)
  return cards
}

const BOXES: readonly RoomCard[] = ['boost', 'trapped']

/** Tries the kinds of card in random order, and backtracks where the rest cannot be filled. */
function fill(
  cards: (RoomCard | undefined)[],
  counts: number[],
  [room, ...rest]: readonly number[],
  seen: View,
  pick: Picker,
): boolean {
  if (room === undefined) return ROOM_CARDS.every((card, i) => (counts[i] ?? 0) >= ROOM_LIMITS[card].least)
  for (const card of shuffled(seen.rooms[room]?.box ? BOXES : ROOM_CARDS, pick)) {
    const kind = ROOM_CARDS.indexOf(card)
    if ((counts[kind] ?? 0) >= ROOM_LIMITS[card].most) continue
    counts[kind] = (counts[kind] ?? 0) + 1
    cards[room] = card
    const missing = ROOM_CARDS.reduce(
      (sum, each, i) => sum + Math.max(0, ROOM_LIMITS[each].least - (counts[i] ?? 0)),
      0,
    )
    if (missing <= rest.length && fill(cards, counts, rest, seen, pick)) return true
    counts[kind] = (counts[kind] ?? 0) - 1
  }
  return false
}

/** ED-3.10 to ED-3.16: one Master Lock, the fragments that nobody has, and a prize behind every other door. */
function imagineDoors(seen: View, pick: Picker): Door[] {
  const unknown = [...seen.doors.keys()].filter(id => seen.doors[id]?.card === undefined)
  const lock = seen.doors.some(({ card }) => card === 'lock') ? NONE : (unknown[pick(unknown.length)] ?? NONE)
  const out = seen.explorers.reduce((sum, { fragments }) => sum + fragments, 0)
  const loose = seen.loose.reduce((sum, { fragments }) => sum + fragments, 0)
  const known = seen.doors.filter(({ fragment, done }) => fragment === true && !done).length
  const open = [...seen.doors.keys()].filter(id => {
    const door = seen.doors[id]
    return door?.fragment === undefined && door?.card !== 'lock' && id !== lock
  })
  const hiding = new Set(shuffled(open, pick).slice(0, FRAGMENTS - out - loose - known))
  return seen.doors.map((door, id): Door => {
    const { locked, done, ownFailed } = door
    const card = door.card ?? (id === lock ? 'lock' : pick(2) === 0 ? 'puzzle' : 'trial')
    const fragment = door.fragment ?? hiding.has(id)
    const reward = door.reward ?? (card === 'lock' ? pick(2) === 0 : !fragment || pick(2) === 0)
    return { locked, done, ownFailed, card, fragment, reward, task: door.task ?? taskBehind(door, card) }
  })
}

const SOME_OWN = Object.freeze({ title: 'An own task', text: 'An own task', note: '' })

function taskBehind({ ownFailed }: DoorView, card: Door['card']): Door['task'] {
  if (card === 'lock') return 'none'
  return ownFailed ? SOME_OWN : 'random'
}

function imagineTask(task: TaskView, seat: Seat, pick: Picker): Task {
  const { door, active, who } = task
  const about = { door, active, who }
  switch (task.kind) {
    case 'puzzle':
      return { ...about, kind: 'puzzle', posed: imaginePuzzle(task.puzzle, pick) }
    case 'dimPuzzle':
      return { ...about, kind: 'puzzle', posed: imagineDim(task.puzzle, pick) }
    case 'trial':
      return { ...about, kind: 'trial', trial: imagineTrial(task.trial, contestantOf(task.trial, seat), pick) }
    case 'own':
      return { ...about, kind: 'own', talk: { ...task.talk, said: task.talk.said.slice() } }
  }
}
