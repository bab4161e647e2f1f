import { forget, keep, recall } from '@undercroft/games/drawing'

/** A small picture of how a table was left, as a data address; where nothing can be kept the cover of its game does. */
export function pictureOf(table: string): string | undefined {
  return recall(keyOf(table))
}

export function keepPicture(table: string, picture: string): void {
  keep(keyOf(table), picture)
}

/** Of a table that is over or gone nobody wants to know where it was left. */
export function forgetPicture(table: string): void {
  forget(keyOf(table))
}

function keyOf(table: string): string {
  return `undercroft picture ${table}`
}
