import { type Clue, valueAfter } from './clues.ts'
import { AGI, BLO, DIS, HON, STATS, STE, STR, type StatId } from './state.ts'

/** For each stat its possible values, rising. */
export type Values = readonly (readonly number[])[]

/** What a clue leaves open of stats that are followed each on its own. */
export function afterLoosely(values: Values, { what, stat, value }: Clue): readonly number[][] {
  const next = values.map(each => each.slice())
  const only = (which: StatId, keep: (value: number) => boolean): void => {
    next[which] = (next[which] ?? []).filter(keep)
  }
  const change = (which: StatId, also: boolean): void => {
    const was = next[which] ?? []
    const is = was.map(each => valueAfter(what, value, each))
    next[which] = rising(also ? [...was, ...is] : is)
  }
  switch (what) {
    case 'shown':
      only(stat, each => each === value)
      break
    case 'hurt':
      onlyOneCan(next, [AGI, HON, STE], each => each <= 2)
      break
    case 'unharmed':
      for (const which of [AGI, HON, STE]) only(which, each => each >= 3)
      break
    case 'fit':
      onlyOneCan(next, [STR, BLO, DIS], each => each >= 5)
      break
    case 'blue':
    case 'injured':
      change(stat, false)
      break
    case 'red':
    case 'trained':
      for (let which = 0; which < STATS.length; which++) change(which, true)
      break
  }
  return next
}

/** At least one of these stats must pass: where only one still can, its values are cut down to those that do. */
function onlyOneCan(values: number[][], stats: readonly StatId[], passes: (value: number) => boolean): void {
  const able = stats.filter(stat => values[stat]?.some(passes))
  const [only] = able
  if (able.length === 1 && only !== undefined) values[only] = (values[only] ?? []).filter(passes)
}

function rising(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b)
}
