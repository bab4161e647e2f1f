import type { Word } from '@undercroft/kernel'
import { DOORS, ROOMS } from '../content/board.ts'
import { PUZZLE_IDS, type PuzzleId } from '../content/puzzles/index.ts'
import { ROOM_CARDS, type RoomCard, SIDE_CARDS, type SideCard } from '../content/rooms.ts'
import { TRIAL_IDS, type TrialId } from '../content/trials.ts'
import { type OwnTask, ownWord } from './own-task.ts'

/** ED-3.18: a task from the lists, one by chance at each attempt, or an own one. */
export type TaskPlan = 'none' | 'random' | PuzzleId | TrialId | OwnTask

/**
 * What the MoF puts in a small room. It can also say what is forbidden, so that a rule refuses it and not the spelling.
 */
export interface RoomPlan {
  readonly card: RoomCard | 'none'
  readonly keys: number
  readonly fragments: number
}

/**
 * What the MoF puts behind a door: any mix of tasks (ED-3.11), and a reward wherever it likes (ED-3.15), which is drawn
 * when it is won (ED-3.17).
 */
export interface DoorPlan {
  readonly card: SideCard | 'none'
  readonly fragments: number
  readonly reward: boolean
  readonly task: TaskPlan
}

/** The MoF's whole setup, complete or not: rooms a to m, doors blue to white. */
export interface Plan {
  readonly rooms: readonly RoomPlan[]
  readonly doors: readonly DoorPlan[]
}

export const NO_ROOM: RoomPlan = { card: 'none', keys: 0, fragments: 0 }
export const NO_DOOR: DoorPlan = { card: 'none', fragments: 0, reward: false, task: 'none' }
export const EMPTY_PLAN: Plan = { rooms: ROOMS.map(() => NO_ROOM), doors: DOORS.map(() => NO_DOOR) }

export function isOwn(task: TaskPlan): task is OwnTask {
  return typeof task === 'object'
}

export function isPuzzle(task: TaskPlan): task is PuzzleId {
  return PUZZLE_IDS.some(id => id === task)
}

export function isTrial(task: TaskPlan): task is TrialId {
  return TRIAL_IDS.some(id => id === task)
}

/** The most of anything that a plan can say of one place. */
const MOST = 3

/**
 * A plan as one word: rooms a to m, then doors blue to white, each with what lies there and, behind a door, its task:
 * `beast+key,boost,…;puzzle+fragment+reward:PZ-04,lock,…`.
 */
export const planWord: Word<Plan> = {
  kind: 'setup',
  say: ({ rooms, doors }) => `${rooms.map(sayRoom).join()};${doors.map(sayDoor).join()}`,
  read: text => {
    const [rooms, doors, ...more] = text.split(';').map(part => part.split(','))
    if (rooms?.length !== ROOMS.length || doors?.length !== DOORS.length || more.length > 0) return undefined
    const plan = { rooms: rooms.map(readRoom), doors: doors.map(readDoor) }
    return isWhole(plan.rooms) && isWhole(plan.doors) ? { rooms: plan.rooms, doors: plan.doors } : undefined
  },
}

function isWhole<T>(list: readonly (T | undefined)[]): list is readonly T[] {
  return list.every(each => each !== undefined)
}

function sayRoom({ card, keys, fragments }: RoomPlan): string {
  return card + '+key'.repeat(keys) + '+fragment'.repeat(fragments)
}

function sayDoor({ card, fragments, reward, task }: DoorPlan): string {
  const said = task === 'none' ? '' : isOwn(task) ? `:own:${ownWord.say(task)}` : `:${task}`
  return card + '+fragment'.repeat(fragments) + (reward ? '+reward' : '') + said
}

/**
 * The first word of a place and how often each of `extras` follows it; nothing if anything else follows, or in another
 * order.
 */
function readParts(text: string, extras: readonly string[]): { first: string; counts: number[] } | undefined {
  const [first = '', ...rest] = text.split('+')
  const counts = extras.map(extra => rest.filter(each => each === extra).length)
  const canonical = extras.flatMap((extra, i) => Array.from({ length: counts[i] ?? 0 }, () => extra))
  if (rest.join() !== canonical.join() || counts.some(count => count > MOST)) return undefined
  return { first, counts }
}

function readRoom(text: string): RoomPlan | undefined {
  const parts = readParts(text, ['key', 'fragment'])
  const card = ([...ROOM_CARDS, 'none'] as const).find(each => each === parts?.first)
  if (parts === undefined || card === undefined) return undefined
  const [keys = 0, fragments = 0] = parts.counts
  return { card, keys, fragments }
}

function readDoor(text: string): DoorPlan | undefined {
  const colon = text.indexOf(':')
  const parts = readParts(colon < 0 ? text : text.slice(0, colon), ['fragment', 'reward'])
  const card = ([...SIDE_CARDS, 'none'] as const).find(each => each === parts?.first)
  const task = colon < 0 ? 'none' : readTask(text.slice(colon + 1))
  if (parts === undefined || card === undefined || task === undefined) return undefined
  const [fragments = 0, rewards = 0] = parts.counts
  return rewards > 1 ? undefined : { card, fragments, reward: rewards === 1, task }
}

function readTask(text: string): TaskPlan | undefined {
  if (text.startsWith('own:')) return ownWord.read(text.slice(4))
  return (['random', ...PUZZLE_IDS, ...TRIAL_IDS] as const).find(each => each === text)
}

/** Ready-made ways to lay out the dungeon; where everything lies is drawn anew each time. */
export const RECIPES = ['guarded', 'scattered', 'gentle'] as const

export type Recipe = (typeof RECIPES)[number]
