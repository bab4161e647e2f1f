import { heroId, seatOf } from '../../state/heroes.ts'
import type { At, CardId, Player, State } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

export function handOf(s: Pick<State, 'hands'>, player: Player): CardId[] {
  return s.hands[player] as CardId[]
}

/** One card from the deck, with W:LOOT and the hand limit after it. */
export function drawCard(s: State, player: Player): void {
  s.frames.push({ phase: 'draw', player })
}

/** Takes a card out of a hand; whoever saw it go in knows that it may be gone. */
export function removeFromHand(s: State, player: Player, card: CardId): void {
  const hand = handOf(s, player)
  const at = hand.lastIndexOf(card)
  if (at < 0) throw new Error(`player ${player} does not hold ${card}`)
  hand.splice(at, 1)
  for (const by of s.heroes.keys()) {
    const seen = s.seen.findIndex(each => each.by === by && each.of === player && each.card === card)
    if (seen >= 0) s.seen.splice(seen, 1)
  }
}

/** Discarded cards are public. */
export function discardCard(s: State, t: At, player: Player, card: CardId, by: Rule): void {
  removeFromHand(s, player, card)
  s.discard.push(card)
  t.tell({ what: 'discarded', hero: heroId(s, player), card, by })
}

/** MA-13.12: chosen blindly, shown in the discard pile. */
export function discardAtRandom(s: State, t: At, player: Player, by: Rule): void {
  const hand = handOf(s, player)
  if (hand.length === 0) return
  const card = hand[t.pick(hand.length, 'a card lost')] as CardId
  t.reveal(by, 'all', card)
  discardCard(s, t, player, card, by)
}

/** T03: the card just drawn goes into another hand; only the two know which it is. */
export function passDrawn(s: State, t: At, from: Player, to: Player): boolean {
  const card = s.drawn[from] ?? 'none'
  if (card === 'none') return false
  removeFromHand(s, from, card)
  s.drawn[from] = 'none'
  handOf(s, to).push(card)
  s.seen.push({ by: from, of: to, card })
  const seats = [seatOf(s, from), seatOf(s, to)]
  t.reveal('MA-19.5', seats, card)
  const event = { what: 'stolenCard', hero: heroId(s, to), from: heroId(s, from) } as const
  t.tell({ ...event, card }, { to: seats, else: event })
  s.frames.push({ phase: 'handLimit', player: to })
  return true
}
