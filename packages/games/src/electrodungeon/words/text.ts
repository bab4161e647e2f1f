import type { Seen } from '@undercroft/kernel'
import { BEFORE_DOOR, DOORS, nameOf, OPENINGS, ROOMS } from '../content/board.ts'
import { CARDS } from '../content/cards.ts'
import { PUZZLES } from '../content/puzzles/index.ts'
import { ROOM_CARD_NAMES, SIDE_CARD_NAMES } from '../content/rooms.ts'
import { TRIALS } from '../content/trials.ts'
import { scoreOf } from '../rules/04-score-rolls/scores.ts'
import { EXPLORERS } from '../state/choices.ts'
import { isOwn, isPuzzle, isTrial, type TaskPlan } from '../state/plan.ts'
import { type ElectroDungeon, seatOf } from '../state/state.ts'
import type { ExplorerView, View } from '../state/view.ts'
import { counted, letters, sayClaim, sayPlace } from './labels.ts'
import { drawMaze, LEGEND } from './maze.ts'
import { sayTask } from './tasks.ts'

/** The longest line: a terminal would break a longer one within a word. */
const WIDTH = 100

/** The position as plain text for a terminal, and below it the task that is being attempted. */
export function text({ view, viewer }: Seen<ElectroDungeon>, names: readonly string[]): string {
  const whose = view.turn.leader < 0 ? 'the Master of Fates' : (names[seatOf(view.turn.leader)] ?? '')
  return [
    `Round ${view.round} of ${view.lastRound}, turn of ${whose}`,
    ...drawMaze(view),
    LEGEND,
    ...view.explorers.map((explorer, id) => sayExplorer(explorer, EXPLORERS[id] ?? '', names[seatOf(id)] ?? '')),
    'Rooms, with their openings:',
    ...paired(view.rooms.map((_, room) => `${ROOMS[room]} ${openingsOf(room)}: ${sayRoom(view, room)}`)),
    'Doors, with the space before them:',
    ...paired(view.doors.map((_, door) => `${DOORS[door]} ${nameOf(BEFORE_DOOR[door] ?? 0)}: ${sayDoor(view, door)}`)),
    ...view.loose.map(
      ({ place, keys, fragments }) =>
        `On ${sayPlace(place)}: ${counted(keys, 'key')}, ${counted(fragments, 'fragment')}`,
    ),
    ...view.fights.map(({ place, fighters }) => `Fight on ${sayPlace(place)}: ${letters(fighters)}`),
    `The Master of Fates holds ${counted(view.mofCards, 'card')}${sayHand(view.mofHand)}`,
    ...sayEffect(view),
    ...sayClaims(view, names),
    ...sayTask(view, viewer, names),
  ]
    .flatMap(folded)
    .join('\n')
}

/** Breaks a line after a comma not too far from the end, between words, or within a word that is too long itself. */
function folded(line: string): string[] {
  if (line.length <= WIDTH) return [line.trimEnd()]
  const indent = ' '.repeat(line.length - line.trimStart().length)
  const most = WIDTH - indent.length - 3
  const fits = `\\S.{0,${most}}$|\\S.{${most - 40},${most}}(?<=,)(?=\\s)|\\S.{0,${most}}(?=\\s)|\\S{${most}}`
  const pieces = line.match(new RegExp(fits, 'g')) ?? []
  return pieces.map((piece, i) => `${indent}${i === 0 ? '' : '  '}${piece.trimEnd()}`)
}

/** Puts two texts in a line, if they fit. */
function paired(texts: readonly string[]): string[] {
  const widest = Math.max(...texts.map(each => each.length))
  if (2 * widest + 4 > WIDTH) return texts.map(each => `  ${each}`)
  const half = Math.ceil(texts.length / 2)
  return texts.slice(0, half).map((each, i) => `  ${each.padEnd(widest + 2)}${texts[half + i] ?? ''}`)
}

function openingsOf(room: number): string {
  return (OPENINGS[room] ?? []).map(nameOf).join(' ')
}

/** The Master's card in effect (ED-10.5), what it was played on, and how long it works. */
function sayEffect({ mofEffect, mofTarget, mofUntil }: View): string[] {
  const card = CARDS[mofEffect]
  if (card === undefined) return []
  const targets = { explorer: EXPLORERS, door: DOORS, room: ROOMS } as const
  const named = card.target in targets ? targets[card.target as keyof typeof targets][mofTarget] : undefined
  const on = named === undefined ? '' : ` on ${named}`
  return [
    `In effect: ${card.name}${on}, ${mofUntil === 0 ? 'this turn' : `to the end of round ${mofUntil}`}. ${card.says}`,
  ]
}

/** What was claimed, true or not (ED-5.43). */
function sayClaims({ claims }: View, names: readonly string[]): string[] {
  if (claims.length === 0) return []
  const said = claims.map(claim => {
    const where = 'room' in claim ? `room ${ROOMS[claim.room]}` : `the ${DOORS[claim.door]} door`
    return `${names[claim.seat]}: ${where} is ${'room' in claim ? sayClaim(claim.says) : SIDE_CARD_NAMES[claim.says]}`
  })
  return [`Claimed, true or not: ${said.join('; ')}`]
}

function sayHand(hand: readonly number[] | undefined): string {
  return hand === undefined || hand.length === 0 ? '' : `: ${hand.map(card => CARDS[card]?.name).join(', ')}`
}

function sayExplorer(explorer: ExplorerView, letter: string, name: string): string {
  const { live, keys, fragments, cards, hand, place, group, effect } = explorer
  const scores = `Move ${scoreOf(explorer, 'move')} See ${scoreOf(explorer, 'see')} Fight ${scoreOf(explorer, 'fight')} Live ${live}`
  const extras = [
    ...(group >= 0 ? [`group ${group + 1}`] : []),
    ...(effect >= 0 ? [`${CARDS[effect]?.name} in effect`] : []),
  ]
  const who = name === letter ? letter : `${letter} ${name}`
  const holds = `${counted(keys, 'key')}, ${counted(fragments, 'fragment')}, ${counted(cards, 'card')}${sayHand(hand)}`
  return [`${who}: ${sayPlace(place)}, ${scores}, ${holds}`, ...extras].join(', ')
}

function sayRoom({ rooms }: View, id: number): string {
  const room = rooms[id]
  if (room === undefined || room.cleared) return 'cleared'
  const mark = room.box ? 'box' : 'uncleared'
  const known =
    room.card === undefined ? mark : `${ROOM_CARD_NAMES[room.card]}${room.key === true ? ' with a key' : ''}`
  return room.combat ? `${known} (${room.health} health)` : known
}

/** A door with what this viewer knows of it; the Master knows its task and its prizes. */
function sayDoor({ doors }: View, id: number): string {
  const door = doors[id]
  if (door === undefined) return ''
  const known = [
    ...(door.card === undefined ? [] : [SIDE_CARD_NAMES[door.card]]),
    ...(door.task === undefined || door.task === 'none' ? [] : [sayPlan(door.task)]),
    ...(door.fragment === true ? ['fragment'] : []),
    ...(door.reward === true ? ['reward'] : []),
  ]
  const state = door.locked ? 'locked' : door.done ? 'done' : 'open'
  return `${state}${known.length === 0 ? '' : ` (${known.join(', ')})`}`
}

function sayPlan(task: TaskPlan): string {
  if (isOwn(task)) return `own: ${task.title}`
  if (isPuzzle(task)) return PUZZLES[task].name
  return isTrial(task) ? TRIALS[task].name : task
}
