import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from 'yaml'

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

interface Placed<T> {
  readonly line: number
  readonly value: T
}

export interface Mistake {
  readonly line: number
  readonly message: string
}

/** A line of play: a choice in its notation, or one of these. */
const CHECKS = ['expect', 'options', 'told', 'untold', 'sees', 'asked', 'undo', 'ended'] as const
type CheckName = (typeof CHECKS)[number]

export type Entry =
  | { readonly kind: 'choice'; readonly line: number; readonly value: string }
  | { readonly kind: CheckName; readonly line: number; readonly value: unknown }

const KEYS = ['game', 'title', 'rules', 'options', 'position', 'dice', 'play'] as const
type Key = (typeof KEYS)[number]

/** Reads every scenario of a file; lines of `---` separate them. */
export function readScenarios(text: string): ScenarioFile[] {
  const lines = new LineCounter()
  const documents = parseAllDocuments(text, { lineCounter: lines })
  if (!Array.isArray(documents)) return [] // an empty stream
  return documents.map(document => new Reader(document, lines).scenario())
}

class Reader {
  readonly #document: Document.Parsed
  readonly #lines: LineCounter
  readonly #mistakes: Mistake[] = []

  constructor(document: Document.Parsed, lines: LineCounter) {
    this.#document = document
    this.#lines = lines
    for (const { message, linePos } of document.errors) {
      this.#wrong(linePos?.[0].line ?? 1, message.split('\n')[0] ?? message)
    }
  }

  scenario(): ScenarioFile {
    const root = this.#document.contents
    const line = this.#line(root)
    const nodes = this.#entries(root)
    return {
      line,
      game: this.#optionalText(nodes.get('game')),
      title: this.#optionalText(nodes.get('title')) ?? this.#missing(line, 'title', 'a scenario without a title'),
      rules: this.#texts(nodes.get('rules')),
      options: this.#data(nodes.get('options')),
      position: this.#data(nodes.get('position')),
      dice: this.#numbers(nodes.get('dice'), line),
      play: this.#play(nodes.get('play'), line),
      mistakes: this.#mistakes,
    }
  }

  #entries(root: Node | null): Map<Key, Node | null> {
    const nodes = new Map<Key, Node | null>()
    if (!isMap<Node, Node | null>(root)) {
      this.#wrong(this.#line(root), `a scenario is a set of names (${KEYS.join(', ')}) with values`)
      return nodes
    }
    for (const { key, value } of root.items) {
      const name = KEYS.find(each => isScalar(key) && each === key.value)
      if (name === undefined) {
        this.#wrong(this.#line(key), `there is no "${String(key)}" in a scenario (there is ${KEYS.join(', ')})`)
      } else {
        nodes.set(name, value)
      }
    }
    return nodes
  }

  #play(node: Node | null | undefined, line: number): Entry[] {
    if (!isSeq<Node | null>(node)) {
      this.#wrong(node === undefined ? line : this.#line(node), '"play" is missing or not a list')
      return []
    }
    return node.items.flatMap(item => this.#entry(item))
  }

  #entry(node: Node | null): Entry[] {
    const line = this.#line(node)
    if (isScalar(node) && typeof node.value === 'string') return [{ kind: 'choice', line, value: node.value }]
    const pair = isMap<Node, Node | null>(node) && node.items.length === 1 ? node.items[0] : undefined
    const kind = CHECKS.find(each => isScalar(pair?.key) && each === pair.key.value)
    if (pair === undefined || kind === undefined) {
      this.#wrong(line, `a line of play is a choice ("A move a1") or one of ${CHECKS.join(', ')}, each on its own`)
      return []
    }
    return [{ kind, line, value: this.#plain(pair.value) }]
  }

  #optionalText(node: Node | null | undefined): Placed<string> | undefined {
    if (node === undefined) return undefined
    const value = this.#plain(node)
    if (typeof value !== 'string') this.#wrong(this.#line(node), `a text belongs here, not ${JSON.stringify(value)}`)
    return { line: this.#line(node), value: String(value) }
  }

  #texts(node: Node | null | undefined): Placed<string>[] {
    if (node === undefined) return []
    if (isSeq<Node | null>(node)) return node.items.flatMap(item => this.#optionalText(item) ?? [])
    this.#wrong(this.#line(node), '"rules" is a list of rules: [AA-1.1, AA-1.2]')
    return []
  }

  #numbers(node: Node | null | undefined, line: number): Placed<readonly number[]> {
    if (node === undefined) return { line, value: [] }
    const value = this.#plain(node)
    if (Array.isArray(value) && value.every(each => Number.isInteger(each))) return { line: this.#line(node), value }
    this.#wrong(this.#line(node), '"dice" is a list of draws, counted from 1: [4, 4]')
    return { line, value: [] }
  }

  #data(node: Node | null | undefined): Placed<unknown> | undefined {
    return node === undefined ? undefined : { line: this.#line(node), value: this.#plain(node) }
  }

  #missing(line: number, key: Key, value: string): Placed<string> {
    this.#wrong(line, `"${key}" is missing`)
    return { line, value }
  }

  #plain(node: Node | null): unknown {
    return node?.toJS(this.#document)
  }

  #line(node: Node | null | undefined): number {
    const start = node?.range?.[0] ?? this.#document.range[0]
    return Math.max(1, this.#lines.linePos(start).line)
  }

  #wrong(line: number, message: string): void {
    this.#mistakes.push({ line, message })
  }
}
