import type { Game, Seat, SeatPlan } from '@undercroft/kernel'
import type { Extra } from '../experiment/experiment.ts'
import type { Noted } from '../play/observe.ts'
import type { Samples } from '../play/samples.ts'
import { countOf, seatsOf } from '../play/seat-set.ts'
import { type FairId, fairKey, type Key, keyOf, type MeasureId, type WinsId } from './measures.ts'
import { PresentCount } from './present.ts'

/** What a game adds to a measure: to what is divided, and to what it is divided by. */
export interface Term {
  readonly key: Key
  sum: number
  by: number
}

/** What a game adds, each measure once. It is a list, because a map would cost more than all sums. */
export type Terms = readonly Readonly<Term>[]

/** An answer matters if it brings so much more than the next best. */
const MATTERS = 0.05

/** Says what each game of an arm adds to every measure. What is the same in all its games is worked out once. */
export class Emitter {
  readonly #plan: SeatPlan
  readonly #roles: number
  readonly #hasBranching: boolean
  readonly #hasContent: boolean
  readonly #present: PresentCount
  readonly #keys = new Map<string, Map<string, Key>>()
  readonly #ofContent = new Map<string, ContentKeys>()
  #terms: Term[] = []

  constructor(game: Game, options: object, measures: readonly Extra[]) {
    this.#hasBranching = measures.includes('branching')
    this.#hasContent = measures.includes('content')
    this.#plan = game.seats(options)
    this.#present = new PresentCount(this.#plan, measures)
    this.#roles = new Set(this.#plan.map(({ role }) => role)).size
  }

  emit(noted: Noted): Terms {
    this.#terms = []
    const { outcome, tension } = noted
    this.#add('answers', '', noted.answers, 1)
    this.#add('minutes', '', noted.seconds / 60, 1)
    this.#addSamples(noted.samples)
    this.#present.add(noted, this.#terms)
    if (this.#hasBranching && noted.answers > 0) this.#add('branching', '', noted.offered, noted.answers)
    if (outcome === undefined) {
      this.#add('unfinished', '', 1)
      this.#addContent(noted, undefined)
      return this.#terms
    }
    this.#add('endings', outcome.by, 1)
    if (outcome.lost === true) this.#add('lost', '', 1)
    else if (outcome.winners.length === 0) this.#add('draws', '', 1)
    if (outcome.rounds !== undefined) this.#add('rounds', '', outcome.rounds, 1)
    if (tension !== undefined) {
      this.#add('leadChanges', '', tension.changes, 1)
      this.#add('decidedAt', '', tension.decided, 1)
      this.#add('lowest', '', tension.lowest, 1)
      this.#add('comeback', '', tension.lowest < 0.5 / new Set(noted.sides).size ? 1 : 0, 1)
    }
    this.#addContent(noted, this.#addWins(noted))
    return this.#terms
  }

  #addSamples({ skill, gaps = [], ledger = [] }: Samples): void {
    if (skill !== undefined) {
      const win = skill.won ? 1 : 0
      this.#add('skill', '', win, 1)
      this.#addTwin('skill', '', win - skill.fair)
    }
    for (const gap of gaps) {
      this.#add('gap', '', gap, 1)
      this.#add('mattered', '', gap >= MATTERS ? 1 : 0, 1)
    }
    for (const { chance, answers } of ledger) this.#add('luck', '', chance ** 2, chance ** 2 + answers ** 2)
  }

  /** Counts the wins of everything that a seat can be, and gives what share was fair. */
  #addWins(noted: Noted): number | undefined {
    const plan = this.#plan
    const { fair, won } = sharesOf(noted)
    const bots = new Set(noted.bots).size
    for (const [seat, { name, role }] of plan.entries()) {
      const win = won(seat) ? 1 : 0
      this.#addWin('wins.seat', name, win, fair)
      if (this.#roles > 1 && this.#roles < plan.length) this.#addWin('wins.role', role, win, fair)
      if (bots > 1) this.#addWin('wins.bot', noted.bots[seat] ?? '', win, fair)
      for (const subject of noted.subjects[seat] ?? []) this.#addWin('wins.subject', subject, win, fair)
      if (seat === noted.first && plan.length > 1) this.#addWin('wins.first', '', win, fair)
    }
    return fair
  }

  /** Counts what was seen and used. Each piece comes once, so that nothing is to be looked up. */
  #addContent({ used, had, outcome }: Noted, fair: number | undefined): void {
    if (!this.#hasContent) return
    const winning = seatsOf(outcome?.winners ?? [])
    const terms = this.#terms
    for (const [content, seats] of used) {
      const keys = this.#keysFor(content)
      terms.push({ key: keys.used, sum: 1, by: 0 }, { key: keys.seen, sum: 1, by: 0 })
      const by = countOf(seats)
      if (fair !== undefined && by > 0) {
        terms.push({ key: keys.brings, sum: countOf(seats & winning) - by * fair, by })
      }
    }
    for (const [content, seats] of had) {
      const keys = this.#keysFor(content)
      if (!used.has(content)) terms.push({ key: keys.seen, sum: 1, by: 0 })
      if (fair === undefined) continue
      const [wins, by] = [countOf(seats & winning), countOf(seats)]
      terms.push({ key: keys.with, sum: wins, by }, { key: keys.gain, sum: wins - by * fair, by })
    }
  }

  #addWin(id: WinsId, of: string, win: number, fair: number | undefined): void {
    this.#add(id, of, win, 1)
    if (fair !== undefined) this.#addTwin(id, of, win - fair)
  }

  #add(id: MeasureId, of: string, sum: number, by = 0): void {
    this.#addTo(this.#keyFor(id, of, keyOf), sum, by)
  }

  /** Adds to the twin of a measure: what was won beyond a fair share. */
  #addTwin(id: FairId, of: string, beyond: number): void {
    this.#addTo(
      this.#keyFor(`fair ${id}`, of, () => fairKey(id, of)),
      beyond,
      1,
    )
  }

  #addTo(key: Key, sum: number, by: number): void {
    for (const term of this.#terms) {
      if (term.key !== key) continue
      term.sum += sum
      term.by += by
      return
    }
    this.#terms.push({ key, sum, by })
  }

  #keysFor(content: string): ContentKeys {
    const known = this.#ofContent.get(content)
    if (known !== undefined) return known
    const keys = {
      used: keyOf('used', content),
      seen: keyOf('seen', content),
      brings: keyOf('brings', content),
      with: keyOf('with', content),
      gain: keyOf('gain', content),
    }
    this.#ofContent.set(content, keys)
    return keys
  }

  /** A key that is written once: to put it together anew in every game would cost more than all sums. */
  #keyFor<Id extends string>(id: Id, of: string, write: (id: Id, of: string) => Key): Key {
    let keys = this.#keys.get(id)
    if (keys === undefined) {
      keys = new Map()
      this.#keys.set(id, keys)
    }
    let key = keys.get(of)
    if (key === undefined) {
      key = write(id, of)
      keys.set(of, key)
    }
    return key
  }
}

type ContentKeys = { readonly [id in 'used' | 'seen' | 'brings' | 'with' | 'gain']: Key }

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
