import type { Game, Outcome, Shape } from './game.ts'
import type { Seat } from './seats.ts'
import type { Seen } from './seen.ts'
import type { KernelEvent, Told } from './story.ts'
import { sayChoice } from './words.ts'

const KERNEL_EVENTS: { readonly [What in KernelEvent<Shape>['what']]: true } = {
  chose: true,
  answered: true,
  rolled: true,
  thrown: true,
  ended: true,
}

/** Says whether the kernel tells this event in every game. A game must not use these names for its own events. */
export function isKernelEvent<T extends Shape>(event: Told<T>): event is KernelEvent<T> {
  return Object.hasOwn(KERNEL_EVENTS, event.what)
}

/** Open dice that were thrown at once. */
export interface Throw {
  readonly sides: number
  readonly faces: readonly number[]
  readonly label: string
}

/** Gives the dice of an event that tells of a roll or of a throw. A roll is a throw of one die. */
export function throwIn<T extends Shape>(event: Told<T>): Throw | undefined {
  if (!isKernelEvent(event)) return undefined
  if (event.what === 'rolled') return { sides: event.sides, faces: [event.face], label: event.label }
  return event.what === 'thrown' ? event : undefined
}

/** Gives the name of a face in this game, and nothing where the dice have numbers. */
export function faceName({ faces }: Pick<Game, 'faces'>, label: string, face: number): string | undefined {
  return faces !== undefined && Object.hasOwn(faces, label) ? faces[label]?.[face - 1] : undefined
}

/** Says whether an event has a line of its own in a log. A roll has none where the game tells it in its own words. */
export function hasLine<T extends Shape>({ tellsRolls }: Pick<Game<T>, 'tellsRolls'>, { what }: Told<T>): boolean {
  return (what !== 'rolled' && what !== 'thrown') || tellsRolls !== true
}

/**
 * Gives one line for the log, the terminal and the screen reader, for any event of any game. A choice is said as on its
 * button if `seen` gives what was seen when it was made, and in its notation otherwise.
 */
export function narrate<T extends Shape>(
  game: Game<T>,
  event: Told<T>,
  names: readonly string[],
  seen?: Seen<T>,
): string {
  if (!isKernelEvent(event)) return game.narrate(event, names)
  switch (event.what) {
    case 'chose': {
      const choice = seen === undefined ? sayChoice(game.words, event.choice) : game.label(event.choice, seen)
      return `${nameOf(names, event.seat)}: ${choice}${event.forced === true ? ' (the only choice)' : ''}`
    }
    case 'answered':
      return `${nameOf(names, event.seat)} has answered`
    case 'rolled':
      return sayThrow(game, { ...event, faces: [event.face] })
    case 'thrown':
      return sayThrow(game, event)
    case 'ended':
      return `The game is over (${event.outcome.by}): ${sayOutcome(event.outcome, names)}`
  }
}

/** Dice with numbers are said with their sides. A face that has a name is said by its name. */
function sayThrow<T extends Shape>(game: Game<T>, { sides, faces, label }: Throw): string {
  const named = faces.map(face => faceName(game, label, face))
  const shown = named.map((name, i) => name ?? faces[i]).join(' ')
  const of = named.includes(undefined) ? ` of ${sides}` : ''
  return faces.length === 1 ? `The die for ${label} shows ${shown}${of}` : `The dice for ${label} show ${shown}${of}`
}

/** Says who won, and with what scores. */
export function sayOutcome({ winners, scores }: Outcome, names: readonly string[]): string {
  const who = winners.map(seat => nameOf(names, seat))
  const last = who.pop()
  const result =
    last === undefined
      ? 'nobody wins'
      : who.length === 0
        ? `${last} wins`
        : `${who.join(', ')} and ${last} win together`
  if (scores === undefined) return result
  return `${result}; scores: ${scores.map((score, seat) => `${nameOf(names, seat)} ${score}`).join(', ')}`
}

function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] ?? `seat ${seat + 1}`
}
