import type { Seen } from '@undercroft/kernel'
import { DOORS, GRID, HUB, nameOf, ROOMS } from './content/board.ts'
import { CARDS } from './content/cards.ts'
import { ROOM_CARD_NAMES, SIDE_CARD_NAMES } from './content/rooms.ts'
import { counted, letters, sayPlace } from './labels.ts'
import { scoreOf } from './rules/scores.ts'
import { type ElectroDungeon, seatOf } from './state.ts'
import { sayTask } from './tasks/text.ts'
import type { ExplorerView, View } from './view.ts'
import { EXPLORERS } from './words.ts'

/** No line is longer: a terminal would break it within a word. */
const WIDTH = 100

/** The position as plain text for a terminal, and below it the task that somebody is at. */
export function text({ view, viewer }: Seen<ElectroDungeon>, names: readonly string[]): string {
  const whose = view.turn.leader < 0 ? 'the Master of Fates' : (names[seatOf(view.turn.leader)] ?? '')
  return [
    `Round ${view.round} of ${view.lastRound}, turn of ${whose}`,
    ...grid(view),
    ...view.explorers.map((explorer, id) => sayExplorer(explorer, EXPLORERS[id] ?? '', names[seatOf(id)] ?? '')),
    `Rooms: ${view.rooms.map((_, room) => `${ROOMS[room]} ${sayRoom(view, room)}`).join(', ')}`,
    `Doors: ${view.doors.map((_, door) => `${DOORS[door]} ${sayDoor(view, door)}`).join(', ')}`,
    ...view.loose.map(
      ({ place, keys, fragments }) =>
        `On ${sayPlace(place)}: ${counted(keys, 'key')}, ${counted(fragments, 'fragment')}`,
    ),
    ...view.fights.map(({ place, fighters }) => `Fight on ${sayPlace(place)}: ${letters(fighters)}`),
    `The Master of Fates holds ${counted(view.mofCards, 'card')}${sayHand(view.mofHand)}`,
    ...sayTask(view, viewer, names),
  ]
    .flatMap(folded)
    .join('\n')
}

/** Broken after a comma not too far from the end, between words, or within one that is too long itself. */
function folded(line: string): string[] {
  if (line.length <= WIDTH) return [line.trimEnd()]
  const indent = ' '.repeat(line.length - line.trimStart().length)
  const most = WIDTH - indent.length - 3
  const fits = `\\S.{0,${most}}$|\\S.{${most - 40},${most}}(?<=,)(?=\\s)|\\S.{0,${most}}(?=\\s)|\\S{${most}}`
  const pieces = line.match(new RegExp(fits, 'g')) ?? []
  return pieces.map((piece, i) => `${indent}${i === 0 ? '' : '  '}${piece.trimEnd()}`)
}

/** Figures stand on their spaces by their letters; the first one hides the others. */
function grid({ explorers }: View): string[] {
  const rows = GRID.map(row => Array.from(row))
  for (const [id, { place }] of [...explorers.entries()].reverse()) {
    const [x, y] = place === HUB ? [8, 5] : nameOf(place).split(',').map(Number)
    const row = rows[y ?? NaN]
    if (row !== undefined && x !== undefined) row[x] = EXPLORERS[id] ?? '?'
  }
  return rows.map(row => row.join(''))
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

function sayDoor({ doors }: View, id: number): string {
  const door = doors[id]
  if (door === undefined) return ''
  const kind = door.card === undefined ? '' : ` (${SIDE_CARD_NAMES[door.card]})`
  return `${door.locked ? 'locked' : door.done ? 'done' : 'open'}${kind}`
}
