import { writeFileSync } from 'node:fs'
import { bots } from '@undercroft/bots'
import { FastDice, type Game, inspect, readChoice, type Seat, type Workbench } from '@undercroft/kernel'
import { type Io, say, widthOf } from '../command.ts'
import { sayUnknown } from '../near.ts'
import { sayHeard } from '../position.ts'
import { columns } from '../table.ts'
import { sayInspection, sayState, sayViews } from './show.ts'

export interface Bench {
  readonly io: Io
  readonly game: Game
  readonly workbench: Workbench
  readonly names: readonly string[]
}

interface Order {
  readonly name: string
  readonly takes?: string
  readonly says: string
  obey(bench: Bench, rest: string): readonly string[]
}

const LOG_LINES = 20

const ORDERS: readonly Order[] = [
  { name: 'state', takes: '[PATH]', says: 'the true state, or what is under a path such as pawns.0', obey: state },
  {
    name: 'views',
    takes: '[all] [PATH]',
    says: 'what each seat sees, where they differ (or all), side by side',
    obey: views,
  },
  {
    name: 'dice',
    takes: '[N ...]',
    says: 'what the next draws show, counted from 1; without numbers: forget them',
    obey: dice,
  },
  { name: 'back', takes: '[N]', says: 'one step back, or N', obey: (bench, rest) => move(bench, -count(rest)) },
  { name: 'forward', takes: '[N]', says: 'one step forward, or N', obey: (bench, rest) => move(bench, count(rest)) },
  { name: 'at', takes: 'N', says: 'the position after N steps', obey: at },
  { name: 'bot', takes: '[N]', says: 'the greedy bot answers once, or N times, for whoever is asked', obey: bot },
  {
    name: 'log',
    takes: '[N]',
    says: `the last ${LOG_LINES} lines of the log, or N of them, as a spectator hears them`,
    obey: log,
  },
  { name: 'record', takes: '[FILE]', says: 'the record up to here, printed or written to a file', obey: record },
  { name: 'help', says: 'this list', obey: help },
]

/** Carries out a line; gives `undefined` when the session ends. */
export function hearOrder(bench: Bench, line: string): readonly string[] | undefined {
  const [, slash, word = '', rest = ''] = /^(\/?)(\S*)\s*(.*)$/.exec(line) ?? []
  if (word === 'quit') return undefined
  if (word === '') return show(bench)
  const order = ORDERS.find(each => each.name === (word === '?' ? 'help' : word.toLowerCase()))
  const isVerb = Object.hasOwn(bench.game.words, word)
  if (order !== undefined && (slash === '/' || !isVerb)) return order.obey(bench, rest)
  return answer(bench, line)
}

function show({ io, game, workbench }: Bench): readonly string[] {
  const { match, steps, dice } = workbench
  const dictated = dice.dictated.length === 0 ? [] : ['', `dictated: ${dice.dictated.join(' ')}`]
  return [...sayInspection(game, inspect(match, new FastDice('inspect')), steps, widthOf(io)), ...dictated]
}

/** Reads a choice by number, or in notation, with or without the name of its seat. */
function answer(bench: Bench, line: string): readonly string[] {
  const { game, workbench, names } = bench
  const asks = workbench.match.asks()
  const first = line.split(/\s+/, 1)[0] ?? ''
  const named = names.indexOf(first)
  const said = named < 0 ? line : line.slice(first.length).trim()
  const seat: Seat = named < 0 ? (asks[0]?.seat ?? 0) : named
  if (/^\d+$/.test(said)) {
    const choice = asks.find(ask => ask.seat === seat)?.options[Number(said) - 1]
    return choice === undefined ? [`There is no choice ${said}.`] : done(bench, workbench.take(seat, choice))
  }
  const read = readChoice(game.words, said)
  if (read.ok) return done(bench, workbench.take(seat, read.value))
  const verb = said.split(' ', 1)[0] ?? ''
  if (Object.hasOwn(game.words, verb)) return [`That cannot be read: ${read.error}.`]
  return [sayUnknown('order or choice', verb, [...ORDERS.map(({ name }) => name), ...Object.keys(game.words)])]
}

function done(bench: Bench, refused: string | undefined): readonly string[] {
  return refused === undefined ? show(bench) : [`No: ${refused}.`]
}

function state({ workbench }: Bench, path: string): readonly string[] {
  return sayState(inspect(workbench.match, new FastDice('inspect')), path)
}

function views({ workbench }: Bench, rest: string): readonly string[] {
  const [, all, path = ''] = /^(all\b)?\s*(.*)$/.exec(rest) ?? []
  return sayViews(inspect(workbench.match, new FastDice('inspect')), path, all !== undefined)
}

function dice({ workbench }: Bench, rest: string): readonly string[] {
  const numbers = rest === '' ? [] : rest.split(/[\s,]+/)
  if (!numbers.every(each => /^[1-9]\d{0,5}$/.test(each))) return ['Dice are numbers from 1 up, such as: dice 6 3 1']
  const { dictated } = workbench.dice
  dictated.splice(0, dictated.length, ...numbers.map(Number))
  return [numbers.length === 0 ? 'Chance has the dice.' : `The next draws show ${numbers.join(', ')}.`]
}

function count(rest: string): number {
  return /^\d{1,6}$/.test(rest) ? Number(rest) : 1
}

function move(bench: Bench, by: number): readonly string[] {
  const { workbench } = bench
  const to = Math.min(workbench.steps, Math.max(0, workbench.step + by))
  return done(bench, workbench.goTo(to))
}

function at(bench: Bench, rest: string): readonly string[] {
  return /^\d{1,6}$/.test(rest) ? done(bench, bench.workbench.goTo(Number(rest))) : ['After how many steps? at 12']
}

function bot(bench: Bench, rest: string): readonly string[] {
  const { game, workbench } = bench
  const greedy = bots.greedy(game, new FastDice(`bot ${workbench.step}`))
  for (let left = count(rest); left > 0; left--) {
    const ask = workbench.match.asks()[0]
    if (ask === undefined) break
    const refused = workbench.take(ask.seat, greedy.choose(workbench.match.see(ask.seat), ask))
    if (refused !== undefined) return [`No: ${refused}.`]
  }
  return show(bench)
}

function log({ game, workbench, names }: Bench, rest: string): readonly string[] {
  const lines = sayHeard(game, workbench.match.heard('spectator'), names)
  const most = /^\d{1,6}$/.test(rest) ? Number(rest) : LOG_LINES
  return lines.length === 0 ? ['Nothing has happened yet.'] : lines.slice(-Math.max(1, most))
}

function record({ workbench }: Bench, file: string): readonly string[] {
  if (file === '') return workbench.text().trimEnd().split('\n')
  try {
    writeFileSync(file, workbench.text())
    return [`Written to ${file}.`]
  } catch (error) {
    return [`${file} cannot be written: ${(error as Error).message}`]
  }
}

function help(): readonly string[] {
  return [
    'Answer for whoever is asked with a number or in notation, for another seat with its name first. Enter alone shows where the game stands.',
    ...columns([...ORDERS.map(({ name, takes = '', says }) => [`  ${name} ${takes}`, says]), ['  quit', 'leave']]),
  ]
}

/** Prints the result of an order. */
export function reply({ io }: Bench, lines: readonly string[]): void {
  say(io, ...lines)
}
