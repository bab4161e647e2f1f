import type { Seen, Shape, Viewer } from '@undercroft/kernel'
import { isObject } from './wire.ts'

/** Positions that this tab has seen outlive a reload: each stands in the tab's own storage, in the eyes of its viewer. */

function prefix(table: string): string {
  return `undercroft sight ${table} `
}

export function keepSight(table: string, viewer: Viewer, epoch: number, step: number, seen: Seen<Shape>): void {
  try {
    sessionStorage.setItem(`${prefix(table)}${viewer} ${epoch} ${step}`, JSON.stringify(seen))
  } catch {
    // full, or not allowed: then a reload begins its timeline anew
  }
}

export function keptSights(table: string, viewer: Viewer, epoch: number): [number, Seen<Shape>][] {
  const start = `${prefix(table)}${viewer} ${epoch} `
  return keys()
    .filter(key => key.startsWith(start))
    .flatMap(key => {
      const seen = read(key)
      return seen === undefined ? [] : [[Number(key.slice(start.length)), seen]]
    })
}

export function forgetSights(table: string): void {
  for (const key of keys()) if (key.startsWith(prefix(table))) sessionStorage.removeItem(key)
}

function keys(): string[] {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}

function read(key: string): Seen<Shape> | undefined {
  try {
    const seen: unknown = JSON.parse(sessionStorage.getItem(key) ?? '')
    return isObject(seen) && isObject(seen.view) ? (seen as unknown as Seen<Shape>) : undefined
  } catch {
    return undefined
  }
}
