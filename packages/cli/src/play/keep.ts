import { writeFileSync } from 'node:fs'
import { type Match, type RecordHead, type Shape, writeRecord } from '@undercroft/kernel'
import { CommandError } from '../command.ts'
import { whyNot } from '../files.ts'

/** Writes a game's record to files, and never over one that was there before. */
export class Keeper {
  readonly #match: Match<Shape>
  readonly #head: RecordHead
  readonly #own = new Set<string>()

  constructor(match: Match<Shape>, head: RecordHead) {
    this.#match = match
    this.#head = head
  }

  save(file: string): void {
    try {
      writeFileSync(file, writeRecord(this.#match, this.#head), { flag: this.#own.has(file) ? 'w' : 'wx' })
      this.#own.add(file)
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EEXIST'
      throw new CommandError(`${file}: ${taken ? 'this file is there already, name another' : whyNot(error)}`)
    }
  }

  /** What was saved, in one line. */
  told(file: string): string {
    const steps = this.#match.steps.length
    const over = this.#match.outcome === undefined ? 'the game so far' : 'the whole game'
    return `saved ${over} (${steps} steps) to ${file}`
  }
}
