import type { Game, House, OptionValue } from '@undercroft/kernel'
import type { Mistake } from '@undercroft/kernel/sheet'
import { parse, stringify } from 'yaml'
import { type Experiment, type Extra, MOST_GAMES, type Stop, USUAL_EXTRAS, USUAL_GAMES } from './experiment.ts'
import { readExperiment, writtenSeed } from './read.ts'
import { rewritten } from './rewritten.ts'

/** An experiment as a form has it: what is written, and nothing that is worked out from it. */
export interface Draft {
  readonly title: string
  readonly game: string
  readonly seed: string
  readonly stop: Stop
  readonly options: { readonly [name: string]: readonly OptionValue[] }
  readonly content: House
  /** One bot for all seats, or one for each. */
  readonly bots: readonly string[]
  readonly rotate: boolean
  readonly measures: readonly Extra[]
  readonly arms: readonly DraftArm[]
  /** The file that it was read from, and what a form without it would have written then. */
  readonly file?: { readonly text: string; readonly written: object }
}

export interface DraftArm {
  readonly name: string
  readonly options: { readonly [name: string]: OptionValue }
  readonly content: House
  /** None: as in the whole experiment. */
  readonly bots: readonly string[]
}

export interface ReadDraft {
  /** Nothing, if there are mistakes. */
  readonly draft?: Draft
  readonly experiment?: Experiment
  readonly mistakes: readonly Mistake[]
}

/** An experiment with a game as it is. */
export function newDraft(game: string): Draft {
  return {
    ...{ title: '', game, seed: '1', stop: { games: USUAL_GAMES }, options: {}, content: {} },
    ...{ bots: ['greedy'], rotate: false, measures: USUAL_EXTRAS, arms: [] },
  }
}

/** What stands in a file, as YAML gives it. */
interface Written {
  readonly title?: string
  readonly game: string
  readonly seed?: string | number
  readonly games?: number
  readonly precision?: number
  readonly most?: number
  readonly options?: { readonly [name: string]: OptionValue | readonly OptionValue[] }
  readonly content?: House
  readonly bots?: string | readonly string[]
  readonly rotate?: boolean
  readonly measures?: Extra | readonly Extra[]
  readonly arms?: readonly (Partial<Omit<DraftArm, 'bots'>> & { readonly bots?: string | readonly string[] })[]
}

/** Reads a file for a form. What is wrong in it is said as `readExperiment` says it. */
export function readDraft(text: string, games: readonly Game[]): ReadDraft {
  const { experiment, mistakes } = readExperiment(text, games)
  if (experiment === undefined) return { mistakes }
  const written = parse(text) as Written
  const draft: Draft = {
    title: written.title ?? '',
    game: experiment.game,
    seed: experiment.seed,
    stop: experiment.stop,
    options: Object.fromEntries(
      Object.entries(written.options ?? {}).map(([name, value]) => [name, listOf<OptionValue>(value)]),
    ),
    content: written.content ?? {},
    bots: listOf<string>(written.bots ?? 'greedy'),
    rotate: experiment.rotate,
    measures: experiment.measures,
    arms: (written.arms ?? []).map(({ name = '', options = {}, content = {}, bots = [] }) => ({
      ...{ name: String(name), options, content },
      bots: listOf<string>(bots),
    })),
  }
  return { draft: { ...draft, file: { text, written: writtenOf(draft) } }, experiment, mistakes }
}

function listOf<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? value : [value as T]
}

/**
 * The file that a form makes: it leaves out what is as usual. A file that was read keeps what a form does not know, such
 * as goals and comments.
 */
export function writeDraft(draft: Draft): string {
  const [{ file }, written] = [draft, writtenOf(draft)]
  return file === undefined
    ? stringify(written, { lineWidth: 0, aliasDuplicateObjects: false })
    : rewritten(file.text, file.written, written)
}

function writtenOf({ title, game, seed, stop, options, content, bots, rotate, measures, arms }: Draft): object {
  return {
    ...(title === '' ? {} : { title }),
    game,
    seed: writtenSeed(seed),
    ...('games' in stop
      ? stop
      : { precision: stop.precision, ...(stop.most === MOST_GAMES ? {} : { most: stop.most }) }),
    ...filled('options', mapped(options, single)),
    ...filled('content', content),
    bots: single(bots),
    ...(rotate ? { rotate } : {}),
    measures,
    ...filled(
      'arms',
      arms.map(arm => ({
        name: arm.name,
        ...filled('options', arm.options),
        ...filled('content', arm.content),
        ...(arm.bots.length === 0 ? {} : { bots: single(arm.bots) }),
      })),
    ),
  }
}

function single<T>(values: readonly T[]): T | readonly T[] {
  const [first] = values
  return values.length === 1 && first !== undefined ? first : values
}

function mapped<T, U>(values: { readonly [name: string]: T }, change: (value: T) => U): { [name: string]: U } {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}

/** A field, if there is something in it. */
function filled(name: string, value: object): object {
  return Object.keys(value).length === 0 ? {} : { [name]: value }
}
