import { findRule, type Game, type Match, ruleIds, ScriptedDice, type Shape, type Viewer } from '../../index.ts'
import { playLine, readLine, readSeat, sayBroken } from '../../scripted/line.ts'
import { messageOf, openScripted } from '../../scripted/opening.ts'
import { firstDifference, say } from '../compare.ts'
import type { Mistake } from '../sheet.ts'
import { heardSoFar, snapshot } from '../snapshot.ts'
import { Checker } from './check.ts'
import type { Entry, ScenarioFile } from './read.ts'

/** Plays a scenario and lists what is not as it says. A choice that cannot be played ends it. */
export function playScenario<T extends Shape>(game: Game<T>, file: ScenarioFile): Mistake[] {
  const mistakes: Mistake[] = []
  for (const { line, value } of file.rules) {
    if (findRule(game.rulebook, value) === undefined) mistakes.push({ line, message: noRule(game, value) })
  }
  const dice = new ScriptedDice()
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
  { options, position, dice: draws, line }: ScenarioFile,
  dice: ScriptedDice,
  mistakes: Mistake[],
): Match<T> | undefined {
  const opening = { options: options?.value, position: position?.value, dice: draws.value }
  const match = openScripted(game, opening, dice)
  if (match.ok) return match.value
  const { part, messages } = match.error
  const place = { options, position, dice: draws }[part]?.line ?? line
  for (const message of messages) mistakes.push({ line: place, message })
  return undefined
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
  #heard: Map<Viewer, number> = new Map()

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
    const line = readLine(this.#match.game, this.#names, text)
    if (!line.ok) return halt(line.error)
    const { seat, choice, mark, after } = line.value
    if (mark === '!') return go(this.#refused(seat, choice, after))
    this.#mark()
    const problem = playLine(this.#match, this.#dice, line.value)
    return problem === undefined ? go([]) : halt(problem)
  }

  #refused(seat: number, choice: T['choice'], rules: readonly string[]): string[] {
    const { game } = this.#match
    const unknown = rules.filter(rule => findRule(game.rulebook, rule) === undefined)
    if (rules.length === 0) return ['after "!" there are the rules that forbid it']
    if (unknown.length > 0) return unknown.map(rule => noRule(game, rule))
    if (this.#match.broken(seat, choice).length === 0) {
      return [`expected to be refused by ${rules.join(', ')}, but it is legal`]
    }
    const before = snapshot(this.#match)
    const answer = this.#match.answer(seat, choice)
    if (answer.ok) return ['a choice was accepted that breaks rules']
    if (answer.kind !== 'refused') return [answer.message]
    const problems: string[] = []
    const found = new Set<string>(answer.broken.map(broken => broken.rule))
    if (found.size !== rules.length || !rules.every(rule => found.has(rule))) {
      problems.push(`expected to be refused by ${rules.join(', ')}, found ${sayBroken(answer.broken)}`)
    }
    const changed = firstDifference(before, snapshot(this.#match))
    if (changed !== undefined) {
      problems.push(`a refused choice changed ${changed.path} from ${say(changed.left)} to ${say(changed.right)}`)
    }
    return problems
  }

  /** Takes an answer back: `A`, or `A ! part of the message` where that is refused. */
  #undo(value: unknown): string[] {
    const [name = '', wanted] = String(value).split(/\s+!\s+/)
    const seat = readSeat(this.#names, name)
    if (!seat.ok) return [seat.error]
    this.#mark()
    const undo = this.#match.undo(seat.value)
    this.#unmark()
    if (undo.ok) return wanted === undefined ? [] : [`expected not to be taken back (${wanted}), but it was`]
    const message = undo.rule === undefined ? undo.message : `${undo.message} (${undo.rule})`
    if (wanted === undefined) return [`nothing was taken back: ${message}`]
    return message.includes(wanted) ? [] : [`expected the message to contain "${wanted}", found "${message}"`]
  }

  #mark(): void {
    this.#heard = heardSoFar(this.#match)
  }

  /** Forgets what was heard of an answer that was taken back: what comes after it is new. */
  #unmark(): void {
    for (const [viewer, count] of heardSoFar(this.#match)) {
      this.#heard.set(viewer, Math.min(this.#heard.get(viewer) ?? 0, count))
    }
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
