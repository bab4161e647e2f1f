import {
  type Answer,
  type Ask,
  type Broken,
  findRule,
  type Game,
  type Seen,
  type Shape,
  sayChoice,
} from '@undercroft/kernel'
import { columns, wrap } from '../table.ts'

/** More choices than this stand side by side. */
const MOST_LINES = 20

/** A question with its choices by number, each as on a button, in notation, and with its odds. */
export function sayAsk(game: Game, ask: Ask<Shape>, seen: Seen<Shape>, name: string, width: number): string[] {
  const rows = ask.options.map((choice, i) => [
    i + 1,
    game.label(choice, seen),
    sayChoice(game.words, choice),
    game.odds?.(seen, ask.seat, choice) ?? '',
  ])
  const lines = rows.length > MOST_LINES ? sideBySide(rows, width) : columns(rows).map(line => `  ${line}`)
  return [`${name}: ${ask.prompt}`, ...lines, ...sayForms(game, ask, seen, rows.length > MOST_LINES, width)]
}

/** How much time is left, and what is taken for the answer when it is over. */
export function sayTime(game: Game, { options, otherwise }: Ask<Shape>, seen: Seen<Shape>, ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const choice = options[otherwise]
  const then = choice === undefined ? '' : `, then it is: ${game.label(choice, seen)}`
  return `  ${seconds} ${seconds === 1 ? 'second' : 'seconds'}${then}`
}

/** How an answer is written, where that does not stand beside the choices: `sheet <pawn> <numbers>`, with an example. */
function sayForms(game: Game, ask: Ask<Shape>, seen: Seen<Shape>, all: boolean, width: number): string[] {
  const { options, form } = ask
  const say = (verb: string): string => [verb, ...(game.words[verb] ?? []).map(word => `<${word.kind}>`)].join(' ')
  const offered = all ? [...new Set(options.map(([verb]) => verb))].filter(verb => verb !== form) : []
  return [
    ...(offered.length === 0 ? [] : [`  in notation: ${offered.map(say).join(', ')}`]),
    ...(form === undefined ? [] : sayForm(game, form, say(form), ask, seen, width)),
  ]
}

/** Leaves out a form for which no value is legal now. */
function sayForm(
  game: Game,
  verb: string,
  notation: string,
  ask: Ask<Shape>,
  seen: Seen<Shape>,
  width: number,
): string[] {
  const form = game.forms?.[verb]
  if (form === undefined) return [`  or your own: ${notation}`]
  const such = form.such(seen, ask)
  if (such === undefined) return []
  // The example stands on one line, however long, so that it can be copied.
  return [...wrap(`  or your own, with ${verb}: ${form.says}`, width, '    '), `  for example: ${such}`]
}

/** Lists many choices without notation, in columns that are read downwards. */
function sideBySide(rows: readonly (readonly (string | number)[])[], width: number): string[] {
  const cells = rows.map(([n, label, , odds]) => `${String(n).padStart(4)}  ${label}${odds === '' ? '' : ` (${odds})`}`)
  const widest = Math.max(...cells.map(cell => cell.length)) + 2
  const across = Math.max(1, Math.floor(width / widest))
  const down = Math.ceil(cells.length / across)
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (__, column) => (cells[column * down + row] ?? '').padEnd(widest))
      .join('')
      .trimEnd(),
  )
}

/** Why an answer was not taken: each rule with its text, what made it apply, and what would be legal. */
export function sayRefused(game: Game, answer: Exclude<Answer<Shape>, { ok: true }>, width: number): string[] {
  if (answer.kind !== 'refused') return [`That cannot be read: ${answer.message}.`]
  return ['That is refused:', ...answer.broken.flatMap(broken => sayBroken(game, broken, width))]
}

export function sayBroken({ rulebook }: Game, { rule, facts }: Broken<Shape>, width: number): string[] {
  const lines = wrap(`  ${rule}  ${findRule(rulebook, rule)?.says ?? ''}`, width, '    ')
  if (facts === undefined) return lines
  const instead = facts.instead === undefined ? '' : ` (${facts.instead})`
  return [...lines, ...wrap(`    Here: ${facts.says}${instead}`, width, '    ')]
}
