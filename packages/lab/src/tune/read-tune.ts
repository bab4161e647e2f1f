import { type Game, type Tunable, tunablesOf } from '@undercroft/kernel'
import type { Sheet } from '@undercroft/kernel/sheet'
import { isMap, isScalar, type Node } from 'yaml'
import { type Group, LARGEST } from '../experiment/experiment.ts'
import { MEASURES } from '../measure/measures.ts'
import { type Goal, type Move, type Tune, USUAL_BUDGET } from './tune.ts'
import { whyNever } from './wanted.ts'

type Nodes = ReadonlyMap<string, Node | null>

/** The measures that a goal may name: all, and the middle of lengths. */
const KNOWN = [...Object.keys(MEASURES), 'rounds.median', 'answers.median']

/** Reads what `lab tune` needs; nothing, if the file has neither a goal nor values that may move. */
export function tuneOf(sheet: Sheet, nodes: Nodes, game: Game, groups: readonly Group[]): Tune | undefined {
  const [goal, tune] = [nodes.get('goal'), nodes.get('tune')]
  if (goal === undefined && tune === undefined) {
    if (nodes.has('budget')) sheet.wrong(sheet.line(nodes.get('budget')), 'budget: this needs a goal')
    return undefined
  }
  if (goal === undefined) sheet.wrong(sheet.line(tune), 'goal: this is missing, because there is "tune"')
  if (tune === undefined) sheet.wrong(sheet.line(goal), 'tune: this is missing, because there is a "goal"')
  const [{ arms } = { arms: [] }] = groups
  if (arms.length > 1) {
    sheet.wrong(sheet.line(nodes.get('arms')), `arms: "goal" and "tune" are for one arm, but there are ${arms.length}`)
  }
  return {
    goals: entriesOf(sheet, goal, 'goal').flatMap(entry => goalIn(sheet, entry, game, groups)),
    moves: entriesOf(sheet, tune, 'tune').flatMap(entry => moveIn(sheet, entry, tunablesOf(game.options))),
    budget: budgetOf(sheet, nodes),
  }
}

interface Entry {
  readonly name: string
  readonly value: unknown
  readonly line: number
}

function entriesOf(sheet: Sheet, node: Node | null | undefined, field: string): Entry[] {
  if (node === undefined) return []
  if (!isMap<Node, Node | null>(node) || node.items.length === 0) {
    sheet.wrong(sheet.line(node), `${field}: a set of names with values belongs here`)
    return []
  }
  return node.items.map(({ key, value }) => ({
    name: isScalar(key) ? String(key.value) : '',
    value: sheet.plain(value),
    line: sheet.line(value ?? key),
  }))
}

function goalIn(sheet: Sheet, { name, value, line }: Entry, game: Game, groups: readonly Group[]): Goal[] {
  const [id = '', ...rest] = name.split(':')
  if (!KNOWN.includes(id)) {
    sheet.wrong(line, `goal.${name}: there is no measure "${id}" (there is ${KNOWN.join(', ')})`)
    return []
  }
  const ends = typeof value === 'number' ? [value, value] : value
  if (!isRange(ends)) {
    sheet.wrong(line, `goal.${name}: a number or two of them, the smaller one first, belong here: [0.8, 1.25]`)
    return []
  }
  const of = rest.length === 0 ? undefined : rest.join(':')
  const why = whyNever(game, groups, id, of)
  if (why !== undefined) sheet.wrong(line, `goal.${name}: ${why}`)
  return [{ id, ...(of === undefined ? {} : { of }), from: ends[0], to: ends[1] }]
}

function moveIn(sheet: Sheet, { name, value, line }: Entry, tunables: readonly Tunable[]): Move[] {
  const tunable = tunables.find(({ id }) => id === name)
  if (tunable === undefined) {
    sheet.wrong(line, `tune.${name}: there is nothing to set called "${name}" ("lab tunables" lists them)`)
    return []
  }
  if ('of' in tunable) {
    const words = Array.isArray(value) ? value : []
    if (words.length > 0 && words.every(word => tunable.of.includes(word))) {
      return [{ id: name, value: tunable.value, of: words as string[] }]
    }
    sheet.wrong(line, `tune.${name}: a list of some of ${tunable.of.join(', ')} belongs here`)
    return []
  }
  const { min, max } = tunable
  if (isRange(value) && value.every(each => Number.isInteger(each) && each >= min && each <= max)) {
    return [{ id: name, value: tunable.value, from: value[0], to: value[1] }]
  }
  sheet.wrong(line, `tune.${name}: two whole numbers from ${min} to ${max}, the smaller one first, belong here`)
  return []
}

function budgetOf(sheet: Sheet, nodes: Nodes): number {
  const given = sheet.data(nodes.get('budget'))
  if (given === undefined) return USUAL_BUDGET
  const { value, line } = given
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LARGEST) return value
  sheet.wrong(line, `budget: a whole number of games from 1 to ${LARGEST} belongs here, not ${JSON.stringify(value)}`)
  return USUAL_BUDGET
}

function isRange(value: unknown): value is [number, number] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === 'number' &&
    typeof value[1] === 'number' &&
    value[0] <= value[1]
  )
}
