import { type KnownGames, roleOf, sayOptions } from './known-games.ts'
import { type Outcome, type PastGame, PLACES, RESULTS } from './past-game.ts'

/** Which games are wanted; it stands in the address, so that it can be linked. */
export interface Filters {
  readonly game?: string
  /** The name of somebody who played too. */
  readonly who?: string
  readonly role?: string
  readonly result?: Outcome
  readonly place?: PastGame['place']
  /** Days as `2026-11-16`, both included. */
  readonly from?: string
  readonly to?: string
  /** Words that all have to be found. */
  readonly words?: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What cannot be read in an address is left out. */
export function readFilters(search: URLSearchParams): Filters {
  const text = (name: string): string | undefined => search.get(name)?.slice(0, 80) || undefined
  const day = (name: string): string | undefined => {
    const given = text(name)
    return given !== undefined && DAY.test(given) ? given : undefined
  }
  return given({
    game: text('game'),
    who: text('who'),
    role: text('role'),
    result: RESULTS.find(each => each === search.get('result')),
    place: PLACES.find(each => each === search.get('place')),
    from: day('from'),
    to: day('to'),
    words: text('words'),
  })
}

export function writeFilters(filters: Filters): URLSearchParams {
  return new URLSearchParams(given(filters) as Record<string, string>)
}

type Loose = { readonly [Name in keyof Filters]: Filters[Name] | undefined }

function given(filters: Loose): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''))
}

/** The games that fit, the last played first. */
export function found(games: readonly PastGame[], filters: Filters, known: KnownGames): readonly PastGame[] {
  const words = (filters.words ?? '').toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const fitting = games.filter(each => fits(each, filters, known) && hasWords(each, words, known))
  return fitting.toSorted((a, b) => b.over - a.over)
}

function fits(each: PastGame, { game, who, role, result, place, from, to }: Filters, known: KnownGames): boolean {
  const day = dayOf(each.over)
  return (
    (game === undefined || each.game === game) &&
    (who === undefined || othersIn(each).some(name => name === who)) &&
    (role === undefined || each.mine.some(seat => roleOf(each, seat, known) === role)) &&
    (result === undefined || each.result === result) &&
    (place === undefined || each.place === place) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to)
  )
}

/** Those who played too; of bots their strength, without the number that tells equal ones apart. */
export function othersIn({ seats, mine }: PastGame): readonly string[] {
  const others = seats.filter((_, seat) => !mine.includes(seat))
  return [...new Set(others.map(({ name, level }) => (level === undefined ? name : name.replace(/ \d+$/, ''))))]
}

function hasWords(each: PastGame, words: readonly string[], known: KnownGames): boolean {
  if (words.length === 0) return true
  const game = known.get(each.game)
  const roles = each.mine.map(seat => roleOf(each, seat, known))
  const options = game === undefined ? '' : sayOptions(game, each.options)
  const names = each.seats.map(({ name }) => name)
  const text = [game?.title ?? each.game, ...names, ...roles, each.result, options, each.by, dayOf(each.over)].join(' ')
  const low = text.toLocaleLowerCase()
  return words.every(word => low.includes(word))
}

/** The day on this device's calendar. */
export function dayOf(time: number): string {
  const date = new Date(time)
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
