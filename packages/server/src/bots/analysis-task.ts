import { promisify } from 'node:util'
import { gunzip, gzipSync } from 'node:zlib'
import type { Analysis, Turning } from '@undercroft/bots'
import type { Shape } from '@undercroft/kernel'

/** The record of a finished game, and how deep to look. */
export interface AnalysisTask {
  /** Where the games are found. */
  readonly module: string
  readonly text: string
  /** How often each position is played on. */
  readonly rounds: number
}

export type AnalysisReport =
  | { readonly kind: 'so-far'; readonly steps: number }
  | { readonly kind: 'found'; readonly found: string }
  | { readonly kind: 'failed'; readonly message: string }

/** What was found out about a game, with all that the page draws. */
export interface FoundAnalysis extends Analysis {
  readonly game: string
  /** Those of the seats. */
  readonly names: readonly string[]
  readonly turnings: readonly Turning<Shape>[]
  readonly rounds: number
  readonly seconds: number
}

/** As it is kept: each change begins where the one before ended, so that it becomes much smaller. */
export function pack(found: FoundAnalysis): string {
  return gzipSync(JSON.stringify(found)).toString('base64')
}

export async function unpack(text: string): Promise<FoundAnalysis> {
  return JSON.parse(String(await promisify(gunzip)(Buffer.from(text, 'base64'))))
}
