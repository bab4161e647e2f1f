import { nameOf } from '../content/cells.ts'
import { READY_MADE } from '../content/layouts/index.ts'
import { PIECE_NAMES } from '../content/pieces.ts'
import { FIGURES, type Figure, kindOf } from '../content/units.ts'
import type { Event } from '../state/events.ts'

const STEP_VERBS = { move: 'moves to', climb: 'climbs to', jump: 'jumps down to' } as const

const KEY_SAYS = { spent: ', and the key is spent', kept: ', and the Hero keeps the key' } as const

/** One line for the log, the terminal and the screen reader. */
export function narrate(event: Event, seats: readonly string[]): string {
  switch (event.what) {
    case 'built':
      return `Setup ${event.setup} stands: ${sayOrigin(event.from)}`
    case 'complained':
      return 'The Hero complains about the difficulty: the Game Master begins'
    case 'heroTurn':
      return `Hero turn ${event.turn} of ${event.of}`
    case 'gmTurn':
      return event.lure < 0
        ? 'Game Master turn'
        : `Game Master turn: the ball on ${nameOf(event.lure)} lures every enemy`
    case 'stepped':
      return `The Hero ${STEP_VERBS[event.how]} ${nameOf(event.to)} (${event.mp} mp left)`
    case 'pushed':
      return `The Hero pushes ${PIECE_NAMES[event.crate.kind]} from ${nameOf(event.crate.cell)} to ${nameOf(event.to.cell)}${sayFall(event)}${sayCovered(event)} (${event.mp} mp left)`
    case 'ate':
      return `The Hero picks up a treat on ${nameOf(event.cell)} and has ${event.treats}`
    case 'took':
      return `The Hero takes the ${event.item} on ${nameOf(event.cell)}${event.putDown === undefined ? '' : ` and puts the ${event.putDown} down`}`
    case 'threw':
      return `The Hero throws the ball to ${nameOf(event.to)} (${event.mp} mp left)`
    case 'hit':
      return `The Hero hits ${figureName(event.figure)} for ${event.damage} damage`
    case 'missed':
      return `The Hero misses ${figureName(event.figure)}`
    case 'died':
      return event.crushed
        ? `The crate falls on ${figureName(event.figure)} on ${nameOf(event.cell)}, which is dead`
        : `The Hero’s attack kills ${figureName(event.figure)} on ${nameOf(event.cell)}`
    case 'ballGone':
      return `${capital(figureName(event.figure))} reaches the ball on ${nameOf(event.cell)}, which goes back into the box`
    case 'enemyMoved':
      return `${capital(figureName(event.figure))} moves from ${nameOf(event.from)} to ${nameOf(event.to)}`
    case 'struck':
      return `${capital(figureName(event.figure))} takes ${event.loss === 1 ? 'a treat' : `${event.loss} treats`}: the Hero has ${event.treats} left`
    case 'dodged':
      return `${capital(figureName(event.figure))} misses the Hero`
    case 'spawned':
      return `${capital(figureName(event.figure))} spawns on ${nameOf(event.cell)}`
    case 'completed':
      return `Setup ${event.setup} is completed in ${event.turns} ${event.turns === 1 ? 'turn' : 'turns'}${event.key === undefined ? '' : KEY_SAYS[event.key]}`
    case 'impossible':
      return `No way leads to the end tile any more (${event.nodes === 1 ? '1 position was' : `${event.nodes} positions were`} looked at)`
    case 'outOfTime':
      return `The Hero has had ${event.turns} turns on this setup and is out of time`
    case 'heroDied':
      return 'The Hero has no treats left and is dead'
    case 'conceded':
      return `${seats[event.seat]} concedes`
  }
}

function sayOrigin(from: string): string {
  if (from === 'built') return 'built by the Game Master'
  const ready = READY_MADE.find(({ id }) => id === from)
  return ready === undefined ? from : ready.name
}

function sayFall({ crate, to }: Extract<Event, { what: 'pushed' }>): string {
  return crate.bottom > to.bottom ? `, where it drops by ${crate.bottom - to.bottom}` : ''
}

function sayCovered({ covers }: Extract<Event, { what: 'pushed' }>): string {
  return covers.length === 0 ? '' : `, onto ${covers.map(kind => PIECE_NAMES[kind]).join(' and ')}`
}

function figureName(figure: Figure): string {
  return `${kindOf(figure)} enemy ${FIGURES[figure]}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
