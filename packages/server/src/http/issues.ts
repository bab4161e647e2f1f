import type { z } from 'zod'
import type { Problem } from '../problem.ts'

/** The first thing that is wrong, in words, and where. */
export function firstIssue(error: z.ZodError): Problem {
  const issue = error.issues[0]
  const where = issue?.path.map(String).join('.').slice(0, 200)
  const message = issue?.message.slice(0, 300) ?? 'this cannot be read'
  return { code: 'malformed', message, ...(where ? { where } : {}) }
}
