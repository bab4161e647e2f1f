import { keepData, recallData } from '@undercroft/games/drawing'
import type { Explanation, Game } from '@undercroft/kernel'
import { spell } from './spelling.ts'

/** Finds the first word in these texts that means something of its own and has not been explained yet. */
export function newWord(
  game: Game,
  texts: readonly string[],
  known: ReadonlySet<string>,
): (Explanation & { readonly first: string }) | undefined {
  for (const text of texts) {
    for (const piece of spell(game, text)) {
      if (typeof piece === 'string') continue
      const [of] = piece.of
      const first = of?.says[0]
      if (of !== undefined && first !== undefined && of.id.startsWith('term-') && !known.has(of.id)) {
        return { ...of, first }
      }
    }
  }
  return undefined
}

/** The words of a game that have been explained at its tables. */
export function knownWords(game: string): ReadonlySet<string> {
  const kept = recallData(keyOf(game))
  return new Set(Array.isArray(kept) ? kept.filter(each => typeof each === 'string') : [])
}

export function keepWord(game: string, id: string): void {
  keepData(keyOf(game), [...new Set([...knownWords(game), id])])
}

function keyOf(game: string): string {
  return `undercroft words ${game}`
}
