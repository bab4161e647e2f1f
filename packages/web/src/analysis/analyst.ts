import { analysisOf, type Glimpse, joinGlimpses } from '@undercroft/bots'
import type { AnalysisJob, FromAnalysis } from './analysis-worker.ts'
import type { Known, Looking } from './store.ts'

/** How often each position is played on in each pass: few times at first to have a curve soon, then as often as is usual. */
export const PASSES = [4, 24, 48, 96, 192, 384, 768, 1536, 3072] as const

/** The pass that goes beyond so many rounds; none after the last. */
export function nextPass(done: number): number | undefined {
  return PASSES.find(rounds => rounds > done)
}

/** What would have been better is looked for from this pass on. */
const USUAL = 24

/** What an analyst needs of a worker. */
export interface Hand {
  postMessage(job: AnalysisJob): void
  terminate(): void
}

/** Starts a worker, which is heard until it is ended. */
export type Hire = (hear: (report: FromAnalysis) => void) => Hand

/** Looks at a finished game with several workers, deeper and deeper until it is told to stop, and goes on where it was. */
export class Analyst {
  readonly text: string
  readonly #known: Known
  readonly #hire: Hire
  readonly #most: number
  #hands: readonly Hand[] = []
  #glimpses: (Glimpse | undefined)[] = []
  #waiting = 0
  /** For how many rounds turning points have been found, and for how many they are looked for. */
  #turned = 0
  #turning = 0

  constructor(text: string, known: Known, hire: Hire, most: number) {
    this.text = text
    this.#known = known
    this.#hire = hire
    this.#most = most
  }

  go(): void {
    const { failed: _, by, ...known } = this.#known.get()
    if (this.#hands.length > 0 || this.#aim === undefined) return
    if (by === 'server') this.#turned = known.found?.rounds ?? 0
    this.#known.set({ ...known, isRunning: true })
    this.#waiting = this.#most
    const hands: Hand[] = []
    for (let share = 0; share < this.#most; share++) {
      hands.push(this.#hire(report => this.#hands.includes(hands[share] as Hand) && this.#hear(report)))
    }
    this.#hands = hands
    for (const hand of hands) hand.postMessage({ kind: 'open', text: this.text })
  }

  /** What has been found is kept. */
  stop(): void {
    if (this.#hands.length === 0) return
    this.#end()
    this.#tell({ isRunning: false })
  }

  #end(): void {
    for (const hand of this.#hands) hand.terminate()
    this.#hands = []
  }

  #hear(report: FromAnalysis): void {
    if (report.kind === 'failed') {
      this.#end()
      this.#known.set({ ...this.#known.get(), isRunning: false, failed: report.message })
    } else if (report.kind === 'turned') {
      this.#turned = this.#turning
      const { found } = this.#known.get()
      if (found !== undefined) this.#known.set({ ...this.#known.get(), found: { ...found, turnings: report.turnings } })
      if (this.#aim === undefined) this.stop()
    } else if (report.kind === 'glimpses') {
      for (const each of report.glimpses) this.#glimpses[each.step] = joinGlimpses(this.#glimpses[each.step], each)
      this.#known.set({ ...this.#known.get(), ...this.#progress() })
    } else {
      if (report.kind === 'opened' && this.#glimpses.length === 0) {
        this.#glimpses = Array.from({ length: report.steps + 1 }, () => undefined)
      }
      if (--this.#waiting === 0) this.#pass(report.kind === 'looked')
    }
  }

  /** Begins the next pass, when all have come to the end of the one before. */
  #pass(isLooked: boolean): void {
    if (isLooked) this.#tell({})
    const [first] = this.#hands
    const { found } = this.#known.get()
    const rounds = found?.rounds ?? 0
    if (found !== undefined && rounds >= USUAL && this.#turned < rounds) {
      this.#turning = rounds
      first?.postMessage({ kind: 'turn', changes: found.changes, knew: found.knew, rounds })
    }
    const to = this.#aim
    if (to === undefined) return
    this.#waiting = this.#hands.length
    const from = this.#glimpses.map(each => each?.rounds ?? 0)
    for (const [share, hand] of this.#hands.entries()) {
      hand.postMessage({ kind: 'look', from, to, share, of: this.#hands.length })
    }
  }

  /** The next pass that is not done everywhere, and goes beyond what is known. */
  get #aim(): number | undefined {
    return nextPass(Math.max(this.#least, this.#known.get().found?.rounds ?? 0))
  }

  get #least(): number {
    return Math.min(...this.#glimpses.map(each => each?.rounds ?? 0), this.#glimpses.length === 0 ? 0 : Infinity)
  }

  #progress(): Pick<Looking, 'aim' | 'part'> {
    const aim = this.#aim ?? this.#least
    const done = this.#glimpses.filter(each => (each?.rounds ?? 0) >= aim).length
    return { aim, part: done / Math.max(1, this.#glimpses.length) }
  }

  /** Puts together what there is, once something is known of every answer. */
  #tell(more: Partial<Looking>): void {
    const { found: before, ...known } = this.#known.get()
    const glimpses = this.#glimpses.flatMap(each => each ?? [])
    const isDeeper = this.#least >= (before?.rounds ?? 0)
    const isWhole = isDeeper && glimpses.length > 0 && glimpses.length === this.#glimpses.length
    const found = isWhole ? { ...analysisOf(glimpses), turnings: before?.turnings ?? [], rounds: this.#least } : before
    this.#known.set({ ...known, ...this.#progress(), ...more, ...(found && { found }) })
  }
}
