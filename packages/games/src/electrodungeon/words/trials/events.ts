import type { TrialEvent } from '../../state/trial-events.ts'
import { labelMove } from './moves.ts'

/** One line for the log; `names` are the contestants'. */
export function sayTrialEvent(event: TrialEvent, names: readonly string[]): string {
  const name = (who: number) => names[who] ?? '?'
  const all = (who: readonly number[]) => who.map(name).join(', ')
  switch (event.news) {
    case 'round':
      return `Round ${event.round}`
    case 'prize':
      return `The prize is worth ${event.value}`
    case 'chose':
      return `${name(event.by)}: ${labelMove(event.move)}`
    case 'rolled':
      return `${name(event.by)} rolls ${event.dice.join(', ')}: ${event.total}`
    case 'scored':
      return `${name(event.by)} scores ${event.points} and has ${event.score}`
    case 'nobody':
      return 'Nobody gets it'
    case 'counted':
      return `${event.count} ${event.count === 1 ? 'die shows' : 'dice show'} ${event.face}`
    case 'pressed':
      return event.right ? `${name(event.by)} adds node ${event.length}` : `${name(event.by)} presses a wrong node`
    case 'banked':
      return `${name(event.by)} banks ${event.points}`
    case 'out':
      return `${name(event.by)} is out`
    case 'replay':
      return `${all(event.among)} are level and charge once more`
    case 'rollOff':
      return `${all(event.among)} are level and roll off`
    case 'won':
      return `${name(event.by)} wins the trial${sayPrice(event.price)}`
  }
}

/** What the winner pays; nothing where the trial has no price. */
function sayPrice(price: number | undefined): string {
  if (price === undefined) return ''
  return price === 0 ? ' and pays nothing' : ` and pays ${price} Live`
}
