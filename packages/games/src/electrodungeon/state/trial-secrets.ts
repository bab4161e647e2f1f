import { copyOf } from '../content/copy.ts'
import { between, oneFrom, type Picker, upTo } from '../content/pick.ts'
import { CUP, FACES } from './trial-moves.ts'
import type { Capacitor, LiarsVolts, TrialState } from './trials.ts'

/**
 * What a contestant sees of a trial, or a bystander (`undefined`): all of it, except in the two trials with secrets.
 */
export function seeTrial(s: TrialState, who: number | undefined): TrialState {
  return copyOf(seeDecided(s, who))
}

/** The same of a trial that is over: nothing of it changes any more, and no copy is needed. */
export function seeDecided(s: TrialState, who: number | undefined): TrialState {
  if (s.trial === 'TR-03') return seeLiarsVolts(s, who)
  return s.trial === 'TR-05' ? seeCapacitor(s, who) : s
}

/** The inverse: fills in by chance what was left out. */
export function imagineTrial(seen: TrialState, who: number | undefined, pick: Picker): TrialState {
  if (seen.trial === 'TR-03') return copyOf(imagineLiarsVolts(seen, who, pick))
  return copyOf(seen.trial === 'TR-05' ? imagineCapacitor(seen, who, pick) : seen)
}

export function cloneTrial(s: TrialState): TrialState {
  return copyOf(s)
}

/** TR-03: everybody looks under its own cup only. */
function seeLiarsVolts(s: LiarsVolts, who: number | undefined): LiarsVolts {
  return { ...s, cups: s.cups.map((cup, i) => (i === who ? cup : [])) }
}

function imagineLiarsVolts(seen: LiarsVolts, who: number | undefined, pick: Picker): LiarsVolts {
  const cups = seen.cups.map((cup, i) =>
    i === who || !seen.isIn[i] || seen.winner !== undefined ? cup : upTo(CUP).map(() => pick(FACES) + 1),
  )
  return { ...seen, cups }
}

/** TR-05: each charges alone and unseen, and only the one whose turn it is knows that it is. */
function seeCapacitor(s: Capacitor, who: number | undefined): Capacitor {
  return {
    ...s,
    rolls: s.rolls.map((rolls, i) => (i === who ? rolls : [])),
    turn: s.turn === who ? s.turn : NOBODY,
  }
}

function imagineCapacitor(seen: Capacitor, who: number | undefined, pick: Picker): Capacitor {
  if (seen.winner !== undefined) return seen
  const mine = who === undefined || !seen.charging[who] ? undefined : who
  const begun = mine !== undefined && (seen.rolls[mine]?.length ?? 0) > 0
  // A contestant who has not begun waits for one before it, a contestant who is done for one behind it.
  const possible = upTo(seen.who.length).filter(
    each => seen.charging[each] && (mine === undefined || (begun ? each > mine : each < mine)),
  )
  const turn = seen.turn === NOBODY ? oneFrom(possible, pick) : seen.turn
  const rolls = seen.rolls.map((known, i) =>
    i === who || !seen.charging[i] || i > turn ? known : someRun(pick, i < turn),
  )
  return { ...seen, rolls, turn }
}

export const FULL = 25

export const NOBODY = -1

/** A 1 discharges everything. */
export function chargeOf(rolls: readonly number[]): number {
  return rolls.includes(1) ? 0 : rolls.reduce((sum, die) => sum + die, 0)
}

/** A 1, or all that it holds, ends a run without a choice. */
export function mustStop(rolls: readonly number[]): boolean {
  return rolls.includes(1) || chargeOf(rolls) >= FULL
}

/** A run as somebody may have made it. */
function someRun(pick: Picker, done: boolean): number[] {
  const rolls = [done ? pick(6) + 1 : between(2, 6, pick)]
  const enough = between(1, FULL, pick)
  while (done && !mustStop(rolls) && chargeOf(rolls) < enough) rolls.push(pick(6) + 1)
  return rolls
}
