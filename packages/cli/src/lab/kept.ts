import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Course, Experiment, SavedCourse } from '@undercroft/lab'
import type { Finished, Versions } from './work.ts'

/** What identifies an experiment with a game: what was played of another one is of no use. */
export function sumOf(experiment: Experiment, versions: Versions): string {
  return createHash('sha256').update(JSON.stringify({ experiment, versions })).digest('hex')
}

/** So many units stand in the file before they are added up. */
const MOST_LINES = 64

type Line = { readonly saved: SavedCourse } | Pick<Finished, 'unit' | 'chunk'>

/**
 * Where the finished units of an experiment are kept until all are there: what they add up to, and a line for each that
 * came since. So the file does not grow with the number of games.
 */
export class Kept {
  readonly #file: string | undefined
  readonly #head: string
  readonly #course: Course
  #lines = 0

  /** Without a file nothing is kept. */
  constructor(file: string | undefined, sum: string, course: Course) {
    this.#file = file
    this.#head = JSON.stringify({ lab: 3, sum })
    this.#course = course
  }

  /** Takes up what an earlier run has finished, and says whether there was something. */
  resume(): boolean {
    if (this.#file === undefined) return false
    const [head, ...lines] = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n') : []
    if (head !== this.#head) {
      this.begin()
      return false
    }
    for (const text of lines) {
      const line = read(text)
      if (line === undefined) continue
      if ('saved' in line) this.#course.load(line.saved)
      else this.#course.take(line.unit, line.chunk)
      this.#lines++
    }
    if (lines.at(-1) !== '') appendFileSync(this.#file, '\n') // the last line was cut off
    return this.#lines > 0
  }

  /** Begins anew. */
  begin(): void {
    if (this.#file !== undefined) writeFileSync(this.#file, `${this.#head}\n`)
    this.#lines = 0
  }

  /** Keeps a unit that the course is about to take. */
  add({ unit, chunk }: Finished): void {
    if (this.#file === undefined) return
    if (this.#lines >= MOST_LINES) this.#gather(this.#file)
    appendFileSync(this.#file, `${JSON.stringify({ unit, chunk })}\n`)
    this.#lines++
  }

  /** Forgets everything: the experiment is complete. */
  end(): void {
    if (this.#file !== undefined) rmSync(this.#file, { force: true })
  }

  /** Writes what the units add up to instead of them. There is a whole file at every moment. */
  #gather(file: string): void {
    writeFileSync(`${file}.new`, `${this.#head}\n${JSON.stringify({ saved: this.#course.save() })}\n`)
    renameSync(`${file}.new`, file)
    this.#lines = 1
  }
}

/** A line of the file; nothing, if it was cut off when the machine stopped. */
function read(line: string): Line | undefined {
  try {
    return JSON.parse(line) as Line
  } catch {
    return undefined
  }
}
