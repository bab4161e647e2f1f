import type { IncomingHttpHeaders } from 'node:http'
import type { Problem } from '../problem.ts'

/**
 * The version of requests and messages. It rises when a client of the new one could not talk to a node of the old one, and each
 * node still understands the one before: while nodes are renewed one by one, old pages go on and new ones find a new node.
 */
export const SPEAKS = { now: 2, since: 1 } as const

/** Programs that say nothing speak what is understood longest. */
const HEADER = 'undercroft-speaks'

/** What keeps a client of another version from being understood here. */
export function misunderstood(speaks: string | undefined): Problem | undefined {
  const version = speaks === undefined ? SPEAKS.since : Number(speaks)
  if (version > SPEAKS.now)
    return { code: 'renewing', message: 'this node is older than you are: try again, others are renewed' }
  if (version < SPEAKS.since) return { code: 'outdated', message: 'this is a newer Undercroft: load the page anew' }
  return undefined
}

export function speechOf(headers: IncomingHttpHeaders): string | undefined {
  const said = headers[HEADER]
  return typeof said === 'string' ? said : undefined
}
