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
  const last = foes.length - 1
  const costs: number[] = []
  const chosen: Blow[] = []
  let hand: Symbols = NOTHING
  let dice: Symbols = NOTHING
  let noting = false
  let most = Number.NEGATIVE_INFINITY
  let owed = 0
  let blows: readonly Blow[] = []

  /** What comes of a combat with so much Payback due, when these symbols are left of those that make blows. */
  const reached = (gain: number, lasting: number, due: number, R: number, M: number, E: number, G: number): number => {
    const payback = paybackDue(due, fighter)
    const defended = Math.min(hand.D, payback)
    const wounds = payback - defended
    // Fewer Wounds are better even in a fall, as later dice may still prevent it.
    if (wounds >= lp) return lasting - fall - (wounds - lp) * DEEPER
    const rest =
      spare.S * Math.min(hand.S, dice.S) +
      spare.R * Math.min(R, dice.R) +
      spare.M * Math.min(M, dice.M) +
      spare.D * Math.min(hand.D - defended, dice.D) +
      spare.E * Math.min(E, dice.E) +
      spare.G * Math.min(G, dice.G)
    costs[wounds] ??= rates.wounds(wounds, lp)
    return gain - costs[wounds] + rest
  }

  const end = (worth: number, due: number): void => {
    if (worth < most) return
    most = worth
    owed = due
    if (noting) blows = chosen.slice()
  }

  /** From the last blow to the empty one, as good ones come last; of equal ones the first wins, so it may come later. */
  const go = (
    at: number,
    gain: number,
    lasting: number,
    due: number,
    R: number,
    M: number,
    E: number,
    G: number,
  ): void => {
    const foe = foes[at] as Foe
    if (at < last) {
      // Whether less than the best would come of it even if nobody who is left took a symbol or paid back.
      const enough = most - ROUNDING
      const longest = lasting + foe.hopeLasting
      if (longest - fall < enough && reached(gain + foe.hope, longest, due, R, M, E, G) < enough) return
    }
    const { strokes } = foe
    for (let i = strokes.length - 1; i >= 0; i--) {
      const stroke = strokes[i] as Stroke
      if (stroke.R > R || stroke.M > M || stroke.E > E || stroke.G > G) continue
      if (noting) chosen[at] = stroke.blow
      const gained = gain + gainOf(foe, stroke)
      const lasts = lasting + (stroke.empty ? 0 : foe.lasting)
      const owing = due + (stroke.near || foe.stabs ? foe.payback : 0)
      const [r, m, e, g] = [R - stroke.R, M - stroke.M, E - stroke.E, G - stroke.G]
      if (at < last) go(at + 1, gained, lasts, owing, r, m, e, g)
      else end(reached(gained, lasts, owing, r, m, e, g), owing)
    }
  }

  const begin = (held: Symbols, rolled: Symbols, noted: boolean): void => {
    hand = held
    dice = rolled
    noting = noted
    most = Number.NEGATIVE_INFINITY
    const { R, M, E, G } = held
    if (last < 0) end(reached(0, 0, 0, R, M, E, G), 0)
    else go(0, 0, 0, 0, R, M, E, G)
  }

  return {
    worth(held, rolled) {
      begin(held, rolled, false)
      return most
    },
    outlook(held, rolled) {
      begin(held, rolled, true)
      const payback = paybackDue(owed, fighter)
      const wounds = payback - Math.min(held.D, payback)
      return { worth: most, wounds, falls: wounds >= lp, blows }
    },
  }
}

const NOTHING: Symbols = { S: 0, R: 0, M: 0, D: 0, E: 0, G: 0 }

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
