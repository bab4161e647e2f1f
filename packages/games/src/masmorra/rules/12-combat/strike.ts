import { FACES, type Face } from '../../content/faces.ts'
import { PIT_CHAMBER } from '../../content/large-tile.ts'
import type { Source } from '../../state/choices.ts'
import { foeOf, harmBroken, hasTrait, isBoss, kindOf, statsOf } from '../../state/foes.ts'
import { activeHero } from '../../state/heroes.ts'
import { roomOf } from '../../state/map.ts'
import { type Combat, type FoeId, NONE, type Open, PET, type State, type Symbols } from '../../state/state.ts'
import { dieOf, faceBroken, noSymbols } from '../05-dice-symbols-spending-docking/dice.ts'
import { dieFor, hasSource, PAYERS, pay, payersOf } from '../05-dice-symbols-spending-docking/sources.ts'
import type { Handlers, Sheet } from '../06-actions-and-engagement/engagement.ts'
import { activeKnows } from '../15-abilities/knowing.ts'
import type { Rule } from '../rulebook.ts'

export function noCombat(): Combat {
  return {
    on: false,
    foe: NONE,
    done: [],
    symbols: noSymbols(),
    added: noSymbols(),
    blanked: 0,
    hardened: 0,
    slain: false,
    won: false,
    payback: 0,
    prevented: 0,
    paid: false,
    beaten: [],
    captive: false,
    moans: false,
    regrows: false,
  }
}

/** A fight with the next monster: what belonged to the last one is over. */
export function openFight(s: State, foe: FoeId): void {
  const { done, paid, beaten, captive } = s.combat
  s.combat = { ...noCombat(), on: true, foe, done, paid, beaten, captive }
}

/** Everything committed to this attack or defence: dice, symbols, and what cards added. */
export function committed(s: Open): Symbols {
  const sum = noSymbols()
  for (const face of FACES) sum[face] = s.combat.symbols[face] + s.combat.added[face]
  for (const { face, place } of s.turn.dice) if (place === 'committed') sum[face]++
  return sum
}

/** MA-12.15: what was committed is spent. */
export function spendCommitted(s: State): void {
  for (const die of s.turn.dice) if (die.place === 'committed') die.place = 'used'
  s.combat.symbols = noSymbols()
  s.combat.added = noSymbols()
}

/** The Defense that an attack has to reach; cards and Evil cards leave bosses alone (MA-18.5). */
export function defenseOf(s: Open, foe: FoeId): number {
  const more = isBoss(foe) ? 0 : s.combat.hardened + (s.turn.evil === 'E04' ? 1 : 0)
  return statsOf(s, foe).defense + more
}

/** MA-12.10: the Payback that a fight with it brings, before cards; the first of a combat is less for the Battle-Hardened. */
export function paybackOf(s: Open, foe: FoeId): number {
  const frenzy = s.turn.evil === 'E03' && !isBoss(foe) ? 1 : 0
  const hardened = !s.combat.paid && activeKnows(s, 'battleHardened') ? 1 : 0
  return Math.max(0, statsOf(s, foe).payback + frenzy - hardened)
}

/** What the committed symbols do to the monster (MA-12.5 to MA-12.7, MA-17.13); a Melee makes it a melee (MA-12.9). */
export function damageOf(s: Open, foe: FoeId): { damage: number; melee: boolean; counted: Symbols } {
  const all = committed(s)
  const deadeye = activeKnows(s, 'deadeye')
  const counted = noSymbols()
  for (const face of FACES)
    if (harmBroken(s, foe, face, deadeye && !isBoss(foe)) === undefined) counted[face] = all[face]
  counted.R = Math.max(0, counted.R - s.combat.blanked)
  if (hasTrait(s, foe, 'hide') && (!deadeye || isBoss(foe))) counted.R = Math.max(0, counted.R - 1)
  return { damage: counted.M + counted.R + counted.E + counted.G, melee: all.M > 0, counted }
}

/** What an attack comes to as it is committed; what is promised of it and what is done are this. */
export interface Strike {
  readonly damage: number
  readonly defense: number
  readonly counted: Symbols
  readonly melee: boolean
  /** MA-12.8: the damage is enough, and the Hydra does not grow another head. */
  readonly won: boolean
  /** MA-18.11 */
  readonly regrows: boolean
  /** MA-17.10: it was not all Elixir. */
  readonly moans: boolean
  /** MA-12.10, MA-12.11, MA-17.2: Payback follows. */
  readonly pays: boolean
}

export function strikeOf(s: Open, foe: FoeId): Strike {
  const { damage, melee, counted } = damageOf(s, foe)
  const defense = defenseOf(s, foe)
  const enough = s.combat.slain || damage >= defense
  const others = counted.R + counted.E + counted.G
  const regrows = enough && hasTrait(s, foe, 'twoHeads') && (others > 0 || committed(s).R > 0)
  const won = enough && !regrows
  const byElixir = won && counted.M === 0 && counted.R === 0 && counted.G === 0
  const moans = hasTrait(s, foe, 'moans') && !byElixir
  return { damage, defense, counted, melee, won, regrows, moans, pays: melee || !won || hasTrait(s, foe, 'quickStab') }
}

/** MA-12.16, MA-23.8 */
function commitBroken(s: Open, face: Face, source: Source, defending: boolean): Rule | undefined {
  if (!hasSource(s, face, source)) return 'MA-5.1'
  if (defending) {
    if (face !== 'D') return 'MA-12.12'
    const due = s.combat.payback - s.combat.prevented
    return committed(s).D >= due ? 'MA-12.12' : faceBroken(s, face)
  }
  return harmBroken(s, s.combat.foe, face, activeKnows(s, 'deadeye') && !isBoss(s.combat.foe)) ?? faceBroken(s, face)
}

export function offerCommits(s: Open, o: Sheet, defending: boolean): void {
  for (const face of FACES) {
    for (const source of PAYERS) {
      if (o.explaining || hasSource(s, face, source))
        o.try(['commit', face, source], commitBroken(s, face, source, defending))
    }
  }
  for (const face of FACES) {
    for (const source of PAYERS) {
      if (isCommitted(s, face, source)) o.may(['takeBack', face, source])
      else if (o.explaining) o.refuse(['takeBack', face, source], 'MA-12.15')
    }
  }
}

function isCommitted(s: Open, face: Face, source: Source): boolean {
  if (source === 'symbol') return s.combat.symbols[face] > 0
  return committedDie(s, face, source) !== NONE
}

function committedDie(s: Open, face: Face, source: Source): number {
  const isPet = source === 'pet'
  return s.turn.dice.findIndex((die, id) => die.place === 'committed' && die.face === face && (id === PET) === isPet)
}

/** MA-12.13: one Melee die and one Defense die, not symbols, and only while attacking (MA-12.14). */
export function pairBroken(s: Open): Rule | undefined {
  const cursed = s.turn.curse === 'M' || s.turn.curse === 'D'
  if (cursed) return 'MA-23.9'
  return pairDie(s, 'M') === NONE || pairDie(s, 'D') === NONE ? 'MA-12.13' : undefined
}

export function pairDie(s: Open, face: Face): number {
  const die = dieFor(s, face, 'die')
  return die === NONE ? dieFor(s, face, 'pet') : die
}

/** MA-22.6: what it takes to throw the monster into the Bottomless Pit, in every way to pay. */
export function offerHurl(s: Open, o: Sheet): void {
  const broken = hurlBroken(s)
  if (broken !== undefined) {
    if (o.explaining) o.refuse(['hurl', ['die']], broken)
    return
  }
  const sources: Source[] = [...payersOf(s, 'S'), ...(activeHero(s).freeStep ? (['token'] as const) : [])]
  if (kindOf(s.combat.foe) === 'minor') {
    for (const source of sources) o.may(['hurl', [source]])
    return
  }
  const all: readonly Source[] = [...PAYERS, 'token']
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i)) if (canPay(s, a, b)) o.may(['hurl', [a, b]])
  }
}

function canPay(s: Open, a: Source, b: Source): boolean {
  const count = (source: Source): number => {
    if (source === 'token') return activeHero(s).freeStep ? 1 : 0
    if (source === 'symbol') return s.turn.symbols.S
    return s.turn.dice.filter(
      (die, id) => die.place === 'ready' && die.face === 'S' && (id === PET) === (source === 'pet'),
    ).length
  }
  return a === b ? count(a) >= 2 : count(a) >= 1 && count(b) >= 1
}

export function hurlBroken(s: Open): Rule | undefined {
  if (roomOf(s, activeHero(s).room).tile !== PIT_CHAMBER) return 'MA-22.6'
  return isBoss(s.combat.foe) ? 'MA-22.7' : faceBroken(s, 'S')
}

/** Commits and takes back; the same in attack and defence. */
export const commitHandlers = {
  commit({ s, f, choice: [, face, source] }) {
    if (source === 'symbol') {
      pay(s, face, source)
      s.combat.symbols[face]++
    } else dieOf(s, dieFor(s, face, source)).place = 'committed'
    s.frames.push(f)
  },
  takeBack({ s, f, choice: [, face, source] }) {
    if (source === 'symbol') {
      s.combat.symbols[face]--
      s.turn.symbols[face]++
    } else dieOf(s, committedDie(s, face, source)).place = 'ready'
    s.frames.push(f)
  },
} satisfies Handlers

/** The foes that the combat still has to deal with; a second combat has all of them again (MA-12.22). */
export function foesLeft(s: Open): FoeId[] {
  const { room } = activeHero(s)
  return [...s.foes.keys()].filter(foe => {
    const here = foeOf(s, foe)
    return here.room === room && !here.turned && !s.combat.done.includes(foe)
  })
}
