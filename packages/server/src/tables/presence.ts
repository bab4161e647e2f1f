import type { Time } from '../store/records.ts'
import type { News, NewsItem } from '../store/store.ts'
import { now, ticks } from '../time.ts'
import type { Desk } from './desk.ts'
import type { Desks } from './desks.ts'
import { seatsOf } from './seats.ts'

const REPEAT_MS = 30_000
/** A node that has been silent for this long is gone, and so are its watchers. */
const FORGET_MS = 75_000
/** The number of tables whose last visitors are remembered. */
const MOST_LEFT = 20_000

/** Nodes tell each other of no more spectators of one table. */
const MOST_SPECTATORS = 100

type Here = Extract<NewsItem, { about: 'here' }>

interface Said {
  readonly persons: readonly string[]
  readonly spectators: readonly string[]
  readonly at: number
}

/** Which seated people watch a table now, at any node. Nodes tell each other; nothing is stored. */
export class Presence {
  readonly #node: string
  readonly #news: News
  readonly #desks: Desks
  readonly #deaf: () => void
  readonly #repeating: NodeJS.Timeout
  /** By table: when each absent person was last present. */
  readonly #left = new Map<string, Map<string, Time>>()
  /** By table: the last message of each node. */
  readonly #said = new Map<string, Map<string, Said>>()

  constructor(node: string, news: News, desks: Desks) {
    this.#node = node
    this.#news = news
    this.#desks = desks
    this.#deaf = news.listen(item => {
      if (item?.about === 'here') this.#hear(item)
    })
    this.#repeating = setInterval(() => this.#repeat(ticks()), REPEAT_MS).unref()
  }

  /** Somebody has come to a table here, or gone, or sat down. */
  changed(desk: Desk): void {
    const watching = new Set([...desk.watchers()].flatMap(({ person }) => person ?? []))
    const sits = (person: string): boolean => seatsOf(desk.record, person).length > 0
    const persons = [...watching].filter(sits).sort()
    const spectators = [...watching].filter(person => !sits(person)).sort()
    const before = this.#own(desk.id)
    const isSame = persons.join() === before?.persons.join() && spectators.join() === before.spectators.join()
    const isNobody = persons.length + spectators.length === 0 && before === undefined
    if (!isSame && !isNobody) this.#tell(desk.id, persons, spectators.slice(0, MOST_SPECTATORS))
  }

  /** Those who look on and do not sit there, at any node. */
  spectatorsAt(table: string): string[] {
    const nodes = [...(this.#said.get(table)?.values() ?? [])]
    return [...new Set(nodes.flatMap(({ spectators }) => spectators))].sort()
  }

  /** When somebody who is not here was last, as far as this node has heard since it began. */
  leftAt(table: string, person: string): Time | 'here' | undefined {
    const nodes = [...(this.#said.get(table)?.values() ?? [])]
    if (nodes.some(({ persons }) => persons.includes(person))) return 'here'
    return this.#left.get(table)?.get(person)
  }

  close(): void {
    clearInterval(this.#repeating)
    for (const table of this.#said.keys()) if (this.#own(table) !== undefined) this.#tell(table, [], [])
    this.#deaf()
  }

  #own(table: string): Said | undefined {
    return this.#said.get(table)?.get(this.#node)
  }

  #tell(table: string, persons: readonly string[], spectators: readonly string[]): void {
    const item: Here = { about: 'here', table, node: this.#node, persons, spectators }
    this.#note(item)
    this.#news.tell(item)
  }

  #hear(item: Here): void {
    if (item.node === this.#node) return
    const isNew = this.#note(item)
    // Whoever has just come does not know who is here.
    const own = this.#own(item.table)
    if (isNew && own !== undefined) {
      const { persons, spectators } = own
      this.#news.tell({ ...item, node: this.#node, persons, spectators })
    }
  }

  /** Gives back true if the message changes anything. */
  #note({ table, node, persons, spectators }: Here): boolean {
    const nodes = this.#said.get(table) ?? new Map<string, Said>()
    const before = nodes.get(node)?.persons ?? []
    this.#noteLeft(
      table,
      before.filter(person => !persons.includes(person)),
    )
    if (persons.length + spectators.length > 0) nodes.set(node, { persons, spectators, at: ticks() })
    else nodes.delete(node)
    if (nodes.size > 0) this.#said.set(table, nodes)
    else this.#said.delete(table)
    this.#show(table)
    return before.join() !== persons.join()
  }

  #noteLeft(table: string, persons: readonly string[]): void {
    const left = this.#left.get(table) ?? new Map<string, Time>()
    for (const person of persons) left.set(person, now())
    if (left.size > 0) this.#left.set(table, left)
    if (this.#left.size <= MOST_LEFT) return
    const [oldest] = this.#left.keys()
    if (oldest !== undefined) this.#left.delete(oldest)
  }

  #show(table: string): void {
    const nodes = [...(this.#said.get(table)?.values() ?? [])]
    this.#desks.seen(table)?.showHere([...new Set(nodes.flatMap(({ persons }) => persons))].sort())
  }

  #repeat(tick: number): void {
    for (const [table, nodes] of this.#said) {
      const own = nodes.get(this.#node)
      if (own !== undefined) this.#tell(table, own.persons, own.spectators)
      for (const [node, { at, persons }] of nodes) {
        if (at >= tick - FORGET_MS) continue
        nodes.delete(node)
        this.#noteLeft(table, persons)
      }
      if (nodes.size === 0) this.#said.delete(table)
      this.#show(table)
    }
  }
}
