import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Chunk, Course, Experiment, Unit } from '@undercroft/lab'

/** Where the finished units of an experiment are kept until all are there: a line each. */
export class Kept {
  readonly #file: string | undefined
  readonly #head: string

  /** Without a file nothing is kept. */
  constructor(file: string | undefined, experiment: Experiment, version: number) {
    this.#file = file
    const sum = createHash('sha256').update(JSON.stringify({ experiment, version })).digest('hex')
    this.#head = JSON.stringify({ lab: 1, sum })
  }

  /** Takes up what an earlier run has finished, and gives how many units that was. */
  resume(course: Course): number {
    if (this.#file === undefined) return 0
    const [head, ...lines] = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n') : []
    if (head !== this.#head) {
      writeFileSync(this.#file, `${this.#head}\n`)
      return 0
    }
    let units = 0
    for (const line of lines) {
      const kept = unitIn(line)
      if (kept !== undefined && course.take(kept.unit, kept.chunk)) units++
    }
    if (lines.at(-1) !== '') appendFileSync(this.#file, '\n') // the last line was cut off
    return units
  }

  add(unit: Unit, chunk: Chunk): void {
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify({ unit, chunk })}\n`)
  }

  /** Forgets everything: the experiment is complete. */
  end(): void {
    if (this.#file !== undefined) rmSync(this.#file, { force: true })
  }
}

/** A line of the file; nothing, if it was cut off when the machine stopped. */
function unitIn(line: string): { readonly unit: Unit; readonly chunk: Chunk } | undefined {
  try {
    return JSON.parse(line) as { unit: Unit; chunk: Chunk }
  } catch {
    return undefined
  }
}
