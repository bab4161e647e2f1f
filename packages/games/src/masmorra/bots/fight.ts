import type { Trait } from '../content/monsters.ts'
import type { Symbols } from '../state/state.ts'
import { type Stroke, strokesAgainst } from './strokes.ts'

/** A monster as somebody sees it who thinks about fighting it. */
export interface Opponent {
  readonly payback: number
  readonly defense: number
  /** What defeating it pays. */
  readonly worth: number
  /** What of it is not lost by falling in the same combat. */
  readonly lasting?: number
  /** Abilities do not touch it (MA-18.5). */
  readonly boss: boolean
  readonly traits: readonly Trait[]
}

/** What a fight costs and what it leaves. */
export interface Rates {
  /** What it costs to lose so many of so many Life Points and live. */
  wounds(lost: number, of: number): number
  /** What it costs to be defeated. */
  readonly fall: number
  /** What a symbol is worth that is left over. */
  readonly spare: Symbols
}

/**
 * The abilities that count in a fight: Battle-Hardened lowers the first Payback, Deadeye makes Ranged harm all but
 * oozes.
 */
export interface Fighter {
  readonly lp: number
  readonly hardened: boolean
  readonly deadeye: boolean
}

/** The symbols that go into one attack. */
export interface Blow {
  readonly R: number
  readonly M: number
  readonly E: number
  readonly G: number
}

export interface Outlook {
  readonly worth: number
  /** The Wounds that are left after Defense. */
  readonly wounds: number
  readonly falls: boolean
  /** One blow for each opponent, in their order; an empty one where it is better to take the Payback. */
  readonly blows: readonly Blow[]
}

export function isEmptyBlow({ R, M, E, G }: Blow): boolean {
  return R + M + E + G === 0
}

/** The best way through one combat with these symbols. */
export function bestFight(
  opponents: readonly Opponent[],
  hand: Symbols,
  fighter: Fighter,
  rates: Rates,
  dice: Symbols = hand,
): Outlook {
  return fightWith(opponents, fighter, rates).outlook(hand, dice)
}

/** A combat with certain opponents, thought through for every hand that one might have in it. */
export interface Fight {
  /** The best that can come of it. Of what is left over only dice are worth anything: symbols are lost with the room. */
  worth(hand: Symbols, dice: Symbols): number
  /** The best way through it: which monsters to beat with what (MA-12.5 to MA-12.12). */
  outlook(hand: Symbols, dice: Symbols): Outlook
}

/** What each Wound beyond the last Life Point costs. */
const DEEPER = 1

/** Sums may be rounded either way: what is worse than the best by less than this is looked at nevertheless. */
const ROUNDING = 1e-6

export function fightWith(opponents: readonly Opponent[], fighter: Fighter, rates: Rates): Fight {
  const { lp } = fighter
  const { spare, fall } = rates
  const foes = foesOf(opponents, fighter.deadeye)
  const costs: number[] = []
  const left: Symbols = { S: 0, R: 0, M: 0, D: 0, E: 0, G: 0 }
  const chosen: Blow[] = []
  let dice: Symbols = left
  let noting = false
  let most = Number.NEGATIVE_INFINITY
  let owed = 0
  let blows: readonly Blow[] = []

  /** What comes of a combat with what is left of the symbols, and with so much Payback due. */
  const reached = (gain: number, lasting: number, due: number): number => {
    const payback = paybackDue(due, fighter)
    const defended = Math.min(left.D, payback)
    const wounds = payback - defended
    // Fewer Wounds are better even in a fall, as later dice may still prevent it.
    if (wounds >= lp) return lasting - fall - (wounds - lp) * DEEPER
    const rest =
      spare.S * Math.min(left.S, dice.S) +
      spare.R * Math.min(left.R, dice.R) +
      spare.M * Math.min(left.M, dice.M) +
      spare.D * Math.min(left.D - defended, dice.D) +
      spare.E * Math.min(left.E, dice.E) +
      spare.G * Math.min(left.G, dice.G)
    costs[wounds] ??= rates.wounds(wounds, lp)
    return gain - costs[wounds] + rest
  }

  /** Whether less than the best would come of it even if nobody who is left took a symbol or paid back. */
  const isHopeless = ({ hope, hopeLasting }: Foe, gain: number, lasting: number, due: number): boolean => {
    const enough = most - ROUNDING
    const longest = lasting + hopeLasting
    return longest - fall < enough && reached(gain + hope, longest, due) < enough
  }

  /** From the last blow to the empty one, as good ones come last; of equal ones the first wins, so it may come later. */
  const go = (at: number, gain: number, lasting: number, due: number): void => {
    const foe = foes[at]
    if (foe === undefined) {
      const worth = reached(gain, lasting, due)
      if (worth < most) return
      most = worth
      owed = due
      if (noting) blows = chosen.slice()
      return
    }
    if (at + 1 < foes.length && isHopeless(foe, gain, lasting, due)) return
    const { strokes } = foe
    for (let i = strokes.length - 1; i >= 0; i--) {
      const stroke = strokes[i] as Stroke
      const { R, M, E, G } = stroke
      if (R > left.R || M > left.M || E > left.E || G > left.G) continue
      left.R -= R
      left.M -= M
      left.E -= E
      left.G -= G
      if (noting) chosen[at] = stroke.blow
      const kept = stroke.empty ? 0 : foe.lasting
      go(at + 1, gain + gainOf(foe, stroke), lasting + kept, due + (stroke.near || foe.stabs ? foe.payback : 0))
      left.R += R
      left.M += M
      left.E += E
      left.G += G
    }
  }

  const begin = (hand: Symbols, rolled: Symbols, noted: boolean): void => {
    left.S = hand.S
    left.R = hand.R
    left.M = hand.M
    left.D = hand.D
    left.E = hand.E
    left.G = hand.G
    dice = rolled
    noting = noted
    most = Number.NEGATIVE_INFINITY
    go(0, 0, 0, 0)
  }

  return {
    worth(hand, rolled) {
      begin(hand, rolled, false)
      return most
    },
    outlook(hand, rolled) {
      begin(hand, rolled, true)
      const payback = paybackDue(owed, fighter)
      const wounds = payback - Math.min(hand.D, payback)
      return { worth: most, wounds, falls: wounds >= lp, blows }
    },
  }
}

function paybackDue(due: number, { hardened }: Fighter): number {
  return Math.max(0, due - (hardened && due > 0 ? 1 : 0))
}

/** An opponent as a fight counts with it. */
interface Foe {
  readonly strokes: readonly Stroke[]
  readonly payback: number
  /** It pays back whatever hits it (MA-17.2). */
  readonly stabs: boolean
  readonly lasting: number
  /** What a blow brings, what a gentle one brings, and what none brings. */
  readonly struck: number
  readonly calmed: number
  readonly spared: number
  /** The most that this one and those after it can bring, and what of it can last. */
  readonly hope: number
  readonly hopeLasting: number
}

function foesOf(opponents: readonly Opponent[], deadeye: boolean): Foe[] {
  const foes: Foe[] = []
  let hope = 0
  let hopeLasting = 0
  for (let at = opponents.length - 1; at >= 0; at--) {
    const opponent = opponents[at] as Opponent
    const { payback, worth, lasting = 0, traits } = opponent
    // MA-17.10: the Ghost costs 1 XP unless it falls to Elixir alone.
    const moans = traits.includes('moans')
    hope += Math.max(0, worth)
    hopeLasting += Math.max(0, lasting)
    foes[at] = {
      strokes: strokesAgainst(opponent, deadeye),
      payback,
      stabs: traits.includes('quickStab'),
      lasting,
      struck: moans ? worth - 1 : worth,
      calmed: worth,
      spared: moans ? -1 : 0,
      hope,
      hopeLasting,
    }
  }
  return foes
}

function gainOf({ struck, calmed, spared }: Foe, { empty, gentle }: Stroke): number {
  return empty ? spared : gentle ? calmed : struck
}

/** Whether these symbols can do enough damage to it. */
export function canBeat(opponent: Opponent, hand: Symbols, { deadeye }: Fighter): boolean {
  return strokesAgainst(opponent, deadeye).some(
    ({ R, M, E, G }, at) => at > 0 && R <= hand.R && M <= hand.M && E <= hand.E && G <= hand.G,
  )
}
