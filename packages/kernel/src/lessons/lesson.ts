/** A chapter of a guided first game: plain data, so that it can travel as JSON. */
export interface Lesson {
  /** The file that it was read from; faults name it. */
  readonly file: string
  /** The name of the file without its number: `02-climb.yaml` is `climb`. */
  readonly id: string
  readonly title: string
  /** One sentence: what one can do after this chapter. */
  readonly about: string
  /** The name of the seat whose eyes the learner has. */
  readonly seat: string
  readonly options?: unknown
  /** The position in the words of the game's `scene`. Without it the game is set up as always. */
  readonly position?: unknown
  /** Draws of the set-up, counted from 1. */
  readonly dice: readonly number[]
  readonly steps: readonly LessonStep[]
  /** The lines of the file on which these parts stand. */
  readonly lines: { readonly [Part in 'seat' | 'options' | 'position' | 'dice']: number }
}

export type LessonStep = WordStep | PlayStep | LookStep

/** A word of the coach. Without answers in `do` it goes on by a button. */
export interface WordStep {
  readonly kind: 'word'
  readonly line: number
  readonly say: string
  /** The answers whose places glow, in the game's notation. */
  readonly light: readonly string[]
  /** The answers that go on, with their draws after `=`. */
  readonly do: readonly string[]
  /** Every legal answer goes on; the draws are those of the first in `do`. */
  readonly free: boolean
  /** Said to a legal other answer, which is not taken. */
  readonly other?: string
  /** Said to a try that the rules refuse. */
  readonly wrong?: string
  /** The position at this word is a picture in the rulebook. */
  readonly picture?: BookPicture
}

/** A picture in the rulebook, taken where a word of the coach stands. */
export interface BookPicture {
  /** The title of the rulebook's chapter. */
  readonly chapter: string
  /** What is to be seen, in a sentence. */
  readonly says: string
}

/** A line of play of another seat, with the seat's name and its draws after `=`. */
interface PlayStep {
  readonly kind: 'play'
  readonly line: number
  readonly play: string
}

/** The lines that look, as in scenarios. They tell the learner nothing. */
export const LOOKS = ['expect', 'options', 'told', 'untold', 'sees', 'asked', 'ended'] as const
type LookName = (typeof LOOKS)[number]

export interface LookStep {
  readonly kind: 'look'
  readonly line: number
  readonly look: LookName
  readonly value: unknown
}

/** Thrown when a chapter no longer fits its game: it names the file and the line. */
export class LessonFault extends Error {
  override readonly name = 'LessonFault'
  readonly file: string
  readonly line: number
  /** What is wrong, without the place. */
  readonly says: string

  constructor(file: string, line: number, says: string) {
    super(`${file}:${line}: ${says}`)
    this.file = file
    this.line = line
    this.says = says
  }
}
