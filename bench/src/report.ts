import { cpus } from 'node:os'
import {
  type Contestant,
  type Entry,
  EXAMPLES,
  type Example,
  PLAYER_NAMES,
  PLAYERS,
  type Player,
  type Searcher,
} from './contest.ts'
import { figure, median, ratio } from './figures.ts'
import { count, type Row, table, times } from './table.ts'

type Part<P extends Contestant['part']> = Extract<Contestant, { readonly part: P }>

/** How many times as fast as others we want to be. A target that is missed is said, and fails nothing. */
const TARGETS: { readonly [E in Example]: { readonly [P in Exclude<Player, 'ours'>]: number } } = {
  tictactoe: { boardgameio: 300, plain: 1 / 2 },
  pig: { boardgameio: 600, plain: 1 / 8 },
}

/** Iterations a second that we want of a search. */
const SEARCH_TARGET = 500_000

/** What DeepMind's OpenSpiel, in C++, is said to reach in tic-tac-toe: a figure of another machine, for the scale of it. */
const OPEN_SPIEL = 661_000

/** Decisions a second that we want of some games. */
const GAME_TARGETS: { readonly [game: string]: number } = { 'all-out-assault': 100_000 }

export interface Figures {
  engine?: { [E in Example]?: { [P in Player]?: number } }
  search?: { [P in Searcher]?: number }
  games?: { [game: string]: { playouts: number; decisions: number; cloneMicros: number } }
}

/** The medians of what has been measured: what `--json` prints. */
export function figures(entries: readonly Entry[]): Figures {
  const all: Figures = {}
  for (const { contestant, rounds } of entries) {
    if (rounds.length === 0) continue
    const moves = median(rounds.map(round => round.movesPerSecond))
    if (contestant.part === 'engine') {
      all.engine ??= {}
      all.engine[contestant.example] = { ...all.engine[contestant.example], [contestant.player]: Math.round(moves) }
    } else if (contestant.part === 'search') {
      all.search = { ...all.search, [contestant.player]: Math.round(moves) }
    } else {
      all.games ??= {}
      all.games[contestant.game] = {
        playouts: rounded(median(rounds.map(round => round.playoutsPerSecond))),
        decisions: Math.round(moves),
        cloneMicros: rounded(median(rounds.map(round => round.cloneMicros ?? Number.NaN))),
      }
    }
  }
  return all
}

function rounded(value: number): number {
  return Number(value.toPrecision(4))
}

/** The same for people, with ratios, spreads and targets. */
export function report(entries: readonly Entry[], servers: readonly string[] = []): string {
  const measured = entries.filter(entry => entry.rounds.length > 0)
  if (measured.length === 0 && servers.length === 0) return 'Nothing was measured.'
  const engine = measured.filter((entry): entry is Entry<Part<'engine'>> => entry.contestant.part === 'engine')
  const search = measured.filter((entry): entry is Entry<Part<'search'>> => entry.contestant.part === 'search')
  const games = measured.filter((entry): entry is Entry<Part<'games'>> => entry.contestant.part === 'games')
  return [
    ...EXAMPLES.flatMap(example => sayExample(example, engine)),
    ...(search.length > 0 ? saySearch(search) : []),
    ...(games.length > 0 ? sayGames(games) : []),
    ...servers,
    ...(measured.length > 0 ? [sayRounds(measured)] : []),
    `Node ${process.versions.node}, V8 ${process.versions.v8}, ${cpus()[0]?.model ?? 'an unknown processor'}`,
  ].join('\n')
}

const TITLES: { readonly [E in Example]: string } = { tictactoe: 'Tic-tac-toe', pig: 'Pig' }

function sayExample(example: Example, entries: readonly Entry<Part<'engine'>>[]): readonly string[] {
  const speeds = (player: Player) =>
    entries
      .find(({ contestant }) => contestant.example === example && contestant.player === player)
      ?.rounds.map(round => round.movesPerSecond)
  const ours = speeds('ours')
  const rows = PLAYERS.flatMap((player): Row[] => {
    const theirs = speeds(player)
    if (theirs === undefined) return []
    const { median: middle, spread } = figure(theirs)
    const speed = [PLAYER_NAMES[player], count(middle), percent(spread)]
    if (ours === undefined || player === 'ours') return [[...speed, '', '', '']]
    const { of, low, high } = ratio(ours, theirs)
    const target = TARGETS[example][player]
    return [[...speed, times(of), `${times(low)} to ${times(high)}`, sayTarget(times(target), of >= target)]]
  })
  if (rows.length === 0) return []
  const heads = [TITLES[example], 'moves/s', 'spread', 'ours is', 'by round', 'target']
  return [table(heads, rows), '']
}

function saySearch(entries: readonly Entry<Part<'search'>>[]): readonly string[] {
  const speeds = entries.map(({ contestant, rounds }) => ({
    player: contestant.player,
    rates: rounds.map(round => round.movesPerSecond),
  }))
  const ours = speeds.find(({ player }) => player === 'ours')?.rates
  const rows = speeds.map(({ player, rates }): Row => {
    const { median: middle, spread } = figure(rates)
    const speed = [PLAYER_NAMES[player], count(middle), percent(spread)]
    if (player === 'ours') return [...speed, '', '', sayTarget(`${count(SEARCH_TARGET)}/s`, middle >= SEARCH_TARGET)]
    if (ours === undefined) return [...speed, '', '', '']
    const { of, low, high } = ratio(ours, rates)
    return [...speed, times(of), `${times(low)} to ${times(high)}`, '']
  })
  const heads = ['Tree search, tic-tac-toe', 'iterations/s', 'spread', 'ours is', 'by round', 'target']
  return [table(heads, rows), `OpenSpiel, in C++, is said to make ${count(OPEN_SPIEL)} on another machine.`, '']
}

function sayGames(entries: readonly Entry<Part<'games'>>[]): readonly string[] {
  const rows = entries.map(({ contestant, rounds }): Row => {
    const decisions = figure(rounds.map(round => round.movesPerSecond))
    const target = GAME_TARGETS[contestant.game]
    return [
      contestant.game,
      count(median(rounds.map(round => round.playoutsPerSecond))),
      count(decisions.median),
      percent(decisions.spread),
      median(rounds.map(round => round.cloneMicros ?? Number.NaN)).toPrecision(3),
      target === undefined ? '' : sayTarget(`${count(target)} decisions/s`, decisions.median >= target),
    ]
  })
  const heads = ['Our games, random players', 'playouts/s', 'decisions/s', 'spread', 'µs a clone', 'target']
  return [table(heads, rows), '']
}

function sayTarget(target: string, met: boolean): string {
  return `${target}: ${met ? 'met' : 'not met'}`
}

function sayRounds(entries: readonly Entry[]): string {
  const rounds = [...new Set(entries.map(entry => entry.rounds.length))].sort((a, b) => a - b).join(' to ')
  return `Engine, search and games: medians of ${rounds} rounds on one core; spread is highest less lowest, as a share of the median.`
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
