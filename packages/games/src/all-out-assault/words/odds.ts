import type { Seen } from '@undercroft/kernel'
import type { Choice } from '../state/choices.ts'
import type { AllOutAssault } from '../state/state.ts'
import { sayClosed } from './closed.ts'
import { type Foreseen, foresee } from './foresight.ts'

/** What a player would work out on paper before choosing, in words. */
export function odds(seen: Seen<AllOutAssault>, seat: number, choice: Choice): string | undefined {
  const said = foresee(seen, seat, choice).map(each => say(each, choice))
  return said.length === 0 ? undefined : said.join('; ')
}

function say(foreseen: Foreseen, choice: Choice): string {
  switch (foreseen.what) {
    case 'injury':
      return `through Injury: ${foreseen.hurts ? 'would hurt' : 'safe'}`
    case 'closed':
      return sayClosed(foreseen.rule)
    case 'gain': {
      const mean = foreseen.chances.reduce((sum, chance, gain) => sum + chance * gain, 0)
      return `gains ${round(mean)} health on average, 0 to ${foreseen.chances.length - 1}`
    }
    case 'raise':
      return `${foreseen.faces} in 6 to be able to raise a stat`
    case 'blue':
      return `makes an opposing stat ${foreseen.from} to ${foreseen.to}`
    case 'hold':
      return choice[0] === 'use' ? 'one stat rises by 1, held next turn' : 'held next turn'
    case 'becomes':
      return foreseen.was === foreseen.is
        ? `${foreseen.was} stays ${foreseen.is}`
        : `${foreseen.was} becomes ${foreseen.is}`
    case 'masked':
      return `now ${foreseen.values.join('/')}, ${round(foreseen.mean)} on average`
    case 'compares':
      return sayComparing(foreseen, choice[0] === 'attack')
  }
}

function sayComparing({ value, chances }: Extract<Foreseen, { what: 'compares' }>, attacks: boolean): string {
  const parts = [
    [chances.higher, attacks ? 'to hit' : 'to strike back'],
    [chances.tied, 'tie'],
    [chances.lower, attacks ? 'to be hit' : 'to lose more'],
  ] as const
  const said = parts.filter(([chance]) => chance > 0).map(([chance, what]) => `${percent(chance)} ${what}`)
  return `${value}: ${said.join(', ')}`
}

function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`
}

function round(value: number): string {
  return String(Math.round(10 * value) / 10)
}
