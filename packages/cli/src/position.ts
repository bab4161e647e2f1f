import { type Game, type Heard, hasLine, narrate, type Seen, type Shape } from '@undercroft/kernel'
import { Document, isMap, isScalar, isSeq, visit } from 'yaml'
import { wrap } from './table.ts'

/** A position as text, from what one viewer sees and nothing else; lines that a terminal would break are broken between words. */
export function sayPosition(game: Game, seen: Seen<Shape>, names: readonly string[], width: number): string {
  const text = game.text?.(seen, names)
  if (text === undefined) return sayData(seen.view)
  return text
    .split('\n')
    .flatMap(line => (line.length > width ? wrap(line, width, '    ') : [line]))
    .join('\n')
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

/** What a viewer has heard, one line for each event that has one. */
export function sayHeard(game: Game, heard: readonly Heard<Shape>[], names: readonly string[]): string[] {
  return heard.filter(({ event }) => hasLine(game, event)).map(({ event }) => narrate(game, event, names))
}
