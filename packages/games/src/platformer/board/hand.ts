import { type Face, SYMBOLS } from '../content/dice.ts'
import { gives } from '../rules/07-symbols/symbols.ts'
import { evenSplit } from '../rules/08-gems/boosts.ts'
import { blowsOf } from '../rules/20-choices-and-refusals/proposals.ts'
import {
  type BlowId,
  type BoostId,
  boostOf,
  dieSource,
  forgeSource,
  SOURCES,
  type SourceId,
  type SourceKind,
  SPECIAL_SOURCE,
  sourceOf,
  WILD_SOURCE,
} from '../state/sources.ts'
import type { View } from '../state/view.ts'

/**
 * What the player has picked up and not yet used: dice by their place, the Special die, a card that gives a Symbol, and
 * Gems.
 */
export interface Hand {
  readonly dice: readonly number[]
  readonly special: boolean
  /** A card in hand: the Wild Draught, or the Smith's Hammer, which turns the one die into any Symbol. */
  readonly card: 'wild' | 'hammer' | undefined
  /** How many times a multiplier is raised by one, spread evenly (PL-8.9). */
  readonly raises: number
}

export const EMPTY: Hand = { dice: [], special: false, card: undefined, raises: 0 }

export const isEmpty = ({ dice, special, card }: Hand): boolean => dice.length === 0 && !special && card === undefined

/** The faces in hand, in the order in which they were picked. */
export function facesOf({ dice }: Pick<Hand, 'dice'>, { turn }: Pick<View, 'turn'>): Face[] {
  return dice.flatMap(i => turn.dice[i]?.face ?? [])
}

/** Picks a die up, or lays it down again. A used one is not picked up. */
export function toggleDie(hand: Hand, view: View, die: number): Hand {
  if (view.turn.dice[die]?.used !== false) return hand
  const dice = hand.dice.includes(die) ? hand.dice.filter(each => each !== die) : [...hand.dice, die]
  return { ...hand, dice, raises: dice.length === 0 && !hand.special ? 0 : hand.raises }
}

/** The one source that the whole hand makes up, if there is one. */
export function sourceOfHand(hand: Hand, view: View): SourceId | undefined {
  const faces = facesOf(hand, view)
  const [one, other] = faces
  if (hand.card === 'wild') return faces.length === 0 && !hand.special ? WILD_SOURCE : undefined
  if (hand.special) return faces.length === 0 ? SPECIAL_SOURCE : undefined
  if (one === undefined) return undefined
  if (faces.length === 1) return hand.card === 'hammer' ? hammerSource(one) : dieSource(one)
  if (faces.length > 2 || other === undefined) return undefined
  return one === other ? forgeSource(one) : anvilSource(one, other)
}

function hammerSource(face: Face): SourceId {
  return SOURCES.findIndex(({ kind, dice }) => kind === 'hammer' && dice[0] === face)
}

function anvilSource(one: Face, other: Face): SourceId {
  return SOURCES.findIndex(({ kind, dice }) => kind === 'anvil' && dice.includes(one) && dice.includes(other))
}

/**
 * The sources of an Attack with the whole hand: swords count singly, and other dice are forged in pairs. There are none
 * if a die is left over.
 */
export function strikesOf(hand: Hand, view: View, seat: number): SourceId[] | undefined {
  const me = view.players[seat]
  if (me === undefined || me.hero === 'none') return undefined
  const sources: SourceId[] = []
  const rest = new Map<Face, number>()
  for (const face of facesOf(hand, view)) {
    if (gives(view, me, face, 'sword')) sources.push(dieSource(face))
    else rest.set(face, (rest.get(face) ?? 0) + 1)
  }
  for (const face of SYMBOLS) {
    let left = rest.get(face) ?? 0
    for (; left >= 2; left -= 2) sources.push(forgeSource(face))
    if (left === 0) continue
    const odd = oddOnes(rest, face)
    if (hand.card === 'hammer') sources.push(hammerSource(face))
    else if (view.turn.anvil && odd !== undefined) {
      sources.push(anvilSource(face, odd))
      rest.set(odd, (rest.get(odd) ?? 0) - 1)
    } else return undefined
  }
  if (hand.special) {
    if (!gives(view, me, me.special, 'sword')) return undefined
    sources.push(SPECIAL_SOURCE)
  }
  if (hand.card === 'wild') sources.push(WILD_SOURCE)
  return sources.length === 0 ? undefined : sources
}

/** Finds another face of which one die is left over as well. */
function oddOnes(rest: ReadonlyMap<Face, number>, face: Face): Face | undefined {
  return SYMBOLS.find((other, i) => i > SYMBOLS.indexOf(face) && (rest.get(other) ?? 0) % 2 === 1)
}

/** PL-8.9: the multipliers of n Symbols after some raises, as even as possible. */
export const raised = (symbols: number, raises: number): number[] => evenSplit(symbols + raises, symbols)

/** The blows of an Attack with these sources, raised evenly. */
export const blowsRaised = (view: View, sources: readonly SourceId[], raises: number, shard: boolean): BlowId[] =>
  blowsOf(view, sources, raised(sources.length, raises), shard)

/** In words: "sword ×2 and the Special die". */
export function saySources(sources: readonly SourceId[], boosts: readonly BoostId[] = []): string {
  const said = sources.map((id, i) => {
    const { times } = boostOf(boosts[i] ?? 0)
    return `${saySource(id)}${times > 1 ? ` ×${times}` : ''}`
  })
  return said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1)}` : (said[0] ?? '')
}

export function saySource(id: SourceId): string {
  const { kind, dice } = sourceOf(id)
  const [face = 'foot'] = dice
  const said: { readonly [K in SourceKind]: string } = {
    die: face,
    special: 'the Special die',
    wild: 'the Wild Draught',
    hammer: `${face} by hammer`,
    forge: `two ${face === 'foot' ? 'feet' : `${face}s`} forged`,
    anvil: `${dice.join(' and ')} forged`,
  }
  return said[kind]
}
