import type { LogEntry } from '../../board.ts'
import { nameOf } from '../content/cells.ts'
import type { StepKind } from '../content/units.ts'
import type { Choice } from '../state/choices.ts'
import type { Event } from '../state/events.ts'
import type { WithoutMasters } from '../state/state.ts'
import { points } from '../words/labels.ts'

type Entry = LogEntry<WithoutMasters>
type Stepped = Extract<Event, { readonly what: 'stepped' }>

/** Choices that the next line tells: that somebody chose them is not told as well. */
const TOLD: readonly Choice[0][] = [
  'step',
  'push',
  'throw',
  'attack',
  'take',
  'moveEnemy',
  'strike',
  'spawn',
  'generate',
]

/** Says "2 move points" where records and terminals say "2 mp". */
export function tell({ text }: Pick<Entry, 'text'>): string {
  return text.replace(/\b(\d+) mp\b/g, (_, count: string) => points(Number(count)))
}

/** Tells a turn in fewer lines: all steps of a walk as one. */
export function retell(turn: readonly Entry[]): readonly Entry[] {
  const told: Entry[] = []
  let walk: (Entry & { readonly event: Stepped })[] = []
  const arrive = () => {
    if (walk.length > 0) told.push(asOne(walk))
    walk = []
  }
  for (const entry of turn) {
    const { event } = entry
    if (event.what === 'chose' && TOLD.includes(event.choice[0])) continue
    if (event.what === 'stepped') {
      walk.push({ ...entry, event })
      continue
    }
    arrive()
    told.push(entry)
  }
  arrive()
  return told
}

function asOne(walk: readonly (Entry & { readonly event: Stepped })[]): Entry {
  const [first] = walk
  const last = walk.at(-1)
  if (first === undefined || last === undefined) throw new Error('a walk without steps')
  const kinds = walk.map(({ event }) => event.how)
  const said = (['move', 'climb', 'jump'] as const).flatMap(kind => sayKind(kind, kinds)).join(', ')
  const text = `The dog walks to ${nameOf(last.event.to)}: ${said} (${points(last.event.mp)} left)`
  return walk.length === 1 ? last : { n: last.n, event: { ...last.event, from: first.event.from }, text }
}

const KIND_NAMES = { move: ['step', 'steps'], climb: ['climb', 'climbs'], jump: ['jump', 'jumps'] } as const

function sayKind(kind: StepKind, kinds: readonly StepKind[]): string[] {
  const count = kinds.filter(each => each === kind).length
  const [one, many] = KIND_NAMES[kind]
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
}
