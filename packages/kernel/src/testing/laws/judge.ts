import * as fc from 'fast-check'
import type { Game, Shape } from '../../index.ts'
import { anyHousedOptions } from './options.ts'
import { type Begin, type Breach, type Law, newTally, type Tally, Trial } from './trial.ts'
import { sayError } from './walk.ts'

export interface Judging<T extends Shape> {
  readonly games: number
  readonly seed: number
  readonly begin?: Begin<T>
  /** Whether the game hides anything from anybody. Without it the views are compared to find out. */
  readonly hides?: boolean
  /** Plays only this game. A failure prints it, so that the breach can be seen again. */
  readonly trial?: { readonly seed: number; readonly options: T['options'] }
}

/** Plays so many games under one law and says how the law was broken, if it was. */
export function judge<T extends Shape>(
  law: Law,
  game: Game<T>,
  judging: Judging<T>,
  tally = newTally(),
): string | undefined {
  let broken: { trial: Trial<T>; breach: Breach } | undefined
  const holds = (options: T['options'], seed: number): boolean => {
    const trial = new Trial(game, options, seed, tally, judging.begin)
    tally.games++
    const breach = checked(law, trial)
    if (breach !== undefined) broken = { trial, breach }
    return breach === undefined
  }
  if (judging.trial !== undefined) {
    holds(judging.trial.options, judging.trial.seed)
  } else {
    const seeds = fc.noShrink(fc.integer({ min: 0 }))
    fc.check(fc.property(anyHousedOptions(game), seeds, holds), { numRuns: judging.games, seed: judging.seed })
  }
  if (broken !== undefined) return sayBreach(law, broken.trial, broken.breach)
  if (judging.trial !== undefined) return undefined
  const atEnd = law.atEnd?.()
  if (atEnd !== undefined) return `${heading(law, game)}\n  ${atEnd}`
  if (judging.hides === false) return undefined
  if (judging.hides === true) tally.hidden++
  const inAll = law.inAll?.(tally)
  return inAll === undefined ? undefined : `${heading(law, game)}\n  ${inAll}\n  ${sayTally(tally)}`
}

function checked<T extends Shape>(law: Law, trial: Trial<T>): Breach | undefined {
  try {
    return law.check(trial)
  } catch (error) {
    return { says: sayError(error) }
  }
}

function sayBreach<T extends Shape>(law: Law, trial: Trial<T>, { says, seat, details = [] }: Breach): string {
  const { game, options, seed } = trial
  const name = seat === undefined ? undefined : game.seats(options)[seat]?.name
  const again = `{ games: 1, trial: ${JSON.stringify({ seed, options })} }`
  return [
    heading(law, game),
    `  ${says}`,
    ...(name === undefined ? [] : [`  seat: ${name}`]),
    ...details.map(line => `  ${line}`),
    `  to see it again: laws(game, ${again})`,
    '  the game so far:',
    ...[...trial.header(), ...trial.record()].map(line => `    ${line}`),
  ].join('\n')
}

function heading<T extends Shape>(law: Law, game: Game<T>): string {
  return `${game.id} breaks law ${law.number}: ${law.title}`
}

function sayTally({ games, hidden, imagined, untrue, compared, reveals, shownTheSame }: Tally): string {
  return [
    `${games} games`,
    `${hidden} positions with something hidden`,
    `${untrue} of ${imagined} imagined ones untrue`,
    `${compared} comparisons of twins that differ`,
    `${shownTheSame} of them after one of ${reveals} answers that revealed something`,
  ].join('; ')
}
