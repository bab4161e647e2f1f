import { type Dice, type Game, type Match, Play, type Seat, type Shape, sightOf } from '../../index.ts'
import { firstDifference, join, say } from '../compare.ts'
import type { Breach, Law, Trial } from './trial.ts'
import { any, randomMove, sayError, Walk } from './walk.ts'

/** The number of answers for which a clone is played on. */
const AHEAD = 6

export const clone: Law = {
  number: 3,
  title: 'a clone shares nothing with its original but frozen data, and what a seat was shown stays as it was',

  check(trial) {
    const walk = new Walk(trial)
    while (walk.goesOn()) {
      const breach = walk.chance(5) ? badClone(walk, trial) : undefined
      if (breach !== undefined) return breach
      const shown = walk.chance(5) ? kept(walk.match, any(walk.seats, walk.luck) ?? 0) : undefined
      walk.step()
      if (shown !== undefined && JSON.stringify(shown.sight) !== shown.text) return changedLater(shown)
    }
    return undefined
  },
}

interface Kept {
  readonly seat: Seat
  readonly sight: object
  readonly text: string
}

/** Tables keep what they last showed, to tell what has changed since. */
function kept<T extends Shape>(match: Match<T>, seat: Seat): Kept {
  const sight = sightOf(match, seat, false)
  return { seat, sight, text: JSON.stringify(sight) }
}

function changedLater({ seat, sight, text }: Kept): Breach {
  const { path, left, right } = firstDifference(JSON.parse(text), sight) ?? { path: 'something' }
  return { seat, says: `playing on changed what was shown before: ${path} was ${say(left)} and is ${say(right)} now` }
}

function badClone<T extends Shape>({ match, luck }: Walk<T>, { game }: Trial<T>): Breach | undefined {
  const { state, play } = match
  const copy = game.clone(state)
  const difference = firstDifference(state, copy)
  if (difference !== undefined) {
    const { path, left, right } = difference
    return { says: `a clone differs: ${path} is ${say(left)} in the original and ${say(right)} in the clone` }
  }
  const shared = sharedPart(state, copy)
  if (shared !== undefined) return { says: `a clone shares ${shared} with its original, and it is not frozen` }
  const before = JSON.stringify(state)
  playOn(game, { state: copy, pending: play.pending }, luck)
  const after = JSON.stringify(state)
  if (after === before) return undefined
  const { path, left, right } = firstDifference(JSON.parse(before), JSON.parse(after)) ?? { path: 'something' }
  return { says: `playing on a clone changed ${path} of its original from ${say(left)} to ${say(right)}` }
}

/** Plays a few answers on from a position without a witness; says what stopped it. */
export function playOn<T extends Shape>(
  game: Game<T>,
  { state, pending }: Pick<Play<T>, 'state' | 'pending'>,
  luck: Dice,
): string | undefined {
  try {
    const play = new Play(game, state, luck)
    play.resume(state, pending)
    for (let i = 0; i < AHEAD && play.asks.length > 0; i++) {
      const { seat, choice } = randomMove(play, luck)
      play.take(seat, choice)
    }
    return undefined
  } catch (error) {
    return sayError(error)
  }
}

/**
 * Gives the path of something mutable that both hold. An outcome never changes once it is there, so it may be shared.
 */
function sharedPart(original: object, copy: object): string | undefined {
  const held = new Set<object>()
  collect({ ...original, outcome: undefined }, held)
  return firstHeld({ ...copy, outcome: undefined }, held, '', new Set())
}

function collect(value: object, held: Set<object>): void {
  for (const part of Object.values(value)) {
    if (typeof part !== 'object' || part === null || held.has(part) || isFrozen(part)) continue
    held.add(part)
    collect(part, held)
  }
}

function firstHeld(value: object, held: ReadonlySet<object>, path: string, seen: Set<object>): string | undefined {
  for (const [key, part] of Object.entries(value)) {
    if (typeof part !== 'object' || part === null || seen.has(part)) continue
    const here = join(path, Array.isArray(value) ? Number(key) : key)
    if (held.has(part)) return here
    seen.add(part)
    const deeper = firstHeld(part, held, here, seen)
    if (deeper !== undefined) return deeper
  }
  return undefined
}

/** Says whether a value is frozen at every level. */
function isFrozen(value: object): boolean {
  return (
    Object.isFrozen(value) &&
    Object.values(value).every(part => typeof part !== 'object' || part === null || isFrozen(part))
  )
}
