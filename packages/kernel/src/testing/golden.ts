import { existsSync, readFileSync } from 'node:fs'
import {
  type Draw,
  FastDice,
  type Game,
  hasLine,
  Match,
  narrate,
  readChoice,
  type Seat,
  type Shape,
  sayChoice,
  sayOptions,
  see,
} from '../index.ts'
import type { BotMaker } from './laws/ends.ts'
import { any, randomMove } from './laws/walk.ts'

export interface Playing<T extends Shape> {
  readonly options: T['options']
  readonly seed: number
  /** One bot for each seat; without them every seat is played at random. */
  readonly bots?: readonly BotMaker[]
  /**
   * The file of an earlier playthrough by bots. If it is there, its answers are given again: it is about the rules, and
   * does not change when bots play better.
   */
  readonly file?: URL
  /** The number of steps after which the position is shown again. */
  readonly positionEvery?: number
  /** The number of answers after which a long game is left. */
  readonly most?: number
}

/** Gives a whole game as text that can be read and compared: a change of the rules is a difference in it. */
export function playthrough<T extends Shape>(game: Game<T>, playing: Playing<T>): string {
  const { options, seed, positionEvery = 20, most = Number.POSITIVE_INFINITY } = playing
  const match = new Match(game, options, new FastDice(`${seed} table`))
  const next = mover(game, playing)
  const writer = new Writer(match)
  writer.header(seed)
  while (match.outcome === undefined && match.steps.length < most) {
    const { seat, choice } = next(match)
    const answer = match.answer(seat, choice)
    if (!answer.ok) throw new Error(`${game.id}: "${sayChoice(game.words, choice)}" was not accepted`)
    writer.step()
    if (match.steps.length % positionEvery === 0) writer.position()
  }
  writer.position()
  return writer.text()
}

type Mover<T extends Shape> = (match: Match<T>) => { readonly seat: Seat; readonly choice: T['choice'] }

function mover<T extends Shape>(game: Game<T>, { options, seed, bots, file }: Playing<T>): Mover<T> {
  const luck = new FastDice(`${seed} player`)
  if (bots === undefined) return match => randomMove(match.play, luck)
  if (file !== undefined && existsSync(file)) return again(game, options, readFileSync(file, 'utf8'))
  const players = game
    .seats(options)
    .map((_, seat) => bots[seat % bots.length]?.(game, new FastDice(`${seed} ${seat}`)))
  return ({ play }) => {
    const ask = any(play.asks, luck)
    const seen = ask && see(play, ask.seat)
    const player = ask && players[ask.seat]
    const choice = seen && (player?.remark?.(seen, ask.seat) ?? player?.choose(seen, ask))
    if (ask === undefined || choice === undefined) throw new Error(`${game.id}: there is no bot to answer`)
    return { seat: ask.seat, choice }
  }
}

/** A step of a playthrough: its number, the seat, the choice and, after it, what was drawn. */
const STEP = /^\d+\. (\S+) (.+?)(?: = .*)?$/gm

/** Gives the answers of an earlier playthrough, in their order. */
function again<T extends Shape>(game: Game<T>, options: T['options'], text: string): Mover<T> {
  const names = game.seats(options).map(({ name }) => name)
  const steps = [...text.matchAll(STEP)]
  return match => {
    const [line, name = '', said = ''] = steps[match.steps.length] ?? []
    const choice = readChoice(game.words, said)
    if (!choice.ok) throw new Error(`${game.id}: after ${match.steps.length} steps "${line}": ${choice.error}`)
    return { seat: names.indexOf(name), choice: choice.value as T['choice'] }
  }
}

class Writer<T extends Shape> {
  readonly #match: Match<T>
  readonly #names: readonly string[]
  readonly #lines: string[] = []
  readonly #heard = new Map<Seat | 'spectator', number>()

  constructor(match: Match<T>) {
    this.#match = match
    this.#names = match.game.seats(match.options).map(seat => seat.name)
  }

  header(seed: number): void {
    const { game, options, setupDraws } = this.#match
    this.#lines.push(
      `${game.title}, version ${game.version} of its rules`,
      `options: ${sayOptions(options).join(' ') || 'none'}`,
      `seats: ${game
        .seats(options)
        .map(({ name, role }) => `${name} (${role})`)
        .join(', ')}`,
      `seed: ${seed}`,
      '',
      `setup${sayDraws(setupDraws)}`,
    )
    this.#events()
    this.position()
  }

  step(): void {
    const { game, steps } = this.#match
    const step = steps.at(-1)
    if (step === undefined) return
    const [name, choice] = [this.#names[step.seat], sayChoice(game.words, step.choice)]
    this.#lines.push(`${steps.length}. ${name} ${choice}${sayDraws(step.draws)}`)
    this.#events(`${name}: ${choice}`)
  }

  position(): void {
    const { game, state } = this.#match
    this.#lines.push('', `position after ${this.#match.steps.length}:`, ...block(game.scene.show(state), '  '), '')
  }

  text(): string {
    return `${this.#lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trimEnd()}\n`
  }

  /** Gives what everybody hears, and below it what only one seat hears. An open choice is not said twice. */
  #events(choice = ''): void {
    const open = this.#newLines('spectator')
    for (const line of open) if (line !== choice) this.#lines.push(`    ${line}`)
    for (const [seat, name] of this.#names.entries()) {
      const left = [...open]
      for (const line of this.#newLines(seat)) {
        const at = left.indexOf(line)
        if (at >= 0) left.splice(at, 1)
        else this.#lines.push(`        only ${name}: ${line}`)
      }
    }
  }

  #newLines(viewer: Seat | 'spectator'): string[] {
    const from = this.#heard.get(viewer) ?? 0
    const heard = this.#match.heard(viewer, from)
    this.#heard.set(viewer, from + heard.length)
    const told = heard.filter(({ event }) => hasLine(this.#match.game, event))
    return told.map(({ event }) => narrate(this.#match.game, event, this.#names))
  }
}

function sayDraws(draws: readonly Draw[]): string {
  if (draws.length === 0) return ''
  return ` = ${draws.map(({ kind, label, shows, of }) => `${shows} (${label}, ${kind} of ${of})`).join(', ')}`
}

/** Gives data as indented text, on one line where it fits. */
function block(value: unknown, indent: string): string[] {
  const line = JSON.stringify(value) ?? 'nothing'
  if (typeof value === 'string') return value.split('\n').map(each => indent + each)
  if (indent.length + line.length <= 110 || typeof value !== 'object' || value === null) return [indent + line]
  return Object.entries(value).flatMap(([key, part]) => {
    const lines = block(part, `${indent}  `)
    const [first = ''] = lines
    return lines.length === 1 ? [`${indent}${key}: ${first.trim()}`] : [`${indent}${key}:`, ...lines]
  })
}
