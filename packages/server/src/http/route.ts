import type { IncomingHttpHeaders } from 'node:http'
import type { Result } from '@undercroft/kernel'
import type { z } from 'zod'
import type { Operator } from '../admin/admin.ts'
import type { Known } from '../guard/identity.ts'
import type { RateName } from '../guard/limits.ts'
import type { Problem } from '../problem.ts'
import type { Person } from '../store/records.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** What comes with a request, read by the route's schemas. */
export interface Call<P, Q, B> {
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly headers: IncomingHttpHeaders
  setCookie(cookie: string): void
  /** Whose key it is, at a route for operators. */
  readonly operator?: Operator | undefined
}

interface Described {
  readonly method: Method
  /** As `/api/tables/:table`. */
  readonly path: string
  readonly tag: string
  readonly summary: string
  /** What stands in the answer; for the documentation. */
  readonly answer?: z.ZodType
  /** The answer is text of this type, not JSON. */
  readonly text?: string
  /** A limit beside those that all requests have. */
  readonly rate?: RateName
  /** Also for those who are banned. */
  readonly evenBanned?: true
}

export interface Route extends Described {
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Whether the route needs a signed-in person, or the key of an operator. */
  readonly who: 'anyone' | 'person' | 'operator'
  run(call: Call<unknown, unknown, unknown>, known: Known | undefined): Promise<Result<unknown, Problem>>
}

type Schema = z.ZodType | undefined
type Read<S extends Schema> = S extends z.ZodType ? z.infer<S> : undefined

interface Spec<P extends Schema, Q extends Schema, B extends Schema> extends Described {
  readonly params?: P
  readonly query?: Q
  readonly body?: B
}

/** A route for anybody. */
export function open<P extends Schema = undefined, Q extends Schema = undefined, B extends Schema = undefined>(
  spec: Spec<P, Q, B> & {
    run(call: Call<Read<P>, Read<Q>, Read<B>>, known: Known | undefined): Promise<Result<unknown, Problem>>
  },
): Route {
  return { ...(spec as unknown as Route), who: 'anyone' }
}

/** A route for a signed-in person. */
export function named<P extends Schema = undefined, Q extends Schema = undefined, B extends Schema = undefined>(
  spec: Spec<P, Q, B> & {
    run(call: Call<Read<P>, Read<Q>, Read<B>>, person: Person, known: Known): Promise<Result<unknown, Problem>>
  },
): Route {
  const { run, ...rest } = spec
  return {
    ...(rest as unknown as Route),
    who: 'person',
    run(call, known) {
      if (known === undefined) throw new Error('a route for people was called without one')
      return run(call as Call<Read<P>, Read<Q>, Read<B>>, known.person, known)
    },
  }
}

/** A route for operators, who have a key. */
export function operated<P extends Schema = undefined, Q extends Schema = undefined, B extends Schema = undefined>(
  spec: Spec<P, Q, B> & {
    run(call: Call<Read<P>, Read<Q>, Read<B>> & { readonly operator: Operator }): Promise<Result<unknown, Problem>>
  },
): Route {
  const { run, ...rest } = spec
  return {
    ...(rest as unknown as Route),
    who: 'operator',
    run(call) {
      const { operator } = call
      if (operator === undefined) throw new Error('a route for operators was called without one')
      return run({ ...(call as Call<Read<P>, Read<Q>, Read<B>>), operator })
    },
  }
}
