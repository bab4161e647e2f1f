import type { Game } from '@undercroft/kernel'
import { fallbackShare, type Sweep, type SweepRow, sweep } from '@undercroft/kernel/sweep'
import { type Io, say, sayJson } from './command.ts'
import { columns } from './table.ts'

/** Lists the choices that are refused by the general rule `outOfStep` only, because no phase names a better rule. */
export function sayRefusals(
  io: Io,
  game: Game,
  wish: { readonly games?: number; readonly seed?: number },
  json: boolean,
): void {
  const swept = sweep(game, wish)
  if (json) sayJson(io, { ...swept, share: fallbackShare(swept.rows) })
  else say(io, ...lines(swept))
}

function lines({ game, outOfStep, positions, rows }: Sweep): string[] {
  const fallen = rows.filter(row => row.fallback > 0)
  const tried = rows.reduce((sum, row) => sum + row.tried, 0)
  const heading = ['phase', 'verb', 'tried', outOfStep, 'share', 'for example', 'after']
  return [
    `${game}: ${tried} choices were tried at ${positions} positions; ${share(fallbackShare(rows))} are refused by ${outOfStep} alone, ` +
      `in ${fallen.length} of ${rows.length} pairs of phase and verb`,
    ...(fallen.length === 0 ? [] : columns([heading, ...fallen.map(cells)])),
  ]
}

function cells({ phase, verb, tried, fallback, example }: SweepRow): (string | number)[] {
  return [
    phase,
    verb,
    tried,
    fallback,
    share((fallback / tried) * 100),
    example?.choice ?? '',
    example?.record.at(-1) ?? '',
  ]
}

function share(percent: number): string {
  return `${percent.toFixed(1)}%`
}
