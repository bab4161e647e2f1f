import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments, parseDocument } from 'yaml'

/** A value and the line on which it stands. */
export interface Placed<T> {
  readonly line: number
  readonly value: T
}

/** What is wrong on a line. */
export interface Mistake {
  readonly line: number
  readonly message: string
}

/** Reads the documents of a YAML text; lines of `---` separate them. */
export function readSheets(text: string): Sheet[] {
  const lines = new LineCounter()
  const documents = parseAllDocuments(text, { lineCounter: lines })
  if (!Array.isArray(documents)) return [] // an empty stream
  return documents.map(document => new Sheet(document, lines))
}

/** Reads a text that is one document of YAML. */
export function readSheet(text: string): Sheet {
  const lines = new LineCounter()
  return new Sheet(parseDocument(text, { lineCounter: lines }), lines)
}

/** A document of YAML in which every value knows its line. What is wrong with it is gathered, and never thrown. */
export class Sheet {
  readonly #document: Document.Parsed
  readonly #lines: LineCounter
  readonly mistakes: Mistake[] = []

  constructor(document: Document.Parsed, lines: LineCounter) {
    this.#document = document
    this.#lines = lines
    for (const { code, message, linePos } of document.errors) {
      const says = code === 'MULTIPLE_DOCS' ? 'one document belongs here, not several' : message.split('\n')[0]
      this.wrong(linePos?.[0].line ?? 1, says ?? message)
    }
  }

  get root(): Node | null {
    return this.#document.contents
  }

  /** Sorts the values of a set of names; `what` says what such a set is: "a scenario". */
  entries<Key extends string>(node: Node | null, what: string, keys: readonly Key[]): Map<Key, Node | null> {
    const nodes = new Map<Key, Node | null>()
    if (!isMap<Node, Node | null>(node)) {
      this.wrong(this.line(node), `${what} is a set of names (${keys.join(', ')}) with values`)
      return nodes
    }
    for (const { key, value } of node.items) {
      const name = keys.find(each => isScalar(key) && each === key.value)
      if (name === undefined) {
        this.wrong(this.line(key), `there is no "${String(key)}" in ${what} (there is ${keys.join(', ')})`)
      } else {
        nodes.set(name, value)
      }
    }
    return nodes
  }

  /** Gives the items of a list that must be there. */
  items(node: Node | null | undefined, name: string, line: number): readonly (Node | null)[] {
    if (isSeq<Node | null>(node)) return node.items
    this.wrong(node === undefined ? line : this.line(node), `"${name}" is missing or not a list`)
    return []
  }

  /** Gives the only name and value of a set, if its name is one of these. */
  pair<Key extends string>(node: Node | null, keys: readonly Key[]): { kind: Key; value: unknown } | undefined {
    const pair = isMap<Node, Node | null>(node) && node.items.length === 1 ? node.items[0] : undefined
    const kind = keys.find(each => isScalar(pair?.key) && each === pair.key.value)
    return pair === undefined || kind === undefined ? undefined : { kind, value: this.plain(pair.value) }
  }

  /** Gives a line of play as it is written, if this is one. */
  lineOfPlay(node: Node | null): string | undefined {
    return isScalar(node) && typeof node.value === 'string' ? node.value : undefined
  }

  optionalText(node: Node | null | undefined): Placed<string> | undefined {
    if (node === undefined) return undefined
    const value = this.plain(node)
    if (typeof value !== 'string') this.wrong(this.line(node), `a text belongs here, not ${JSON.stringify(value)}`)
    return { line: this.line(node), value: String(value) }
  }

  text(nodes: ReadonlyMap<string, Node | null>, key: string, line: number, otherwise: string): Placed<string> {
    const text = this.optionalText(nodes.get(key))
    if (text === undefined) this.wrong(line, `"${key}" is missing`)
    return text ?? { line, value: otherwise }
  }

  /** Gives a list of texts; `such` says what it looks like. */
  texts(node: Node | null | undefined, such: string): Placed<string>[] {
    if (node === undefined) return []
    if (isSeq<Node | null>(node)) return node.items.flatMap(item => this.optionalText(item) ?? [])
    this.wrong(this.line(node), such)
    return []
  }

  /** Gives draws, counted from 1: a list, or numbers on one line. */
  draws(node: Node | null | undefined, line: number): Placed<readonly number[]> {
    if (node === undefined) return { line, value: [] }
    const given = this.plain(node)
    const value = typeof given === 'string' ? given.trim().split(/\s+/).map(Number) : [given].flat()
    if (value.every(Number.isInteger)) return { line: this.line(node), value: value.map(Number) }
    this.wrong(this.line(node), '"dice" is a list of draws, counted from 1: [4, 4]')
    return { line, value: [] }
  }

  data(node: Node | null | undefined): Placed<unknown> | undefined {
    return node === undefined ? undefined : { line: this.line(node), value: this.plain(node) }
  }

  plain(node: Node | null): unknown {
    return node?.toJS(this.#document)
  }

  line(node: Node | null | undefined): number {
    const start = node?.range?.[0] ?? this.#document.range[0]
    return Math.max(1, this.#lines.linePos(start).line)
  }

  wrong(line: number, message: string): void {
    this.mistakes.push({ line, message })
  }
}
