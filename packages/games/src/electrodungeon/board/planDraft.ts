import { DOORS, type DoorId, ROOMS, type RoomId } from '../content/board.ts'
import {
  FRAGMENTS,
  ROOM_CARD_NAMES,
  ROOM_CARDS,
  ROOM_LIMITS,
  type RoomCard,
  SIDE_CARD_NAMES,
  SIDE_CARDS,
  type SideCard,
  SMALL_KEYS,
} from '../content/rooms.ts'
import { type DoorPlan, isOwn, isPuzzle, isTrial, NO_DOOR, NO_ROOM, type Plan, type RoomPlan } from '../state/plan.ts'

/** What one can lay down on the board. */
export const TOOLS = [...ROOM_CARDS, 'key', ...SIDE_CARDS, 'fragment', 'reward', 'erase'] as const
export type Tool = (typeof TOOLS)[number]

/** A place that can be furnished. */
export type Site = { readonly at: 'room'; readonly room: RoomId } | { readonly at: 'door'; readonly door: DoorId }

export const TOOL_NAMES: { readonly [T in Tool]: string } = {
  ...ROOM_CARD_NAMES,
  ...SIDE_CARD_NAMES,
  key: 'Small Key',
  fragment: 'Master Key fragment',
  reward: 'Reward card',
  erase: 'Clear',
}

/** The keys that do the same on a place that has the focus. */
export const TOOL_KEYS: { readonly [T in Tool]: string } = {
  beast: 'b',
  empty: 'e',
  boost: 'o',
  trapped: 't',
  key: 'k',
  puzzle: 'p',
  trial: 'r',
  lock: 'l',
  fragment: 'f',
  reward: 'c',
  erase: 'Delete',
}

export function fitsSite(tool: Tool, site: Site): boolean {
  if (tool === 'erase' || tool === 'fragment') return true
  return isRoomTool(tool) === (site.at === 'room')
}

function isRoomTool(tool: Tool): boolean {
  return tool === 'key' || isRoomCard(tool)
}

function isRoomCard(tool: Tool): tool is RoomCard {
  return ROOM_CARDS.some(card => card === tool)
}

function isSideCard(tool: Tool): tool is SideCard {
  return SIDE_CARDS.some(card => card === tool)
}

/** Lays something down at a place, or takes it up again if it is there already and nothing was written for it. */
export function furnish(plan: Plan, site: Site, tool: Tool): Plan {
  if (site.at === 'room') {
    return { ...plan, rooms: plan.rooms.map((room, i) => (i === site.room ? furnishRoom(room, tool) : room)) }
  }
  return { ...plan, doors: plan.doors.map((door, i) => (i === site.door ? furnishDoor(door, tool) : door)) }
}

function furnishRoom(room: RoomPlan, tool: Tool): RoomPlan {
  if (tool === 'erase') return NO_ROOM
  if (tool === 'key') return { ...room, keys: room.keys === 0 ? 1 : 0 }
  if (tool === 'fragment') return { ...room, fragments: room.fragments === 0 ? 1 : 0 }
  return isRoomCard(tool) ? { ...room, card: room.card === tool ? 'none' : tool } : room
}

function furnishDoor(door: DoorPlan, tool: Tool): DoorPlan {
  if (tool === 'erase') return NO_DOOR
  if (tool === 'fragment') return { ...door, fragments: door.fragments === 0 ? 1 : 0 }
  if (tool === 'reward') return { ...door, reward: !door.reward }
  if (!isSideCard(tool)) return door
  if (door.card !== tool) return withCard(door, tool)
  // A riddle that somebody has typed goes only when it is cleared by name.
  return isWritten(door.task) ? door : withCard(door, 'none')
}

function isWritten(task: DoorPlan['task']): boolean {
  return isOwn(task) && `${task.title}${task.text}${task.note}`.trim() !== ''
}

/** Another card; a task that no longer fits is drawn by chance, and a lock has none. */
function withCard(door: DoorPlan, card: DoorPlan['card']): DoorPlan {
  if (card === 'lock' || card === 'none') return { ...door, card, task: 'none' }
  const { task } = door
  const stays = isOwn(task) || task === 'random' || (card === 'puzzle' ? isPuzzle(task) : isTrial(task))
  return { ...door, card, task: stays ? task : 'random' }
}

export function withTask(plan: Plan, door: DoorId, task: DoorPlan['task']): Plan {
  return { ...plan, doors: plan.doors.map((each, i) => (i === door ? { ...each, task } : each)) }
}

/** How many of it are laid down, and how many there should be. */
export interface Count {
  readonly placed: number
  readonly least: number
  readonly most: number
}

export function countOf(plan: Plan, tool: Tool): Count | undefined {
  const { rooms, doors } = plan
  if (isRoomCard(tool)) return { placed: rooms.filter(({ card }) => card === tool).length, ...ROOM_LIMITS[tool] }
  const cards = doors.filter(({ card }) => card === tool).length
  if (tool === 'lock') return { placed: cards, least: 1, most: 1 }
  if (isSideCard(tool)) return { placed: cards, least: 0, most: DOORS.length - 1 }
  if (tool === 'key')
    return { placed: rooms.reduce((sum, { keys }) => sum + keys, 0), least: SMALL_KEYS, most: SMALL_KEYS }
  if (tool === 'fragment') {
    const placed = [...rooms, ...doors].reduce((sum, { fragments }) => sum + fragments, 0)
    return { placed, least: FRAGMENTS, most: FRAGMENTS }
  }
  if (tool === 'reward') return { placed: doors.filter(({ reward }) => reward).length, least: 0, most: DOORS.length }
  return undefined
}

/** A place in words, for the screen reader. */
export function siteText(plan: Plan, site: Site): string {
  if (site.at === 'room') {
    const room = plan.rooms[site.room] ?? NO_ROOM
    const held = [room.keys > 0 ? 'a Small Key' : '', room.fragments > 0 ? 'a fragment' : ''].filter(Boolean)
    return `Room ${ROOMS[site.room]}: ${[room.card === 'none' ? 'no card' : ROOM_CARD_NAMES[room.card], ...held].join(', ')}`
  }
  const door = plan.doors[site.door] ?? NO_DOOR
  const prizes = [door.fragments > 0 ? 'a fragment' : '', door.reward ? 'a reward card' : ''].filter(Boolean)
  const card = door.card === 'none' ? 'no card' : SIDE_CARD_NAMES[door.card]
  return `Behind the ${DOORS[site.door]} door: ${[card, ...prizes].join(', ')}`
}
