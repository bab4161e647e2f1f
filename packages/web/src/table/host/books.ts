import type { Refusal } from '@undercroft/games/board'
import {
  type AnyChoice,
  commitment,
  fail,
  type Game,
  isSecret,
  Match,
  ok,
  type RecordDice,
  type RecordFork,
  type RecordHead,
  type Result,
  readOptions,
  readRecord,
  replay,
  SealedDice,
  type Seat,
  type Shape,
  writeRecord,
} from '@undercroft/kernel'
import type { TableBook, TableCard } from '../../store/tables.ts'
import type { Failure } from '../protocol.ts'
import { WatchedDice } from './watched-dice.ts'

/** A match that can go on, and what it needs to be written down. */
export interface Begun {
  readonly match: Match<Shape>
  readonly dice: WatchedDice
  readonly recordDice: RecordDice
  readonly secret: string
  /** What of it is another game's: less, once something of that was taken back. */
  fork?: RecordFork | undefined
}

type Seated = Pick<TableCard, 'options' | 'sittings'>

/** Opens a saved table exactly where it was left, or begins it. */
export function begin(game: Game, card: TableCard, book: TableBook): Result<Begun, Failure> {
  return book.record === '' ? beginNew(game, card) : goOn(game, book)
}

/** A new table at which a seat has given its first answer already; or what the rules have against that. */
export function beginWith(
  game: Game,
  card: Seated,
  seat: Seat,
  choice: AnyChoice,
): Result<Pick<TableBook, 'record' | 'secret'>, readonly Refusal[]> {
  const begun = beginNew(game, card)
  if (!begun.ok) throw new Error(begun.error.message)
  const { match, secret } = begun.value
  const broken = match.broken(seat, choice)
  if (broken.length > 0) return fail(broken)
  const answer = match.answer(seat, choice)
  if (!answer.ok) throw new Error(`${game.id}: what breaks no rule is ${answer.kind}`)
  return ok({ record: write(begun.value, card), secret })
}

/** A table that goes on from the middle of another game, with dice of its own; or what is wrong with that game's record. */
export function forkFrom(
  game: Game,
  text: string,
  steps: number,
  sittings: TableCard['sittings'],
): Result<Pick<TableBook, 'record' | 'secret'>, Failure> {
  const read = readRecord(text)
  if (!read.ok) return fail(read.error)
  const [secret, words] = [newSecret(), wordsOf(sittings)]
  const played = replay(game, read.value, { at: steps, goOnWith: new SealedDice({ secret, words }) })
  if (!played.ok) return fail(played.error)
  const of = read.value.dice.kind === 'sealed' ? read.value.dice.commitment : 'plain'
  const dice: RecordDice = { kind: 'sealed', commitment: commitment(secret), words }
  return ok({ record: writeRecord(played.value, { players: playersOf(sittings), dice, fork: { steps, of } }), secret })
}

/** What was taken back of another game is no longer that game's when it is answered anew. */
export function wentBack(begun: Begun): void {
  const { length } = begun.match.steps
  if (begun.fork !== undefined && length < begun.fork.steps) begun.fork = { ...begun.fork, steps: length }
}

function beginNew(game: Game, card: Seated): Result<Begun, Failure> {
  const options = readOptions(game.options, card.options)
  if (!options.ok) return fail({ message: options.error.join('; ') })
  const [secret, words] = [newSecret(), wordsOf(card.sittings)]
  const dice = new WatchedDice(new SealedDice({ secret, words }))
  const people = card.sittings.some(({ kind }) => kind === 'person')
  const settled = game.settle?.(options.value as object, people) ?? (options.value as object)
  const match = new Match<Shape>(game, settled, dice)
  return ok({ match, dice, secret, recordDice: { kind: 'sealed', commitment: commitment(secret), words } })
}

function goOn(game: Game, { record: text, secret }: TableBook): Result<Begun, Failure> {
  const read = readRecord(text)
  if (!read.ok) return fail({ ...read.error, text })
  const record = read.value
  // A game that was opened from a file has lost its secret: it goes on with another, and can no longer be verified.
  const sealed = record.dice.kind === 'sealed' && commitment(secret) === record.dice.commitment
  const words = record.dice.kind === 'sealed' ? record.dice.words : []
  const { fork } = record
  const own = fork === undefined ? [{ draws: record.setup }, ...record.steps] : record.steps.slice(fork.steps)
  const drawn = own.reduce((sum, step) => sum + step.draws.length, 0)
  const dice = new WatchedDice(sealed ? new SealedDice({ secret, words }, drawn) : foreignDice())
  const played = replay(game, record, { goOnWith: dice })
  if (!played.ok) return fail({ ...played.error, text })
  const over = played.value.outcome !== undefined
  const recordDice: RecordDice = sealed || over ? record.dice : { kind: 'plain' }
  const known = record.dice.kind === 'sealed' ? record.dice.secret : undefined
  return ok({ match: played.value, dice, recordDice, secret: sealed ? secret : (known ?? ''), fork })
}

function foreignDice(): SealedDice {
  return new SealedDice({ secret: newSecret(), words: [] })
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

function wordsOf(sittings: TableCard['sittings']): string[] {
  return sittings.map(sitting => (sitting.kind === 'person' ? sitting.name : sitting.level))
}

/** The whole game as text; the secret of the dice stands in it once the game is over. */
export function write({ match, recordDice, secret, fork }: Begun, { sittings }: Pick<TableCard, 'sittings'>): string {
  const dice: RecordDice =
    recordDice.kind === 'sealed' && isSecret(secret)
      ? { kind: 'sealed', commitment: recordDice.commitment, words: recordDice.words, secret }
      : recordDice
  return writeRecord(match, { players: playersOf(sittings), dice, fork })
}

function playersOf(sittings: TableCard['sittings']): RecordHead['players'] {
  return sittings.map(sitting => ({
    kind: sitting.kind,
    player: sitting.kind === 'person' ? sitting.name : sitting.level,
  }))
}
