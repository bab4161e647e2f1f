import { type Game, type Heard, narrate, type Seen, type Shape } from '@undercroft/kernel'
import { Document, isMap, isScalar, isSeq, visit } from 'yaml'

/** A position as text, from what one viewer sees and nothing else. */
export function sayPosition(game: Game, seen: Seen<Shape>, names: readonly string[]): string {
  return game.text?.(seen, names) ?? sayData(seen.view)
}

/** Any plain data so that a person can read it: one line for each name, lists of small things on one line. */
function sayData(data: unknown): string {
  const document = new Document(data)
  visit(document, {
    Seq(_, list) {
      list.flow = list.items.every(each => isScalar(each) || (isSeq(each) && each.flow === true))
    },
    Map(_, map) {
      if (map.items.length === 0) map.flow = true
    },
    Pair(_, pair) {
      if (isMap(pair.value) && pair.value.items.every(each => isScalar(each.value))) pair.value.flow = true
    },
  })
  return document.toString({ lineWidth: 100 }).trimEnd()
}

/** What a viewer has heard, one line for each event. */
export function sayHeard(game: Game, heard: readonly Heard<Shape>[], names: readonly string[]): string[] {
  return heard.map(({ event }) => narrate(game, event, names))
}
