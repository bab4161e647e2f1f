import type { Entry } from './almanac.ts'
import type { Dice } from './dice.ts'
import type { PlainForms } from './forms.ts'
import type { Fills, Hints, Remark } from './hints.ts'
import type { Observed } from './observed.ts'
import type { Offers } from './offers.ts'
import type { OptionTable } from './options.ts'
import type { Rulebook } from './rulebook.ts'
import type { Audience, Seat, SeatPlan, Viewer } from './seats.ts'
import type { Seen } from './seen.ts'
import type { Told } from './story.ts'
import type { Brief, Term } from './terms.ts'
import type { Thinking } from './thinking.ts'
import type { AnyChoice, Words } from './words.ts'

/** The types of one game, bundled so that they travel as one parameter. */
export interface Shape {
  rule: string
  choice: AnyChoice
  /** What is going on: public plain data, one type for each phase. */
  frame: { readonly phase: string }
  state: Position<{ readonly phase: string }, string>
  view: unknown
  options: object
  event: { readonly what: string }
}

/**
 * The kernel needs this of every state. Pending answers belong to the match, so that a game never sees half of a
 * Together.
 */
export interface Position<Frame, Rule extends string> {
  /** The agenda as a stack: the last frame is being done. */
  frames: Frame[]
  outcome?: Outcome<Rule> | undefined
}

export interface Outcome<Rule extends string = string> {
  /** The list is empty in a draw, and where all lose together. */
  readonly winners: readonly Seat[]
  /** All lose together, which is not a draw. */
  readonly lost?: true
  /** The rule that ended the game. */
  readonly by: Rule
  readonly scores?: readonly number[]
  /** The number of rounds or turns, in a game that counts them. */
  readonly rounds?: number
}

export type EventId = number

/** The seats that see an event as it is, and the event that the others see instead (none, unless it is given). */
export interface Secret<Event> {
  readonly to: readonly Seat[]
  readonly else?: Event
}

/** The rules ask the table for chance, and tell it what happens. */
export interface Table<T extends Shape> {
  /** Rolls an open die, which shows 1 to `sides` and tells itself. */
  roll(sides: number, label: string): number
  /**
   * Throws several open dice at once. Each shows 1 to `sides`, in the order in which they fall, and one event tells of
   * the whole throw.
   */
  throw(count: number, sides: number, label: string): number[]
  /** Makes a hidden draw from 0 to `below - 1`, and tells nothing. */
  pick(below: number, label: string): number
  /** Tells an event. Without a cause, the last roll or choice is its cause. */
  tell(event: T['event'], secret?: Secret<T['event']>, because?: EventId): EventId
  /**
   * Marks that something hidden becomes known by this rule. `what` says what the audience learns, as plain data:
   * neither more nor less. A reveal bars undo, and the laws let two games differ to a seat only where it was shown
   * something else.
   */
  reveal(rule: T['rule'], to: Audience, what: unknown): void
  /** Counts that a piece of content (a tile, a card) did something: the lab reports what is never used. */
  uses(content: string): void
}

/** The facts that made a rule apply and, where it can be said, what would be legal instead. */
export interface Facts {
  readonly says: string
  readonly instead?: string
}

type Of<Choice extends AnyChoice, Verb> = Extract<Choice, readonly [Verb, ...unknown[]]>

/** A choice, the seat that made it, and the frame that it answers. */
export interface Tried<T extends Shape, F = T['frame'], Choice = T['choice']> {
  readonly s: T['state']
  readonly f: F
  readonly seat: Seat
  readonly choice: Choice
}

/** The context that the handler of an answer gets. */
export interface Taken<T extends Shape, F, Verb> extends Tried<T, F, Of<T['choice'], Verb>> {
  readonly t: Table<T>
}

interface Asking<T extends Shape, F> {
  /** Offers and refuses choices: this is the one source of legality. */
  offer(s: T['state'], o: Offers<T>, f: F): void
  /** Lists every rule that a form breaks; a form that breaks none is accepted. */
  check?(tried: Tried<T, F>): Broken<T>[]
  /** Gives a legal value for a form, for bots and for laws. */
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

/** A phase that runs and asks nobody. Its frame has left the stack when `run` is called. */
export interface Step<T extends Shape, F> {
  run(s: T['state'], t: Table<T>, f: F): void
}

/** A phase that asks one seat; one answer moves on. Its frame has left the stack when the handler is called. */
export interface Decision<T extends Shape, F> extends Asking<T, F> {
  /** Runs before the question is asked. It may change the stack, and so move on without a question. */
  before?(s: T['state'], t: Table<T>, f: F): void
  readonly on: {
    readonly [Verb in T['choice'][0]]?: (taken: Taken<T, F, Verb>) => void
  }
}

/**
 * A phase that asks several seats at once and goes on when all have answered. Its frame has left the stack when `all`
 * is called.
 */
export interface Together<T extends Shape, F> extends Asking<T, F> {
  /** The rule that forbids taking an answer back while others are still thinking. */
  readonly final?: T['rule']
  all(s: T['state'], t: Table<T>, answers: readonly (T['choice'] | undefined)[], f: F): void
}

export type Phase<T extends Shape, F = T['frame']> = Step<T, F> | Decision<T, F> | Together<T, F>

/** One entry for each phase. A missing entry does not compile. */
export type Phases<T extends Shape> = {
  readonly [P in T['frame']['phase']]: Phase<T, Extract<T['frame'], { readonly phase: P }>>
}

/** The context that the handler of an aside gets. */
interface Aside<T extends Shape, Verb> extends Omit<Taken<T, T['frame'], Verb>, 'f' | 't'> {
  readonly t: Pick<Table<T>, 'tell' | 'reveal'>
}

/** An aside is what any seat may do at any time. It has no dice and no frames, and it bars nobody's undo. */
export interface Asides<T extends Shape> {
  offer(s: T['state'], o: Offers<T>, seat: Seat): void
  readonly on: {
    readonly [Verb in T['choice'][0]]?: (done: Aside<T, Verb>) => void
  }
}

/** A position in words that people write: scenarios start from it and compare with it. */
export interface Scene<T extends Shape> {
  /** Reads a position. Everything that it does not name is as the game's specification has it at the start of play. */
  read(position: unknown, options: T['options']): T['state']
  /** Shows a complete position in the same shape. */
  show(s: T['state']): unknown
}

export interface Game<T extends Shape = Shape> {
  readonly id: string
  readonly title: string
  /** The version of the rules. It is raised when a recorded game could go another way. */
  readonly version: number
  readonly rulebook: Rulebook<T['rule']>
  readonly words: Words
  /** The rule that is cited when a seat answers that was not asked. */
  readonly outOfTurn: T['rule']
  /** The rule that is cited when the answer does not fit the question, and `meant` names no better rule. */
  readonly outOfStep: T['rule']
  /**
   * Gives the rule that forbids a well-formed choice which the asking phase neither offers nor refuses by name, such as
   * a far cell or a verb of another phase. It is called only to explain a refusal, and it may tell the seat nothing
   * that is hidden from it.
   */
  meant?(tried: Tried<T>): T['rule'] | undefined
  /** What made a rule forbid a choice: computed only when the refusal is shown. */
  facts?(forbidden: Forbidden<T>): Facts | undefined
  readonly options: OptionTable<T['options']>
  /**
   * Settles the options that depend on whether people sit at the table, once, when it begins. The record has the
   * settled options.
   */
  settle?(options: T['options'], people: boolean): T['options']
  /** The ids of all content that `Table.uses` may name. */
  readonly content: readonly string[]
  /** The text that is printed on the content, and whatever else a player may want to look up by name. */
  readonly almanac?: readonly Entry<T['rule']>[]
  /** The words that mean something of their own in this game. They are explained wherever they stand. */
  readonly terms?: readonly Term<T['rule']>[]
  /** The game on one page, before its rulebook. */
  readonly brief?: Brief
  /** The bound of the game: no game takes more answers than this. */
  readonly bound: number
  seats(options: T['options']): SeatPlan
  /** The content that each seat plays as, by seat: its Hero. The lab measures how often each of them wins. */
  subjects?(s: T['state']): readonly (readonly string[])[]
  /** What the lab looks at in a position. */
  readonly observed?: Observed<T>
  setup(options: T['options'], t: Table<T>): T['state']
  readonly phases: Phases<T>
  readonly asides?: Asides<T>
  /** Builds what this viewer may see up from nothing. The kernel adds frames and outcome. */
  view(s: T['state'], viewer: Viewer): T['view']
  /** Makes a complete state that the seat cannot tell from the true one. The kernel fills in frames and outcome. */
  imagine(view: T['view'], seat: Seat, dice: Dice): T['state']
  clone(s: T['state']): T['state']
  /** Lists every broken invariant of the game in words. */
  sound(s: T['state']): string[]
  /** Gives a choice as a person reads it on a button: "Attack B1 with Strength". */
  label(choice: T['choice'], seen: Seen<T>): string
  /**
   * Gives what the seat would work out on paper before choosing: "67% to hit". It is computed from the seat's view
   * alone, and only when it is shown.
   */
  odds?(seen: Seen<T>, seat: Seat, choice: T['choice']): string | undefined
  /**
   * Gives one sentence why the seat may want this choice, in the game's words: "B1 cannot strike back". It is computed
   * from the seat's view alone, and it is shown with advice.
   */
  reason?(seen: Seen<T>, seat: Seat, choice: T['choice']): string | undefined
  /**
   * Says in one line what this viewer is trying to do and how far that is: "3 fragments of the key: 1 found". It is
   * computed from what the viewer sees alone.
   */
  goal?(seen: Seen<T>, viewer: Viewer): string
  /** Gives a heading where an event begins a turn, a round or another part of the game: a log is told by these parts. */
  heading?(event: Told<T>, seats: readonly string[]): Heading | undefined
  /**
   * Names the faces of a die from the first on, by the label of its rolls. A log and a tray of dice say these names.
   */
  readonly faces?: { readonly [label: string]: readonly string[] }
  /**
   * Every open die is also told by an event of the game, in the game's own symbols, so the roll itself has no line in a
   * log.
   */
  readonly tellsRolls?: true
  /** Gives one line for the log, the terminal and the screen reader. */
  narrate(event: T['event'], seats: readonly string[]): string
  /**
   * Says in a player's words how the game ended, from what everybody sees then. Without it the text of the rule is
   * shown.
   */
  ending?(outcome: Outcome<T['rule']>, names: readonly string[], seen: Seen<T>): string | undefined
  /**
   * Gives the position as plain text for a terminal, from what this viewer sees alone. Without it the view is shown as
   * data.
   */
  text?(seen: Seen<T>, names: readonly string[]): string
  /** Says how the values of forms are typed. */
  readonly forms?: PlainForms<T>
  readonly scene: Scene<T>
  readonly hints: Hints<T>
  readonly fills?: Fills<T>
  readonly remark?: Remark<T>
  /** Says what a bot needs that thinks ahead. Without it such a bot plays every playout to the end of the game. */
  readonly thinking?: Thinking<T>
  /**
   * The ways to play that are worth a report of the lab, a page for each by its name: what it sets of the options, of which
   * a list plays every combination. Without it the report has the usual options with each number of players.
   */
  readonly reports?: { readonly [name: string]: Combined<T['options']> }
}

/** Some of the options, each with a value or with several. */
type Combined<O> = { readonly [K in keyof O]?: O[K] | readonly O[K][] }

/** The heading of a part of the log: "Ada's turn". */
export interface Heading {
  readonly title: string
  /** Whose turn it is, where it is somebody's. */
  readonly seat?: Seat
}

/** Forgets a game's own types: for tables, labs and pages that serve every game alike. */
export function anyGame<T extends Shape>(game: Game<T>): Game {
  return game as unknown as Game
}
