import {
  findRule,
  type Game,
  Match,
  readChoice,
  readOptions,
  ruleIds,
  ScriptedDice,
  type Shape,
  type Viewer,
} from '../../index.ts'
import { firstDifference, say } from '../compare.ts'
import { Checker } from './check.ts'
import type { Entry, Mistake, ScenarioFile } from './read.ts'

/** Plays a scenario and lists what is not as it says. A choice that cannot be played ends it. */
export function playScenario<T extends Shape>(game: Game<T>, file: ScenarioFile): Mistake[] {
  const mistakes: Mistake[] = []
  for (const { line, value } of file.rules) {
    if (findRule(game.rulebook, value) === undefined) mistakes.push({ line, message: noRule(game, value) })
  }
  const dice = new ScriptedDice().dictate(file.dice.value)
  const match = begin(game, file, dice, mistakes)
  if (match === undefined) return mistakes
  const runner = new Runner(match, dice)
  for (const entry of file.play) {
    const { problems, stop } = runner.entry(entry)
    for (const message of problems) mistakes.push({ line: entry.line, message })
    if (stop) break
  }
  return mistakes
}

function begin<T extends Shape>(
  game: Game<T>,
  { options: given, position, dice: draws, line }: ScenarioFile,
  dice: ScriptedDice,
  mistakes: Mistake[],
): Match<T> | undefined {
  const options = readOptions(game.options, given?.value)
  if (!options.ok) {
    for (const message of options.error) mistakes.push({ line: given?.line ?? line, message })
    return undefined
  }
  let place = position?.line ?? line
  try {
    const state = position === undefined ? undefined : game.scene.read(position.value, options.value)
    place = draws.line
    const match =
      state === undefined ? new Match(game, options.value, dice) : Match.from(game, options.value, state, dice)
    if (dice.left.length > 0) throw new Error(unused(dice))
    return match
  } catch (error) {
    mistakes.push({ line: place, message: messageOf(error) })
    return undefined
  }
}

interface Outcome {
  readonly problems: readonly string[]
  readonly stop: boolean
}

/** Plays lines in a match whose dice it dictates. */
export class Runner<T extends Shape> {
  readonly #match: Match<T>
  readonly #dice: ScriptedDice
  readonly #names: readonly string[]
  /** The number of events that each viewer had heard before the last choice. */
  readonly #heard = new Map<Viewer, number>()

  constructor(match: Match<T>, dice: ScriptedDice) {
    this.#match = match
    this.#dice = dice
    this.#names = match.game.seats(match.options).map(seat => seat.name)
  }

  entry(entry: Entry): Outcome {
    try {
      if (entry.kind === 'choice') return this.#choice(entry.value)
      if (entry.kind === 'undo') return go(this.#undo(entry.value))
      return go(new Checker(this.#match, this.#names, this.#heard)[entry.kind](entry.value))
    } catch (error) {
      return halt(messageOf(error))
    }
  }

  /** Plays one line: `A move a1 = 3`, or `A move a1 ! AA-4.4`. */
  #choice(text: string): Outcome {
    const tokens = text.trim().split(/\s+/)
    const name = tokens[0] ?? ''
    const mark = tokens.findIndex(token => token === '=' || token === '!')
    const end = mark < 0 ? tokens.length : mark
    const seat = this.#names.indexOf(name)
    if (seat < 0) return halt(`there is no seat "${name}" (there is ${this.#names.join(', ')})`)
    const choice = readChoice(this.#match.game.words, tokens.slice(1, end).join(' '))
    if (!choice.ok) return halt(choice.error)
    const after = tokens.slice(end + 1)
    if (tokens[mark] === '!') return go(this.#refused(seat, choice.value, after))
    const draws = after.map(Number)
    if (!draws.every(Number.isInteger))
      return halt(`after "=" there are draws, counted from 1, not "${after.join(' ')}"`)
    this.#mark()
    this.#dice.dictate(draws)
    const answer = this.#match.answer(seat, choice.value)
    if (!answer.ok) {
      this.#dice.forget()
      return halt(answer.kind === 'refused' ? `${name} is refused: ${sayBroken(answer.broken)}` : answer.message)
    }
    return this.#dice.left.length > 0 ? halt(unused(this.#dice)) : go([])
  }

  #refused(seat: number, choice: T['choice'], rules: readonly string[]): string[] {
    const { game } = this.#match
    const unknown = rules.filter(rule => findRule(game.rulebook, rule) === undefined)
    if (rules.length === 0) return ['after "!" there are the rules that forbid it']
    if (unknown.length > 0) return unknown.map(rule => noRule(game, rule))
    if (this.#match.broken(seat, choice).length === 0) {
      return [`expected to be refused by ${rules.join(', ')}, but it is legal`]
    }
    const before = this.#all()
    const answer = this.#match.answer(seat, choice)
    if (answer.ok) return ['a choice was accepted that breaks rules']
    if (answer.kind !== 'refused') return [answer.message]
    const problems: string[] = []
    const found = new Set<string>(answer.broken.map(broken => broken.rule))
    if (found.size !== rules.length || !rules.every(rule => found.has(rule))) {
      problems.push(`expected to be refused by ${rules.join(', ')}, found ${sayBroken(answer.broken)}`)
    }
    const changed = firstDifference(before, this.#all())
    if (changed !== undefined) {
      problems.push(`a refused choice changed ${changed.path} from ${say(changed.left)} to ${say(changed.right)}`)
    }
    return problems
  }

  /** Takes an answer back: `A`, or `A ! part of the message` where that is refused. */
  #undo(value: unknown): string[] {
    const [name = '', wanted] = String(value).split(/\s+!\s+/)
    const seat = this.#names.indexOf(name)
    if (seat < 0) return [`there is no seat "${name}" (there is ${this.#names.join(', ')})`]
    this.#mark()
    const undo = this.#match.undo(seat)
    this.#unmark()
    if (undo.ok) return wanted === undefined ? [] : [`expected not to be taken back (${wanted}), but it was`]
    const message = undo.rule === undefined ? undo.message : `${undo.message} (${undo.rule})`
    if (wanted === undefined) return [`nothing was taken back: ${message}`]
    return message.includes(wanted) ? [] : [`expected the message to contain "${wanted}", found "${message}"`]
  }

  #mark(): void {
    for (const viewer of this.#viewers()) this.#heard.set(viewer, this.#match.heard(viewer).length)
  }

  /** Forgets what was heard of an answer that was taken back: what comes after it is new. */
  #unmark(): void {
    for (const viewer of this.#viewers()) {
      this.#heard.set(viewer, Math.min(this.#heard.get(viewer) ?? 0, this.#match.heard(viewer).length))
    }
  }

  #viewers(): Viewer[] {
    return [...this.#names.keys(), 'spectator']
  }

  #all(): unknown {
    const { state, steps, play } = this.#match
    const heard = this.#viewers().map(viewer => this.#match.heard(viewer).length)
    return structuredClone({ state, steps: steps.length, heard, asks: this.#match.asks(), pending: play.pending })
  }
}

function go(problems: readonly string[]): Outcome {
  return { problems, stop: false }
}

function halt(problem: string): Outcome {
  return { problems: [problem], stop: true }
}

function noRule<T extends Shape>(game: Game<T>, rule: string): string {
  const section = ruleIds(game.rulebook).filter(id => id.split('.')[0] === rule.split('.')[0])
  const near =
    section.length > 0 ? `its section has ${section.join(', ')}` : `its ids look like ${game.rulebook.prefix}-1.1`
  return `there is no rule "${rule}" in the rulebook of ${game.id} (${near})`
}

function sayBroken(broken: readonly { readonly rule: string; readonly facts?: { readonly says: string } }[]): string {
  return broken.map(({ rule, facts }) => (facts === undefined ? rule : `${rule} (${facts.says})`)).join(', ')
}

function unused(dice: ScriptedDice): string {
  return `more draws are given than are made: ${dice.left.join(' ')} left over`
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
