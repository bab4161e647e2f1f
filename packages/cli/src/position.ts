import {
  type Game,
  type Heard,
  hasLine,
  isKernelEvent,
  type KernelEvent,
  narrate,
  type Seen,
  type Shape,
} from '@undercroft/kernel'
import { Document, isMap, isScalar, isSeq, visit } from 'yaml'
import { wrap } from './table.ts'

/** Formats a position as text, from one viewer's view alone. Long lines are wrapped between words. */
export function sayPosition(game: Game, seen: Seen<Shape>, names: readonly string[], width: number): string {
  const text = game.text?.(seen, names)
  if (text === undefined) return sayData(seen.view)
  return text
    .split('\n')
    .flatMap(line => (line.length > width ? wrap(line, width, '    ') : [line]))
    .join('\n')
}

/** Formats plain data for reading: one line for each key, and short lists on one line. */
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

/** Formats the log that a viewer has been told: one line for each event that has a line. */
export function sayHeard(game: Game, heard: readonly Heard<Shape>[], names: readonly string[]): string[] {
  return sayLog(game, heard, names).map(({ text }) => text)
}

/** Formats the same log, with the step of each line. */
export function sayLog(
  game: Game,
  heard: readonly Heard<Shape>[],
  names: readonly string[],
): { readonly step: number; readonly text: string }[] {
  const told = heard.filter(({ event }) => hasLine(game, event))
  return told.map(({ step, event }) => ({ step, text: narrate(game, event, names) }))
}

/** Formats the same log for a person at the table: dice that are thrown together share a line. */
export function sayNews(game: Game, heard: readonly Heard<Shape>[], names: readonly string[]): string[] {
  const told = heard.filter(({ event }) => hasLine(game, event))
  const lines: string[] = []
  for (let i = 0; i < told.length; ) {
    const thrown = thrownTogether(told, i)
    const [first] = thrown
    if (first === undefined || thrown.length === 1) lines.push(...sayHeard(game, told.slice(i, i + 1), names))
    else {
      const { sides, label } = first
      lines.push(narrate(game, { what: 'thrown', sides, faces: thrown.map(({ face }) => face), label }, names))
    }
    i += Math.max(1, thrown.length)
  }
  return lines
}

type Rolled = Extract<KernelEvent<Shape>, { readonly what: 'rolled' }>

/** Collects the throws from here on that have the same label and sides. */
function thrownTogether(told: readonly Heard<Shape>[], from: number): Rolled[] {
  const thrown: Rolled[] = []
  for (let i = from; i < told.length; i++) {
    const event = told[i]?.event
    if (event === undefined || !isKernelEvent(event) || event.what !== 'rolled') break
    const [first = event] = thrown
    if (event.label !== first.label || event.sides !== first.sides) break
    thrown.push(event)
  }
  return thrown
}
