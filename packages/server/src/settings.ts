import { fail, nearest, ok, type Result } from '@undercroft/kernel'
import { z } from 'zod'
import { LIMITS, type Limits } from './guard/limits.ts'

/** What a file of settings says. */
export interface Settings {
  readonly limits: Limits
}

const SETTINGS = z.strictObject({ limits: LIMITS.prefault({}) })

/** The names at each depth of the file. */
const NAMES = [Object.keys(SETTINGS.shape), Object.keys(LIMITS.shape), Object.keys(LIMITS.shape.address.unwrap().shape)]

/** Reads settings, or says what is wrong with them and in which field. An empty file leaves everything as usual. */
export function readSettings(data: unknown): Result<Settings, string> {
  const read = SETTINGS.safeParse(data ?? {})
  if (read.success) return ok(read.data)
  const issue = read.error.issues[0]
  if (issue === undefined) return fail('these are no settings')
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') return fail(unknownName(path, issue.keys[0] ?? ''))
  return fail(`${path.join('.') || 'the whole'}: ${issue.message}`)
}

function unknownName(path: readonly string[], name: string): string {
  const known = NAMES[path.length] ?? []
  const near = nearest(name, known)
  const guess = near === undefined ? '' : `: did you mean ${near}?`
  return `there is no setting ${[...path, name].join('.')}${guess} (there is ${known.join(', ')})`
}
