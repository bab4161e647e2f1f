import { type Broken, fail, type Shape } from '@undercroft/kernel'

/** What each problem is as an HTTP status. */
const STATUS_OF = {
  malformed: 400,
  unknown: 401,
  forbidden: 403,
  'shown-out': 403,
  banned: 403,
  missing: 404,
  method: 405,
  conflict: 409,
  stale: 409,
  gone: 410,
  'too-large': 413,
  media: 415,
  refused: 422,
  outdated: 426,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
  renewing: 503,
} as const

export type ProblemCode = keyof typeof STATUS_OF

/** A problem that the sender can put right or wait for. Its message holds nothing internal. */
export interface Problem {
  readonly code: ProblemCode
  readonly message: string
  /** The field that is wrong: "seats.0.level". */
  readonly where?: string
  /** The rules that forbid a choice, and why. */
  readonly broken?: readonly Broken<Shape>[]
}

export function problem(code: ProblemCode, message: string, where?: string): { ok: false; error: Problem } {
  return fail({ code, message, ...(where === undefined ? {} : { where }) })
}

export function statusOf({ code }: Problem): number {
  return STATUS_OF[code]
}
