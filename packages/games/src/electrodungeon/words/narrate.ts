import { BEAST_ATTACKS } from '../content/beasts.ts'
import { DOORS, ROOMS } from '../content/board.ts'
import { CARDS } from '../content/cards.ts'
import { sayReply } from '../content/puzzles/puzzle.ts'
import { ROOM_CARD_NAMES, SIDE_CARD_NAMES, TRAIT_NAMES } from '../content/rooms.ts'
import type { Rule } from '../rules/rulebook.ts'
import { EXPLORERS } from '../state/choices.ts'
import type { Event } from '../state/events.ts'
import { has, seatOf, sizeOf } from '../state/state.ts'
import { counted, joined, sayClaim, sayPlace, sayPlay } from './labels.ts'
import { sayTrialEvent } from './trials/events.ts'

function sayItems(keys: number, fragments: number): string {
  const parts = [
    ...(keys > 0 ? [counted(keys, 'Small Key')] : []),
    ...(fragments > 0 ? [counted(fragments, 'fragment')] : []),
  ]
  return parts.length === 0 ? 'nothing' : parts.join(' and ')
}

/** Why somebody loses Live, after "loses 1 Live". */
const LOSSES: { readonly [R in Rule]?: string } = {
  'ED-5.54': 'to the beast at the door',
  'ED-5.58': 'to the trap',
  'ED-5.73': 'in the fight',
  'ED-5.78': 'in flight',
  'ED-5.100': 'to the Electroshock',
  'ED-7.10': 'to the beast',
  'ED-7.13': 'to the beast',
  'ED-7.22': 'to the bursting box',
  'ED-10.11': 'to the Stray Arc',
  'ED-13.4': 'as the price',
}

function lossOf(rule: Rule): string {
  const why = LOSSES[rule]
  return why === undefined ? '' : ` ${why}`
}

/** Why a fight or a task is over. */
const ENDS: { readonly [R in Rule]?: string } = {
  'ED-5.83': 'all have stood down',
  'ED-5.84': 'fewer than two are left in it',
  'ED-8.9': 'the Shade has won',
  'ED-12.3': 'no right answer was given',
  'ED-14.4': 'it was given up or ruled so',
}

/** How a line names places and rules. */
export interface Manner {
  place(place: number): string
  /** What follows a reason: the id of its rule, where ids are read. */
  cite(rule: Rule): string
}

/** For a terminal, where places have coordinates and a rule is looked up by its id. */
const BY_COORDINATES: Manner = { place: sayPlace, cite: rule => ` (${rule})` }

/** The reason in words, and the rule. */
function because(rule: Rule, { cite }: Manner): string {
  const why = ENDS[rule]
  return `${why === undefined ? '' : ` as ${why}`}${cite(rule)}`
}

/** One line for the log, the terminal and the screen reader. */
export function narrate(event: Event, seats: readonly string[]): string {
  return narrateIn(BY_COORDINATES, event, seats)
}

export function narrateIn(manner: Manner, event: Event, seats: readonly string[]): string {
  const name = (explorer: number): string => seats[seatOf(explorer)] ?? EXPLORERS[explorer] ?? ''
  const all = (explorers: number): string =>
    joined(EXPLORERS.flatMap((_, id) => (has(explorers, id) ? [name(id)] : [])))
  /** "Ann enters", "Ann and Ben enter". */
  const does = (explorers: number, one: string, many: string): string =>
    `${all(explorers)} ${sizeOf(explorers) === 1 ? one : many}`
  switch (event.what) {
    case 'traits': {
      const [move, see, fight, live] = event.points
      return `${name(event.explorer)} has Move ${move}, See ${see}, Fight ${fight} and Live ${live}`
    }
    case 'order':
      return `Turn order: ${event.order.map(name).join(', ')}, then the Master of Fates`
    case 'round':
      return `Round ${event.round} of ${event.of}`
    case 'turn':
      return `Turn of ${name(event.explorer)}`
    case 'mofTurn':
      return 'Turn of the Master of Fates'
    case 'grouped':
      return `${all(event.members)} move as a group led by ${name(event.leader)}, with Move ${event.move}`
    case 'ungrouped':
      return `${name(event.explorer)} leaves the group`
    case 'moveDie':
      return `${name(event.explorer)} may move ${event.die}${event.rerolls > 0 ? `, or roll again (${event.rerolls} left)` : ''}`
    case 'stepped':
      return `${all(event.explorers)} to ${manner.place(event.to)}, ${counted(event.points, 'point')} left`
    case 'through':
      return `${all(event.explorers)} through room ${ROOMS[event.room]} to ${manner.place(event.to)}, ${counted(event.points, 'point')} left`
    case 'put':
      return `${does(event.explorers, 'goes', 'go')} from ${manner.place(event.from)} to ${manner.place(event.to)}`
    case 'scored':
      return `${name(event.explorer)} ${event.won ? 'succeeds' : 'fails'}: ${TRAIT_NAMES[event.trait]} ${event.total} against ${event.d20}`
    case 'contested':
      return `${name(event.explorer)} ${event.won ? 'wins' : 'loses'}: ${TRAIT_NAMES[event.trait]} ${event.total} against ${TRAIT_NAMES[event.otherTrait]} ${event.otherTotal} of ${name(event.other)}`
    case 'perceived':
      return sayPerceived(event, name)
    case 'entered': {
      const alone = sizeOf(event.explorers) === 1
      const waits = alone ? 'and waits inside' : 'and wait inside'
      const how = { aware: waits, blind: 'head-first', joined: `and ${alone ? 'joins' : 'join'} the combat` }[event.how]
      return `${does(event.explorers, 'enters', 'enter')} room ${ROOMS[event.room]} ${how}`
    }
    case 'box':
      return `There is a box in room ${ROOMS[event.room]}`
    case 'faceUp':
      return `In room ${ROOMS[event.room]}: ${ROOM_CARD_NAMES[event.card]}`
    case 'cleared':
      return `Room ${ROOMS[event.room]} is cleared: ${ROOM_CARD_NAMES[event.card]}`
    case 'dismantled':
      return `${name(event.explorer)} dismantles the trap in room ${ROOMS[event.room]}`
    case 'burst':
      return `The box in room ${ROOMS[event.room]} bursts before ${name(event.explorer)}`
    case 'fell':
      return `A Small Key falls on the floor of room ${ROOMS[event.room]}`
    case 'took':
      return `${name(event.explorer)} takes ${sayItems(event.keys, event.fragments)} from ${event.victim === undefined ? manner.place(event.from) : name(event.victim)}`
    case 'combat':
      return `Combat in room ${ROOMS[event.room]}: the beast has ${event.health} health`
    case 'beastHit':
      return `${name(event.explorer)} hits the beast in room ${ROOMS[event.room]}: ${event.health} health left`
    case 'beastMissed':
      return `${name(event.explorer)} misses the beast in room ${ROOMS[event.room]}`
    case 'slain':
      return `${name(event.explorer)} slays the beast in room ${ROOMS[event.room]}`
    case 'combatOver':
      return `The beast in room ${ROOMS[event.room]} is alone and recovers`
    case 'beast':
      return `The beast in room ${ROOMS[event.room]}: ${BEAST_ATTACKS[event.attack].name}${event.target < 0 ? '' : ` on ${name(event.target)}`}`
    case 'roared':
      return `${name(event.explorer)} is frightened: Fight 1 lower on the next turn`
    case 'dodged':
      return `${name(event.explorer)} dodges ${BEAST_ATTACKS[event.attack].name}`
    case 'attacked':
      return `${name(event.attacker)} ${event.betrayal ? 'betrays' : 'attacks'} ${name(event.victim)} on ${manner.place(event.place)}`
    case 'fightOver':
      return `The fight on ${manner.place(event.place)} is over,${because(event.by, manner)}`
    case 'fled':
      return `${name(event.explorer)} ${event.success ? 'flees from' : 'cannot flee from'} ${manner.place(event.from)}`
    case 'lost':
      return `${name(event.explorer)} loses ${event.amount} Live${lossOf(event.by)}${manner.cite(event.by)} and has ${event.live}`
    case 'gained':
      return `${name(event.explorer)} gains ${event.amount} Live and has ${event.live}`
    case 'died':
      return `${name(event.explorer)} dies at ${manner.place(event.place)} and drops ${sayItems(event.keys, event.fragments)}`
    case 'revived':
      return `${name(event.explorer)} is back on the Hub with ${event.live} Live`
    case 'electroshock':
      return `Electroshock on ${event.number}: ${event.explorers === 0 ? 'nobody is hit' : `${does(event.explorers, 'is', 'are')} hit for ${event.amount}`}`
    case 'gave':
      return `${name(event.from)} gives a ${event.item === 'key' ? 'Small Key' : 'fragment'} to ${name(event.to)}`
    case 'drew': {
      const who = seats[event.seat] ?? ''
      return event.card === undefined ? `${who} draws a reward card` : `${who} draws ${CARDS[event.card]?.name}`
    }
    case 'played':
      return `${seats[event.seat]} plays ${sayPlay(event.card, event.target)}`
    case 'wornOff':
      return `${CARDS[event.card]?.name} of ${seats[event.seat]} wears off`
    case 'discarded':
      return `${name(event.explorer)} ${event.by === 'death' ? 'leaves its cards' : 'loses a card to the Short Fuse'}: ${event.cards.map(card => CARDS[card]?.name).join(', ')}`
    case 'looked':
      return sayLooked(event, name)
    case 'swapped':
      return `Rooms ${event.rooms.map(room => ROOMS[room]).join(' and ')} change places`
    case 'brood':
      return `A fresh ElectroBeast lies in room ${ROOMS[event.room]}`
    case 'mended':
      return `The beast in room ${ROOMS[event.room]} mends and has ${event.health} health`
    case 'unlocked':
      return `${name(event.explorer)} unlocks the ${DOORS[event.door]} door: ${SIDE_CARD_NAMES[event.card]}`
    case 'task':
      return `Behind the ${DOORS[event.door]} door, for ${all(event.explorers)}: ${event.title}`
    case 'tried':
      return `${name(event.explorer)} answers${event.reply === undefined ? '' : `: ${sayReply(event.reply)}`} (${counted(event.left, 'try', 'tries')} left)`
    case 'trial':
      return sayTrialEvent(
        event.event,
        event.seats.map(seat => (seat === 0 ? 'the Shade' : (seats[seat] ?? ''))),
      )
    case 'said':
      if (event.text === undefined) return `${seats[event.seat]} has spoken`
      return event.text === '' ? `${seats[event.seat]} says nothing` : `${seats[event.seat]}: “${event.text}”`
    case 'taskOver': {
      const late = event.by === 'ED-12.5' ? 'Time is up: the' : 'The'
      return `${late} task behind the ${DOORS[event.door]} door is ${event.success ? 'solved' : `not solved${ENDS[event.by] === undefined ? '' : ','}${because(event.by, manner)}`}`
    }
    case 'votes':
      return `Votes for the ${event.item}: ${event.votes.map(([by = 0, whom = 0]) => `${name(by)} for ${name(whom)}`).join(', ')}`
    case 'prize':
      return `${name(event.explorer)} gets ${event.item === 'fragment' ? 'a Master Key fragment' : 'a reward card'} from behind the ${DOORS[event.door]} door`
    case 'claimedRoom':
      return `${seats[event.seat]} claims, unverified: room ${ROOMS[event.room]} is ${sayClaim(event.says)}`
    case 'claimedDoor':
      return `${seats[event.seat]} claims, unverified: behind the ${DOORS[event.door]} door is a ${SIDE_CARD_NAMES[event.says]}`
    case 'conceded':
      return `${seats[event.seat]} is ready to concede`
    case 'playsOn':
      return `${seats[event.seat]} wants to play on`
    case 'escaped':
      return `${does(event.explorers, 'escapes', 'escape')} through the ${DOORS[event.door]} door`
    case 'outOfTime':
      return `Nobody has escaped by the end of round ${event.round}`
  }
}

function sayPerceived(event: Extract<Event, { what: 'perceived' }>, name: (explorer: number) => string): string {
  const who = `${name(event.explorer)} looks into room ${ROOMS[event.room]}`
  if (!event.success) return `${who} and sees nothing`
  if (event.card === undefined) return `${who} and knows what is in it`
  return `${who}: ${ROOM_CARD_NAMES[event.card]}, ${event.key ? 'with a key' : 'no key'}`
}

function sayLooked(event: Extract<Event, { what: 'looked' }>, name: (explorer: number) => string): string {
  const who = `${name(event.explorer)} looks behind the ${DOORS[event.door]} door`
  if (event.card === undefined) return who
  const prizes = [...(event.fragment ? ['a fragment'] : []), ...(event.reward ? ['a reward card'] : [])]
  return `${who}: ${SIDE_CARD_NAMES[event.card]}, ${prizes.length === 0 ? 'no prize' : prizes.join(' and ')}`
}
