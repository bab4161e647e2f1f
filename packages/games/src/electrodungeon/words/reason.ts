import type { Seat, Seen } from '@undercroft/kernel'
import { DOORS, isSpace, NUMBER_OF, ROOMS } from '../content/board.ts'
import { CARDS } from '../content/cards.ts'
import { FRAGMENTS, SMALL_KEYS } from '../content/rooms.ts'
import { sayAttackAt } from '../state/content.ts'
import { type Choice, type ElectroDungeon, type ExplorerId, explorerOf, MOF } from '../state/state.ts'
import type { RoomView, View } from '../state/view.ts'
import { fragmentsHeld, type Goal, goalOf, stepsTo } from './aims.ts'
import { counted } from './labels.ts'

/** One sentence why a seat may want this choice, from what it sees alone. */
export function reason({ view }: Seen<ElectroDungeon>, seat: Seat, choice: Choice): string | undefined {
  if (choice[0] === 'play') return CARDS[choice[1]]?.says.replace(/\.$/, '')
  return seat === MOF ? ofMaster(view, choice) : ofExplorer(view, explorerOf(seat), choice)
}

function ofMaster(view: View, choice: Choice): string | undefined {
  switch (choice[0]) {
    case 'beast':
      return sayAttackAt(view, choice[1]).replace(/\.$/, '')
    case 'shock': {
      const numbers = new Set(view.explorers.flatMap(({ place }) => (isSpace(place) ? [NUMBER_OF[place]] : [])))
      return numbers.size === 0
        ? 'no Explorer stands on a number'
        : `Explorers stand on ${numbers.size} of the 6 numbers`
    }
    case 'end':
      return 'nothing is left to do'
    default:
      return undefined
  }
}

function ofExplorer(view: View, id: ExplorerId, choice: Choice): string | undefined {
  const own = view.explorers[id]
  if (own === undefined) return undefined
  const aim = goalOf(view, id)
  switch (choice[0]) {
    case 'step':
    case 'through':
    case 'moveAlone':
    case 'moveGroup':
    case 'keep':
    case 'reroll':
    case 'accept':
    case 'exit':
      return aimText(view, aim, stepsTo(view, own.place, aim))
    case 'hold':
    case 'stop':
      return stepsTo(view, own.place, aim) === 0
        ? `${aimThing(view, aim)} is right here`
        : 'a move costs more than it gains'
    case 'perceive':
      return `${keysHidden(view)}, and a look warns of a beast or a trap`
    case 'enter':
      return inRoom(view, view.rooms[choice[1]])
    case 'unlock':
      return 'behind it is the exit, or a task for a fragment'
    case 'attempt':
    case 'builtIn':
    case 'join':
      return prizeText(view)
    case 'fight':
      return 'a slain beast leaves what it guards'
    case 'flee':
      return `you have ${own.live} Live left`
    case 'open':
      return 'a box holds a reward card, if it is not trapped'
    case 'leave':
      return 'it may be trapped'
    case 'pickUp':
      return choice[1] === 'key' ? 'it opens a door' : `the key needs all ${FRAGMENTS} fragments`
    case 'give':
      return choice[1] === 'key' ? 'whoever is nearer to a door can use it' : 'all fragments must be in one hand'
    case 'end':
      return 'there is nothing better to do here'
    default:
      return undefined
  }
}

function aimText(view: View, aim: Goal, steps: number): string | undefined {
  if (aim.kind === 'none' || steps >= 99) return undefined
  const why = {
    exit: 'it is the way out',
    loose: 'it can be picked up',
    task: prizeText(view),
    door: 'you hold a key to it',
    room: inRoom(view, view.rooms[aim.id]),
  }[aim.kind]
  return `${aimThing(view, aim)} is ${counted(steps, 'step')} away: ${why}`
}

function aimThing(view: View, { kind, id, places }: Goal): string {
  switch (kind) {
    case 'exit':
      return `the open ${DOORS[id]} door`
    case 'task':
    case 'door':
      return `the ${DOORS[id]} door`
    case 'room':
      return `room ${ROOMS[id]}`
    case 'loose': {
      const lies = view.loose.find(({ place }) => places.includes(place))
      return (lies?.fragments ?? 0) > 0 ? 'a fragment on the floor' : 'what lies on the floor'
    }
    case 'none':
      return 'nothing'
  }
}

function inRoom(view: View, room: RoomView | undefined): string {
  if (room?.card === 'beast') return room.key === false ? 'a beast without a key is in it' : 'a beast may guard a key'
  if (room?.key === true) return 'a Small Key is in it'
  if (room?.card === 'boost') return 'a reward card is in it'
  return keysHidden(view)
}

/** ED-3.7: keys that nobody has taken are somewhere under the cards. */
function keysHidden({ explorers, loose, keysUsed }: View): string {
  const found =
    explorers.reduce((sum, { keys }) => sum + keys, keysUsed) + loose.reduce((sum, { keys }) => sum + keys, 0)
  return `${counted(Math.max(0, SMALL_KEYS - found), 'Small Key is', 'Small Keys are')} still hidden`
}

function prizeText(view: View): string {
  const left = FRAGMENTS - fragmentsHeld(view)
  return left > 0 ? `${counted(left, 'fragment is', 'fragments are')} still missing` : 'it may bring a reward card'
}
