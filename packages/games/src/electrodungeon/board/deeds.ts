import type { OpenAsk } from '@undercroft/kernel'
import { CONNECTED, DOORS, HUB, isRoom, type Place, ROOMS, roomPlace } from '../content/board.ts'
import { ROOM_CARD_NAMES, SIDE_CARD_NAMES } from '../content/rooms.ts'
import type { Choice, ElectroDungeon, ExplorerId } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { letters, sayClaim } from '../words/labels.ts'
import { sayWhere } from '../words/places.ts'
import { letterOf } from './seats.ts'

/** A place on the board that can be touched: a space, the Hub or a room by its number, or a door. */
export type Target = `place ${number}` | `door ${number}`

interface Deed {
  readonly choice: Choice
  readonly says: string
}

export type Deeds = ReadonlyMap<Target, readonly Deed[]>

/** What each part of the board does when it is touched, taken from the open question: nothing here decides. */
export function deedsOf(ask: OpenAsk<ElectroDungeon> | undefined, view: View): Deeds {
  const deeds = new Map<Target, Deed[]>()
  const add = (target: Target, choice: Choice, says: string) => {
    const there = deeds.get(target)
    if (there === undefined) deeds.set(target, [{ choice, says }])
    else there.push({ choice, says })
  }
  const placeOf = (id: ExplorerId): Place => view.explorers[id]?.place ?? HUB
  for (const choice of ask?.options ?? []) {
    switch (choice[0]) {
      case 'step':
      case 'exit':
        add(`place ${choice[1]}`, choice, choice[0] === 'step' ? 'Step here' : 'Leave this way')
        break
      case 'through':
        add(
          `place ${roomPlace(choice[1])}`,
          choice,
          choice[2] === 'take' ? 'Go through and take what lies there' : 'Go through',
        )
        break
      case 'perceive':
        add(`place ${roomPlace(choice[1])}`, choice, `Look in with ${letterOf(choice[2])}`)
        break
      case 'enter':
        add(`place ${roomPlace(choice[1])}`, choice, 'Enter')
        break
      case 'unlock':
      case 'attempt':
      case 'builtIn':
        add(`door ${choice[1]}`, choice, DOOR_DEEDS[choice[0]])
        break
      case 'attack':
        add(`place ${placeOf(choice[1])}`, choice, `Attack ${letterOf(choice[1])}`)
        break
      case 'give':
        add(`place ${placeOf(choice[2])}`, choice, `Give ${letterOf(choice[2])} a ${choice[1]}`)
        break
      case 'moveAlone':
      case 'hold':
      case 'interact':
      case 'flee':
      case 'open':
      case 'leave':
        add(`place ${placeOf((ask?.seat ?? 1) - 1)}`, choice, OWN_DEEDS[choice[0]])
        break
      case 'moveGroup':
        add(`place ${placeOf((ask?.seat ?? 1) - 1)}`, choice, `Roll together with ${letters(choice[1])}`)
        break
      case 'pickUp':
        add(`place ${placeOf((ask?.seat ?? 1) - 1)}`, choice, `Pick up the ${choice[1]}`)
        break
    }
  }
  return deeds
}

const OWN_DEEDS = {
  moveAlone: 'Roll the Move die',
  hold: 'Hold',
  interact: 'Interact with the room',
  flee: 'Flee',
  open: 'Open the box',
  leave: 'Leave the box alone',
} as const

const DOOR_DEEDS = { unlock: 'Unlock', attempt: 'Attempt the task', builtIn: 'Attempt another task' } as const

/** The phases of an Explorer's own turn in which a touched place can only have been meant as somewhere to go. */
const WALKING = new Set(['before', 'rolled', 'moving', 'place'])

/** What somebody means who touches a place where nothing is offered: so that the rule against it can be told. */
export function meantBy(ask: OpenAsk<ElectroDungeon> | undefined, target: Target): Choice | undefined {
  if (ask === undefined || !WALKING.has(ask.phase)) return undefined
  const [kind, number] = target.split(' ')
  const id = Number(number)
  if (kind === 'door') return ['unlock', id]
  if (!isRoom(id)) return ['step', id]
  return ask.phase === 'moving' ? ['through', id - roomPlace(0), 'leave'] : ['enter', id - roomPlace(0)]
}

/** Every place that can be walked to with the points left, and the first place on the way there. */
export interface Way {
  readonly steps: number
  readonly path: readonly Place[]
}

/** Ways over connected spaces; a cleared room is a step that one chooses oneself, for what may be taken there. */
export function waysOf(ask: OpenAsk<ElectroDungeon> | undefined, view: View): ReadonlyMap<Place, Way> {
  const ways = new Map<Place, Way>()
  if (ask?.phase !== 'moving') return ways
  const start = view.explorers[view.turn.leader]?.place ?? HUB
  const queue: { readonly place: Place; readonly path: readonly Place[] }[] = [{ place: start, path: [] }]
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (at.path.length >= view.turn.points) continue
    for (const next of CONNECTED[at.place] ?? []) {
      if (next === start || ways.has(next)) continue
      const path = [...at.path, next]
      ways.set(next, { steps: path.length, path })
      queue.push({ place: next, path })
    }
  }
  return ways
}

/** A part of the board in words, for the screen reader. */
export function targetText(target: Target, view: View): string {
  const [kind, number] = target.split(' ')
  const id = Number(number)
  if (kind === 'door') {
    const door = view.doors[id]
    const state = door?.locked ? 'locked' : door?.done ? 'done' : 'open'
    const behind = door?.card === undefined ? [] : [SIDE_CARD_NAMES[door.card]]
    return [`The ${DOORS[id]} door, ${state}`, ...behind, ...claimsAbout(target, view)].join(', ')
  }
  const here = view.explorers.flatMap(({ place }, i) => (place === id ? [letterOf(i)] : []))
  const who = here.length === 0 ? '' : `, ${here.join(' and ')} here`
  if (id === HUB) return `The Hub${who}`
  if (isRoom(id)) {
    const room = id - roomPlace(0)
    const known = view.rooms[room]
    const card = known?.card === undefined ? undefined : ROOM_CARD_NAMES[known.card]
    const what = known?.cleared ? 'cleared' : (card ?? (known?.box ? 'a box' : 'unknown'))
    const seen = known?.cleared ? [] : seersOf(room, view)
    const by = seen.length === 0 ? '' : `, looked into by ${seen.join(' and ')}`
    const said = claimsAbout(target, view)
      .map(claim => `, ${claim}`)
      .join('')
    return `Room ${ROOMS[room]}, ${what}${known?.key ? ' with a key' : ''}${by}${said}${who}`
  }
  const where = sayWhere(id)
  return `${where.charAt(0).toUpperCase()}${where.slice(1)}${who}`
}

/** Who knows what lies in a room: that they do is public, what they saw is not. */
function seersOf(room: number, view: View): string[] {
  return view.explorers.flatMap(({ perceived }, id) => (perceived & (1 << room) ? [letterOf(id)] : []))
}

function claimsAbout(target: Target, { claims }: View): string[] {
  return claims.flatMap(claim => {
    const at: Target = 'room' in claim ? `place ${roomPlace(claim.room)}` : `door ${claim.door}`
    if (at !== target) return []
    const who = claim.seat === 0 ? 'the Master' : letterOf(claim.seat - 1)
    return [`${who} says: ${'room' in claim ? sayClaim(claim.says) : SIDE_CARD_NAMES[claim.says]}`]
  })
}
