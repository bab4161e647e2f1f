import { type ChildProcess, fork } from 'node:child_process'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Contestant, type Round, type Runner, sayContestant } from './contest.ts'

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url))
/** The checkout that this file belongs to. */
export const HERE = fileURLToPath(new URL('../../', import.meta.url))

/** The program that plays a contestant's rounds, in a checkout. */
export function childIn(checkout: string): string {
  return join(checkout, relative(HERE, CHILD))
}

/** Holds the processes of the contestants, and ends them together. */
export class Processes {
  readonly #children = new Set<ChildProcess>()

  /** Starts a contestant as it is in a checkout. */
  start(contestant: Contestant, checkout = HERE): Runner {
    const child = fork(childIn(checkout), [JSON.stringify(contestant)], { execArgv: [] })
    this.#children.add(child)
    const ready = nextMessage(child, contestant)
    ready.catch(() => {}) // whoever waits for the first round hears of it
    return {
      async round(ms) {
        await ready
        const played = nextMessage(child, contestant)
        child.send({ ms })
        return (await played) as Round
      },
      end: () => {
        this.#children.delete(child)
        child.kill()
      },
    }
  }

  end(): void {
    for (const child of this.#children) child.kill()
    this.#children.clear()
  }
}

function nextMessage(child: ChildProcess, contestant: Contestant): Promise<unknown> {
  return new Promise((done, failed) => {
    const heard = (message: unknown) => {
      child.off('exit', ended)
      done(message)
    }
    const ended = () => {
      child.off('message', heard)
      failed(new Error(`${sayContestant(contestant)} has ended before its round did`))
    }
    child.once('message', heard)
    child.once('exit', ended)
  })
}
