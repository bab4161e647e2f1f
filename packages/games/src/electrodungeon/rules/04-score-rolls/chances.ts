/** How likely each total of so many D6 is, by total. */
const TOTALS: number[][] = [[1]]

function totalsOf(dice: number): readonly number[] {
  while (TOTALS.length <= dice) {
    const before = TOTALS.at(-1) ?? [1]
    const next = Array.from({ length: before.length + 6 }, () => 0)
    for (const [total, chance] of before.entries()) {
      for (let face = 1; face <= 6; face++) next[total + face] = (next[total + face] ?? 0) + chance / 6
    }
    TOTALS.push(next)
  }
  return TOTALS[dice] ?? [1]
}

/** What `againstD20` has computed, by dice and bonus: bots ask for the same few chances again and again. */
const REACHED = new Map<number, number>()

/** The chance that so many D6 and a bonus reach a D20 (ED-4.3). */
export function againstD20(dice: number, bonus: number): number {
  const key = dice * 100 + bonus
  const known = REACHED.get(key)
  if (known !== undefined) return known
  const reached = totalsOf(dice).reduce(
    (sum, chance, total) => sum + chance * Math.min(1, Math.max(0, (total + bonus) / 20)),
    0,
  )
  REACHED.set(key, reached)
  return reached
}

/** The chance that an attacker's D6 beat those of one who dodges (ED-4.10). */
export function againstDodge(attacker: number, dodger: number): number {
  let won = 0
  for (const [total, chance] of totalsOf(attacker).entries()) {
    for (const [other, its] of totalsOf(dodger).entries()) if (total > other) won += chance * its
  }
  return won
}
