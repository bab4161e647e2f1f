import { findRule, type Game, ruleIds, sayOptions } from '@undercroft/kernel'
import { quantile, wilson } from '@undercroft/kernel/stats'
import { columns, wrap } from '../table.ts'
import type { Tally } from './tally.ts'

/** What `sim --json` prints; documented, and stable. */
export interface SimReport {
  readonly game: string
  readonly options: object
  readonly seats: readonly string[]
  readonly seed: number | string
  readonly games: number
  readonly finished: number
  readonly decisions: number
  readonly seconds: number
  readonly wins: readonly number[]
  readonly draws: number
  readonly endings: { readonly [rule: string]: number }
  /** Rounds that half of the games, and nine of ten, did not exceed; only in a game that counts them. */
  readonly rounds?: { readonly median: number; readonly p90: number }
  readonly unused: readonly string[]
}

export interface Simulated {
  readonly game: Game
  readonly options: object
  readonly seats: readonly string[]
  readonly seed: string
  readonly tally: Tally
  readonly seconds: number
}

export function reportOf({ game, options, seats, seed, tally, seconds }: Simulated): SimReport {
  const { games, finished, decisions, wins, draws, endings, used } = tally
  const rules: readonly string[] = ruleIds(game.rulebook)
  const inOrder = [...endings].sort(([a], [b]) => rules.indexOf(a) - rules.indexOf(b))
  return {
    game: game.id,
    options,
    seats,
    seed: /^(0|[1-9]\d{0,14})$/.test(seed) ? Number(seed) : seed,
    games,
    finished,
    decisions,
    seconds: Number(seconds.toFixed(3)),
    wins,
    draws,
    endings: Object.fromEntries(inOrder),
    ...roundsOf(tally),
    unused: game.content.filter(id => !used.has(id)),
  }
}

function roundsOf({ rounds }: Tally): Pick<SimReport, 'rounds'> {
  const [median, p90] = [quantile(rounds, 0.5), quantile(rounds, 0.9)]
  return median === undefined || p90 === undefined ? {} : { rounds: { median, p90 } }
}

/** The report as a person reads it. */
export function sayReport({ game, options, tally }: Simulated, report: SimReport, width: number): string[] {
  const { games, finished, seats, seed, wins, draws, endings, rounds, unused, decisions, seconds } = report
  const beyond = games === finished ? '' : ` (${games - finished} went beyond ${game.bound} decisions)`
  const plan = game.seats(options)
  const rows = seats.map((bot, seat) => [
    plan[seat]?.name ?? '',
    plan[seat]?.role ?? '',
    bot,
    ...shareOf(wins[seat] ?? 0, finished),
  ])
  return [
    `${game.title}: ${games} ${games === 1 ? 'game' : 'games'}, ${finished} finished${beyond}, seed ${seed}`,
    ...sayOptions(options).map(option => `  ${option}`),
    '',
    ...columns([
      ['seat', 'role', 'bot', 'wins', 'share', '95% interval'],
      ...rows,
      ['draws', '', '', ...shareOf(draws, finished)],
    ]),
    '',
    'How it ended:',
    ...Object.entries(endings).flatMap(([rule, count]) => {
      const says = findRule(game.rulebook, rule)?.says ?? ''
      return wrap(`  ${count} (${percent(count / finished)}) by ${rule}: ${says}`, width, '    ')
    }),
    '',
    `Length: ${quantile(tally.lengths, 0.5) ?? 0} decisions in the middle, ${quantile(tally.lengths, 0.9) ?? 0} or less in 9 of 10 games`,
    ...(rounds === undefined ? [] : [`Rounds: ${rounds.median} in the middle, ${rounds.p90} or less in 9 of 10 games`]),
    `Speed: ${grouped(decisions)} decisions in ${seconds.toFixed(2)} s, ${grouped(decisions / Math.max(seconds, 0.001))} a second`,
    ...sayContent(game, unused),
  ]
}

function sayContent({ content }: Game, unused: readonly string[]): string[] {
  if (content.length === 0) return []
  return [unused.length === 0 ? `Content: all ${content.length} pieces were used` : `Never used: ${unused.join(', ')}`]
}

function shareOf(hits: number, tries: number): (string | number)[] {
  if (tries === 0) return [hits, '', '']
  const { low, high } = wilson(hits, tries)
  return [hits, percent(hits / tries).padStart(6), `${percent(low)} to ${percent(high)}`]
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}

function grouped(number: number): string {
  return Math.round(number).toLocaleString('en-US')
}
