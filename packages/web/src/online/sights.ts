import type { Seen, Shape, Viewer } from '@undercroft/kernel'
import { isObject } from './wire.ts'

/** Positions and log lines of one viewer, kept in the tab's session storage so that they survive a reload. */

function prefix(table: string): string {
  return `undercroft sight ${table} `
}

/** The viewer, and the number of undos so far. */
export interface Eyes {
  readonly table: string
  readonly viewer: Viewer
  readonly epoch: number
}

export function keepSight(eyes: Eyes, step: number, seen: Seen<Shape>): void {
  keep(`${start(eyes)}${step}`, seen)
}

/** The lines of the log, as they were worded when they arrived. */
export function keepTexts(eyes: Eyes, texts: readonly string[]): void {
  keep(`${start(eyes)}texts`, texts)
}

export function keptTexts(eyes: Eyes): readonly unknown[] {
  const texts = read(`${start(eyes)}texts`)
  return Array.isArray(texts) ? texts : []
}

export function keptSights(eyes: Eyes): [number, Seen<Shape>][] {
  const begin = start(eyes)
  return keys().flatMap(key => {
    const step = key.startsWith(begin) ? Number(key.slice(begin.length)) : Number.NaN
    const seen = Number.isNaN(step) ? undefined : read(key)
    return isObject(seen) && isObject(seen.view) ? [[step, seen as unknown as Seen<Shape>]] : []
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

function start({ table, viewer, epoch }: Eyes): string {
  return `${prefix(table)}${viewer} ${epoch} `
}

function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // full, or not allowed: then a reload begins its timeline anew
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}
