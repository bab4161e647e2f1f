import { tileName } from '../content/boards.ts'
import type { Event } from '../state/events.ts'
import { PAWNS, type PawnId, STAT_NAMES, type StatId } from '../state/state.ts'

/** One line of the log, in the rulebook's words. */
export function narrate(event: Event, seats: readonly string[]): string {
  switch (event.what) {
    case 'rerolled':
      return `Both roll ${event.face}: they roll again`
    case 'first':
      return `${seats[event.seat]} has the first turn of every round, with ${event.faces[event.seat]} against ${event.faces[1 - event.seat]}`
    case 'turn':
      return `Round ${event.round}: it is the turn of ${seats[event.seat]}`
    case 'held':
      return `${pawn(event.pawn)} is held: it neither rolls nor moves`
    case 'moved':
      return event.path.length < 2
        ? `${pawn(event.pawn)} stays on ${tileName(event.path[0] ?? -1)}`
        : `${pawn(event.pawn)} goes ${event.path.map(tileName).join('-')}`
    case 'hurt':
      return `${pawn(event.pawn)} is hurt by the Injury tile ${tileName(event.tile)} and will be held next turn`
    case 'unharmed':
      return `${pawn(event.pawn)} crosses the Injury tile ${tileName(event.tile)} unharmed`
    case 'injured':
      return `${stat(event.stat)} of ${pawn(event.pawn)} ${sayInjured(event.was, event.is)}`
    case 'swappedRed':
      return event.stat === undefined
        ? `Red Stat Swap: one stat of ${pawn(event.pawn)} is now ${event.is}`
        : `Red Stat Swap: ${stat(event.stat)} of ${pawn(event.pawn)} is now ${event.is}, it was ${event.was}`
    case 'swappedBlue': {
      const was = event.was === undefined ? '' : `, it was ${event.was}`
      return `Blue Stat Swap by ${pawn(event.by)}: ${stat(event.stat)} of ${pawn(event.pawn)} is now ${event.is}${was}`
    }
    case 'trained':
      return event.stat === undefined
        ? `Training: one stat of ${pawn(event.pawn)} rose by 1; it will be held next turn`
        : `Training: ${stat(event.stat)} of ${pawn(event.pawn)} rose to ${event.is}; it will be held next turn`
    case 'meditated':
      return `Meditation on ${tileName(event.tile)}: ${pawn(event.pawn)} gains ${event.gain} and has ${event.health} health`
    case 'compared':
      return compared(event)
    case 'lost':
      return `${pawn(event.pawn)} loses ${event.loss} and has ${event.health} health left`
    case 'allTied':
      return `All six stats of ${pawn(event.attacker)} and ${pawn(event.defender)} are tied: nobody loses health`
    case 'defeated':
      return `${pawn(event.pawn)} is defeated and leaves the board`
    case 'conceded':
      return `${seats[event.seat]} concedes`
    case 'limit': {
      const why = event.rule === 'AA-7.6' ? 'The last round is over' : 'Too long nobody has lost health'
      const sides = seats.map(
        (name, seat) => `${name} has ${pawns(event.pawns[seat] ?? 0)} and ${event.health[seat]} health`,
      )
      return `${why}: ${sides.join(', ')}`
    }
    case 'sheet':
      return `The sheet of ${pawn(event.pawn)} was ${event.start.join(' ')} and became ${event.stats.join(' ')}`
  }
}

function compared({
  attacker,
  defender,
  stat: which,
  values: [own, other],
}: Extract<Event, { what: 'compared' }>): string {
  const result = own > other ? 'higher' : own < other ? 'lower' : 'a tie'
  return `${stat(which)}: ${pawn(attacker)} has ${own}, ${pawn(defender)} has ${other}: ${result}`
}

/** AA-5.11, AA-1.6: who does not see the number is not told that it fell. */
function sayInjured(was: number | undefined, is: number | undefined): string {
  if (was === undefined || is === undefined) return 'drops by 1, unless it is 0'
  return was === is ? `is ${is} and stays ${is}` : `drops by 1, from ${was} to ${is}`
}

function pawn(id: PawnId): string {
  return PAWNS[id] ?? '?'
}

function pawns(count: number): string {
  return count === 1 ? '1 pawn' : `${count} pawns`
}

function stat(id: StatId): string {
  return STAT_NAMES[id] ?? '?'
}
