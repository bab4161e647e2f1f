/** Finds the word that was probably meant: the nearest one, if no other word is as near. */
export function nearest(word: string, among: readonly string[]): string | undefined {
  const wanted = word.toLowerCase()
  let best: string | undefined
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const each of among) {
    const distance = editDistance(wanted, each.toLowerCase(), least)
    if (distance < least) {
      least = distance
      best = each
    }
  }
  if (best !== undefined || wanted.length < 2) return best
  const begun = among.filter(each => each.toLowerCase().startsWith(wanted))
  return begun.length === 1 ? begun[0] : undefined
}

/** Counts the insertions, deletions, changes and swaps between two words (their edit distance), up to `most`. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) >= most) return most
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cost = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = last
    last = row
  }
  return Math.min(most, last[b.length] ?? most)
}
