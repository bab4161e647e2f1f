import type { Chance } from '@undercroft/bots'
import type { Refusal } from '@undercroft/games/board'
import type { AnyChoice, Seat, Seen, Shape, StandingOrder, Viewer } from '@undercroft/kernel'
import type { ReactNode } from 'react'
import type { Sitting } from '../store/tables.ts'
import type { Stage } from './playback.ts'
import type { Failure, Snapshot } from './protocol.ts'

/** Why something cannot be done, as it is shown to the person who tried. */
export interface Explained {
  /** Stays until it is closed; else it goes with the pointer or the focus. */
  readonly pinned?: boolean
  readonly choice?: AnyChoice
  readonly message?: string
  readonly refusals: readonly Refusal[]
}

/** All that the page knows of its table. */
export type TableState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The screen goes to somebody else: nothing of the table is here. */
  | CoveredState
  | OpenState

export interface CoveredState {
  readonly kind: 'covered'
  readonly to: Seat
  /** Who has just moved and may still take it back. */
  readonly back: Seat | undefined
  readonly sittings: readonly Sitting[]
  readonly game: string
}

export interface OpenState {
  readonly kind: 'open'
  readonly now: Snapshot
  readonly stage: Stage
  /** An earlier position that is looked at. */
  readonly looking: { readonly step: number; readonly seen: Seen<Shape> | undefined } | undefined
  /** Lines from this one on are new to whoever has just got the screen. */
  readonly newFrom: number | undefined
  readonly explained: Explained | undefined
  readonly advice: AnyChoice | undefined
  /** What is advised after that, where a coach knows it. */
  readonly afterwards?: AnyChoice | undefined
  /** The best answers and their chances, once they have been thought about; the advised one first. */
  readonly chances?: readonly Chance[] | undefined
  /** Why the table cannot be saved where it is played. */
  readonly unsaved?: string | undefined
  readonly verified: { readonly ok: boolean; readonly message: string } | undefined
  /** An answer that is on its way; `late` once that has taken long enough to be said. */
  readonly sent?:
    | { readonly choice: AnyChoice | undefined; readonly late: boolean; readonly waits?: boolean }
    | undefined
}

/** What the table's parts need, wherever the match is: in this browser's worker, or on a server. */
export interface TableSource {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => TableState
  /** The question whose answer has just been taken: seen at once, before what follows from it is drawn. */
  readonly taken?: () => number | undefined
  /** Where a server keeps what it finds out about the game of this table when it is over. */
  readonly analysis?: string
  /** `goesOn` for what follows from an earlier answer: it is never taken for a click at what was being shown. */
  answer(choice: AnyChoice, goesOn?: boolean): void
  /** Something that may be done at any time, asked or not. */
  aside(choice: AnyChoice): void
  undo(): void
  /** What the viewer's seat has answered without being asked, instead of what it had before. */
  order(orders: readonly StandingOrder[]): void
  advise(): void
  verify(): void
  sit(sittings: readonly Sitting[]): void
  lookAs(viewer: Viewer): void
  /** Every rule that a form's value breaks. */
  readonly check: (choice: AnyChoice) => Promise<readonly Refusal[]>
  download(save: (text: string, name: string) => void): void
  /** Looks at the position after so many answers; without a number, at the present one. */
  lookAt(step: number | undefined): void
  explain(explained: Explained | undefined): void
  /** Asks the rules why a choice that nobody listed is refused. */
  explainByRules(choice: AnyChoice): Promise<void>
  skip(): void
  /** Shows what others did since the viewer acted once more. */
  again(): void
}

/** What a table that others sit at elsewhere adds to the parts that every table has. */
export interface TableExtras {
  readonly chat: ReactNode
  readonly unread: number
  /** Beside the title, on a narrow screen: what the seats would say. */
  readonly head: ReactNode
  /** Lies over the table: what is wrong with the way to it. */
  readonly notice: ReactNode
  /** In a seat's own row. */
  readonly seat: (seat: Seat) => ReactNode
  readonly belowSeats: ReactNode
  /** The table's own address, where others find it. */
  readonly address: string
  /** What one may do when the game is over, first of all to play again. */
  readonly again: ReactNode
  /** What else one may do with a game that is over. */
  readonly afterwards: ReactNode
}

/** What a coach adds to a table: the coach speaks where the question would stand. */
export interface TableCoach {
  /** What the coach says now, for those who listen. */
  readonly says: string
  /** Changes whenever something is to be said, also where it is the same again. */
  readonly mark: string
  /** Stands in the question's place. Nothing while others play: then it says what they do. */
  readonly words?: (openRule: (rule: string) => void) => ReactNode
  /** What one may always do, instead of what one may at other tables. */
  readonly actions: ReactNode
  /** Stands in the prompt's place once there is nothing left to do here. */
  readonly end: ReactNode
}
