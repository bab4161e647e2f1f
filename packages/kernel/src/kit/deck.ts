import type { Dice } from '../dice.ts'

/**
 * A deck is the list of the cards that are left in it, in an order that means nothing: a card is drawn at random when it is
 * drawn, so that there is no hidden order to leak. The list is public where all cards that are out are public; where somebody
 * holds a hidden card, a viewer is shown `unseen` instead, or only how many cards are left. `slice()` clones a deck.
 */
export type Deck<Card> = Card[]

/** The part of the table that draws cards. */
interface Draws {
  pick(below: number, label: string): number
}

/** Every copy of every card, in the order of `cards`. */
export function deckOf<Card>(cards: readonly Card[], copies: (card: Card) => number): Deck<Card> {
  return cards.flatMap(card => Array.from({ length: copies(card) }, () => card))
}

/** Takes a card out at random; from an empty deck nothing is drawn, and no draw is made. */
export function draw<Card>(deck: Deck<Card>, t: Draws, label: string): Card | undefined {
  return deck.length === 0 ? undefined : deck.splice(t.pick(deck.length, label), 1)[0]
}

/** Moves the discards into an empty deck; gives back whether there were any to move, so that a rule can tell of it. */
export function refill<Card>(deck: Deck<Card>, discards: Card[]): boolean {
  if (deck.length > 0 || discards.length === 0) return false
  deck.push(...discards)
  discards.length = 0
  return true
}

/** Takes out one copy of a card that is named; gives back whether there was one. */
export function takeOut<Card>(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card)
  if (at < 0) return false
  cards.splice(at, 1)
  return true
}

/** Lists the cards of `all` that a viewer has not seen: the deck and the hidden hands. */
export function unseen<Card>(all: readonly Card[], seen: Iterable<Card>): Deck<Card> {
  const left = all.slice()
  for (const card of seen) takeOut(left, card)
  return left
}

/** For an imagination: takes so many cards out at random, or as many as there are. */
export function deal<Card>(deck: Deck<Card>, count: number, dice: Dice): Card[] {
  const dealt: Card[] = []
  while (dealt.length < count && deck.length > 0) dealt.push(...deck.splice(dice.below(deck.length), 1))
  return dealt
}

/** Counts the copies of each card. */
export function countsOf<Card>(cards: Iterable<Card>): Map<Card, number> {
  const counts = new Map<Card, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

/** For `sound`: every card that is missing or too many in the places where cards can be, in words. */
export function misplaced<Card>(all: Iterable<Card>, ...places: readonly Iterable<Card>[]): string[] {
  const left = countsOf(all)
  for (const place of places) for (const card of place) left.set(card, (left.get(card) ?? 0) - 1)
  return [...left].flatMap(([card, count]) => {
    if (count === 0) return []
    return [`${card} is ${count > 0 ? 'missing' : 'too many'} by ${Math.abs(count)}`]
  })
}

/** The cards of a written position: a list of their names, each as often as it is there. */
export function readCards<Card extends string>(written: unknown, known: readonly Card[]): Card[] {
  if (!Array.isArray(written)) throw new Error('cards are written as a list of their names')
  return written.map(name => {
    const card = known.find(each => each === name)
    if (card === undefined) throw new Error(`there is no card "${String(name)}" (there is ${known.join(', ')})`)
    return card
  })
}
