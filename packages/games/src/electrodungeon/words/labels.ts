import type { Seen } from '@undercroft/kernel'
import { BEAST_ATTACKS } from '../content/beasts.ts'
import { DOORS, HUB, NUMBER_OF, nameOf, ROOMS } from '../content/board.ts'
import { CARDS } from '../content/cards.ts'
import { PUZZLES } from '../content/puzzles/index.ts'
import { ROOM_CARD_NAMES, SIDE_CARD_NAMES, SPREADS, TRAIT_NAMES } from '../content/rooms.ts'
import { EXPLORERS, type RoomClaim } from '../state/choices.ts'
import type { Recipe } from '../state/plan.ts'
import type { Choice, ElectroDungeon } from '../state/state.ts'
import { labelMove } from './trials/moves.ts'

/** `8,4 (2)`: a space with its number. */
export function sayPlace(place: number): string {
  if (place === HUB) return 'the Hub'
  return place > HUB ? `room ${nameOf(place)}` : `${nameOf(place)} (${NUMBER_OF[place]})`
}

export function sayClaim(claim: RoomClaim): string {
  const [card, key] = claim.split('+') as [keyof typeof ROOM_CARD_NAMES, string | undefined]
  return `${ROOM_CARD_NAMES[card]}${key === undefined ? '' : ' with a key'}`
}

export function joined(names: readonly string[]): string {
  const last = names.at(-1) ?? 'nobody'
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** "1 lamp burns", "3 lamps burn". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

export function letters(bits: number): string {
  return joined(EXPLORERS.filter((_, id) => bits & (1 << id)))
}

function sayTarget(card: number, target: string): string {
  if (target === '-') return ''
  const kind = CARDS[card]?.target
  if (kind === 'room') return ` on room ${target}`
  if (kind === 'rooms') return ` on rooms ${target.replace('+', ' and ')}`
  if (kind === 'door') return ` on the ${target} door`
  return kind === 'trait' ? `: ${TRAIT_NAMES[target as keyof typeof TRAIT_NAMES]}` : ` on ${target}`
}

export function sayPlay(card: number, target: string): string {
  return `${CARDS[card]?.name}${sayTarget(card, target)}`
}

const PLAIN = {
  hold: 'Hold',
  moveAlone: 'Roll the Move die',
  accept: 'Come along',
  decline: 'Decline',
  keep: 'Keep the die',
  reroll: 'Roll again',
  stop: 'Stop here',
  continue: 'Continue',
  letBe: 'Let them be',
  follow: 'Follow',
  stayOut: 'Stay out',
  interact: 'Interact with the room',
  flee: 'Flee',
  open: 'Open the box',
  leave: 'Leave the box alone',
  fight: 'Fight the beast',
  standDown: 'Stand down',
  later: 'Later',
  join: 'Take part',
  giveUp: 'Give up',
  timeUp: 'Let the time run out',
  silent: 'Say nothing',
  listen: 'Listen on',
  substitute: 'Use a built-in task instead',
  pass: 'Do not react',
  end: 'End the turn',
  shock: 'Roll the Electroshock',
  concede: 'Concede',
  playOn: 'Play on',
} as const

/** A choice as a person reads it on a button. */
export function label(choice: Choice, seen: Seen<ElectroDungeon>): string {
  switch (choice[0]) {
    case 'place':
      return 'This setup'
    case 'draw':
      return RECIPE_NAMES[choice[1]]
    case 'allocate': {
      const points = choice.slice(1)
      const spread = SPREADS.find(each => each.points.every((point, i) => point === points[i]))
      return `${spread === undefined ? '' : `${spread.name}: `}Move ${choice[1]}, See ${choice[2]}, Fight ${choice[3]}, Live ${choice[4]}`
    }
    case 'moveGroup':
      return `Invite ${letters(choice[1])} to move as a group`
    case 'step':
      return `Step to ${sayPlace(choice[1])}`
    case 'through':
      return `Go through room ${ROOMS[choice[1]]}${choice[2] === 'take' ? ' and take what lies there' : ''}`
    case 'perceive':
      return perceiveLabel(choice[1], choice[2], seen)
    case 'enter':
      return `Enter room ${ROOMS[choice[1]]}`
    case 'exit':
      return `Leave to ${sayPlace(choice[1])}`
    case 'attack':
      return `Attack ${EXPLORERS[choice[1]]}`
    case 'beast':
      return `${BEAST_ATTACKS[choice[1]].name}${choice[2] === '-' ? '' : ` on ${choice[2]}`}`
    case 'unlock':
      return `Unlock the ${DOORS[choice[1]]} door`
    case 'attempt':
      return `Attempt the task behind the ${DOORS[choice[1]]} door`
    case 'builtIn':
      return `Attempt a built-in task behind the ${DOORS[choice[1]]} door`
    case 'solve':
      return `Answer ${PUZZLES[choice[1].puzzle].name}`
    case 'vote':
      return `Vote for ${EXPLORERS[choice[1]]}`
    case 'say':
    case 'reply':
      return `Say “${choice[1]}”`
    case 'callRoll':
      return `Call for a ${TRAIT_NAMES[choice[2]]} roll of ${EXPLORERS[choice[1]]}`
    case 'verdict':
      return choice[1] === 'solved' ? 'Rule: solved' : 'Rule: failed'
    case 'winner':
      return `Rule: ${EXPLORERS[choice[1]]} wins`
    case 'give':
      return `Give a ${choice[1]} to ${EXPLORERS[choice[2]]}`
    case 'pickUp':
      return `Pick up a ${choice[1]}`
    case 'play':
      return `Play ${sayPlay(choice[1], choice[2])}`
    case 'claimRoom':
      return `Claim that room ${ROOMS[choice[1]]} is: ${sayClaim(choice[2])}`
    case 'claimDoor':
      return `Claim that behind the ${DOORS[choice[1]]} door is: ${SIDE_CARD_NAMES[choice[2]]}`
    case 'stake':
    case 'raise':
    case 'callBid':
    case 'press':
    case 'charge':
    case 'keepCharge':
    case 'show':
    case 'number':
    case 'throwDice':
    case 'fuse':
    case 'grip':
    case 'letGo':
      return labelMove(choice)
    default:
      return PLAIN[choice[0]]
  }
}

function perceiveLabel(room: number, explorer: number, { view }: Seen<ElectroDungeon>): string {
  const who = explorer === view.turn.leader ? '' : ` with ${EXPLORERS[explorer]}’s eyes`
  return `Look into room ${ROOMS[room]}${who}`
}

export const RECIPE_NAMES: { readonly [R in Recipe]: string } = {
  guarded: 'Guarded: keys under beasts and traps, far from the Hub',
  scattered: 'Scattered: anything anywhere',
  gentle: 'Gentle: few beasts, keys in boxes and empty rooms',
}
