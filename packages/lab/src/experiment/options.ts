import { type Game, type House, type OptionValue, readOptions, sayOptions } from '@undercroft/kernel'
import type { Sheet } from '@undercroft/kernel/sheet'
import { isMap, isScalar, isSeq, type Node } from 'yaml'
import type { Arm } from './experiment.ts'

/** An option, and the values that it takes one after the other. */
export interface Given {
  readonly name: string
  readonly values: readonly OptionValue[]
  readonly line: number
}

type Values = { readonly [name: string]: OptionValue }

/** Reads a game's options from an experiment. */
export class OptionReader {
  readonly #sheet: Sheet
  readonly #game: Game

  constructor(sheet: Sheet, game: Game) {
    this.#sheet = sheet
    this.#game = game
  }

  /** Reads options; lists only where every combination is meant. */
  read(node: Node | null | undefined, field: string, lists: boolean): Given[] {
    const sheet = this.#sheet
    if (node === undefined) return []
    if (!isMap<Node, Node | null>(node)) {
      sheet.wrong(sheet.line(node), `${field}: a set of names with values belongs here`)
      return []
    }
    return node.items.map(({ key, value }) => {
      const name = isScalar(key) ? String(key.value) : ''
      const line = sheet.line(value ?? key)
      const plain = sheet.plain(value)
      const values = (isSeq(value) && lists ? plain : [plain]) as OptionValue[]
      if (values.length === 0) sheet.wrong(line, `${field}.${name}: the list is empty`)
      for (const each of values) this.#check({ [name]: each }, field, line)
      return { name, values, line }
    })
  }

  /** Reads new values for the game's content, by their ids. */
  content(node: Node | null | undefined, field: string): House {
    const sheet = this.#sheet
    if (node === undefined) return {}
    if (!isMap<Node, Node | null>(node)) {
      sheet.wrong(sheet.line(node), `${field}: a set of ids with values belongs here ("lab tunables" lists them)`)
      return {}
    }
    const house: Record<string, number | string> = {}
    for (const { key, value } of node.items) {
      const id = isScalar(key) ? String(key.value) : ''
      house[id] = sheet.plain(value) as number | string
      this.#check({ house: { [id]: house[id] } }, field, sheet.line(value ?? key))
    }
    return house
  }

  #check(given: object, field: string, line: number): void {
    const read = readOptions(this.#game.options, given)
    if (!read.ok) for (const problem of read.error) this.#sheet.wrong(line, `${field}: ${problem}`)
  }

  /** Fills in all other options, as they are where bots play among themselves. */
  settled(given: Values, line: number): Arm['options'] {
    const read = readOptions(this.#game.options, given)
    if (read.ok) return (this.#game.settle?.(read.value as object, false) ?? read.value) as Arm['options']
    const isSaid = this.#sheet.mistakes.length > 0 // each option was looked at before
    if (!isSaid) for (const problem of read.error) this.#sheet.wrong(line, `options: ${problem}`)
    const usual = readOptions(this.#game.options, {})
    return (usual.ok ? usual.value : {}) as Arm['options']
  }
}

/** One value of each option, and what tells it from other combinations. */
export interface Combination {
  readonly name: string
  readonly values: Values
}

/** Every combination of the values: the last option changes fastest. */
export function combinationsOf(given: readonly Pick<Given, 'name' | 'values'>[]): Combination[] {
  const listed = given.filter(({ values }) => values.length > 1).map(({ name }) => name)
  const all = given.reduce<Values[]>(
    (sets, { name, values }) => sets.flatMap(set => values.map(value => ({ ...set, [name]: value }))),
    [{}],
  )
  return all.map(values => ({
    name: sayOptions(Object.fromEntries(Object.entries(values).filter(([name]) => listed.includes(name)))).join(', '),
    values,
  }))
}
