import { BOT_LEVELS, LEVELS } from '@undercroft/bots'
import { wilson } from '@undercroft/kernel/stats'
import { type KnownGames, roleOf, sidesOf } from './known-games.ts'
import type { PastGame } from './past-game.ts'

/** So many games of a kind, and how they came out. */
export interface Tally {
  readonly name: string
  readonly played: number
  readonly won: number
  readonly lost: number
  readonly draws: number
}

export interface Statistics extends Tally {
  readonly levels: readonly Tally[]
  readonly people: readonly Tally[]
  readonly roles: readonly Tally[]
  readonly lengths: readonly Tally[]
  /** The longest rows of games won, and of games lost. */
  readonly wins: number
  readonly losses: number
  /** How many of the last were won or lost in a row; negative for lost ones. */
  readonly now: number
}

/** Games at which the reader only looked on are not counted. */
export function statisticsOf(games: readonly PastGame[], known: KnownGames): Statistics {
  const mine = games.filter(({ result }) => result !== 'others')
  const against = new Map(mine.map(each => [each, opponentsIn(each, known)]))
  const levels = BOT_LEVELS.map(level => {
    const met = mine.filter(each => against.get(each)?.some(seat => seat.level === level))
    return tally(LEVELS[level].name, met)
  })
  const names = new Set(
    [...against.values()].flatMap(seats => seats.flatMap(({ name, level }) => (level === undefined ? [name] : []))),
  )
  const people = [...names].map(name =>
    tally(
      name,
      mine.filter(each => against.get(each)?.some(seat => seat.level === undefined && seat.name === name)),
    ),
  )
  const roles = groups(mine, each => [...new Set(each.mine.map(seat => roleOf(each, seat, known)))])
  const lengths = LENGTHS.map(({ name, from, to }) =>
    tally(
      name,
      mine.filter(({ steps }) => steps >= from && steps <= to),
    ),
  )
  return {
    ...tally('All', mine),
    levels: levels.filter(isMet),
    people: people.toSorted(byPlayed),
    roles: roles.toSorted(byPlayed),
    lengths: lengths.filter(isMet),
    ...streaks(mine),
  }
}

const LENGTHS = [
  { name: 'Up to 50 answers', from: 0, to: 50 },
  { name: '51 to 150 answers', from: 51, to: 150 },
  { name: 'More than 150 answers', from: 151, to: Number.POSITIVE_INFINITY },
] as const

const isMet = ({ played }: Tally): boolean => played > 0
const byPlayed = (a: Tally, b: Tally): number => b.played - a.played

/** Those who sat on another side; whoever wins or loses together with the reader is no opponent. */
function opponentsIn(each: PastGame, known: KnownGames): PastGame['seats'] {
  const sides = sidesOf(each, known)
  const own = new Set(each.mine.map(seat => sides[seat]))
  return each.seats.filter((_, seat) => !own.has(sides[seat]))
}

function groups(games: readonly PastGame[], keys: (game: PastGame) => readonly string[]): Tally[] {
  const found = new Set(games.flatMap(keys).filter(key => key !== ''))
  return [...found].map(key =>
    tally(
      key,
      games.filter(each => keys(each).includes(key)),
    ),
  )
}

function tally(name: string, games: readonly PastGame[]): Tally {
  const count = (result: PastGame['result']): number => games.filter(each => each.result === result).length
  return { name, played: games.length, won: count('won'), lost: count('lost'), draws: count('draw') }
}

/** A draw ends a row of either kind. */
function streaks(games: readonly PastGame[]): Pick<Statistics, 'wins' | 'losses' | 'now'> {
  let [wins, losses, now] = [0, 0, 0]
  for (const { result } of games.toSorted((a, b) => a.over - b.over)) {
    if (result === 'won') now = Math.max(0, now) + 1
    else if (result === 'lost') now = Math.min(0, now) - 1
    else now = 0
    wins = Math.max(wins, now)
    losses = Math.max(losses, -now)
  }
  return { wins, losses, now }
}

/** How large a share is, and how large it may really be: "60%; with so few games anything from 42% to 75% may lie behind it". */
export function sayShare(hits: number, tries: number): { readonly share: string; readonly range: string } {
  const { low, high } = wilson(hits, tries)
  const percent = (share: number): string => `${Math.round(100 * share)}%`
  return { share: tries === 0 ? '–' : percent(hits / tries), range: `${percent(low)} to ${percent(high)}` }
}
