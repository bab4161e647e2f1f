import type { Tunable } from '@undercroft/kernel'

/** The values that are meant: every word that was typed begins a word of their names. Nothing typed means none. */
export function seek(tunables: readonly Tunable[], typed: string): readonly Tunable[] {
  const sought = wordsOf(typed)
  if (sought.length === 0) return []
  return tunables.filter(({ what, unit = '' }) => {
    const words = wordsOf(`${what} ${unit}`)
    return sought.every(each => words.some(word => word.startsWith(each)))
  })
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s:,]+/)
    .filter(word => word !== '')
}
