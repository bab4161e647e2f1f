import { type Row, table } from '../table.ts'
import { DEVICES, type Device, MARKS, type Mark, type Sort, sayPlace, type Visit, type Visited } from './kinds.ts'

/** What we want; a target that is missed is said, and fails nothing. A computer's performance is in its times. */
const PERFORMANCE: { readonly [S in Sort]: number } = { home: 95, 'new table': 95, table: 90 }
const LCP_MS: { readonly [D in Device]: number } = { mobile: 2000, desktop: 800 }
const TBT_MS = 100
const FULL = 100

/** A machine that does other things as well makes all times longer: how fast it was just then stands beside them. */
const CIRCUMSTANCES =
  "The page: the middle one of three visits each, cold. Machine is its speed during the visit by Lighthouse's benchmark: a slow phone has 150, a good desktop 1500."

const MARK_NAMES: { readonly [M in Mark]: string } = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

export interface PageJson {
  [place: string]: { [D in Device]?: Omit<Visit, 'faults'> }
}

/** What `--json` prints: marks, milliseconds and shift by place and device. */
export function pageJson(visited: readonly Visited[]): PageJson {
  const all: PageJson = {}
  for (const { place, device, visit } of visited) {
    const { faults: _, ...figures } = visit
    all[sayPlace(place)] = { ...all[sayPlace(place)], [device]: figures }
  }
  return all
}

/** The same for people, a table for each device, with what misses its target. */
export function sayPages(visited: readonly Visited[]): readonly string[] {
  if (visited.length === 0) return []
  return [...DEVICES.flatMap(device => sayDevice(visited, device)), ...sayFaults(visited), CIRCUMSTANCES]
}

function sayDevice(visited: readonly Visited[], device: Device): readonly string[] {
  const found = visited.filter(each => each.device === device)
  if (found.length === 0) return []
  const rows = found.map(each => [sayPlace(each.place), ...sayVisit(each.visit), missed(each).join(', ') || 'all met'])
  const heads: Row = [
    `The page, ${device}`,
    'perf',
    'LCP s',
    'TBT ms',
    'CLS',
    'access',
    'best pr',
    'SEO',
    'machine',
    'targets',
  ]
  return [table(heads, rows), '']
}

function sayVisit({ marks, lcp, tbt, cls, machine }: Visit): Row {
  const mark = (name: Mark) => say(marks[name], String)
  return [
    mark('performance'),
    say(lcp, seconds),
    say(tbt, ms => String(Math.round(ms))),
    say(cls, shift => shift.toFixed(3)),
    ...[mark('accessibility'), mark('best-practices'), mark('seo')],
    say(machine, speed => String(Math.round(speed))),
  ]
}

function say(value: number | undefined, words: (value: number) => string): string {
  return value === undefined ? '?' : words(value)
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2)
}

/** The targets that are not met; what could not be measured does not meet one. */
function missed({ place, device, visit }: Visited): readonly string[] {
  const { marks, lcp = Number.POSITIVE_INFINITY, tbt = Number.POSITIVE_INFINITY } = visit
  const wanted: readonly (readonly [met: boolean, words: string])[] = [
    ...MARKS.flatMap((mark): (readonly [boolean, string])[] => {
      if (mark === 'performance' && device === 'desktop') return []
      const target = mark === 'performance' ? PERFORMANCE[place.sort] : FULL
      return [[(marks[mark] ?? 0) >= target, `${MARK_NAMES[mark]} ${target}`]]
    }),
    [lcp < LCP_MS[device], `LCP under ${(LCP_MS[device] / 1000).toFixed(1)} s`],
    [tbt < TBT_MS, `TBT under ${TBT_MS} ms`],
  ]
  return wanted.flatMap(([met, words]) => (met ? [] : [`${words}: not met`]))
}

function sayFaults(visited: readonly Visited[]): readonly string[] {
  const where = new Map<string, string[]>()
  for (const { place, device, visit } of visited) {
    for (const fault of visit.faults) where.set(fault, [...(where.get(fault) ?? []), `${sayPlace(place)} ${device}`])
  }
  const lines = [...where].map(([fault, places]) => `  ${fault}: ${places.join('; ')}`)
  return lines.length === 0 ? [] : ['What costs marks that are to be full:', ...lines, '']
}
