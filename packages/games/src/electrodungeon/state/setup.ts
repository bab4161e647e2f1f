import { DOORS, HUB, NONE, ROOMS } from '../content/board.ts'
import { CARDS } from '../content/cards.ts'
import { copiesIn } from '../content/house.ts'
import { ROOM_CARDS } from '../content/rooms.ts'
import { contentOf } from './content.ts'
import type { Options } from './options.ts'
import type { Door, Explorer, Room, State, Turn } from './state.ts'

export const NO_TURN: Readonly<Turn> = {
  leader: NONE,
  party: 0,
  members: 0,
  stage: 'over',
  invited: false,
  die: 0,
  rolls: 0,
  points: 0,
  steps: 0,
  action: 'free',
  room: NONE,
  fled: false,
  chose: false,
  left: 0,
  mustLeave: NONE,
}

/** ED-3.27: everybody on the Hub with empty hands, both decks full; nothing is in any room yet. */
export function startOfGame(options: Readonly<Options>): State {
  return {
    frames: [{ phase: 'setup' }],
    outcome: undefined,
    options: Object.freeze({ ...options }),
    round: 0,
    order: [],
    explorers: Array.from({ length: options.explorers }, newExplorer),
    rooms: ROOMS.map(newRoom),
    doors: DOORS.map(newDoor),
    loose: [],
    fights: [],
    turn: { ...NO_TURN },
    roll: undefined,
    task: undefined,
    lastTrial: undefined,
    mofHand: [],
    mofEffect: NONE,
    mofTarget: NONE,
    mofUntil: 0,
    played: 0,
    deck: copiesIn(contentOf({ options })).slice(),
    discards: CARDS.map(() => 0),
    removed: ROOM_CARDS.map(() => 0),
    brood: 0,
    keysUsed: 0,
    claims: [],
    conceding: 0,
  }
}

function newExplorer(): Explorer {
  return {
    start: [],
    move: 1,
    see: 1,
    fight: 1,
    live: 1,
    place: HUB,
    group: NONE,
    keys: 0,
    fragments: 0,
    hand: [],
    perceived: 0,
    looked: 0,
    triedBefore: NONE,
    tried: NONE,
    acted: false,
    effect: NONE,
    effectTurns: 0,
    roared: 0,
  }
}

function newRoom(): Room {
  return {
    card: 'empty',
    key: false,
    faceUp: false,
    box: false,
    combat: false,
    health: 0,
    shockwave: 0,
    roar: 0,
    pounced: false,
    due: 0,
    used: 0,
  }
}

/** ED-3.9: every door is locked. */
function newDoor(): Door {
  return { locked: true, card: 'puzzle', task: 'random', fragment: false, reward: false, done: false, ownFailed: false }
}
