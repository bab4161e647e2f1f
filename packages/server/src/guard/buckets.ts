import { ticks } from '../time.ts'

export interface Rate {
  /** How many may come at once. */
  readonly burst: number
  /** How many more each second. */
  readonly perSecond: number
}

interface Bucket {
  left: number
  at: number
}

const MOST_BUCKETS = 50_000

/** Token buckets, one for each name: a person, or an address. */
export class Buckets {
  readonly #rate: Rate
  readonly #buckets = new Map<string, Bucket>()

  constructor(rate: Rate) {
    this.#rate = rate
  }

  /** Whether one more may pass now. */
  take(name: string, now: number = ticks()): boolean {
    const { burst, perSecond } = this.#rate
    const bucket = this.#buckets.get(name)
    if (bucket === undefined) {
      this.#makeRoom(now)
      this.#buckets.set(name, { left: burst - 1, at: now })
      return true
    }
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    if (bucket.left < 1) return false
    bucket.left--
    return true
  }

  /** Whether nothing may pass now; takes nothing. */
  isSpent(name: string, now: number = ticks()): boolean {
    const bucket = this.#buckets.get(name)
    return bucket !== undefined && bucket.left + ((now - bucket.at) / 1000) * this.#rate.perSecond < 1
  }

  /** A bucket that is full again need not be remembered; if too many are not, the oldest go. */
  #makeRoom(now: number): void {
    if (this.#buckets.size < MOST_BUCKETS) return
    const { burst, perSecond } = this.#rate
    for (const [name, { left, at }] of this.#buckets) {
      if (left + ((now - at) / 1000) * perSecond >= burst) this.#buckets.delete(name)
    }
    for (const name of this.#buckets.keys()) {
      if (this.#buckets.size < MOST_BUCKETS / 2) return
      this.#buckets.delete(name)
    }
  }
}
