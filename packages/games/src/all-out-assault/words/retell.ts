import type { Told } from '@undercroft/kernel'
import type { Event } from '../state/events.ts'
import { type AllOutAssault, PAWNS, type PawnId, STAT_NAMES } from '../state/state.ts'

/** One line of a log, as a board's look has it. */
interface Line {
  readonly n: number
  readonly event: Told<AllOutAssault>
  readonly text: string
}

type Compared = Extract<Event, { what: 'compared' }>

/** What one chose is told by what came of it; these choices have nothing else that tells them. */
const TOLD_ALONE: readonly string[] = ['concede', 'pass', 'use']

/** A turn in as few lines as it has deeds: a walk with its die, a fight with its comparison, its die and its loss. */
export function retell(turn: readonly Line[]): readonly Line[] {
  const lines: Line[] = []
  let die: number | undefined
  let fight: Compared | undefined
  for (const line of turn) {
    const { event } = line
    switch (event.what) {
      case 'rolled':
      case 'thrown':
        die = event.what === 'rolled' ? event.face : undefined
        break
      case 'chose':
        if (TOLD_ALONE.includes(event.choice[0]) && !(event.choice[0] === 'use' && event.choice[1] === 'yes')) {
          lines.push(line)
        }
        break
      case 'moved':
        lines.push({ ...line, text: sayWalk(event, die) })
        break
      case 'compared':
        fight = event
        if (event.values[0] === event.values[1]) lines.push({ ...line, text: sayTie(event) })
        break
      case 'lost':
        lines.push(fight === undefined ? line : { ...line, text: sayBlow(event, fight) })
        fight = undefined
        break
      case 'defeated':
        join(lines, line, `and ${name(event.pawn)} falls`)
        break
      default:
        lines.push(line)
    }
  }
  return lines
}

/** Adds what belongs to the line before it. */
function join(lines: Line[], { n, text, event }: Line, more: string): void {
  const last = lines.pop()
  lines.push(last === undefined ? { n, event, text } : { n, event: last.event, text: `${last.text}, ${more}` })
}

function sayWalk({ pawn, path }: Extract<Event, { what: 'moved' }>, die: number | undefined): string {
  const steps = path.length - 1
  const rolled = die === undefined ? '' : ` (rolled ${die})`
  if (steps === 0) return `${name(pawn)} stays${rolled}`
  return `${name(pawn)} walks ${steps === 1 ? '1 step' : `${steps} steps`}${rolled}`
}

function sayTie({ attacker, defender, stat, values: [value] }: Compared): string {
  return `${name(attacker)} attacks ${name(defender)}: ${STAT_NAMES[stat]} is tied at ${value}`
}

function sayBlow({ pawn, loss, health }: Extract<Event, { what: 'lost' }>, fight: Compared): string {
  const { attacker, defender, stat, values } = fight
  const [winner, loser] = pawn === defender ? [attacker, defender] : [defender, attacker]
  const [more, less] = [Math.max(...values), Math.min(...values)]
  const hits = pawn === defender ? 'hits' : 'strikes back at'
  const left = health === 0 ? '' : `, ${health} left`
  return `${name(winner)} ${hits} ${name(loser)} with ${STAT_NAMES[stat]}, ${more} to ${less}: −${loss}${left}`
}

function name(pawn: PawnId): string {
  return PAWNS[pawn] ?? '?'
}
