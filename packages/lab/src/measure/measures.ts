import type { Extra } from '../experiment/experiment.ts'

/** A measure is the sum of something over the games, divided by the sum of something else: a share or a mean. */
export interface Measure {
  /** What it is, as a heading says it. */
  readonly says: string
  readonly kind: 'share' | 'mean'
  /** Whether it is divided by the number of games; else by what each game adds. */
  readonly perGame?: true
  /** Whether it may be less than nothing. */
  readonly signed?: true
  /** What an experiment must measure for it; results are always there. */
  readonly extra?: Extra
}

/** Everything that is measured, in the order of the report. */
export const MEASURES = {
  'wins.seat': { says: 'Wins by seat', kind: 'share' },
  'wins.role': { says: 'Wins by role', kind: 'share' },
  'wins.first': { says: 'Wins of who begins', kind: 'share' },
  'wins.subject': { says: 'Wins by Hero', kind: 'share' },
  'wins.bot': { says: 'Wins by bot', kind: 'share' },
  skill: { says: 'Wins of one strong bot among weak ones', kind: 'share', extra: 'skill' },
  draws: { says: 'Games without a winner', kind: 'share', perGame: true },
  lost: { says: 'Games that all lost together', kind: 'share', perGame: true },
  unfinished: { says: 'Games that did not end', kind: 'share', perGame: true },
  endings: { says: 'How it ended, by rule', kind: 'share', perGame: true },
  rounds: { says: 'Rounds', kind: 'mean' },
  answers: { says: 'Answers', kind: 'mean' },
  minutes: { says: 'Minutes, at the pace of people', kind: 'mean' },
  branching: { says: 'Options of a question', kind: 'mean', extra: 'branching' },
  leadChanges: { says: 'Changes of the lead', kind: 'mean', extra: 'tension' },
  decidedAt: { says: 'When the winner stood best for good, as a share of the game', kind: 'share', extra: 'tension' },
  lowest: { says: "The winner's lowest chance", kind: 'share', extra: 'tension' },
  comeback: {
    says: 'Games whose winner once had less than half of a fair chance',
    kind: 'share',
    extra: 'tension',
  },
  luck: { says: 'Share of the changes of chances that came from dice and draws', kind: 'share', extra: 'luck' },
  mattered: {
    says: 'Questions whose best answer brings 5 points more than the second',
    kind: 'share',
    extra: 'decisions',
  },
  gap: { says: 'What the best answer brings more than the second', kind: 'share', extra: 'decisions' },
  seen: { says: 'Games in which somebody had it or used it', kind: 'share', perGame: true, extra: 'content' },
  used: { says: 'Games in which it was used', kind: 'share', perGame: true, extra: 'content' },
  brings: { says: 'What those who use it win beyond their share', kind: 'mean', signed: true, extra: 'content' },
  with: { says: 'Wins of those who had it', kind: 'share', extra: 'content' },
  gain: { says: 'What those who had it win more than those who had not', kind: 'mean', signed: true, extra: 'content' },
  'present.wins': {
    says: 'Wins in games with it, beyond those in games without',
    kind: 'mean',
    signed: true,
    extra: 'present',
  },
  'present.rounds': {
    says: 'Rounds of games with it, beyond those of games without',
    kind: 'mean',
    signed: true,
    extra: 'present',
  },
  'present.answers': {
    says: 'Answers of games with it, beyond those of games without',
    kind: 'mean',
    signed: true,
    extra: 'present',
  },
} as const satisfies { readonly [id: string]: Measure }

export type MeasureId = keyof typeof MEASURES

/** The measures of content that is present in a game: games with it against those without. */
const PRESENT = ['present.wins', 'present.rounds', 'present.answers'] as const
export type PresentId = (typeof PRESENT)[number]

export const isPresent = (id: string): id is PresentId => PRESENT.some(each => each === id)

/** The measures of wins. Each has a twin that counts what is won beyond a fair share. */
export const WINS = ['wins.seat', 'wins.role', 'wins.first', 'wins.subject', 'wins.bot'] as const
export type WinsId = (typeof WINS)[number]

/** The measures that can be fair or not: for these the twin is counted. */
export type FairId = WinsId | 'skill'

export const isFair = (id: MeasureId): id is FairId => id === 'skill' || isWins(id)

const isWins = (id: MeasureId): id is WinsId => WINS.some(each => each === id)

/** The name of a sum: a measure of something, or its twin. */
export type Key = `${MeasureId | `fair ${FairId}`}:${string}`

export function keyOf(id: MeasureId, of = ''): Key {
  return `${id}:${of}`
}

/** The twin: what is won beyond a fair share. */
export function fairKey(id: FairId, of: string): Key {
  return `fair ${id}:${of}`
}

export function partsOf(key: string): { readonly id: string; readonly of: string } {
  const at = key.indexOf(':')
  return { id: key.slice(0, at), of: key.slice(at + 1) }
}
