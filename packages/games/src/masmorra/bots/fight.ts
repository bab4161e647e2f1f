import type { Trait } from '../content/monsters.ts'
import type { Symbols } from '../state/state.ts'

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

const NOTHING: Blow = { R: 0, M: 0, E: 0, G: 0 }

export function isEmptyBlow({ R, M, E, G }: Blow): boolean {
  return R + M + E + G === 0
}

/**
 * The best way through a combat with these symbols: which monsters to beat with what (MA-12.5 to MA-12.12). Of what is
 * left over only dice are worth anything: symbols are lost with the room.
 */
export function bestFight(
  opponents: readonly Opponent[],
  hand: Symbols,
  fighter: Fighter,
  rates: Rates,
  dice: Symbols = hand,
): Outlook {
  const left = { ...hand }
  const chosen: Blow[] = []
  let worth = Number.NEGATIVE_INFINITY
  let due = 0
  let blows: readonly Blow[] = []
  const go = (at: number, gain: number, lasting: number, payback: number): void => {
    const foe = opponents[at]
    if (foe === undefined) {
      const reached = worthAfter(left, dice, gain, lasting, payback, fighter, rates)
      if (reached <= worth) return
      worth = reached
      due = payback
      blows = chosen.slice()
      return
    }
    for (const blow of blowsAgainst(foe, left, fighter.deadeye)) {
      take(left, blow, -1)
      chosen[at] = blow
      const kept = isEmptyBlow(blow) ? 0 : (foe.lasting ?? 0)
      go(at + 1, gain + gainOf(foe, blow), lasting + kept, payback + paybackOf(foe, blow))
      take(left, blow, 1)
    }
  }
  go(0, 0, 0, 0)
  const payback = paybackDue(due, fighter)
  const wounds = payback - Math.min(hand.D, payback)
  return { worth, wounds, falls: wounds >= fighter.lp, blows }
}

/** What each Wound beyond the last Life Point costs. */
const DEEPER = 1

function paybackDue(due: number, { hardened }: Fighter): number {
  return Math.max(0, due - (hardened && due > 0 ? 1 : 0))
}

/** What comes of a combat with what is left of the symbols, and with so much Payback due. */
function worthAfter(
  left: Symbols,
  dice: Symbols,
  gain: number,
  lasting: number,
  due: number,
  fighter: Fighter,
  { spare, fall, wounds: cost }: Rates,
): number {
  const { lp } = fighter
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
  return gain - cost(wounds, lp) + rest
}

function take(left: Symbols, blow: Blow, sign: number): void {
  left.R += sign * blow.R
  left.M += sign * blow.M
  left.E += sign * blow.E
  left.G += sign * blow.G
}

/** MA-17.10: the Ghost costs 1 XP unless it falls to Elixir alone. */
function gainOf({ worth, traits }: Opponent, blow: Blow): number {
  const kill = isEmptyBlow(blow) ? 0 : worth
  const moans = traits.includes('moans') && (blow.E === 0 || blow.R + blow.M + blow.G > 0)
  return moans ? kill - 1 : kill
}

/** MA-12.10, MA-17.2 */
function paybackOf({ payback, traits }: Opponent, blow: Blow): number {
  if (isEmptyBlow(blow) || blow.M > 0 || traits.includes('quickStab')) return payback
  return 0
}

/** Whether these symbols can do enough damage to it. */
export function canBeat(opponent: Opponent, hand: Symbols, { deadeye }: Fighter): boolean {
  return blowsAgainst(opponent, hand, deadeye).length > 1
}

/** Every way to do exactly enough damage, and to do none. */
function blowsAgainst({ defense, traits, boss }: Opponent, { R, M, E, G }: Symbols, aims: boolean): Blow[] {
  const deadeye = aims && !boss
  const blows: Blow[] = [NOTHING]
  if (traits.includes('squishy')) {
    if (G >= defense) blows.push({ ...NOTHING, G: defense })
    return blows
  }
  const pure = traits.includes('twoHeads')
  const immune = !deadeye && (traits.includes('deadManWalking') || traits.includes('incorporeal'))
  const bows = immune || pure ? 0 : R
  const elixirs = traits.includes('undead') ? E : 0
  const hide = traits.includes('hide') && !deadeye ? 1 : 0
  for (let melee = Math.min(M, defense); melee >= 0; melee--) {
    for (let elixir = Math.min(elixirs, defense - melee); elixir >= 0; elixir--) {
      const rest = defense - melee - elixir
      const ranged = rest > 0 ? rest + hide : 0
      if (ranged <= bows) blows.push({ R: ranged, M: melee, E: elixir, G: 0 })
    }
  }
  return blows
}
