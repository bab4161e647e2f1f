import { createHash, timingSafeEqual } from 'node:crypto'
import { fail, ok, type Result } from '@undercroft/kernel'
import type { Buckets } from '../guard/buckets.ts'
import { type Problem, problem } from '../problem.ts'

/** Somebody who may run the server by its admin pages. */
export interface OperatorKey {
  readonly name: string
  readonly key: string
}

const SHORTEST = 20

/** Keys as a setting has them: `KEY`, or several with the names of those who have them, `ada=KEY bob=KEY`. */
export function readKeys(text: string | undefined): Result<readonly OperatorKey[], string> {
  const words = (text ?? '').split(/\s+/).filter(word => word !== '')
  const keys = words.map(word => {
    const at = word.indexOf('=')
    return at < 0 ? { name: 'operator', key: word } : { name: word.slice(0, at), key: word.slice(at + 1) }
  })
  for (const { name, key } of keys) {
    if (!/^[\w.-]{1,40}$/.test(name)) return fail(`an operator's name has letters, digits, . _ and -, not "${name}"`)
    if (!/^[\w.~-]+$/.test(key)) return fail(`the key of ${name} has characters besides letters, digits, . _ ~ and -`)
    if (key.length < SHORTEST) return fail(`the key of ${name} is too short: it has at least ${SHORTEST} characters`)
  }
  if (new Set(keys.map(({ name }) => name)).size < keys.length) return fail('two operators have the same name')
  return ok(keys)
}

/** The door to the admin routes. It takes as long for a wrong key as for the right one, and not many wrong ones. */
export class OperatorDoor {
  readonly #keys: readonly { readonly name: string; readonly hash: Buffer }[]
  readonly #tries: Buckets

  constructor(keys: readonly OperatorKey[], tries: Buckets) {
    this.#keys = keys.map(({ name, key }) => ({ name, hash: hashOf(key) }))
    this.#tries = tries
  }

  get isThere(): boolean {
    return this.#keys.length > 0
  }

  /** The name of whose key it is. */
  enter(authorization: string | undefined, address: string): Result<string, Problem> {
    if (this.#tries.isSpent(address)) return problem('too-many', 'too many wrong keys from your address: wait')
    const given = hashOf(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '')
    const fitting = this.#keys.filter(({ hash }) => timingSafeEqual(hash, given)) // all are tried, whichever fits
    const [found] = fitting
    if (found !== undefined) return ok(found.name)
    this.#tries.take(address)
    return problem('unknown', 'this is not the key of an operator')
  }
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
