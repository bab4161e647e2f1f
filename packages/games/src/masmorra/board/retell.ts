import type { Told } from '@undercroft/kernel'
import type { LogEntry } from '../../board.ts'
import { HERO_NAMES } from '../content/heroes.ts'
import { tileFacts } from '../content/tiles.ts'
import type { Choice, Masmorra } from '../state/state.ts'
import { foeName } from '../words/narrate.ts'

type Entry = LogEntry<Masmorra>
type Walk = Extract<Told<Masmorra>, { readonly what: 'moved' | 'foeMoved' }>

/** What these answers do is told by the very next line. */
const TOLD_NEXT: readonly Choice[0][] = [
  'roll',
  'reroll',
  'captive',
  'keep',
  'step',
  'freeStep',
  'move',
  'walk',
  'march',
  'place',
  'trap',
  'fight',
  'attack',
  'commit',
  'takeBack',
  'resolve',
  'hero',
  'random',
  'learn',
  'open',
  'takeGold',
  'done',
  'pass',
]

/** What only readies another line, or stands above the lines. */
const QUIET: readonly Told<Masmorra>['what'][] = ['turn', 'moves', 'token', 'turnedUp']

/** The lines of a turn in fewer: a walk is one line, and nothing is said twice. */
export function retell(turn: readonly Entry[]): readonly Entry[] {
  const told: Entry[] = []
  let walk: readonly string[] = []
  for (const entry of turn) {
    const { event } = entry
    if (event.what === 'chose' && TOLD_NEXT.includes(event.choice[0])) continue
    if (QUIET.some(what => what === event.what)) continue
    const last = told.at(-1)?.event
    const on = last !== undefined && isWalk(last) && isWalk(event) && walkerOf(last) === walkerOf(event)
    walk = isWalk(event) ? [...(on ? walk : []), tileFacts(event.tile).name] : []
    if (on) told[told.length - 1] = { ...entry, text: sayWalk(event, walk) }
    else told.push({ ...entry, text: plain(entry.text) })
  }
  return told
}

function isWalk(event: Told<Masmorra>): event is Walk {
  return (event.what === 'moved' || event.what === 'foeMoved') && event.how === 'walk'
}

function walkerOf(event: Walk): string {
  return event.what === 'moved' ? event.hero : `foe ${event.foe}`
}

/** "Jay walks by Gold Room and Portal to Pit Room". */
function sayWalk(event: Walk, rooms: readonly string[]): string {
  const who = event.what === 'moved' ? `${HERO_NAMES[event.hero]} walks` : `${foeName(event.is)} moves`
  return `${who} by ${rooms.slice(0, -1).join(' and ')} to ${rooms.at(-1)}`
}

/** Tiles by their names alone: their numbers are for the terminal. */
export function plain(text: string): string {
  return text.replaceAll(/ \((?:[LM]\d-\d+|S-\d+|[AB]\d)\)/g, '').replaceAll(/(trap|placed):? [LM]\d-\d+/g, '$1')
}
