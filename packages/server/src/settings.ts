import { fail, nearest, ok, type Result } from '@undercroft/kernel'
import { z } from 'zod'
import { LIMITS, type Limits } from './guard/limits.ts'
import { RETENTION, type Retention } from './retention/records.ts'

/** What a file of settings says. */
export interface Settings {
  readonly limits: Limits
  readonly retention: Retention
}

const SETTINGS = z.strictObject({ limits: LIMITS.prefault({}), retention: RETENTION.prefault({}) })

/** The names that stand at a place of the file. */
function namesAt([part]: readonly string[], depth: number): readonly string[] {
  if (depth === 0) return Object.keys(SETTINGS.shape)
  if (depth > 1) return Object.keys(LIMITS.shape.address.unwrap().shape)
  return Object.keys(part === 'retention' ? RETENTION.shape : LIMITS.shape)
}

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
  const known = namesAt(path, path.length)
  const near = nearest(name, known)
  const guess = near === undefined ? '' : `: did you mean ${near}?`
  return `there is no setting ${[...path, name].join('.')}${guess} (there is ${known.join(', ')})`
}
