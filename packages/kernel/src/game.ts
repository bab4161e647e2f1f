import type { Entry } from './almanac.ts'
import type { Dice } from './dice.ts'
import type { PlainForms } from './forms.ts'
import type { Fills, Hints, Remark } from './hints.ts'
import type { Offers } from './offers.ts'
import type { OptionTable } from './options.ts'
import type { Rulebook } from './rulebook.ts'
import type { Audience, Seat, SeatPlan, Viewer } from './seats.ts'
import type { Seen } from './seen.ts'
import type { AnyChoice, Words } from './words.ts'

/** The types of one game, bundled so that they travel as one parameter. */
export interface Shape {
  rule: string
  choice: AnyChoice
  /** What is going on: public, plain data, one for each phase. */
  frame: { readonly phase: string }
  state: Position<{ readonly phase: string }, string>
  view: unknown
  options: object
  event: { readonly what: string }
}

/** What the kernel needs of every state. Pending answers are the match's, so that a game never sees half of a Together. */
export interface Position<Frame, Rule extends string> {
  /** The agenda as a stack: the last one is being done. */
  frames: Frame[]
  outcome?: Outcome<Rule> | undefined
}

export interface Outcome<Rule extends string = string> {
  /** Empty in a draw, and where all lose together. */
  readonly winners: readonly Seat[]
  /** All lose together: no draw. */
  readonly lost?: true
  /** The rule that ended the game. */
  readonly by: Rule
  readonly scores?: readonly number[]
  /** Rounds, or turns, that it took, in a game that counts them. */
  readonly rounds?: number
}

export type EventId = number

/** Who sees an event as it is, and what the others see instead (nothing, unless it is said). */
export interface Secret<Event> {
  readonly to: readonly Seat[]
  readonly else?: Event
}

/** What the rules may ask of the table: chance, and to be told on. */
export interface Table<T extends Shape> {
  /** An open die: shows 1 to `sides`, and tells itself. */
  roll(sides: number, label: string): number
  /** Several open dice at once: each shows 1 to `sides`, in the order in which they fall. They tell themselves as one throw. */
  throw(count: number, sides: number, label: string): number[]
  /** A hidden draw: 0 to `below - 1`, and tells nothing. */
  pick(below: number, label: string): number
  /** Without a cause the last roll or choice is taken as one. */
  tell(event: T['event'], secret?: Secret<T['event']>, because?: EventId): EventId
  /**
   * Something hidden becomes known here, by this rule: `what`, as plain data. It bars undo; the laws accept a difference between
   * two games from here on where something else was shown.
   */
  reveal(rule: T['rule'], to: Audience, what?: unknown): void
  /** A piece of content (a tile, a card) did something: the lab counts what is never used. */
  uses(content: string): void
}

/** What made a rule apply, and where it can be said, what would be legal instead. */
export interface Facts {
  readonly says: string
  readonly instead?: string
}

type Of<Choice extends AnyChoice, Verb> = Extract<Choice, readonly [Verb, ...unknown[]]>

/** A choice, who made it, and what it answers. */
export interface Tried<T extends Shape, F = T['frame'], Choice = T['choice']> {
  readonly s: T['state']
  readonly f: F
  readonly seat: Seat
  readonly choice: Choice
}

/** What the handler of an answer gets. */
export interface Taken<T extends Shape, F, Verb> extends Tried<T, F, Of<T['choice'], Verb>> {
  readonly t: Table<T>
}

interface Asking<T extends Shape, F> {
  /** The one source of legality. */
  offer(s: T['state'], o: Offers<T>, f: F): void
  /** A form's every broken rule; none means that it is accepted. */
  check?(tried: Tried<T, F>): Broken<T>[]
  /** A legal value for a form, for bots and for laws. */
  invent?(asked: Omit<Tried<T, F>, 'choice'> & { readonly dice: Dice }): T['choice']
}

/** A choice that a rule forbids. */
export interface Forbidden<T extends Shape, F = T['frame']> extends Tried<T, F> {
  readonly rule: T['rule']
}

export interface Broken<T extends Shape> {
  readonly rule: T['rule']
  readonly facts?: Facts
}

/** Runs and asks nobody. Its frame has left the stack when `run` is called. */
export interface Step<T extends Shape, F> {
  run(s: T['state'], t: Table<T>, f: F): void
}

/** Asks one seat; one answer moves on. Its frame has left the stack when the answer's handler is called. */
export interface Decision<T extends Shape, F> extends Asking<T, F> {
  /** Called when its turn to be asked has come; it may change the stack and so move on unasked. */
  before?(s: T['state'], t: Table<T>, f: F): void
  readonly on: {
    readonly [Verb in T['choice'][0]]?: (taken: Taken<T, F, Verb>) => void
  }
}

/** Asks several seats at once and goes on when all have answered. Its frame has left the stack when `all` is called. */
export interface Together<T extends Shape, F> extends Asking<T, F> {
  /** The rule that forbids to take an answer back while others are still thinking. */
  readonly final?: T['rule']
  all(s: T['state'], t: Table<T>, answers: readonly (T['choice'] | undefined)[], f: F): void
}

export type Phase<T extends Shape, F = T['frame']> = Step<T, F> | Decision<T, F> | Together<T, F>

/** One entry for each phase: a missing one does not compile. */
export type Phases<T extends Shape> = {
  readonly [P in T['frame']['phase']]: Phase<T, Extract<T['frame'], { readonly phase: P }>>
}

/** What the handler of an aside gets. */
interface Aside<T extends Shape, Verb> extends Omit<Taken<T, T['frame'], Verb>, 'f' | 't'> {
  readonly t: Pick<Table<T>, 'tell' | 'reveal'>
}

/** What any seat may do at any time: no dice, no frames, and nobody's undo is barred by it. */
export interface Asides<T extends Shape> {
  offer(s: T['state'], o: Offers<T>, seat: Seat): void
  readonly on: {
    readonly [Verb in T['choice'][0]]?: (done: Aside<T, Verb>) => void
  }
}

/** A position in words that people write: what scenarios start from and what they expect. */
export interface Scene<T extends Shape> {
  /** Everything that is not said is as the game's specification has it at the start of play. */
  read(position: unknown, options: T['options']): T['state']
  /** The same shape, complete. */
  show(s: T['state']): unknown
}

export interface Game<T extends Shape = Shape> {
  readonly id: string
  readonly title: string
  /** The version of its rules: raised when a recorded game could go another way. */
  readonly version: number
  readonly rulebook: Rulebook<T['rule']>
  readonly words: Words
  /** Cited when somebody answers who was not asked. */
  readonly outOfTurn: T['rule']
  /** Cited when the answer is none to what was asked, and `meant` names no better rule. */
  readonly outOfStep: T['rule']
  /**
   * The rule that forbids a well-formed choice which the asking phase neither offers nor refuses by name, such as a far cell or
   * a verb of another phase. Called only to explain a refusal, and may tell the seat nothing that is hidden from it.
   */
  meant?(tried: Tried<T>): T['rule'] | undefined
  /** What made a rule forbid a choice: computed only when the refusal is shown. */
  facts?(forbidden: Forbidden<T>): Facts | undefined
  readonly options: OptionTable<T['options']>
  /** Settles what hangs on whether people sit, once, when a table begins: it stands settled in the record. */
  settle?(options: T['options'], people: boolean): T['options']
  /** The ids of all content that `Table.uses` may name. */
  readonly content: readonly string[]
  /** What is printed on all of it, and whatever else one may want to look up by name. */
  readonly almanac?: readonly Entry<T['rule']>[]
  /** No game takes more answers than this. */
  readonly bound: number
  seats(options: T['options']): SeatPlan
  setup(options: T['options'], t: Table<T>): T['state']
  readonly phases: Phases<T>
  readonly asides?: Asides<T>
  /** What this viewer may see, built up from nothing. Frames and outcome are added by the kernel. */
  view(s: T['state'], viewer: Viewer): T['view']
  /** A complete state that the seat cannot tell from the true one. Frames and outcome are filled in by the kernel. */
  imagine(view: T['view'], seat: Seat, dice: Dice): T['state']
  clone(s: T['state']): T['state']
  /** The game's invariants: every broken one in words. */
  sound(s: T['state']): string[]
  /** A choice as a person reads it on a button: "Attack B1 with Strength". */
  label(choice: T['choice'], seen: Seen<T>): string
  /** What the seat would work out on paper before choosing: "67% to hit". Computed from its view alone, only when shown. */
  odds?(seen: Seen<T>, seat: Seat, choice: T['choice']): string | undefined
  /** What the faces of a die are called, from the first on, by the label of its rolls: a log and a tray of dice say these names. */
  readonly faces?: { readonly [label: string]: readonly string[] }
  /** Every open die is told by an event of the game too, in the game's own symbols: the roll itself has no line in a log. */
  readonly tellsRolls?: true
  /** One line for the log, the terminal and the screen reader. */
  narrate(event: T['event'], seats: readonly string[]): string
  /** How it came to its end, in a player's words, from what everybody sees then; the text of the rule where it is left out. */
  ending?(outcome: Outcome<T['rule']>, names: readonly string[], seen: Seen<T>): string | undefined
  /** The position as plain text for a terminal, from what this viewer sees alone. Without it the view is shown as data. */
  text?(seen: Seen<T>, names: readonly string[]): string
  /** For the verbs that take values of one's own: how these are typed. */
  readonly forms?: PlainForms<T>
  readonly scene: Scene<T>
  readonly hints: Hints<T>
  readonly fills?: Fills<T>
  readonly remark?: Remark<T>
}

/** Forgets a game's own types: for tables, labs and pages that serve every game alike. */
export function anyGame<T extends Shape>(game: Game<T>): Game {
  return game as unknown as Game
}
