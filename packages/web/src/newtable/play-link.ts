import { type Game, readOptionPairs, sayOptions } from '@undercroft/kernel'
import type { Options } from '../store/tables.ts'

/** The address of a new table with these options: they stand after the #, as a record writes them. */
export function playLink(game: string, options: object): string {
  return `/play/${game}#${sayOptions(options).map(encodeURIComponent).join('&')}`
}

/** The options that such an address carries; nothing, if it carries none or one that the game has not. */
export function linkedOptions(game: Game, hash: string): Options | undefined {
  const pairs = hash
    .replace(/^#/, '')
    .split('&')
    .filter(pair => pair !== '')
  if (pairs.length === 0) return undefined
  const read = readOptionPairs(game.options, pairs.map(plain))
  return read.ok ? (read.value as Options) : undefined
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // a letter was lost on the way: then no option has this name
  }
}
