import type { Explanation, Game } from '@undercroft/kernel'
import { useSyncExternalStore } from 'react'

/** Those of the lines that are about one thing, by its name: "Barkskin: makes Defense: 2 (printed: 3)". */
export function linesAbout(lines: readonly string[], { word }: Pick<Explanation, 'word'>): readonly string[] {
  const about = lines.filter(line => line.startsWith(`${word}: `) || line.startsWith(`${word}, `))
  return about.length === 0 ? NONE : about.map(line => line.slice(word.length + 2))
}

const NONE: readonly string[] = []

interface Open {
  readonly game: string
  readonly lines: readonly string[]
}

let open: Open | undefined
const listeners = new Set<() => void>()

function set(table: Open | undefined): void {
  open = table
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A table with these house rules is open, until what is given is called. Tips are on every page: no rules are loaded for them. */
export function openHouse({ id }: Game, lines: readonly string[]): (() => void) | undefined {
  if (lines.length === 0) return undefined
  const table = { game: id, lines }
  set(table)
  return () => {
    if (open === table) set(undefined)
  }
}

/** What the open table has changed of a thing, in lines for its card. */
export function houseAbout(game: Game, of: Explanation): readonly string[] {
  if (open === undefined || open.game !== game.id) return NONE
  return linesAbout(open.lines, of).map(line => `At this table: ${line}`)
}

export function useHouseAbout(game: Game, of: Explanation): readonly string[] {
  useSyncExternalStore(listen, () => open)
  return houseAbout(game, of)
}
