import { call } from '../online/api.ts'
import { hasTexts, isObject } from '../online/wire.ts'

/** A game that somebody has published, as the server lists it. */
export interface PublishedGame {
  readonly id: string
  readonly game: string
  /** As `name=value`. */
  readonly options: readonly string[]
  readonly seats: readonly {
    readonly name: string
    readonly role: string
    readonly kind: string
    readonly player: string
  }[]
  /** The names of the seats that won. */
  readonly winners: readonly string[]
  readonly by: string
  readonly steps: number
  readonly at: number
}

interface Found {
  readonly records: readonly PublishedGame[]
  readonly next?: string
}

export const LENGTHS = ['short', 'middle', 'long'] as const

/** How many answers a game of each length has. */
const BOUNDS = { short: { to: '50' }, middle: { from: '51', to: '150' }, long: { from: '151' } } as const

export interface Wanted {
  readonly game?: string
  readonly option?: string
  readonly winner?: string
  readonly by?: string
  readonly length?: (typeof LENGTHS)[number]
}

/** What cannot be read in an address is left out. */
export function readWanted(search: URLSearchParams): Wanted {
  const names = ['game', 'option', 'winner', 'by'] as const
  const given = names.flatMap(name => {
    const value = search.get(name)
    return value === null || value === '' ? [] : [[name, value.slice(0, 80)]]
  })
  const length = LENGTHS.find(each => each === search.get('length'))
  return { ...Object.fromEntries(given), ...(length && { length }) }
}

/** The address of the server at which these are listed. */
export function listAddress({ length, ...wanted }: Wanted, after?: string): string {
  const search = new URLSearchParams({ ...wanted, ...(length && BOUNDS[length]), ...(after && { after }) })
  return `/api/records?${search}`
}

export function findRecords(wanted: Wanted, after?: string) {
  return call('GET', listAddress(wanted, after), isFound)
}

function isFound(body: unknown): body is Found {
  return isObject(body) && Array.isArray(body.records) && body.records.every(isGame)
}

function isGame(value: unknown): value is PublishedGame {
  return (
    isObject(value) &&
    hasTexts(value, 'id', 'game', 'by') &&
    [value.options, value.seats, value.winners].every(Array.isArray) &&
    typeof value.steps === 'number' &&
    typeof value.at === 'number'
  )
}
