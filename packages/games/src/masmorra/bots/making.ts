import type { Docked, Face } from '../content/faces.ts'
import type { AbilityId } from '../content/heroes.ts'
import { faceBroken, givesBroken } from '../rules/05-dice-symbols-spending-docking/dice.ts'
import { activeKnows, silenced } from '../rules/15-abilities/knowing.ts'
import { abilityAt } from '../state/content.ts'
import { cardOf } from '../state/decks.ts'
import { activeHero } from '../state/heroes.ts'
import type { CardId, Open, Symbols } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { keepWorth } from './cards.ts'
import { goldToKeep } from './ending.ts'
import { worthsOf } from './worths.ts'

/** Something that makes symbols in a fight: a card, or an ability for dice or gold. */
export interface Making {
  readonly by: CardId | AbilityId | 'magic'
  readonly dock: readonly Docked[]
  readonly gives: readonly Face[]
  /** Dice that are set instead (MA-14.3), to swords. */
  readonly sets?: number
  /** A Magic symbol pays for it. */
  readonly pays?: true
  readonly gold: number
  /** What it takes beside dice. */
  readonly cost: number
}

/** Dice and symbols that a Hero has, or would have. */
export interface Change {
  readonly dice: Symbols
  readonly symbols: Symbols
}

/** A card is not played to spare a die or two. */
const SPENT = 0.3

/** Abilities of the active Hero that make weapons of dice. */
export function weaponsOf(s: Open): Making[] {
  const { gold } = activeHero(s)
  return abilitiesOf(s).filter(
    making => making.dock.length > 0 && making.gold <= gold && making.gives.some(face => face === 'M' || face === 'R'),
  )
}

/** Everything that could make symbols in a fight, as far as gold and dice last. */
export function makingsOf(s: View): Making[] {
  const { player } = s.turn
  const size = s.handSizes[player] ?? 0
  const cards = (s.hands[player] ?? []).map((card): Making => {
    const { gives } = cardOf(card).purple
    return { by: card, dock: [], gives, gold: 0, cost: keepWorth(s, card, size) + SPENT }
  })
  return [...abilitiesOf(s), ...wildShapeOf(s), ...cards].filter(
    ({ gives }) => gives.length > 0 && givesBroken(s, gives) === undefined,
  )
}

/** MA-15.10: the Free Step as a sword. */
function wildShapeOf(s: Open): Making[] {
  if (!activeHero(s).freeStep || !activeKnows(s, 'wildShape')) return []
  return [{ by: 'wildShape', dock: [], gives: ['M'], gold: 0, cost: worthsOf(s).spare.S }]
}

/**
 * MA-14.3: a Magic makes a sword of another die, whether a symbol pays for it, any die that Algus focuses, or a die that
 * shows it. With Arcane Mastery the first one makes two.
 */
export function spellsOf(s: Open): Making[] {
  if (faceBroken(s, 'G') !== undefined) return []
  const { used, symbols } = s.turn
  const focuses = activeKnows(s, 'arcaneFocus') && !used.includes('arcaneFocus')
  const payments: (readonly Docked[] | 'symbol')[] = [...(focuses ? [ANY] : []), ...DICE_OF_MAGIC]
  if (symbols.G > 0) payments.unshift('symbol')
  return payments.slice(0, MOST_SPELLS).map((paid, at): Making => {
    const sets = at === 0 && mastersMagic(s) ? MASTERED : 1
    const targets = Array.from({ length: sets }, () => 'any' as const)
    const spell = { by: 'magic', gives: [], sets, gold: 0, cost: 0 } as const
    return paid === 'symbol' ? { ...spell, dock: targets, pays: true } : { ...spell, dock: [...paid, ...targets] }
  })
}

const ANY: readonly Docked[] = ['any']
const DICE_OF_MAGIC: readonly (readonly Docked[])[] = [['G'], ['G']]
const MOST_SPELLS = 2

/** Arcane Mastery: so many dice are set by the first Magic of a turn. */
export const MASTERED = 2

/** Whether the next Magic sets more dice than one. */
export function mastersMagic(s: Open): boolean {
  return activeKnows(s, 'arcaneMastery') && !s.turn.magicUsed
}

const SWORD: Making = { by: 'magic', dock: ANY, gives: [], sets: 1, gold: 0, cost: 0 }

/** The dice as they are, and with one and more of them as swords, up to so many (Arcane Mastery). */
export function withSwords(change: Change, most: number): Change[] {
  const ways = [change]
  for (let way = made(change, SWORD); way !== undefined && ways.length <= most; way = made(way, SWORD)) ways.push(way)
  return ways
}

const SAVED = 0.8

function abilitiesOf(s: Open): Making[] {
  const { learned } = activeHero(s)
  // Gold that is saved for Malaphyas is dear.
  const price = s.ground !== 'none' && goldToKeep(s, s.turn.player) > 0 ? SAVED : worthsOf(s).gold
  if (silenced(s, s.turn.player) !== undefined) return []
  return learned.flatMap((id): Making[] => {
    const { cost, gives } = abilityAt(s, id)
    if (cost.kind !== 'paid' || gives.length === 0 || s.turn.used.includes(id)) return []
    const making = { by: id, dock: cost.dock, gives, gold: cost.gold, cost: price * cost.gold }
    return cost.refresh ? [making, making] : [making]
  })
}

/** Dice that are docked where any will do: what a fight needs least goes first. */
const LEAST_NEEDED: readonly Face[] = ['G', 'S', 'E', 'D', 'R', 'M']

function leastNeeded(dice: Symbols): Face | undefined {
  for (const face of LEAST_NEEDED) if (dice[face] > 0) return face
  return undefined
}

/** Written out for speed: a throw of the dice is thought of in hundreds of ways. */
function copyOf({ S, R, M, D, E, G }: Symbols): Symbols {
  return { S, R, M, D, E, G }
}

/** What becomes of dice and symbols, if there are the dice for it. */
export function made({ dice, symbols }: Change, { dock, gives, sets = 0, pays }: Making): Change | undefined {
  if (pays && symbols.G === 0) return undefined
  // Most that is thought of lacks a die, which shows before anything is copied.
  for (const wanted of dock) if (wanted !== 'any' && dice[wanted] === 0) return undefined
  const left = copyOf(dice)
  for (const wanted of dock) {
    const face = wanted === 'any' ? leastNeeded(left) : wanted
    if (face === undefined || left[face] === 0) return undefined
    left[face]--
  }
  left.M += sets
  const sum = copyOf(symbols)
  if (pays) sum.G--
  for (const face of gives) sum[face]++
  return { dice: left, symbols: sum }
}

/** The dice and symbols as they are, and with each set of these makers used. */
export function waysToMake(change: Change, makings: readonly Making[]): Change[] {
  const ways = [change]
  for (const making of makings) {
    for (let at = ways.length - 1; at >= 0; at--) {
      const way = ways[at]
      const next = way === undefined ? undefined : made(way, making)
      if (next !== undefined) ways.push(next)
    }
  }
  return ways
}
