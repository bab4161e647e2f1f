import { type Game, makeSpeller, type Piece, type Speller } from '@undercroft/kernel'

/** How many texts of a game are kept: a log says the same things again and again. */
const KEPT = 2000

const spellers = new WeakMap<Game, Speller>()

/** Finds the words in a text. A game is compiled once, and a text that stands there again is not read again. */
export function spell(game: Game, text: string): readonly Piece[] {
  const speller = spellers.get(game) ?? keeping(makeSpeller(game))
  spellers.set(game, speller)
  return speller(text)
}

function keeping(speller: Speller): Speller {
  const kept = new Map<string, readonly Piece[]>()
  return text => {
    const known = kept.get(text)
    if (known !== undefined) return known
    if (kept.size >= KEPT) kept.clear()
    const pieces = speller(text)
    kept.set(text, pieces)
    return pieces
  }
}
