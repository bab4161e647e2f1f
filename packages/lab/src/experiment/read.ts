import type { Game } from '@undercroft/kernel'
import { type Mistake, readSheet, type Sheet } from '@undercroft/kernel/sheet'
import { type Node, parseDocument } from 'yaml'
import { tuneOf } from '../tune/read-tune.ts'
import {
  EXTRAS,
  type Experiment,
  type Extra,
  LARGEST,
  MOST_GAMES,
  type Stop,
  USUAL_EXTRAS,
  USUAL_GAMES,
} from './experiment.ts'
import { GroupReader } from './groups.ts'
import { textIn } from './text-in.ts'

const KEYS = [
  ...['title', 'game', 'seed', 'games', 'precision', 'most'],
  ...['options', 'content', 'bots', 'rotate', 'measures', 'arms'],
  ...['goal', 'tune', 'budget'],
] as const

type Nodes = ReadonlyMap<string, Node | null>

export interface ReadExperiment {
  /** Nothing, if there are mistakes. */
  readonly experiment?: Experiment
  readonly mistakes: readonly Mistake[]
}

/** Reads an experiment: one document of YAML. What is wrong is said with its line and its field, all at once. */
export function readExperiment(text: string, games: readonly Game[]): ReadExperiment {
  const sheet = readSheet(text)
  if (sheet.mistakes.length > 0) return { mistakes: firstOfLines(sheet) } // this is no YAML, and may look like anything
  const nodes = sheet.entries(sheet.root, 'an experiment', KEYS)
  const id = textIn(sheet, nodes, 'game')
  const game = games.find(each => each.id === id?.value)
  if (game === undefined) {
    const known = games.map(each => each.id).join(', ')
    if (id === undefined) sheet.wrong(sheet.line(sheet.root), '"game" is missing')
    else if (id.value !== '') sheet.wrong(id.line, `game: there is no game "${id.value}" (there is ${known})`)
    return { mistakes: mistakesOf(sheet) }
  }
  const groups = new GroupReader(sheet, game).read(nodes)
  const tune = tuneOf(sheet, nodes, game, groups)
  const experiment: Experiment = {
    title: textIn(sheet, nodes, 'title')?.value ?? game.title,
    game: game.id,
    seed: seedOf(sheet, nodes),
    stop: stopOf(sheet, nodes),
    rotate: flagOf(sheet, nodes, 'rotate'),
    measures: measuresOf(sheet, nodes.get('measures')),
    groups,
    ...(tune === undefined ? {} : { tune }),
  }
  const mistakes = mistakesOf(sheet)
  return mistakes.length > 0 ? { mistakes } : { experiment, mistakes }
}

/** The file of an experiment with another seed: all else stands as it was written. */
export function withSeed(text: string, seed: string): string {
  const document = parseDocument(text)
  document.set('seed', writtenSeed(seed))
  return String(document)
}

/** A seed as a file has it: digits are a number there. */
export function writtenSeed(seed: string): string | number {
  return /^(0|[1-9]\d{0,14})$/.test(seed) ? Number(seed) : seed
}

/** What else the parser says of a line follows from the first. */
function firstOfLines(sheet: Sheet): readonly Mistake[] {
  const mistakes = mistakesOf(sheet)
  return mistakes.filter(({ line }, i) => line !== mistakes[i - 1]?.line)
}

/** From top to bottom. */
function mistakesOf({ mistakes }: Sheet): readonly Mistake[] {
  return mistakes.toSorted((a, b) => a.line - b.line)
}

function seedOf(sheet: Sheet, nodes: Nodes): string {
  const seed = sheet.data(nodes.get('seed'))
  if (seed === undefined) return '1'
  if (typeof seed.value !== 'number' && typeof seed.value !== 'string') {
    sheet.wrong(seed.line, 'seed: a number or a word belongs here')
  }
  return String(seed.value)
}

function stopOf(sheet: Sheet, nodes: Nodes): Stop {
  const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= LARGEST
  const whole = `a whole number from 1 to ${LARGEST}`
  const precision = numberOf(sheet, nodes, 'precision', 'a share such as 0.02', value => value > 0 && value < 0.5)
  const games = numberOf(sheet, nodes, 'games', whole, isWhole)
  const most = numberOf(sheet, nodes, 'most', whole, isWhole)
  if (precision === undefined) {
    if (most !== undefined) sheet.wrong(sheet.line(nodes.get('most')), 'most: this needs a precision')
    return { games: games ?? USUAL_GAMES }
  }
  if (games !== undefined) {
    sheet.wrong(sheet.line(nodes.get('games')), 'games: there is a precision too, which "most" limits')
  }
  return { precision, most: most ?? MOST_GAMES }
}

function numberOf(
  sheet: Sheet,
  nodes: Nodes,
  name: string,
  what: string,
  fits: (value: number) => boolean,
): number | undefined {
  const given = sheet.data(nodes.get(name))
  if (given === undefined) return undefined
  const { value, line } = given
  if (typeof value === 'number' && fits(value)) return value
  sheet.wrong(line, `${name}: ${what} belongs here, not ${JSON.stringify(value)}`)
  return undefined
}

function flagOf(sheet: Sheet, nodes: Nodes, name: string): boolean {
  const given = sheet.data(nodes.get(name))
  if (given !== undefined && typeof given.value !== 'boolean') sheet.wrong(given.line, `${name}: this is true or false`)
  return given?.value === true
}

/** Stands for every measure. */
const ALL = 'all'

function measuresOf(sheet: Sheet, node: Node | null | undefined): readonly Extra[] {
  if (node === undefined) return USUAL_EXTRAS
  const given = [sheet.plain(node)].flat()
  if (given[0] === ALL && given.length === 1) return EXTRAS
  for (const each of given) {
    if (EXTRAS.some(extra => extra === each)) continue
    sheet.wrong(sheet.line(node), `measures: there is no "${String(each)}" (there is ${EXTRAS.join(', ')}; or ${ALL})`)
  }
  return EXTRAS.filter(extra => given.includes(extra))
}
