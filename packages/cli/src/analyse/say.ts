import { type Ledger, POSTS, type Post, type Turning, weightOf } from '@undercroft/bots'
import { type Game, type Shape, sayChoice } from '@undercroft/kernel'
import { namesOf } from '../recorded.ts'
import { columns } from '../table.ts'
import type { Analysed } from './json.ts'

export const POST_NAMES: { readonly [P in Post]: string } = {
  dice: 'dice',
  draws: 'hidden draws',
  own: 'own answers',
  others: "others' answers",
}

/** Says how a game came to its end: the ledger of every seat, and the moments that turned it. */
export function sayAnalysis(analysed: Analysed): string[] {
  const { game, record, ledger, skills, turnings, match, seconds } = analysed
  const names = namesOf(record.seats)
  return [
    `${game.title}: ${match.steps.length} answers, looked at in ${seconds.toFixed(1)} s`,
    '',
    ...columns([
      ['', 'at first', ...POSTS.map(post => POST_NAMES[post]), 'in the end'],
      ...ledger.map(each => [names[each.seat] ?? '', ...figures(each)]),
    ]),
    '',
    ...columns([
      ['', 'answers', 'good', "a quick bot's"],
      ...skills.map(({ seat, answers, good, bot }) => {
        return [names[seat] ?? '', answers, percent(good / Math.max(1, answers)), percent(bot / Math.max(1, answers))]
      }),
    ]),
    '',
    ...ledger
      .filter(each => match.outcome?.winners.includes(each.seat))
      .map(each => verdict(each, names[each.seat] ?? '')),
    '',
    'Turning points:',
    ...columns(turnings.map(turning => sayTurning(game, turning, names, match.steps))),
  ]
}

function figures({ start, end, errors, ...sums }: Ledger): string[] {
  return [percent(start), ...POSTS.map(post => `${signed(sums[post])} ± ${percent(errors[post])}`), percent(end)]
}

/** What a winner owes to dice and to decisions, in one sentence. */
function verdict(ledger: Ledger, name: string): string {
  const { dice, draws, own, others } = ledger
  const [luck, play] = [dice + draws, own + others]
  return `${name} won: chance brought ${signed(luck)}, which ${COMPARED[weightOf(ledger)]} the ${signed(play)} that answers brought.`
}

const COMPARED = { chance: 'is more than', answers: 'is less than', unclear: 'cannot be told from' } as const

function sayTurning(
  game: Game,
  { change, seat, swing, error, better }: Turning<Shape>,
  names: readonly string[],
  steps: Analysed['match']['steps'],
): string[] {
  const step = steps[change.step - 1]
  const answer = step === undefined ? 'the set-up' : `${names[step.seat] ?? ''}: ${sayChoice(game.words, step.choice)}`
  const { kind } = change.cause
  const what = kind === 'dice' || kind === 'draws' ? `${POST_NAMES[kind]} after ${answer}` : answer
  const instead = better === undefined ? '' : sayBetter(game, better)
  const from = `${percent(change.before.chance[seat] ?? 0)} to ${percent(change.after.chance[seat] ?? 0)}`
  return [`  ${change.step}`, what, `${names[seat] ?? ''} ${from}`, `${signed(swing)} ± ${percent(error)}`, instead]
}

function sayBetter(game: Game, { choice, by, error, knew }: NonNullable<Turning<Shape>['better']>): string {
  const gain = (sum: number, off: number) => `${signed(sum)} ± ${percent(off)}`
  const known = knew === undefined ? '' : `; by what was known ${gain(knew.by, knew.error)}`
  return `better: ${sayChoice(game.words, choice)} (${gain(by, error)}${known})`
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}

export function signed(share: number): string {
  return `${share < 0 ? '-' : '+'}${percent(Math.abs(share))}`
}
