import type { Game } from '@undercroft/kernel'
import { TableHost } from '../table/host/host.ts'
import type { Snapshot } from '../table/protocol.ts'
import type { OpenState } from '../table/source.ts'
import { callText } from './api.ts'
import { checkSeal } from './seals.ts'
import { tableCardOf } from './snapshot.ts'
import type { OnlineCard } from './wire.ts'

/** When a game is over, its record gives every position through all eyes. */
export class Past {
  readonly #table: string
  #host: TableHost | undefined
  #record: Promise<void> | undefined

  constructor(table: string) {
    this.#table = table
  }

  /** None before the record is here. */
  get host(): TableHost | undefined {
    return this.#host
  }

  /** Asks for the record once, however often it is wanted. */
  fetch(card: OnlineCard | undefined, game: Game | undefined, onOpen: (host: TableHost) => void): Promise<void> {
    this.#record ??= (async () => {
      const text = card?.status === 'over' ? await callText(`/api/tables/${this.#table}/record`) : undefined
      if (card === undefined || game === undefined || text === undefined) return
      const book = { id: this.#table, record: text, secret: card.seal.secret ?? '' }
      const opened = TableHost.open(game, tableCardOf(card), book)
      if (!opened.ok) return
      this.#host = opened.value
      onOpen(opened.value)
    })()
    return this.#record
  }

  /** Checks every draw here, by the record, and that the seal is the one that was shown at the start. */
  verify(card: OnlineCard | undefined): OpenState['verified'] {
    const report = this.#host?.verify()
    if (report?.kind !== 'verified' || card === undefined) {
      return { ok: false, message: 'The record of this game could not be had.' }
    }
    const wrong = report.ok ? checkSeal(card, this.#host?.text() ?? '') : undefined
    return wrong === undefined ? report : { ok: false, message: wrong }
  }

  /** The end, with the names and the seal as the server says them. */
  snapshot(card: OnlineCard): Snapshot | undefined {
    return this.#host && { ...this.#host.snapshot([], false), card: tableCardOf(card), seal: card.seal }
  }
}
