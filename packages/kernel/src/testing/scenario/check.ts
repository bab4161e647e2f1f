import { type Match, narrate, type Seat, type Shape, sayChoice, type Viewer } from '../../index.ts'
import { say, unmet } from '../compare.ts'

type Named = readonly [name: string, wanted: unknown]

/** The lines of a scenario that only look. Each gives what is not as it says. */
export class Checker<T extends Shape> {
  readonly #match: Match<T>
  readonly #names: readonly string[]
  readonly #since: ReadonlyMap<Viewer, number>

  constructor(match: Match<T>, names: readonly string[], since: ReadonlyMap<Viewer, number>) {
    this.#match = match
    this.#names = names
    this.#since = since
  }

  /** Compares a part of the position. */
  expect(value: unknown): string[] {
    return unmet(value, this.#match.game.scene.show(this.#match.state))
  }

  /** Compares a part of what a viewer sees. */
  sees(value: unknown): string[] {
    return this.#each(value, (viewer, name, wanted) =>
      unmet(wanted, this.#match.see(viewer).view).map(problem => `${name} sees: ${problem}`),
    )
  }

  /** Finds lines that a viewer heard since the last choice. */
  told(value: unknown): string[] {
    return this.#each(value, (viewer, name, wanted) => {
      const lines = this.#lines(viewer)
      const heard = lines.length === 0 ? 'nothing' : lines.map(line => `\n    ${line}`).join('')
      return texts(wanted)
        .filter(text => !lines.some(line => line.includes(text)))
        .map(text => `expected ${name} to hear "${text}", found ${heard}`)
    })
  }

  /** Finds lines that a viewer must not have heard since the last choice. */
  untold(value: unknown): string[] {
    return this.#each(value, (viewer, name, wanted) =>
      texts(wanted).flatMap(text => {
        const line = this.#lines(viewer).find(each => each.includes(text))
        return line === undefined ? [] : [`expected ${name} not to hear "${text}", found "${line}"`]
      }),
    )
  }

  /**
   * Compares who is asked, all of them, and verbs that each is offered: `A`, `[A, B]`, `{ A: move }`, `{ A: [move,
   * pass] }`.
   */
  asked(value: unknown): string[] {
    const asks = this.#match.asks()
    const wanted = typeof value === 'string' ? [value] : value
    const named: readonly Named[] = Array.isArray(wanted) ? wanted.map(name => [String(name), []]) : entries(wanted)
    const found = asks.map(ask => this.#name(ask.seat)).sort()
    const names = named.map(([name]) => name).sort()
    if (names.join() !== found.join()) {
      return [`expected ${names.join(', ')} to be asked, found ${found.join(', ') || 'nobody'}`]
    }
    return named.flatMap(([name, verbs]) => {
      const ask = asks.find(each => this.#name(each.seat) === name)
      const offered = new Set<string>(ask?.options.map(option => option[0]))
      if (ask?.form !== undefined) offered.add(ask.form)
      return texts(verbs)
        .filter(verb => !offered.has(verb))
        .map(verb => `expected ${name} to be offered "${verb}", found ${[...offered].join(', ')}`)
    })
  }

  /** Compares how many choices a seat is offered, or which ones; only those of one verb, if it is named. */
  options(value: unknown): string[] {
    const named = entries(value)
    const verb = named.find(([name]) => name === 'verb')?.[1]
    return named
      .filter(([name]) => name !== 'verb')
      .flatMap(([name, wanted]) => {
        const seat = this.#names.indexOf(name)
        if (seat < 0) return [this.#noSeat(name)]
        const options = this.#match.asks(seat).flatMap(ask => ask.options)
        const found = options
          .filter(option => verb === undefined || option[0] === verb)
          .map(option => sayChoice(this.#match.game.words, option))
        return typeof wanted === 'number' ? miscounted(name, wanted, found) : unlisted(name, texts(wanted), found)
      })
  }

  /** Compares how the game ended, or `false` where it has not. */
  ended(value: unknown): string[] {
    const { outcome } = this.#match
    if (value === false) return outcome === undefined ? [] : [`expected no end yet, found the end by ${outcome.by}`]
    if (outcome === undefined) return ['expected the game to have ended, found that it has not']
    const { winners, ...found } = outcome
    return unmet(value, { ...found, winners: winners.map(seat => this.#name(seat)) })
  }

  #lines(viewer: Viewer): string[] {
    const heard = this.#match.heard(viewer, this.#since.get(viewer) ?? 0)
    return heard.map(({ event }) => narrate(this.#match.game, event, this.#names))
  }

  #each(value: unknown, check: (viewer: Viewer, name: string, wanted: unknown) => string[]): string[] {
    return entries(value).flatMap(([name, wanted]) => {
      const seat = this.#names.indexOf(name)
      if (seat < 0 && name !== 'spectator') return [this.#noSeat(name)]
      return check(seat < 0 ? 'spectator' : seat, name, wanted)
    })
  }

  #name(seat: Seat): string {
    return this.#names[seat] ?? String(seat)
  }

  #noSeat(name: string): string {
    return `there is no seat "${name}" (there is ${this.#names.join(', ')})`
  }
}

function miscounted(name: string, wanted: number, found: readonly string[]): string[] {
  if (wanted === found.length) return []
  return [`expected ${name} to be offered ${wanted} choices, found ${found.length}: ${found.join(', ')}`]
}

function unlisted(name: string, wanted: readonly string[], found: readonly string[]): string[] {
  return [
    ...wanted
      .filter(each => !found.includes(each))
      .map(each => `expected ${name} to be offered "${each}", but it is not`),
    ...found.filter(each => !wanted.includes(each)).map(each => `${name} is offered "${each}", which is not expected`),
  ]
}

function entries(value: unknown): Named[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`a set of names with values belongs here, not ${say(value)}`)
  }
  return Object.entries(value)
}

function texts(value: unknown): string[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.map(String) : [String(value)]
}
