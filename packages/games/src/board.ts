import type { Brief, Facts, OpenAsk, Seat, Seen, Shape, Told, Viewer } from '@undercroft/kernel'
import type { ComponentType, ReactElement } from 'react'
import type { Kept } from './drawing/shelf.ts'

/** Somebody at the table, as a board shows them. */
export interface Sitter {
  readonly seat: Seat
  /** The game's name for the seat, such as "A". */
  readonly name: string
  readonly role: string
  /** What the person or bot is called. */
  readonly player: string
  readonly bot: boolean
}

/** Why a choice is not legal now. */
export interface Refusal {
  readonly rule: string
  readonly facts?: Facts
}

/** How much time somebody has for what is asked, by this device's clock. */
export interface ClockFace {
  readonly seat: Seat
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/** All that a board gets: a position through somebody's eyes, the question to that viewer, and ways to answer. */
export interface BoardProps<T extends Shape> {
  readonly seen: Seen<T>
  readonly viewer: Viewer
  readonly sitters: readonly Sitter[]
  readonly options: T['options']
  /** The viewer's own open question; none while others think, or while an earlier position is looked at. */
  readonly ask: OpenAsk<T> | undefined
  /** Of those who are asked and have only so much time. */
  readonly clocks?: readonly ClockFace[]
  /** What has just happened and is being shown, the newest last; empty once it has been shown. */
  readonly showing: readonly Told<T>[]
  /** What has been told since the viewer last chose, the newest last; all of it has been shown. Empty in an earlier position. */
  readonly recent?: readonly Told<T>[]
  /** An answer that is pointed at in the page's list: its place lights up. */
  readonly pointed?: T['choice'] | undefined
  /** An answer that is advised: its place glows. */
  readonly advised?: T['choice'] | undefined
  /** The next best answers, where their chances are known: their places glow faintly. */
  readonly nextBest?: readonly T['choice'][] | undefined
  /** What is advised after that, where it is known: of several places the one glows that both lead to. */
  readonly afterwards?: T['choice'] | undefined
  /** A line of the log that is pointed at: the board shows where that happened. */
  readonly recalled?: Told<T> | undefined
  /** Says which answer the pointer or the focus is at on the board: the list lights its entry. */
  point?(choice: T['choice'] | undefined): void
  /** Milliseconds that a move takes; 0 means that nothing travels. */
  readonly pace: number
  /** `goesOn` where a board goes on with what one click began: such an answer cannot have been meant for what was being shown. */
  choose(choice: T['choice'], goesOn?: boolean): void
  /** Does something that may be done at any time, asked or not; left out for who only watches or looks back. */
  aside?(choice: T['choice']): void
  /** Nothing if the choice is offered. */
  refusal(choice: T['choice']): Refusal | undefined
  /** Says why something cannot be done, with the rule one click away. */
  explain(choice: T['choice']): void
  /** Opens the rulebook at this rule. */
  openRule(rule: T['rule']): void
}

/** How games went that bots have played on from here. */
export interface Tried {
  readonly games: number
  /** By seat: how many it won, alone or with others. */
  readonly wins: readonly number[]
}

/** How often something is tried, and whether one wants to hear of it on the way. */
export interface TryWish {
  readonly games: number
  /** Stops it: what was tried until then is the result. */
  readonly signal?: AbortSignal
  onProgress?(so: Tried): void
}

/** A form's own editor, such as a sheet or a layout: shows every broken rule while one edits. */
export interface FormProps<T extends Shape> extends BoardProps<T> {
  readonly ask: OpenAsk<T>
  /** Every rule that this value breaks; none if it may be handed in. */
  check(choice: T['choice']): Promise<readonly Refusal[]>
  /** What is advised, in the form's own verb or a drafted one: it is filled in each time it comes, to be changed. */
  readonly advised?: T['choice'] | undefined
  /**
   * Bots in all seats play on from here many times as if this had been handed in, with fresh dice, and in what this seat
   * does not know as it might be. Fails where the form would be refused; left out where nobody can play.
   */
  playTest?(choice: T['choice'], wanted: TryWish): Promise<Tried>
  /**
   * The page leaves for a new table on this device, where this has been handed in at the beginning and one plays this seat
   * against bots; the draft must be kept by then. It stays where a rule forbids that at the beginning of a game.
   */
  tryAs?(seat: Seat, choice: T['choice']): Promise<readonly Refusal[]>
}

/** What somebody makes for a form, keeps under a name and gives to others: a yard, a dungeon. */
export interface Creation<T extends Shape> {
  /** What one is called. */
  readonly noun: string
  /** The form that takes it, and who hands it in. */
  readonly verb: T['choice'][0]
  readonly maker: Seat
  /** A table at which it is asked for, where its options are not the usual ones. */
  readonly options?: Partial<T['options']>
  readonly Picture: ComponentType<{ readonly choice: T['choice'] }>
  /** What an older page has put aside in its own way. */
  readonly before?: () => readonly Kept[]
}

/** A drawing by somebody else: a glyph of game-icons.net, by its name there, and who drew it. */
export interface GlyphCredit {
  readonly name: string
  readonly author: string
}

/** How a game looks on the shelf: what the page shows before anybody plays it. */
export interface GameLook<T extends Shape> {
  readonly id: string
  /** One line for the home page. */
  readonly tagline: string
  /** How long and how many, as on a box. */
  readonly box: { readonly minutes: string; readonly players: string }
  /**
   * The seats' own colours in this game, where they are not the page's: as hex, dark ink must be read on them (4.5:1), and
   * they must stand out from the page in the light and in the dark (3:1).
   */
  readonly seatColours?: readonly string[]
  /** The home page's picture of the game. */
  readonly Cover: ComponentType
  /** The seat that somebody who has never played this game takes: the first unless this says otherwise. */
  readonly newcomer?: Seat
  /** Options of a newcomer's first game where they differ from the usual ones, so that it begins at once. */
  readonly firstGame?: Partial<T['options']>
  /** How it looks at a table: loaded when somebody plays it. */
  table(): Promise<{ readonly table: TableLook<T> }>
}

/** What a table can be heard doing: the page makes the sounds. */
export const SOUNDS = ['step', 'push', 'hit', 'miss', 'hurt', 'fall', 'door', 'card', 'coin', 'spark', 'cheer'] as const
export type Sound = (typeof SOUNDS)[number]

/** A layer of the quiet sound of a place: filtered noise is wind, fire or rain, a tone is a hum or a cricket. */
export interface Air {
  readonly of: 'noise' | 'tone'
  /** In hertz: the tone, or the middle of the noise. */
  readonly pitch: number
  /** From 0 to 1. */
  readonly level: number
  /** Seconds in which it swells and goes; it is even without. */
  readonly sway?: number
  /** How often a second it is cut into chirps. */
  readonly chirps?: number
}

/** One line of the log. */
export interface LogEntry<T extends Shape> {
  /** Its number; of several that are told as one, the last. */
  readonly n: number
  readonly event: Told<T>
  readonly text: string
}

/** What a seat is about, in one card. */
export type RoleCard = Omit<Brief, 'thing'>

/** How a game looks at a table. */
export interface TableLook<T extends Shape> {
  /**
   * Its place is dark in either light: the board's styles give that dark to the page's `.table-board`, and what lies at the rim
   * is as bright on it as it is at night.
   */
  readonly night?: boolean
  /** The board throws its dice itself: the page shows none. */
  readonly ownDice?: boolean
  /**
   * How long something stands before what is told next, in moves: 4 unless this says otherwise, and no time at all for what
   * happens together with the next.
   */
  holds?(told: Told<T>, next: Told<T> | undefined): number | undefined
  /** Every glyph that the board shows: they are listed among the credits. */
  readonly glyphs?: readonly GlyphCredit[]
  /**
   * Stands in a frame of any size and shape, and fits into it in both directions; nothing scrolls there. Something large
   * that it shows of what is happening says so with `data-tells`, "above" or "below": the page keeps its own words and
   * dice away from there.
   */
  readonly Board: ComponentType<BoardProps<T>>
  /** The drawing of a piece of the almanac, by its id: it stands on its large card. Nothing for what the game does not draw. */
  portrait?(entry: string): ReactElement | undefined
  /** What one has to know who touches the board, where that is not plain: the coach says it. */
  readonly touch?: string
  /**
   * The answers that are places or things on the board, as the verbs of each phase: the page keeps its list of answers
   * folded, and shows as buttons what is not here.
   */
  readonly onBoard?: { readonly [phase: string]: readonly T['choice'][0][] }
  /** How a choice reads beside the board, where the game's own label speaks of coordinates: "to the ladder beside the bat". */
  label?(choice: T['choice'], seen: Seen<T>): string
  /** How one line reads beside the board, where the game's own speaks of coordinates or in abbreviations. */
  tell?(entry: LogEntry<T>, names: readonly string[]): string
  /** Tells the lines of one turn in fewer: a walk of five steps is one. */
  retell?(turn: readonly LogEntry<T>[], names: readonly string[]): readonly LogEntry<T>[]
  /** What an event sounds like. */
  sound?(told: Told<T>): Sound | undefined
  /** What the game's place sounds like while nothing happens. */
  readonly air?: readonly Air[]
  /** What stands beside the board: sheets, hands, cards. */
  readonly Side?: ComponentType<BoardProps<T>>
  /** An editor for each verb that takes a free value. */
  readonly forms?: { readonly [verb: string]: ComponentType<FormProps<T>> }
  /** What people make for one of its forms and share by links: such a link shows it. */
  readonly creation?: Creation<T>
  /** Other verbs that an editor can lay out as a draft, when one of them is advised. */
  readonly drafted?: readonly string[]
  /** When one may be asked without the others' knowing, in words that go on from "You may be asked": whoever shares a screen is. */
  readonly windows?: string
  /** What one is told before the first game, where seats differ; else that is the game's own `brief`. */
  role?(seat: Seat): RoleCard
  /** What the end of the game shows beyond who won. */
  readonly Ending?: ComponentType<BoardProps<T>>
}

/** Forgets a game's own types, as `anyGame` does. */
export function anyLook<T extends Shape>(look: GameLook<T>): GameLook<Shape> {
  return look as unknown as GameLook<Shape>
}
