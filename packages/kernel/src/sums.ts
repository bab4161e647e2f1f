/**
 * Gives two hexadecimal digits for each line, from a hash that runs on from line to line (FNV-1a, 32 bits). The first
 * pair that does not match marks the line that was changed. Sums guard against accidents and careless edits; sealed
 * dice guard against fraud.
 */
export function lineSums(lines: readonly string[]): string {
  let hash = 0x811c9dc5
  let sums = ''
  for (const line of lines) {
    for (let i = 0; i < line.length; i++) hash = Math.imul(hash ^ line.charCodeAt(i), 0x01000193)
    hash = Math.imul(hash ^ 10, 0x01000193)
    sums += ((hash ^ (hash >>> 16)) & 0xff).toString(16).padStart(2, '0')
  }
  return sums
}

/** Gives the index of the first line that does not match its sum, counted from 0. */
export function firstChanged(lines: readonly string[], sums: string): number | undefined {
  const now = lineSums(lines)
  if (now === sums) return undefined
  for (let i = 0; i < lines.length; i++) {
    if (now.slice(2 * i, 2 * i + 2) !== sums.slice(2 * i, 2 * i + 2)) return i
  }
  return lines.length
}
