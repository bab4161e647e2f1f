import { chancesOf, sayChance, sayReasons, type Thought } from '@undercroft/bots'
import {
  type AnyChoice,
  nearest,
  type OpenAsk,
  type Result,
  readChoice,
  type Seat,
  type Seen,
  type Shape,
  sayChoice,
  type Undo,
} from '@undercroft/kernel'
import { entriesWith, sayNotFound, sayShown } from '../almanac.ts'
import { type Io, say, widthOf } from '../command.ts'
import { sayNews } from '../position.ts'
import { rulesById, rulesWith, sayRulesAndEntries } from '../rulebook.ts'
import { columns, wrap } from '../table.ts'
import type { Next, Seated } from './session.ts'
import { sayBroken, sayRefused } from './show.ts'
import { ASKING, ASKING_SAYS } from './standing.ts'

/** The state that the orders of a person work on. */
export interface Desk extends Seated {
  readonly io: Io
  /** Thinks about what `hint` says, from the view of the person. */
  advise(seen: Seen<Shape>, ask: OpenAsk<Shape>): Thought<Shape>
  /** Writes the record to a file and says so, or why not, in one line. */
  save(file: string): string
}

interface Order {
  readonly name: string
  readonly takes?: string
  readonly says: string
  obey(desk: Desk, rest: string, ask: OpenAsk<Shape>): Next
}

const LOG_LINES = 20
/** The most refused choices that are listed for one rule. */
const WHY_LINES = 4

const ORDERS: readonly Order[] = [
  { name: 'undo', says: 'take the last answer back, as far as nothing was learned since', obey: undo },
  { name: 'why', says: 'what is not allowed now, and by which rule', obey: why },
  { name: 'hint', says: 'what a bot would do that thinks about it, why, and the next best', obey: hint },
  { name: 'log', takes: '[N]', says: `the last ${LOG_LINES} lines of the log, or N of them`, obey: log },
  {
    name: 'show',
    takes: '[NAME]',
    says: 'what is printed on a card, a Hero, a tile ...; alone, what there is',
    obey: show,
  },
  { name: 'rules', takes: 'ID or WORDS', says: 'a rule, a section, or rules and cards with these words', obey: rules },
  {
    name: 'ask',
    takes: '[always|usual|never]',
    says: 'in which windows you are asked; alone, how it is now',
    obey: asking,
  },
  { name: 'save', takes: 'FILE', says: 'write the record so far to a file', obey: save },
  { name: 'help', says: 'this list', obey: help },
  { name: 'quit', says: 'leave; with --record the game so far is kept', obey: () => 'quit' },
]

/** Carries out a line: an order, an aside, or an answer by number or in notation. */
export function hearLine(desk: Desk, line: string, ask: OpenAsk<Shape>): Next {
  if (/^\d+$/.test(line)) return pick(desk, ask, Number(line))
  if (line.startsWith('!')) return aside(desk, ask.seat, line.slice(1).trim())
  const [, slash, word = '', rest = ''] = /^(\/?)(\S+)\s*(.*)$/.exec(line) ?? []
  const order = ORDERS.find(each => each.name === (word === '?' ? 'help' : word.toLowerCase()))
  // A verb of the game has precedence over an order of the same name; a slash calls the order.
  if (order !== undefined && (slash === '/' || !Object.hasOwn(desk.match.game.words, word))) {
    return order.obey(desk, rest, ask)
  }
  return notation(desk, ask.seat, line, ask.ticket)
}

function pick(desk: Desk, ask: OpenAsk<Shape>, n: number): Next {
  const choice = ask.options[n - 1]
  if (choice !== undefined) return answer(desk, ask.seat, choice, ask.ticket)
  return reply(desk, `There is no choice ${n}: they are numbered 1 to ${ask.options.length}.`)
}

function notation(desk: Desk, seat: Seat, line: string, ticket?: number): Next {
  const { words } = desk.match.game
  const read = readLine(desk, seat, line)
  if (read.ok) return answer(desk, seat, read.value, ticket)
  const verb = line.split(/\s/)[0] ?? ''
  const near = Object.hasOwn(words, verb)
    ? undefined
    : nearest(verb, [...Object.keys(words), ...ORDERS.map(o => o.name)])
  const guess = near === undefined ? '' : ` Did you mean "${near}"?`
  return reply(desk, `That cannot be read: ${read.error}.${guess} "?" is for help.`)
}

/** Reads an answer in notation; else as the text of a form, whose reader explains what is wrong. */
function readLine({ match }: Desk, seat: Seat, line: string): Result<AnyChoice> {
  const { words, forms } = match.game
  const read = readChoice(words, line)
  const [, verb = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(line) ?? []
  const form = forms !== undefined && Object.hasOwn(forms, verb) ? forms[verb] : undefined
  if (read.ok || form === undefined) return read
  if (rest === '') return read
  const plain = form.read(rest, match.see(seat))
  return plain.ok ? readChoice(words, `${verb} ${plain.value}`) : plain
}

function answer(desk: Desk, seat: Seat, choice: AnyChoice, ticket?: number): Next {
  const answered = desk.match.answer(seat, choice, ticket)
  if (answered.ok) return 'move on'
  return reply(desk, ...sayRefused(desk.match.game, answered, widthOf(desk.io)))
}

/** `!` lists what one may do at any time, `!concede` does it. */
function aside(desk: Desk, seat: Seat, line: string): Next {
  const { game } = desk.match
  const options = desk.match.asides(seat)?.options ?? []
  const byNumber = /^\d+$/.test(line) ? options[Number(line) - 1] : undefined
  if (byNumber !== undefined) return answer(desk, seat, byNumber)
  if (line !== '') return notation(desk, seat, line)
  if (options.length === 0) return reply(desk, 'There is nothing that you may do out of turn.')
  const seen = desk.match.see(seat)
  const rows = options.map(choice => [`  !${sayChoice(game.words, choice)}`, game.label(choice, seen)])
  return reply(desk, 'At any time you may:', ...columns(rows))
}

function undo(desk: Desk, _: string, { seat }: OpenAsk<Shape>): Next {
  const { match, standing } = desk
  let undone = goBack(desk, seat)
  // Skips answers that standing orders have given: the person takes back the answer before them.
  while (undone.ok && match.asks().some(ask => standing.answerTo(ask) !== undefined)) undone = goBack(desk, seat)
  if (undone.ok) return 'move on'
  reply(desk, `No: ${undone.message}${undone.rule === undefined ? '' : ` (${undone.rule})`}.`)
  return match.asks().some(ask => standing.answerTo(ask) !== undefined) ? 'move on' : 'ask again'
}

/** Undoes an answer of the asking seat, or at a shared terminal of the person who answered last. */
function goBack({ match, sitters }: Desk, seat: Seat): Undo<Shape> {
  const people = [...sitters.keys()].filter(each => sitters[each]?.kind === 'person')
  return match.undo([seat, ...people].find(each => match.mayUndo(each)) ?? seat)
}

/** Changes the standing order of a person. It holds for the open question too. */
function asking(desk: Desk, rest: string, { seat }: OpenAsk<Shape>): Next {
  const wanted = ASKING.find(each => each === rest.toLowerCase())
  if (wanted !== undefined) desk.standing.order(seat, wanted)
  else if (rest !== '') return reply(desk, `"ask" takes one of ${ASKING.join(', ')}, not "${rest}".`)
  const now = desk.standing.askingOf(seat)
  reply(desk, `ask ${now}: ${ASKING_SAYS[now]}.`)
  return wanted === undefined ? 'ask again' : 'move on'
}

function why(desk: Desk, _: string, { seat, refused }: OpenAsk<Shape>): Next {
  const { match } = desk
  if (refused.length === 0) return reply(desk, 'Nothing that you might try here is forbidden.')
  for (const [rule, each] of Map.groupBy(refused, ({ rule }) => rule)) {
    const examples = each.slice(0, WHY_LINES).map(({ choice }) => {
      const says = match.facts(seat, choice, rule)?.says
      return `    ${sayChoice(match.game.words, choice)}${says === undefined ? '' : `: ${says}`}`
    })
    const left = each.length - examples.length
    const more = left > 0 ? [`    and ${left} more: try one to see what it is`] : []
    reply(desk, ...sayBroken(match.game, { rule }, widthOf(desk.io)), ...examples, ...more)
  }
  return 'ask again'
}

function hint(desk: Desk, _: string, ask: OpenAsk<Shape>): Next {
  const seen = desk.match.see(ask.seat)
  const { game } = desk.match
  const thought = desk.advise(seen, ask)
  const chances = chancesOf(thought)
  const advised = { choice: thought.choice, chances }
  const labelOf = (choice: AnyChoice) => game.label(choice, seen)
  const typed = (choice: AnyChoice) => `${labelOf(choice)} (${sayChoice(game.words, choice)})`
  const why = sayReasons(game, seen, ask.seat, advised, labelOf)
  const others = chances.slice(1).map(({ choice, chance }) => `  or: ${typed(choice)}, ${sayChance(chance)}`)
  return reply(
    desk,
    `Perhaps: ${typed(thought.choice)}`,
    ...(why === '' ? [] : wrap(`  ${capital(why)}.`, widthOf(desk.io), '  ')),
    ...others,
  )
}

function log(desk: Desk, rest: string, { seat }: OpenAsk<Shape>): Next {
  const lines = sayNews(desk.match.game, desk.match.heard(seat), desk.names)
  const most = /^\d{1,6}$/.test(rest) ? Number(rest) : LOG_LINES
  return reply(desk, ...(lines.length === 0 ? ['Nothing has happened yet.'] : lines.slice(-Math.max(1, most))))
}

function show(desk: Desk, rest: string): Next {
  const { game } = desk.match
  const lines = sayShown(game, rest, widthOf(desk.io)) ?? []
  return reply(desk, ...(lines.length === 0 ? [`${capital(sayNotFound(game, rest))}.`] : lines))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function rules(desk: Desk, rest: string): Next {
  const { game } = desk.match
  const width = widthOf(desk.io)
  if (rest === '') return reply(desk, 'Which rule? Write its number, or words that it has in it.')
  const byId = rulesById(game.rulebook, rest)
  const found = byId.length > 0 ? byId : rulesWith(game.rulebook, rest)
  const entries = byId.length > 0 ? [] : entriesWith(game, rest)
  if (found.length + entries.length === 0)
    return reply(desk, `No rule and no card has "${rest}" as its number or in its text.`)
  return reply(desk, ...sayRulesAndEntries(found, entries, width))
}

function save(desk: Desk, file: string): Next {
  return reply(desk, file === '' ? 'Where to? Write save and the name of a file.' : desk.save(file))
}

function help(desk: Desk): Next {
  return reply(
    desk,
    'Answer with the number of a choice, or in notation as it stands beside it. Enter alone shows the position again.',
    ...columns([
      ...ORDERS.map(({ name, takes = '', says }) => [`  ${name} ${takes}`, says]),
      ['  !', 'what one may do at any time, such as !concede'],
    ]),
  )
}

function reply({ io }: Desk, ...lines: readonly string[]): Next {
  say(io, ...lines)
  return 'ask again'
}
