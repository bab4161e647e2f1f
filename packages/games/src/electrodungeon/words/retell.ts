import { isKernelEvent, type Told } from '@undercroft/kernel'
import { ROOMS } from '../content/board.ts'
import { EXPLORERS } from '../state/choices.ts'
import { type ElectroDungeon, has, seatOf } from '../state/state.ts'
import { counted, joined, sayPlace } from './labels.ts'
import { type Manner, narrateIn } from './narrate.ts'
import { sayWhere } from './places.ts'

/** A line of a log, with what it tells of. */
interface Line {
  readonly n: number
  readonly event: Told<ElectroDungeon>
  readonly text: string
}

type Walk = Extract<Told<ElectroDungeon>, { what: 'stepped' | 'through' }>

/** Choices that say nothing that what follows does not say better. */
const SAID_BY_WHAT_FOLLOWS = new Set<string>([
  'step',
  'through',
  'moveAlone',
  'keep',
  'stop',
  'end',
  'continue',
  'perceive',
  'enter',
  'exit',
  'fight',
  'attack',
  'unlock',
  'attempt',
  'pass',
  'pickUp',
  'give',
  'play',
  'shock',
  'beast',
  'follow',
  'interact',
])

/** Tells one turn in fewer lines: a walk is one, and what a choice or a die only announces has none of its own. */
export function retell<L extends Line>(turn: readonly L[], names: readonly string[]): readonly L[] {
  const lines: L[] = []
  let steps = 0
  for (const [i, line] of turn.entries()) {
    const { event } = line
    if (isSilent(event, turn.slice(i + 1))) continue
    if (isWalk(event)) {
      steps++
      if (goesOn(event, turn.slice(i + 1))) continue
      lines.push({ ...line, text: sayWalk(event, steps, names) })
      steps = 0
    } else lines.push(withPlaces(line, names))
  }
  return lines
}

/** Tells one line by places that one sees on the board. */
export function tell(line: Line, names: readonly string[]): string {
  const { event } = line
  if (isWalk(event)) return sayWalk(event, 1, names)
  if (event.what === 'chose' && event.choice[0] === 'step') {
    return line.text.replace(sayPlace(event.choice[1]), sayWhere(event.choice[1]))
  }
  return withPlaces(line, names).text
}

function isWalk(event: Told<ElectroDungeon>): event is Walk {
  return event.what === 'stepped' || event.what === 'through'
}

/** Whether the same Explorers walk on with nothing in between but what is not told. */
function goesOn({ explorers }: Walk, rest: readonly Line[]): boolean {
  const next = rest.find((line, i) => !isSilent(line.event, rest.slice(i + 1)))
  return next !== undefined && isWalk(next.event) && next.event.explorers === explorers
}

function isSilent(event: Told<ElectroDungeon>, rest: readonly Line[]): boolean {
  if (event.what === 'chose') return SAID_BY_WHAT_FOLLOWS.has(event.choice[0])
  // A die is told by what it comes to.
  if (event.what !== 'rolled' && event.what !== 'thrown') return false
  const next = rest.find(line => line.event.what !== 'rolled' && line.event.what !== 'thrown')
  return next !== undefined && TELLS_DICE.has(next.event.what)
}

const TELLS_DICE = new Set(['moveDie', 'scored', 'contested', 'electroshock'])

function sayWalk(event: Walk, steps: number, names: readonly string[]): string {
  const who = joined(EXPLORERS.flatMap((_, id) => (has(event.explorers, id) ? [nameOf(names, id)] : [])))
  const one = (event.explorers & (event.explorers - 1)) === 0
  const through = event.what === 'through' ? ` through room ${ROOMS[event.room]}` : ''
  return `${who} ${one ? 'walks' : 'walk'} ${counted(steps, 'step')}${through} to ${sayWhere(event.to)}`
}

function nameOf(names: readonly string[], id: number): string {
  return names[seatOf(id)] ?? EXPLORERS[id] ?? ''
}

/** Beside the board a place is told by what it lies at, and rules are asked for. */
const BESIDE: Manner = { place: sayWhere, cite: () => '' }

function withPlaces<L extends Line>(line: L, names: readonly string[]): L {
  const { event } = line
  if (event.what === 'moveDie') {
    return { ...line, text: `${nameOf(names, event.explorer)} may move up to ${counted(event.die, 'step')}` }
  }
  return isKernelEvent<ElectroDungeon>(event) ? line : { ...line, text: narrateIn(BESIDE, event, names) }
}
