import type { Shape } from './game.ts'
import type { Match } from './match.ts'
import { sayOptions } from './options.ts'
import { fail, ok, type Result } from './result.ts'
import { isSecret } from './sealed.ts'
import { firstChanged, lineSums } from './sums.ts'
import { sayChoice } from './words.ts'

const FIRST_LINE = 'undercroft record 1'

/** The largest record that is read: far more than any game that ends needs. */
const MOST_CHARACTERS = 4_000_000

/**
 * A game from its first draw to its last choice, as text. It has everything that a replay needs, without a generator.
 */
export interface GameRecord {
  readonly game: string
  readonly version: number
  /** As `name=value`. */
  readonly options: readonly string[]
  readonly seats: readonly RecordSeat[]
  readonly dice: RecordDice
  readonly fork?: RecordFork
  readonly setup: readonly number[]
  readonly steps: readonly RecordStep[]
  readonly end?: RecordEnd
}

export interface RecordSeat {
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** The name of the person, or the level of the bot. */
  readonly player: string
}

export type RecordDice =
  | { readonly kind: 'plain' }
  | {
      readonly kind: 'sealed'
      readonly commitment: string
      readonly words: readonly string[]
      /** Known only once the game is over. */
      readonly secret?: string
    }

/** Where a game comes from that was begun in the middle of another: its dice are its own from there on. */
export interface RecordFork {
  /** How many answers are the other game's. */
  readonly steps: number
  /** The commitment of the other game's dice, or that they were not sealed. */
  readonly of: string
}

export interface RecordStep {
  readonly seat: string
  /** The choice in the game's notation. */
  readonly choice: string
  readonly draws: readonly number[]
  /** The number of its line in the file, counted from 1. */
  readonly line: number
}

interface RecordEnd {
  readonly by: string
  readonly winners: readonly string[]
  readonly line: number
}

export interface RecordProblem {
  /** Counted from 1. */
  readonly line: number
  readonly message: string
}

/** The part of a record that is not in the match itself. */
export interface RecordHead {
  readonly players: readonly { readonly kind: 'person' | 'bot'; readonly player: string }[]
  readonly dice: RecordDice
  readonly fork?: RecordFork | undefined
}

export function writeRecord<T extends Shape>(match: Match<T>, { players, dice, fork }: RecordHead): string {
  const { game, options, outcome } = match
  const seats = game.seats(options)
  const name = (seat: number): string => seats[seat]?.name ?? '?'
  const lines = [FIRST_LINE, `game ${game.id} ${game.version}`, ['options', ...sayOptions(options)].join(' ')]
  for (const [i, { kind, player }] of players.entries()) lines.push(`seat ${name(i)} ${kind} ${oneLine(player)}`)
  if (dice.kind === 'plain') lines.push('dice plain')
  else lines.push(`dice sealed ${dice.commitment}`, ...dice.words.map(word => `word ${oneLine(word)}`))
  if (fork !== undefined) lines.push(`fork ${fork.steps} ${fork.of}`)
  lines.push(withDraws('setup', match.setupDraws))
  for (const { seat, choice, draws } of match.steps) {
    lines.push(withDraws(`${name(seat)} ${sayChoice(game.words, choice)}`, draws))
  }
  if (outcome !== undefined) {
    lines.push(['end', outcome.by, ...outcome.winners.map(name)].join(' '))
    if (dice.kind === 'sealed' && dice.secret !== undefined) lines.push(`secret ${dice.secret}`)
  }
  return withSum(lines.join('\n'))
}

/** A record as it is written, from its lines without the last. */
export function withSum(lines: string): string {
  return `${lines}\nsum ${lineSums(lines.split('\n'))}\n`
}

/** The lines of a record without the last, which follows from them. */
export function withoutSum(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/\nsum [0-9a-f]*\s*$/, '')
}

function withDraws(line: string, draws: readonly { readonly shows: number }[]): string {
  return draws.length === 0 ? line : `${line} = ${draws.map(draw => draw.shows).join(' ')}`
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Reads the form of a record. `replay` judges whether its choices are legal. */
export function readRecord(text: string): Result<GameRecord, RecordProblem> {
  if (text.length > MOST_CHARACTERS) return problem(1, 'this is too large for a record')
  const lines = text.trimEnd().split(/\r?\n/)
  if (lines[0] !== FIRST_LINE) {
    const found = (lines[0] ?? '').slice(0, 40)
    return problem(1, `a record begins with "${FIRST_LINE}", this file begins with "${found}"`)
  }
  const last = lines.pop() ?? ''
  if (!/^sum [0-9a-f]*$/.test(last)) {
    return problem(lines.length + 1, 'the file stops here without its last line ("sum ..."): it was cut off')
  }
  const changed = firstChanged(lines, last.slice(4))
  if (changed !== undefined) return problem(changed + 1, 'this line was changed after the record was written')
  return new RecordReader(lines).read()
}

function problem(line: number, message: string): { ok: false; error: RecordProblem } {
  return fail({ line, message })
}

/** Reads the lines once, from top to bottom. */
class RecordReader {
  readonly #lines: readonly string[]
  #at = 1

  constructor(lines: readonly string[]) {
    this.#lines = lines
  }

  read(): Result<GameRecord, RecordProblem> {
    const game = this.#next(/^game (\S+) (\d{1,6})$/)
    if (game === undefined) return this.#wrong('game <id> <version>')
    const options = this.#next(/^options((?: \S+)*)$/)
    if (options === undefined) return this.#wrong('options <name>=<value> ...')
    const seats: RecordSeat[] = []
    for (;;) {
      const seat = this.#next(/^seat (\S+) (person|bot) (.*)$/)
      if (seat === undefined) break
      seats.push({ name: seat[1] ?? '', kind: seat[2] === 'bot' ? 'bot' : 'person', player: seat[3] ?? '' })
    }
    if (seats.length === 0) return this.#wrong('seat <name> person|bot <player>')
    const dice = this.#dice()
    if (dice === undefined) return this.#wrong('dice plain, or dice sealed <commitment>')
    const fork = this.#next(/^fork (\d{1,6}) (plain|[0-9a-f]{64})$/)
    const forkLine = this.#at
    const setup = this.#next(/^setup(?: = (\d{1,10}(?: \d{1,10})*))?$/)
    if (setup === undefined) return this.#wrong('setup = <draws>')
    const steps = this.#steps()
    if (Number(fork?.[1] ?? 0) > steps.length) {
      return problem(
        forkLine,
        `of the other game ${fork?.[1]} answers are said to be here, but there are ${steps.length}`,
      )
    }
    const end = this.#end()
    const secret = end === undefined ? undefined : this.#next(/^secret (\S+)$/)?.[1]
    if (secret !== undefined && !isSecret(secret)) return problem(this.#at, 'a secret has 64 hexadecimal digits')
    if (this.#at < this.#lines.length) return this.#wrong('<seat> <choice> = <draws>')
    return ok({
      game: game[1] ?? '',
      version: Number(game[2]),
      options: (options[1] ?? '').split(' ').filter(pair => pair !== ''),
      seats,
      dice: dice.kind === 'sealed' && secret !== undefined ? { ...dice, secret } : dice,
      ...(fork === undefined ? {} : { fork: { steps: Number(fork[1]), of: fork[2] ?? '' } }),
      setup: numbers(setup[1]),
      steps,
      ...(end === undefined ? {} : { end }),
    })
  }

  #dice(): RecordDice | undefined {
    if (this.#next(/^dice plain$/) !== undefined) return { kind: 'plain' }
    const sealed = this.#next(/^dice sealed ([0-9a-f]{64})$/)
    if (sealed === undefined) return undefined
    const words: string[] = []
    for (;;) {
      const word = this.#next(/^word (.*)$/)
      if (word === undefined) return { kind: 'sealed', commitment: sealed[1] ?? '', words }
      words.push(word[1] ?? '')
    }
  }

  #steps(): RecordStep[] {
    const steps: RecordStep[] = []
    for (;;) {
      const step = this.#next(/^(?!end )(?!secret )(\S+) (\S[^=]*?)(?: = (\d{1,10}(?: \d{1,10})*))?$/)
      if (step === undefined) return steps
      steps.push({ seat: step[1] ?? '', choice: step[2] ?? '', draws: numbers(step[3]), line: this.#at })
    }
  }

  #end(): RecordEnd | undefined {
    const end = this.#next(/^end (\S+)((?: \S+)*)$/)
    if (end === undefined) return undefined
    return { by: end[1] ?? '', winners: (end[2] ?? '').split(' ').filter(name => name !== ''), line: this.#at }
  }

  /** Takes the next line if it matches. */
  #next(form: RegExp): RegExpExecArray | undefined {
    const found = form.exec(this.#lines[this.#at] ?? '')
    if (found === null || this.#at >= this.#lines.length) return undefined
    this.#at++
    return found
  }

  #wrong(form: string): { ok: false; error: RecordProblem } {
    const found = this.#lines[this.#at]
    return problem(
      this.#at + 1,
      `this line should read "${form}"${found === undefined ? '' : `, not "${found.slice(0, 60)}"`}`,
    )
  }
}

function numbers(text: string | undefined): number[] {
  return text === undefined ? [] : text.split(' ').map(Number)
}
