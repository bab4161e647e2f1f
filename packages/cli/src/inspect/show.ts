import { findRule, type Game, type InspectedAsk, type Inspection, type Shape } from '@undercroft/kernel'
import { columns, wrap } from '../table.ts'

/** The most refused choices that are listed for one rule. */
const EXAMPLES = 4

/** Formats the state of the match: its step, its agenda, and the open questions. */
export function sayInspection(game: Game, inspection: Inspection<Shape>, steps: number, width: number): string[] {
  const { step, frames, asks, outcome } = inspection
  return [
    `${game.title}, step ${step} of ${steps}`,
    ...frames.toReversed().map((frame, i) => `${i === 0 ? '> ' : '  '}${JSON.stringify(frame)}`),
    ...(outcome === undefined ? [] : [`over: ${JSON.stringify(outcome)}`]),
    ...asks.flatMap(ask => ['', ...sayAsk(game, ask, width)]),
  ]
}

function sayAsk(
  game: Game,
  { seat, phase, prompt, shown, form, options, refused }: InspectedAsk,
  width: number,
): string[] {
  const rows = options.map(({ choice, label, odds = '', worth, otherwise }, i) => [
    i + 1,
    choice,
    label,
    worth === undefined ? '' : Number(worth.toFixed(3)),
    [odds, otherwise === true ? 'default' : ''].filter(text => text !== '').join('; '),
  ])
  return [
    `seat ${seat}, ${phase}, ${shown}: ${prompt}${form === undefined ? '' : ` (form: ${form})`}`,
    ...columns([['  ', 'choice', 'label', 'worth', ''], ...rows]).map(line => `  ${line}`),
    ...[...Map.groupBy(refused, ({ rule }) => rule)].flatMap(([rule, each]) => [
      ...wrap(`  refused by ${rule}: ${findRule(game.rulebook, rule)?.says ?? ''}`, width, '    '),
      ...each
        .slice(0, EXAMPLES)
        .map(({ choice, facts }) => `    ${choice}${facts === undefined ? '' : `: ${facts.says}`}`),
      ...(each.length > EXAMPLES ? [`    and ${each.length - EXAMPLES} more`] : []),
    ]),
  ]
}

/** Every value of the views under a path, a row each and a column for each viewer; unless all are wanted, only where they differ. */
export function sayViews({ views }: Inspection<Shape>, path: string, all: boolean): string[] {
  const leaves = views.map(({ view }) => new Map(leavesOf(view)))
  const names = [...new Set(leaves.flatMap(each => [...each.keys()]))].filter(name => isUnder(name, path))
  const rows = names
    .map(name => [name, ...leaves.map(each => each.get(name) ?? '-')])
    .filter(([, first, ...rest]) => all || rest.some(value => value !== first))
  if (rows.length === 0) return [all ? 'Nothing is there.' : 'All see the same there: "views all" shows it.']
  return columns([['', ...views.map(({ viewer }) => viewer)], ...rows])
}

/** Every value of the state under a path, a line each. */
export function sayState({ state }: Inspection<Shape>, path: string): string[] {
  const rows = leavesOf(state).filter(([name]) => isUnder(name, path))
  return rows.length === 0 ? [`Nothing is at "${path}".`] : columns(rows)
}

function isUnder(name: string, path: string): boolean {
  return path === '' || name === path || name.startsWith(`${path}.`)
}

/** The longest value that is printed on one line. */
const SHORT = 60

/** The values of plain data with their paths: `heroes.0.life`. */
function leavesOf(data: unknown, path = ''): [string, string][] {
  const text = JSON.stringify(data) ?? 'undefined'
  if (typeof data !== 'object' || data === null || text.length <= SHORT) return [[path, text]]
  return Object.entries(data).flatMap(([name, value]) => leavesOf(value, path === '' ? name : `${path}.${name}`))
}
