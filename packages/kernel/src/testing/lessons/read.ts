import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Node } from 'yaml'
import {
  type BookPicture,
  type Lesson,
  LessonFault,
  type LessonStep,
  LOOKS,
  type WordStep,
} from '../../lessons/lesson.ts'
import { readSheet, type Sheet } from '../sheet.ts'

export const KEYS = ['title', 'about', 'seat', 'options', 'position', 'dice', 'steps'] as const
export const WORD_KEYS = ['say', 'light', 'do', 'free', 'other', 'wrong', 'picture'] as const

/** The most letters that the coach says at once. */
const MOST_SAID = 220

/** A chapter as it is written, and what is wrong with its form. */
export interface ReadLesson {
  readonly lesson: Lesson
  readonly faults: readonly LessonFault[]
}

/** Reads the chapters of a folder in their order. A folder that is not there has none. */
export function readLessons(folder: string): ReadLesson[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .filter(name => name.endsWith('.yaml'))
    .sort()
    .map(name => join(folder, name))
    .map(file => readLesson(readFileSync(file, 'utf8'), file))
}

/** Reads a chapter: one document of YAML in a file that is named `NN-name.yaml`. An error in it never throws. */
export function readLesson(text: string, file: string): ReadLesson {
  const sheet = readSheet(text)
  const id = /^\d+-([a-z0-9-]+)\.yaml$/.exec(basename(file))?.[1]
  if (id === undefined) sheet.wrong(1, 'a chapter is called by its number and its name, such as 01-move.yaml')
  const line = sheet.line(sheet.root)
  const nodes = sheet.entries(sheet.root, 'a chapter', KEYS)
  const [options, position] = [sheet.data(nodes.get('options')), sheet.data(nodes.get('position'))]
  const dice = sheet.draws(nodes.get('dice'), line)
  const seat = sheet.text(nodes, 'seat', line, '')
  const lesson: Lesson = {
    file,
    id: id ?? basename(file, '.yaml'),
    title: sheet.text(nodes, 'title', line, '').value,
    about: sheet.text(nodes, 'about', line, '').value,
    seat: seat.value,
    ...(options === undefined ? {} : { options: options.value }),
    ...(position === undefined ? {} : { position: position.value }),
    dice: dice.value,
    steps: sheet.items(nodes.get('steps'), 'steps', line).flatMap(item => readStep(sheet, item)),
    lines: { seat: seat.line, options: options?.line ?? line, position: position?.line ?? line, dice: dice.line },
  }
  return { lesson, faults: sheet.mistakes.map(each => new LessonFault(file, each.line, each.message)) }
}

/** A step: what another seat does, a look, or a word of the coach. */
function readStep(sheet: Sheet, node: Node | null): LessonStep[] {
  const line = sheet.line(node)
  const play = sheet.lineOfPlay(node)
  if (play !== undefined) return [{ kind: 'play', line, play }]
  const look = sheet.pair(node, LOOKS)
  if (look !== undefined) return [{ kind: 'look', line, look: look.kind, value: look.value }]
  const nodes = sheet.entries(node, 'a step', [...WORD_KEYS, ...LOOKS])
  const alone = LOOKS.find(each => nodes.has(each))
  if (alone === undefined) return [readWord(sheet, nodes, line)]
  sheet.wrong(line, `"${alone}" is a step of its own`)
  return []
}

function readWord(sheet: Sheet, nodes: ReadonlyMap<string, Node | null>, line: number): WordStep {
  const wanted = answers(sheet, nodes, 'do')
  const [other, wrong] = [said(sheet, nodes, 'other'), said(sheet, nodes, 'wrong')]
  const free = sheet.data(nodes.get('free'))
  if (free !== undefined && typeof free.value !== 'boolean') sheet.wrong(free.line, '"free" is true or false')
  for (const key of ['free', 'other', 'wrong'] as const) {
    if (wanted.length === 0 && nodes.has(key)) sheet.wrong(line, `"${key}" needs a "do" in the same step`)
  }
  if (!nodes.has('say')) sheet.wrong(line, '"say" is missing')
  const picture = nodes.has('picture') ? readPicture(sheet, nodes.get('picture') ?? null) : undefined
  return {
    kind: 'word',
    line,
    say: said(sheet, nodes, 'say') ?? '',
    light: nodes.has('light') ? answers(sheet, nodes, 'light') : wanted.map(withoutDraws),
    do: wanted,
    free: free?.value === true,
    ...(other === undefined ? {} : { other }),
    ...(wrong === undefined ? {} : { wrong }),
    ...(picture === undefined ? {} : { picture }),
  }
}

function readPicture(sheet: Sheet, node: Node | null): BookPicture {
  const line = sheet.line(node)
  const nodes = sheet.entries(node, 'a picture', ['chapter', 'says'])
  if (!nodes.has('says')) sheet.wrong(line, '"says" is missing')
  return { chapter: sheet.text(nodes, 'chapter', line, '').value, says: said(sheet, nodes, 'says') ?? '' }
}

/** Reads one answer or a list of them. */
function answers(sheet: Sheet, nodes: ReadonlyMap<string, Node | null>, key: string): string[] {
  const node = nodes.get(key)
  if (node === undefined) return []
  const value = sheet.plain(node)
  const list = Array.isArray(value) ? value : [value]
  if (list.every(each => typeof each === 'string')) return list
  sheet.wrong(sheet.line(node), `"${key}" is an answer in the game's notation, or a list of answers`)
  return []
}

function withoutDraws(answer: string): string {
  return answer.split(/\s+=/)[0] ?? answer
}

/** Reads what the coach says, which is short enough to be read at a glance. */
function said(sheet: Sheet, nodes: ReadonlyMap<string, Node | null>, key: string): string | undefined {
  const text = sheet.optionalText(nodes.get(key))
  const length = text?.value.trim().length ?? 1
  if (text !== undefined && length === 0) sheet.wrong(text.line, `"${key}" says nothing`)
  if (text !== undefined && length > MOST_SAID) {
    sheet.wrong(text.line, `"${key}" has ${length} characters; the coach says at most ${MOST_SAID}`)
  }
  return text?.value.trim()
}
