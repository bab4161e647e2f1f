import { FastDice, readChoice } from '@undercroft/kernel'
import { expect } from 'vitest'
import type { BotTraits } from '../bots/trials.ts'
import { upTo } from '../content/pick.ts'
import { playTrial, trialAsks, trialOffers } from '../rules/13-trials/index.ts'
import type { Referee } from '../rules/13-trials/trial.ts'
import type { TrialEvent } from '../state/trial-events.ts'
import { type TrialMove, trialVerbs } from '../state/trial-moves.ts'
import type { Contestant, TrialState } from '../state/trials.ts'

export function explorers(count: number, live = 4): Contestant[] {
  return upTo(count).map(i => ({ seat: i + 1, shade: false, fight: 2 + (i % 2), live }))
}

export const SHADE: Contestant = { seat: 0, shade: true, fight: 0, live: 0 }
export const BOT: BotTraits = { wants: false, memory: 0.985 }

/** A table whose dice are dictated, all in one row: open dice and hidden ones as on a die. */
export class Dictated implements Referee {
  readonly told: TrialEvent[] = []
  readonly reveals: string[] = []
  readonly #left: number[]

  constructor(...dice: number[]) {
    this.#left = dice
  }

  roll(sides: number, label: string): number {
    const die = this.#left.shift()
    if (die === undefined || die > sides) throw new Error(`no die for ${label}`)
    return die
  }

  throw(count: number, sides: number, label: string): number[] {
    return upTo(count).map(() => this.roll(sides, label))
  }

  pick(below: number, label: string): number {
    return this.roll(below, label) - 1
  }

  tell(event: TrialEvent): void {
    this.told.push(event)
  }

  reveal(_: 'ED-13.2', to: readonly number[] | 'all'): void {
    this.reveals.push(to === 'all' ? to : to.join())
  }

  dictate(...dice: number[]): this {
    this.#left.push(...dice)
    return this
  }

  get left(): number {
    return this.#left.length
  }
}

export class Lucky extends Dictated {
  readonly dice: FastDice

  constructor(seed: string) {
    super()
    this.dice = new FastDice(seed)
  }

  override roll(sides: number): number {
    return this.dice.below(sides) + 1
  }

  override pick(below: number): number {
    return this.dice.below(below)
  }
}

/** Gives the answers of all who are asked, in order. */
export function all<S extends TrialState>(s: S, referee: Referee, ...lines: string[]): S {
  const moves: (TrialMove | undefined)[] = s.who.map(() => undefined)
  const asked = trialAsks(s)
  expect(lines).toHaveLength(asked.length)
  for (const [i, { who }] of asked.entries()) {
    const move = read(lines[i] ?? '')
    expect(trialOffers(s, who)).toContainEqual(move)
    moves[who] = move
  }
  playTrial(s, moves, referee)
  return s
}

function read(line: string): TrialMove {
  const move = readChoice(trialVerbs, line)
  if (!move.ok) throw new Error(move.error)
  return move.value
}
