import { type Seen, type Shape, sameData } from '@undercroft/kernel'
import type { Bot } from '../bot.ts'
import type { Line } from './playout.ts'

/**
 * What a bot means to answer next in the same turn. It is made from the playouts of the seat's own thought, so it knows no
 * more than the seat, and it holds only for the views that these playouts have met.
 */
export interface Plan<T extends Shape> {
  readonly line: Line<T>
  /** Fingerprints of the seat's views in which the line goes on. */
  readonly views: readonly number[]
}

/** Gives the line of a plan if the position is one that it expects: what has been revealed since then ends it. */
export function plannedFor<T extends Shape>(
  plan: Plan<T> | undefined,
  seen: Seen<T>,
  ask: Parameters<Bot<T>['choose']>[1],
): Line<T> | undefined {
  if (plan === undefined) return undefined
  const { line, views } = plan
  if (!ask.options.some(option => sameData(option, line[0]))) return undefined
  return views.includes(fingerprint(seen)) ? line : undefined
}

/** Gives a number for what a seat sees: FNV-1a over its view. */
export function fingerprint<T extends Shape>({ view }: Seen<T>): number {
  const text = JSON.stringify(view)
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
