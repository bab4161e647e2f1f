import { type Mistake, type Placed, readSheets, type Sheet } from '../sheet.ts'

/** A worked example as it is written. Errors in its form are found before anything is played. */
export interface ScenarioFile {
  readonly line: number
  readonly game: Placed<string> | undefined
  readonly title: Placed<string>
  readonly rules: readonly Placed<string>[]
  readonly options: Placed<unknown> | undefined
  readonly position: Placed<unknown> | undefined
  readonly dice: Placed<readonly number[]>
  readonly play: readonly Entry[]
  readonly mistakes: readonly Mistake[]
}

/** A line of play: a choice in its notation, or one of these. */
const CHECKS = ['expect', 'options', 'told', 'untold', 'sees', 'asked', 'undo', 'ended'] as const
type CheckName = (typeof CHECKS)[number]

export type Entry =
  | { readonly kind: 'choice'; readonly line: number; readonly value: string }
  | { readonly kind: CheckName; readonly line: number; readonly value: unknown }

const KEYS = ['game', 'title', 'rules', 'options', 'position', 'dice', 'play'] as const

/** Reads every scenario of a file; lines of `---` separate them. */
export function readScenarios(text: string): ScenarioFile[] {
  return readSheets(text).map(readScenario)
}

function readScenario(sheet: Sheet): ScenarioFile {
  const line = sheet.line(sheet.root)
  const nodes = sheet.entries(sheet.root, 'a scenario', KEYS)
  return {
    line,
    game: sheet.optionalText(nodes.get('game')),
    title: sheet.text(nodes, 'title', line, 'a scenario without a title'),
    rules: sheet.texts(nodes.get('rules'), '"rules" is a list of rules: [AA-1.1, AA-1.2]'),
    options: sheet.data(nodes.get('options')),
    position: sheet.data(nodes.get('position')),
    dice: sheet.draws(nodes.get('dice'), line),
    play: sheet.items(nodes.get('play'), 'play', line).flatMap(item => readEntry(sheet, item)),
    mistakes: sheet.mistakes,
  }
}

function readEntry(sheet: Sheet, node: Parameters<Sheet['lineOfPlay']>[0]): Entry[] {
  const line = sheet.line(node)
  const choice = sheet.lineOfPlay(node)
  if (choice !== undefined) return [{ kind: 'choice', line, value: choice }]
  const check = sheet.pair(node, CHECKS)
  if (check !== undefined) return [{ ...check, line }]
  sheet.wrong(line, `a line of play is a choice ("A move a1") or one of ${CHECKS.join(', ')}, each on its own`)
  return []
}
