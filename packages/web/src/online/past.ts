import type { Game } from '@undercroft/kernel'
import { TableHost } from '../table/host/host.ts'
import type { Snapshot } from '../table/protocol.ts'
import type { OpenState } from '../table/source.ts'
import { callText } from './api.ts'
import { checkSeal } from './seals.ts'
import { tableCardOf } from './snapshot.ts'
import type { OnlineCard } from './wire.ts'

export const NO_RECORD = 'This game could not be fetched. Try again in a moment.'

/** How often the record is requested, and how long the first pause in between is: the line may be back in a moment. */
const TRIES = 4
const FIRST_WAIT = 500

/** When a game is over, its record gives every position through all eyes. */
export class Past {
  readonly #table: string
  #host: TableHost | undefined
  #record: Promise<void> | undefined

  constructor(table: string) {
    this.#table = table
  }

  /** Undefined until the record has arrived. */
  get host(): TableHost | undefined {
    return this.#host
  }

  /** Requests the record once for all who want it. After a failure the next one who wants it requests it again. */
  async fetch(card: OnlineCard | undefined, game: Game | undefined, onOpen: (host: TableHost) => void): Promise<void> {
    if (this.#host !== undefined || card?.status !== 'over' || game === undefined) return
    this.#record ??= this.#open(card, game, onOpen)
    await this.#record
    this.#record = undefined
  }

  async #open(card: OnlineCard, game: Game, onOpen: (host: TableHost) => void): Promise<void> {
    const text = await this.#text()
    if (text === undefined) return
    const book = { id: this.#table, record: text, secret: card.seal.secret ?? '' }
    const opened = TableHost.open(game, tableCardOf(card), book)
    if (!opened.ok) return
    this.#host = opened.value
    onOpen(opened.value)
  }

  async #text(): Promise<string | undefined> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (tries > 0) await new Promise(next => setTimeout(next, FIRST_WAIT * 2 ** tries))
      const text = await callText(`/api/tables/${this.#table}/record`)
      if (text !== undefined) return text
    }
    return undefined
  }

  /** Checks every draw here, by the record, and that the seal is the one that was shown at the start. */
  verify(card: OnlineCard | undefined, me: string | undefined): OpenState['verified'] {
    const report = this.#host?.verify()
    if (report?.kind !== 'verified' || card === undefined) {
      return { ok: false, message: NO_RECORD }
    }
    if (!report.ok) return report
    const seal = checkSeal(card, me, this.#host?.text() ?? '')
    return seal.ok ? { ok: true, message: `${report.message} ${seal.message}` } : seal
  }

  /** The end, with the names and the seal as the server says them. */
  snapshot(card: OnlineCard): Snapshot | undefined {
    return this.#host && { ...this.#host.snapshot([], false), card: tableCardOf(card), seal: card.seal }
  }
}
