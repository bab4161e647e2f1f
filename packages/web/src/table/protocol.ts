import type { Chance } from '@undercroft/bots'
import type { ClockFace, Refusal } from '@undercroft/games/board'
import type { AnyChoice, OpenAsk, Outcome, Seat, Seen, Shape, StandingOrder, Told, Viewer } from '@undercroft/kernel'
import type { NewTable, Sitting, TableCard } from '../store/tables.ts'

export const SPEEDS = ['instant', 'fast', 'normal', 'slow'] as const
export type Speed = (typeof SPEEDS)[number]

/** How long a bot seems to think before its turn, in milliseconds. */
export const USUAL_PAUSE: { readonly [S in Speed]: number } = { instant: 0, fast: 200, normal: 500, slow: 1100 }

/** What the page asks of the worker that holds the table. */
export type Request =
  /** `unkept` is the table itself, where the browser could not keep it. */
  | { readonly kind: 'open'; readonly id: string; readonly speed: Speed; readonly unkept: NewTable | undefined }
  /** Whose eyes the page looks through from now on. */
  | { readonly kind: 'look-as'; readonly viewer: Viewer }
  | { readonly kind: 'answer'; readonly choice: AnyChoice; readonly ticket: number | undefined }
  /** Taken back by the viewer; or by another seat of this screen, which is looked through then. */
  | { readonly kind: 'undo'; readonly as?: Seat }
  /** What the viewer's seat has answered without being asked from now on. */
  | { readonly kind: 'order'; readonly orders: readonly StandingOrder[] }
  | { readonly kind: 'look-at'; readonly step: number }
  | { readonly kind: 'check'; readonly id: number; readonly choice: AnyChoice }
  | { readonly kind: 'advise'; readonly chances: boolean }
  | { readonly kind: 'sit'; readonly sittings: readonly Sitting[] }
  | { readonly kind: 'speed'; readonly speed: Speed }
  | { readonly kind: 'record' }
  | { readonly kind: 'verify' }

/** What the worker tells the page. Everything in it is meant for the eyes of the viewer it names. */
export type Report =
  /** The snapshot has only the lines after the first `kept`, which the page has already. */
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot; readonly kept: number }
  | { readonly kind: 'position'; readonly step: number; readonly viewer: Viewer; readonly seen: Seen<Shape> }
  | { readonly kind: 'refused'; readonly choice: AnyChoice; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'notice'; readonly message: string; readonly rule?: string }
  | { readonly kind: 'checked'; readonly id: number; readonly refusals: readonly Refusal[] }
  /** `chances` come with the advice that was thought about, a moment after the first. */
  | {
      readonly kind: 'advice'
      readonly choice: AnyChoice
      readonly ticket: number
      readonly chances?: readonly Chance[]
    }
  | { readonly kind: 'record'; readonly text: string; readonly name: string }
  /** Why the table cannot be saved now; nothing once it can. */
  | { readonly kind: 'saving'; readonly trouble: string | undefined }
  | { readonly kind: 'verified'; readonly ok: boolean; readonly message: string }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** Why a table cannot be shown at all. */
export interface Failure {
  /** That it cannot be opened, if nothing else is said. */
  readonly title?: string
  readonly message: string
  readonly line?: number
  /** The record as it was saved, so that nothing is lost. */
  readonly text?: string
}

/** One line of the log, as this viewer heard it. */
export interface Line {
  readonly n: number
  readonly because: number | undefined
  /** How many answers had been taken: where the timeline finds its position. */
  readonly step: number
  readonly text: string
  readonly event: Told<Shape>
}

/** Part of what one answer brought about: what is told, and the position that it leads to. A roll begins a new one. */
export interface Beat {
  readonly lines: readonly Line[]
  readonly seen: Seen<Shape>
}

export interface Snapshot {
  readonly viewer: Viewer
  readonly card: TableCard
  readonly steps: number
  /** The earliest position that can be looked at, where not all can. */
  readonly from?: number
  readonly seen: Seen<Shape>
  readonly lines: readonly Line[]
  /** What has come since the last snapshot for this viewer. */
  readonly beats: readonly Beat[]
  readonly ask: OpenAsk<Shape> | undefined
  /** Why each refused choice of the ask is refused, in the same order. */
  readonly refusals: readonly Refusal[]
  readonly asides: readonly AnyChoice[]
  readonly mayUndo: boolean
  /** Who has only so much time for what they are asked. */
  readonly clocks: readonly ClockFace[]
  /** The bot that thinks, since when (as `Date.now` tells it) and for how long. */
  readonly thinking?: { readonly seat: Seat; readonly from: number; readonly ms: number } | undefined
  /** What the viewer's seat has answered without being asked. */
  readonly orders: readonly StandingOrder[]
  /** The viewer has never said what to be asked for, and the screen goes from one to another. */
  readonly unsaid?: boolean
  /** The people who are asked now: the screen goes to the first who is not looking at it. */
  readonly waiting: readonly Seat[]
  /** Whether people at this table know different things. */
  readonly secretive: boolean
  /** How many answers are another game's, from the middle of which this one was begun. */
  readonly fork?: number | undefined
  readonly outcome: Outcome | undefined
  readonly seal: Seal | undefined
  /** Another tab plays this table. */
  readonly readOnly: boolean
}

interface Seal {
  readonly commitment: string
  readonly words: readonly string[]
  /** Shown once the game is over. */
  readonly secret?: string
}
