import type { Game, Seat } from '@undercroft/kernel'
import type { Noted } from '../play/observe.ts'
import type { Samples } from '../play/samples.ts'
import { fairKey, type Key, keyOf, type WinsId } from './measures.ts'

/** What a game adds to a measure: to what is divided, and to what it is divided by. */
export type Term = readonly [sum: number, by: number]

/** What one game adds to every measure. */
export function emit(game: Game, options: object, noted: Noted): Map<Key, Term> {
  const terms = new Map<Key, Term>()
  const add = (key: Key, sum: number, by = 0): void => {
    const [before, count] = terms.get(key) ?? [0, 0]
    terms.set(key, [before + sum, count + by])
  }
  const { outcome, tension } = noted
  add(keyOf('answers'), noted.answers, 1)
  add(keyOf('minutes'), noted.seconds / 60, 1)
  addSamples(noted.samples, add)
  if (noted.answers > 0) add(keyOf('branching'), noted.offered, noted.answers)
  for (const content of noted.used.keys()) add(keyOf('used', content), 1)
  for (const content of new Set([...noted.used.keys(), ...noted.had.keys()])) add(keyOf('seen', content), 1)
  if (outcome === undefined) {
    add(keyOf('unfinished'), 1)
    return terms
  }
  add(keyOf('endings', outcome.by), 1)
  if (outcome.lost === true) add(keyOf('lost'), 1)
  else if (outcome.winners.length === 0) add(keyOf('draws'), 1)
  if (outcome.rounds !== undefined) add(keyOf('rounds'), outcome.rounds, 1)
  if (tension !== undefined) {
    add(keyOf('leadChanges'), tension.changes, 1)
    add(keyOf('decidedAt'), tension.decided, 1)
    add(keyOf('lowest'), tension.lowest, 1)
    add(keyOf('comeback'), tension.lowest < 0.5 / new Set(noted.sides).size ? 1 : 0, 1)
  }
  addWins(game, options, noted, add)
  return terms
}

/** An answer matters if it brings so much more than the next best. */
const MATTERS = 0.05

function addSamples({ skill, gaps = [], ledger = [] }: Samples, add: Add): void {
  if (skill !== undefined) {
    const win = skill.won ? 1 : 0
    add(keyOf('skill'), win, 1)
    add(fairKey('skill', ''), win - skill.fair, 1)
  }
  for (const gap of gaps) {
    add(keyOf('gap'), gap, 1)
    add(keyOf('mattered'), gap >= MATTERS ? 1 : 0, 1)
  }
  for (const { chance, answers } of ledger) add(keyOf('luck'), chance ** 2, chance ** 2 + answers ** 2)
}

type Add = (key: Key, sum: number, by?: number) => void

/** Counts the wins of everything that a seat can be. */
function addWins(game: Game, options: object, noted: Noted, add: Add): void {
  const plan = game.seats(options)
  const { fair, won } = sharesOf(noted)
  const roles = new Set(plan.map(({ role }) => role)).size
  const bots = new Set(noted.bots).size
  const count = (id: WinsId, of: string, seat: Seat): void => {
    const win = won(seat) ? 1 : 0
    add(keyOf(id, of), win, 1)
    if (fair !== undefined) add(fairKey(id, of), win - fair, 1)
  }
  for (const [seat, { name, role }] of plan.entries()) {
    count('wins.seat', name, seat)
    if (roles > 1 && roles < plan.length) count('wins.role', role, seat)
    if (bots > 1) count('wins.bot', noted.bots[seat] ?? '', seat)
    for (const subject of noted.subjects[seat] ?? []) count('wins.subject', subject, seat)
    if (seat === noted.first && plan.length > 1) count('wins.first', '', seat)
  }
  if (fair === undefined) return
  for (const [content, seats] of noted.used) {
    for (const seat of seats) add(keyOf('brings', content), (won(seat) ? 1 : 0) - fair, 1)
  }
  for (const [content, seats] of noted.had) {
    for (const seat of seats) {
      const win = won(seat) ? 1 : 0
      add(keyOf('with', content), win, 1)
      add(keyOf('gain', content), win - fair, 1)
    }
  }
}

/**
 * Who won, and what share of wins was fair for each seat in a game that ended like this: as many sides as won, spread
 * over all sides. Where all play together nothing is fair or unfair.
 */
function sharesOf({ outcome, sides }: Noted): { fair: number | undefined; won(seat: Seat): boolean } {
  const winners = outcome?.winners ?? []
  const won = (seat: Seat): boolean => winners.includes(seat)
  const all = new Set(sides)
  if (all.size < 2) return { fair: undefined, won }
  const winning = new Set(winners.map(seat => sides[seat] ?? seat))
  const sat = sides.filter(side => winning.has(side)).length
  const part = sat === 0 ? 0 : winners.length / sat // a part of a side may win
  return { fair: (winning.size / all.size) * part, won }
}
