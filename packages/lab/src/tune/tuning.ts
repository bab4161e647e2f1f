import { FastDice, type Game, type House } from '@undercroft/kernel'
import type { Experiment } from '../experiment/experiment.ts'
import { addGames, type Candidate, candidateOf, groupsWith, judged } from './candidate.ts'
import { firstSteps, proposals } from './proposals.ts'
import { Rung } from './rung.ts'
import type { Move, Tried, Tune, Tuned } from './tune.ts'
import { extrasFor } from './wanted.ts'

/** The games of each candidate in the first part of a race. Each part doubles them, and drops the worse half. */
const FIRST_GAMES = 100

/** Every race ends with so many games of the last two. */
const LAST_GAMES = 800

/** What is to be played next: an experiment whose groups are the candidates, one after the other. */
export interface Due {
  readonly experiment: Experiment
  readonly rung: Rung
}

/**
 * Looks for settings that reach the goals, by races: what is best so far against settings that differ in one value. All
 * play the same games (the same seeds); after each part of the race the worse half is dropped, and those that are left
 * play twice as many. Whoever is left at the end and is better becomes the best; where nobody is, the steps are halved.
 * Everything follows from the seed and the sums of whole parts, and so is the same for any number of workers.
 */
export class Tuning {
  readonly #game: Game
  readonly #experiment: Experiment
  readonly #tune: Tune
  readonly #dice: FastDice
  readonly #all: Candidate[] = []
  #steps: number[]
  #best: Candidate
  #rivals: Candidate[] = []
  #round = 0
  #to = FIRST_GAMES
  #spent = 0
  #because: Tuned['because'] | undefined
  #due: Due | undefined

  constructor(game: Game, experiment: Experiment, tune: Tune) {
    this.#game = game
    this.#experiment = { ...experiment, measures: extrasFor(tune.goals) }
    this.#tune = { ...tune, moves: tune.moves.map(move => movedFrom(move, experiment)) }
    this.#dice = new FastDice(`${experiment.seed} tune`)
    this.#steps = firstSteps(tune.moves)
    this.#best = this.#candidate({})
    this.#propose()
  }

  /** What is to be played now; nothing, when the search is over. */
  get due(): Due | undefined {
    if (this.#because !== undefined) return undefined
    this.#due ??= this.#next()
    return this.#due
  }

  /** Goes on after all that was due has been played. */
  advance(): void {
    const due = this.#due
    if (due === undefined) return
    const groups = this.#experiment.groups.length
    const runners = this.#runners()
    for (const [{ group, from, to }, chunk] of due.rung.finished()) {
      const runner = runners[Math.floor(group / groups)]
      if (runner === undefined) continue
      addGames(runner, group % groups, chunk)
      this.#spent += to - from
    }
    for (const runner of runners) runner.games = this.#to
    this.#due = undefined
    if (this.#to >= LAST_GAMES || this.#rivals.length === 0) this.#endRace()
    else {
      this.#rivals = this.#ranked(this.#rivals).slice(0, Math.ceil(this.#rivals.length / 2))
      this.#to *= 2
    }
    if (this.#because === undefined && this.#spent >= this.#tune.budget) this.#because = 'budget'
  }

  /** What has been found until now. */
  get tuned(): Tuned {
    const tried = this.#all.filter(({ games }) => games > 0).map(candidate => this.#judged(candidate))
    const found = this.#judged(this.#best)
    return { tried, found, met: found.loss === 0, because: this.#because ?? 'budget' }
  }

  #candidate(content: House): Candidate {
    const candidate = candidateOf(content, this.#round, this.#experiment.groups.length)
    this.#all.push(candidate)
    return candidate
  }

  #judged(candidate: Candidate): Tried {
    return judged(this.#game, this.#experiment, this.#tune, candidate)
  }

  #runners(): readonly Candidate[] {
    // The best has played its games of an earlier race already.
    return [this.#best, ...this.#rivals].filter(({ games }) => games < this.#to)
  }

  #next(): Due {
    const runners = this.#runners()
    const from = Math.min(...runners.map(({ games }) => games))
    const groups = runners.flatMap(({ content }) => groupsWith(this.#game, this.#experiment, content))
    return { experiment: { ...this.#experiment, groups }, rung: new Rung(groups.length, from, this.#to) }
  }

  /** Those with the smallest loss first; of two that are alike the earlier one. */
  #ranked(candidates: readonly Candidate[]): Candidate[] {
    const losses = new Map(candidates.map(each => [each, this.#judged(each).loss]))
    return candidates.toSorted((a, b) => ascending(losses.get(a) ?? 0, losses.get(b) ?? 0))
  }

  #endRace(): void {
    const [first] = this.#ranked([this.#best, ...this.#rivals])
    const isBetter = first !== undefined && first !== this.#best
    if (isBetter) this.#best = first
    const { loss } = this.#judged(this.#best)
    if (loss === 0) this.#because = 'met'
    else if (loss === Number.POSITIVE_INFINITY) this.#because = 'unmeasured'
    else if (isBetter || !this.#isFinest()) {
      if (!isBetter) this.#steps = this.#steps.map(step => Math.max(1, Math.floor(step / 2)))
      this.#propose()
    } else this.#because = 'settled'
  }

  #isFinest(): boolean {
    const left = proposals(this.#tune.moves, this.#steps, this.#best.content, this.#isKnown, this.#dice)
    return this.#steps.every(step => step === 1) && left.length === 0
  }

  #isKnown = (content: House): boolean => this.#all.some(each => sameHouse(each.content, content))

  #propose(): void {
    this.#round++
    this.#to = FIRST_GAMES
    const { moves } = this.#tune
    const proposed = proposals(moves, this.#steps, this.#best.content, this.#isKnown, this.#dice)
    this.#rivals = proposed.map(content => this.#candidate(content))
    if (this.#rivals.length > 0 || this.#round === 1) return
    if (this.#steps.every(step => step === 1)) this.#because = 'settled'
    else {
      this.#steps = this.#steps.map(step => Math.max(1, Math.floor(step / 2)))
      this.#propose()
    }
  }
}

/** Two that are both without end are alike. */
function ascending(a: number, b: number): number {
  return a === b ? 0 : a - b
}

/** A search begins at the values that the experiment has. */
function movedFrom(move: Move, { groups }: Experiment): Move {
  const house = groups[0]?.arms[0]?.options.house as House | undefined
  return { ...move, value: house?.[move.id] ?? move.value } as Move
}

function sameHouse(a: House, b: House): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every(key => a[key] === b[key])
}
