import { type Game, readOptions, sayOptions } from '@undercroft/kernel'

/**
 * The options of a game in words, but for those that the game settles by whether people sit at the table: games of which all
 * else is the same are alike, whoever plays.
 */
export function likenessOf(game: Game, options: object): readonly string[] {
  const settled = settledIn(game)
  const others = Object.entries(options).filter(([name]) => !settled.has(name))
  return sayOptions(Object.fromEntries(others)).sort()
}

/** The options that are settled in one way for people, and in another for bots. */
function settledIn(game: Game): ReadonlySet<string> {
  const usual = readOptions(game.options, {})
  if (!usual.ok || game.settle === undefined) return new Set()
  const [people, bots] = [true, false].map(isPeople => sayOptions(game.settle?.(usual.value as object, isPeople) ?? {}))
  const differing = (people ?? []).filter(said => !(bots ?? []).includes(said))
  return new Set(differing.map(said => said.slice(0, said.indexOf('='))))
}
