import type { Game } from '@undercroft/kernel'
import { chunkSize, type Experiment } from '../experiment/experiment.ts'
import { addChunk, type Chunk, emptyChunk } from '../measure/sums.ts'
import { measuredIn } from '../report/measured.ts'
import type { Unit } from './chunk.ts'

/** How far the games of a group are. */
interface Lane {
  /** The games that are added up: all before this number. */
  merged: number
  /** The games that are wanted for now. */
  wanted: number
  sums: Chunk
  /** Chunks that are finished before an earlier one, by their first game. */
  readonly waiting: Map<number, Chunk>
}

/** How far a course is, as plain data: it stays small however many games are finished. */
export interface SavedCourse {
  readonly lanes: readonly {
    readonly merged: number
    readonly wanted: number
    readonly sums: Chunk
    readonly waiting: readonly (readonly [from: number, chunk: Chunk])[]
  }[]
}

/** A precision is looked at after so many chunks for the first time. */
const FIRST_LOOK = 4

/** So much more than what seems to be needed, so that a second look is rare. */
const SPARE = 1.05

/**
 * The course of an experiment: which games are to be played next, and what the finished ones add up to. Chunks may come
 * in any order and from anywhere: they are added in the order of their games, and decisions are made where all before
 * them are there. So everything is the same for any number of workers.
 */
export class Course {
  readonly #game: Game
  readonly #experiment: Experiment
  readonly #size: number
  readonly #most: number
  readonly #lanes: readonly Lane[]

  constructor(game: Game, experiment: Experiment) {
    const { stop } = experiment
    this.#game = game
    this.#experiment = experiment
    this.#size = chunkSize(experiment)
    this.#most = 'games' in stop ? stop.games : stop.most
    const wanted = 'games' in stop ? stop.games : Math.min(this.#most, FIRST_LOOK * this.#size)
    this.#lanes = experiment.groups.map(({ arms }) => ({
      merged: 0,
      wanted,
      sums: emptyChunk(arms.length),
      waiting: new Map(),
    }))
  }

  /** The units that are wanted now and are not there yet. */
  due(): Unit[] {
    return this.#lanes.flatMap((lane, group) => {
      const units: Unit[] = []
      for (let from = lane.merged; from < lane.wanted; from += this.#size) {
        if (!lane.waiting.has(from)) units.push({ group, from, to: Math.min(this.#most, from + this.#size) })
      }
      return units
    })
  }

  /** Takes a finished unit. One that is there already, or that fits nowhere, is not counted. */
  take({ group, from, to }: Unit, chunk: Chunk): boolean {
    const lane = this.#lanes[group]
    const fits = from % this.#size === 0 && to === Math.min(this.#most, from + this.#size)
    if (lane === undefined || !fits || from < lane.merged || lane.waiting.has(from)) return false
    lane.waiting.set(from, chunk)
    for (;;) {
      const next = lane.waiting.get(lane.merged)
      if (next === undefined) return true
      lane.waiting.delete(lane.merged)
      lane.merged = Math.min(this.#most, lane.merged + this.#size)
      addChunk(lane.sums, next)
      this.#look(lane, group)
    }
  }

  /** The games that are finished and those that are wanted, of each arm. */
  get progress(): { readonly done: number; readonly wanted: number } {
    let [done, wanted] = [0, 0]
    for (const lane of this.#lanes) {
      done += lane.merged + lane.waiting.size * this.#size
      wanted += lane.wanted
    }
    return { done: Math.min(done, wanted), wanted }
  }

  /** Gives what it knows, to go on from it elsewhere. */
  save(): SavedCourse {
    return { lanes: this.#lanes.map(lane => ({ ...lane, waiting: [...lane.waiting] })) }
  }

  /** Goes on from what another course of the same experiment has saved. */
  load({ lanes }: SavedCourse): void {
    for (const [i, { merged, wanted, sums, waiting }] of lanes.entries()) {
      const lane = this.#lanes[i]
      if (lane === undefined) continue
      Object.assign(lane, { merged, wanted, sums })
      for (const [from, chunk] of waiting) lane.waiting.set(from, chunk)
    }
  }

  /** What has been added up, by group. */
  get sums(): readonly Chunk[] {
    return this.#lanes.map(({ sums }) => sums)
  }

  /** Asks for more games where the precision is not reached. */
  #look(lane: Lane, group: number): void {
    const { stop, groups } = this.#experiment
    if ('games' in stop || lane.merged < lane.wanted) return
    const arms = groups[group]?.arms ?? []
    const widest = Math.max(
      ...arms.flatMap((arm, i) => {
        const sums = lane.sums.arms[i]
        const rows = sums === undefined ? [] : measuredIn(this.#game, arm, sums)
        return rows.filter(({ id }) => id.startsWith('wins.')).map(({ low, high }) => (high - low) / 2)
      }),
    )
    if (widest <= stop.precision) return
    const needed = lane.merged * (widest / stop.precision) ** 2 * SPARE
    lane.wanted = Math.min(this.#most, Math.ceil(needed / this.#size) * this.#size)
  }
}
