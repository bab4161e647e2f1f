import type { Time } from './records.ts'
import type { Leases } from './store.ts'

/** So many may have run out before they are cleared away. */
const MOST_OLD = 1000

/** Leases within one process: whoever held one before is gone with it, and nobody waits until theirs run out. */
export class LocalLeases implements Leases {
  readonly #held = new Map<string, { readonly node: string; readonly until: Time }>()
  #clearAt = MOST_OLD

  async claim(work: string, node: string, now: Time, until: Time): Promise<boolean> {
    const held = this.#held.get(work)
    if (held !== undefined && held.until > now && held.node !== node) return false
    if (this.#held.size >= this.#clearAt) this.#clear(now)
    this.#held.set(work, { node, until })
    return true
  }

  async release(work: string, node: string): Promise<void> {
    if (this.#held.get(work)?.node === node) this.#held.delete(work)
  }

  #clear(now: Time): void {
    for (const [work, { until }] of this.#held) if (until <= now) this.#held.delete(work)
    this.#clearAt = this.#held.size + MOST_OLD
  }
}
