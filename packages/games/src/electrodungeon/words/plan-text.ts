import { fail, ok, type Result } from '@undercroft/kernel'
import { DOORS, indexIn, ROOMS } from '../content/board.ts'
import { PUZZLE_IDS, PUZZLES } from '../content/puzzles/index.ts'
import { ROOM_CARDS, SIDE_CARDS } from '../content/rooms.ts'
import { TRIAL_IDS, TRIALS } from '../content/trials.ts'
import { type DoorPlan, EMPTY_PLAN, NO_DOOR, NO_ROOM, type Plan, type RoomPlan, type TaskPlan } from '../state/plan.ts'

/** A legal dungeon as people type it. */
export const EXAMPLE_PLAN = [
  'a beast key, b boost, c trapped, d beast key, e empty, f trapped key',
  'g beast key, h boost, i trapped key, j boost, k empty, m boost key',
  'blue puzzle fragment, green trial fragment reward, yellow lock reward',
  'orange puzzle Dark Grid reward, purple trial TR-04 fragment, white puzzle reward',
].join(', ')

/** The tasks by number and by name. */
const TASKS: readonly { readonly name: string; readonly task: TaskPlan }[] = [
  { name: 'random', task: 'random' },
  ...PUZZLE_IDS.flatMap(id => [
    { name: id.toLowerCase(), task: id },
    { name: PUZZLES[id].name.toLowerCase(), task: id },
  ]),
  ...TRIAL_IDS.flatMap(id => [
    { name: id.toLowerCase(), task: id },
    { name: TRIALS[id].name.toLowerCase(), task: id },
  ]),
]

/**
 * Reads a dungeon as people write it: each room or door with what is there, in any order, parted by commas. An own task
 * comes last in its part, which a semicolon ends: `white puzzle reward own Title / The riddle / Its answer`.
 */
export function readPlan(text: string): Result<Plan> {
  const plan = { rooms: [...EMPTY_PLAN.rooms], doors: [...EMPTY_PLAN.doors] }
  const parts = text.split(';').flatMap(part => (/\sown\s/i.test(part) ? withOwn(part) : part.split(',')))
  for (const part of parts.map(each => each.trim()).filter(each => each !== '')) {
    const [where = '', ...rest] = part.split(/[\s+:]+/)
    const [room, door] = [indexIn(ROOMS, where), indexIn(DOORS, where)]
    if (room < 0 && door < 0) {
      return fail(`"${where}" in "${part}" is neither a room (${ROOMS.join(' ')}) nor a door (${DOORS.join(' ')})`)
    }
    const read = room >= 0 ? readRoom(rest) : readDoor(rest, part)
    if (!read.ok) return fail(`${room >= 0 ? 'room' : 'door'} ${where}: ${read.error}`)
    if (room >= 0) plan.rooms[room] = read.value as RoomPlan
    else plan.doors[door] = read.value as DoorPlan
  }
  return ok(plan)
}

/** Splits what stands before an own task at its commas; the task's own text may contain commas. */
function withOwn(part: string): string[] {
  const at = part.search(/\sown\s/i)
  const before = part.slice(0, at).split(',')
  return [...before.slice(0, -1), `${before.at(-1)}${part.slice(at)}`]
}

function readRoom(words: readonly string[]): Result<RoomPlan> {
  let room = NO_ROOM
  for (const word of words.map(each => each.toLowerCase())) {
    const card = ROOM_CARDS.find(each => each === word)
    if (card !== undefined) room = { ...room, card }
    else if (word === 'key') room = { ...room, keys: room.keys + 1 }
    else if (word === 'fragment') room = { ...room, fragments: room.fragments + 1 }
    else return fail(`"${word}" is not one of ${[...ROOM_CARDS, 'key'].join(', ')}`)
  }
  return ok(room)
}

function readDoor(words: readonly string[], part: string): Result<DoorPlan> {
  let door = NO_DOOR
  const named: string[] = []
  for (const [i, word] of words.map(each => each.toLowerCase()).entries()) {
    const card = SIDE_CARDS.find(each => each === word)
    if (word === 'own') {
      const own = part.slice(part.search(/\sown\s/i) + 5)
      const [title = '', said = '', note = '', ...more] = own.split('/').map(each => each.trim())
      if (said === '' || more.length > 0) return fail('an own task reads: own Title / Text / Answer')
      return ok({ ...door, task: { title, text: said, note } })
    }
    if (card !== undefined && i === 0) door = { ...door, card }
    else if (word === 'fragment') door = { ...door, fragments: door.fragments + 1 }
    else if (word === 'reward') door = { ...door, reward: true }
    else named.push(word)
  }
  const name = named.join(' ')
  const task = name === '' ? undefined : TASKS.find(each => each.name === name)?.task
  if (name !== '' && task === undefined) {
    return fail(
      `"${name}" is not one of ${[...SIDE_CARDS, 'fragment', 'reward', 'random'].join(', ')}, nor a task such as PZ-01 or Dark Grid`,
    )
  }
  const otherwise: TaskPlan = door.card === 'puzzle' || door.card === 'trial' ? 'random' : 'none'
  return ok({ ...door, task: task ?? otherwise })
}
