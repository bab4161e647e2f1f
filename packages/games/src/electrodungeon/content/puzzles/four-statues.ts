import { list, named, type Word } from '@undercroft/kernel'
import { ordersOf, type Picker, redraw, shuffled, upTo, whenWanted } from '../pick.ts'
import { hasDouble, judged, NOTHING_HIDDEN, type Puzzle } from './puzzle.ts'

export const COLOURS = ['amber', 'blue', 'jade', 'violet'] as const
export const EMBLEMS = ['coil', 'fuse', 'lens', 'valve'] as const
/** Colours come first, then emblems: eight things that clues speak of. */
const THINGS = [...COLOURS, ...EMBLEMS] as const

/** Places are counted from 0, left to right. */
export type Clue =
  | { readonly says: 'at' | 'notAt'; readonly thing: number; readonly place: number }
  | {
      readonly says: 'same' | 'different' | 'leftOf' | 'rightBefore' | 'nextTo'
      readonly thing: number
      readonly other: number
    }

export interface FourStatues {
  readonly clues: readonly Clue[]
}

/** For each place the colour and the emblem. */
export interface Row {
  readonly colours: readonly number[]
  readonly emblems: readonly number[]
}

/** Where each of the eight things stands. */
type Places = readonly number[]

function placesOf({ colours, emblems }: Row): Places {
  return [...upTo(4).map(colour => colours.indexOf(colour)), ...upTo(4).map(emblem => emblems.indexOf(emblem))]
}

function holds(clue: Clue, places: Places): boolean {
  const at = places[clue.thing] ?? 0
  if ('place' in clue) return (at === clue.place) === (clue.says === 'at')
  const other = places[clue.other] ?? 0
  if (clue.says === 'same') return at === other
  if (clue.says === 'different') return at !== other
  if (clue.says === 'leftOf') return at < other
  if (clue.says === 'rightBefore') return at + 1 === other
  return Math.abs(at - other) === 1
}

function thingName(thing: number): string {
  const name = THINGS[thing] ?? '?'
  return thing < COLOURS.length ? `the ${name} statue` : `the ${name}`
}

const PLACE_NAMES = ['first', 'second', 'third', 'fourth']

export function sayClue(clue: Clue): string {
  const thing = thingName(clue.thing)
  const said = (() => {
    if ('place' in clue) return `${thing} is ${clue.says === 'at' ? '' : 'not '}in the ${PLACE_NAMES[clue.place]} place`
    const other = thingName(clue.other)
    if (clue.says === 'same') return `${thing} bears ${other}`
    if (clue.says === 'different') return `${thing} does not bear ${other}`
    if (clue.says === 'leftOf') return `${thing} is somewhere left of ${other}`
    if (clue.says === 'rightBefore') return `${thing} is just left of ${other}`
    return `${thing} is next to ${other}`
  })()
  return said[0]?.toUpperCase() + said.slice(1)
}

const PAIRS = upTo(8).flatMap(thing => upTo(8).flatMap(other => (thing === other ? [] : [{ thing, other }])))

/** Two colours, or two emblems, are on different statues anyway: only a colour and an emblem can be the same or not. */
const ALL_CLUES: readonly Clue[] = [
  ...upTo(8).flatMap(thing =>
    upTo(4).flatMap(place => (['at', 'notAt'] as const).map(says => ({ says, thing, place }))),
  ),
  ...PAIRS.flatMap(pair => (['leftOf', 'rightBefore'] as const).map(says => ({ says, ...pair }))),
  ...PAIRS.filter(({ thing, other }) => thing < other).map(pair => ({ says: 'nextTo' as const, ...pair })),
  ...PAIRS.filter(({ thing, other }) => thing < 4 && other >= 4).flatMap(pair =>
    (['same', 'different'] as const).map(says => ({ says, ...pair })),
  ),
]

const ORDERS = ordersOf(upTo(4))
const allRows = whenWanted((): readonly Row[] =>
  ORDERS.flatMap(colours => ORDERS.map(emblems => ({ colours, emblems }))),
)
const allPlaces = whenWanted(() => allRows().map(placesOf))

function fits(clues: readonly Clue[], among: readonly Places[] = allPlaces()): readonly Places[] {
  return among.filter(places => clues.every(clue => holds(clue, places)))
}

/** True clues in random order until one arrangement is left, then without those that are not needed. */
function cluesFor(truth: Places, pick: Picker): readonly Clue[] {
  const left = ALL_CLUES.filter(clue => holds(clue, truth))
  const clues: Clue[] = []
  let open: readonly Places[] = allPlaces()
  while (open.length > 1) {
    const [clue] = left.splice(pick(left.length), 1)
    if (clue === undefined || (clue.says === 'at' && clues.some(each => each.says === 'at'))) continue
    const after = fits([clue], open)
    if (after.length < open.length) clues.push(clue)
    open = after
  }
  return clues.reduce<readonly Clue[]>((kept, clue) => {
    const without = kept.filter(each => each !== clue)
    return fits(without).length === 1 ? without : kept
  }, clues)
}

const colours = list('colours', named('colour', COLOURS), '.', 4)
const emblems = list('emblems', named('emblem', EMBLEMS), '.', 4)
const word: Word<Row> = {
  kind: 'row of statues',
  say: row => `${colours.say(row.colours)}/${emblems.say(row.emblems)}`,
  read(text) {
    const [first = '', second = '', ...more] = text.split('/')
    const row = { colours: colours.read(first), emblems: emblems.read(second) }
    if (more.length > 0 || row.colours === undefined || row.emblems === undefined) return undefined
    return { colours: row.colours, emblems: row.emblems }
  },
}

export const fourStatues: Puzzle<'PZ-05', FourStatues, Row> = {
  id: 'PZ-05',
  name: 'Four Statues',
  story:
    'Four statues have stepped off their plinths and stand with their backs to you, shields on the floor. Scratched into the wall are notes of whoever saw them last in their places. Put one wrong, and the floor between them goes live.',
  task: 'Give each of the four places its colour and its emblem, as the clues say.',
  tries: 1,
  word,
  make: pick =>
    redraw(() => {
      const truth = [...shuffled(upTo(4), pick), ...shuffled(upTo(4), pick)]
      const clues = cluesFor(truth, pick)
      return clues.length >= 4 && clues.length <= 7 ? { shown: { clues }, secret: NOTHING_HIDDEN } : undefined
    }),
  broken(_, row) {
    for (const [what, each] of [['colour', row.colours] as const, ['emblem', row.emblems] as const]) {
      if (each.length !== 4) return `four places need four ${what}s, not ${each.length}`
      if (hasDouble(each)) return `two places have the same ${what}`
    }
    return undefined
  },
  judge: ({ clues }, row) => judged(fits(clues, [placesOf(row)]).length === 1),
  solve({ clues }) {
    const row = allRows()[allPlaces().findIndex(places => clues.every(clue => holds(clue, places)))]
    if (row === undefined) throw new RangeError('clues that contradict each other')
    return row
  },
  guess: (_, pick) => ({ colours: shuffled(upTo(4), pick), emblems: shuffled(upTo(4), pick) }),
}
