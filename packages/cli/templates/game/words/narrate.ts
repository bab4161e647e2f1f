import type { Event } from '../state/events.ts'

/** One line for the log, the terminal and the screen reader. */
export function narrate(event: Event, names: readonly string[]): string {
  if (event.what === 'opened')
    return `The lanterns are opened: ${event.oils.map((oil, i) => `${names[i]} had ${oil}`).join(', ')}`
  const name = names[event.seat] ?? ''
  switch (event.what) {
    case 'walked':
      return `${name} walks ${event.spaces} ${event.spaces === 1 ? 'space' : 'spaces'}`
    case 'flickered':
      return `The light of ${name} flickers: more than ${event.face} of oil`
    case 'ran':
      return event.spaces > 0 ? `${name} runs ${event.spaces} spaces` : `${name} runs, and gets nowhere`
    case 'rested':
      return `${name} rests and creeps on one space`
  }
}
