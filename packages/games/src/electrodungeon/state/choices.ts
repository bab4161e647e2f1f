import { named, oneOf, type Word, whole, words } from '@undercroft/kernel'
import { ATTACKS } from '../content/beasts.ts'
import { DOORS, PLACE_NAMES, ROOMS } from '../content/board.ts'
import { CARD_WORDS } from '../content/cards.ts'
import { ROLLED_TRAITS, ROOM_CARDS, SIDE_CARDS } from '../content/rooms.ts'
import { messageWord } from './own-task.ts'
import { planWord, RECIPES } from './plan.ts'
import { answerWord } from './puzzles.ts'
import { trialVerbs } from './trial-moves.ts'

/** ED-1.1: an Explorer is the index of its name here. Its seat is one higher, since seat 0 is the MoF's. */
export const EXPLORERS = ['A', 'B', 'C', 'D', 'E'] as const
export const SEATS = ['MoF', ...EXPLORERS] as const

/** ED-6.11, ED-6.12: what can be passed on and picked up. */
export const ITEMS = ['key', 'fragment'] as const
export type Item = (typeof ITEMS)[number]

const explorer = named('Explorer', EXPLORERS)
const place = named('place', PLACE_NAMES)
const room = named('room', ROOMS)
const door = named('door', DOORS)
const item = oneOf('item', ITEMS)

/** A set of Explorers as bits, said by their letters: `BC`. */
const explorers: Word<number> = {
  kind: 'set of Explorers',
  say: bits => EXPLORERS.filter((_, i) => bits & (1 << i)).join(''),
  read: text => {
    const bits = EXPLORERS.reduce((sum, name, i) => (text.includes(name) ? sum | (1 << i) : sum), 0)
    return bits > 0 && explorers.say(bits) === text ? bits : undefined
  },
}

/**
 * What a card is played on, by its one name: nothing (`-`), a room (`e`), two of them (`a+e`), a door (`blue`), an
 * Explorer (`B`), a trait (`see`), a number (`4`).
 */
export const TARGETS: readonly string[] = [
  '-',
  ...ROOMS,
  ...ROOMS.flatMap((first, i) => ROOMS.slice(i + 1).map(second => `${first}+${second}`)),
  ...DOORS,
  ...EXPLORERS,
  ...ROLLED_TRAITS,
  ...['1', '2', '3', '4', '5', '6'],
]
const TARGET_SET = new Set(TARGETS)
const target: Word<string> = {
  kind: 'target',
  say: value => value,
  read: text => (TARGET_SET.has(text) ? text : undefined),
}

/** What can be said to lie in a room or behind a door, true or not (ED-5.43). */
export const ROOM_CLAIMS = [...ROOM_CARDS, ...ROOM_CARDS.map(card => `${card}+key` as const)] as const
export type RoomClaim = (typeof ROOM_CLAIMS)[number]

export const verbs = words({
  // setting up
  place: [planWord],
  draw: [oneOf('recipe', RECIPES)],
  allocate: [whole('Move', 0, 12), whole('See', 0, 12), whole('Fight', 0, 12), whole('Live', 0, 12)],

  // moving
  hold: [],
  moveAlone: [],
  moveGroup: [explorers],
  accept: [],
  decline: [],
  keep: [],
  reroll: [],
  step: [place],
  through: [room, oneOf('yes or no', ['take', 'leave'])],
  stop: [],
  continue: [],
  letBe: [],

  // rooms
  perceive: [room, explorer],
  enter: [room],
  follow: [],
  stayOut: [],
  interact: [],
  flee: [],
  open: [],
  leave: [],
  exit: [place],

  // combat and fights
  fight: [],
  attack: [explorer],
  standDown: [],
  beast: [oneOf('attack', ATTACKS), target],

  // side rooms
  unlock: [door],
  attempt: [door],
  builtIn: [door],
  later: [],
  join: [],
  solve: [answerWord],
  giveUp: [],
  timeUp: [],
  vote: [explorer],
  ...trialVerbs,
  say: [messageWord],
  silent: [],
  reply: [messageWord],
  listen: [],
  callRoll: [explorer, oneOf('trait', ROLLED_TRAITS)],
  verdict: [oneOf('verdict', ['solved', 'failed'])],
  winner: [explorer],
  substitute: [],

  // items and cards
  give: [item, explorer],
  pickUp: [item],
  play: [named('card', CARD_WORDS), target],
  pass: [],

  // turns
  end: [],
  shock: [],

  // asides
  claimRoom: [room, oneOf('claim', ROOM_CLAIMS)],
  claimDoor: [door, oneOf('claim', SIDE_CARDS)],
  concede: [],
  playOn: [],
})
