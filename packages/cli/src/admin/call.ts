import { CommandError } from '../command.ts'

/** A server that runs, and the key of one of its operators. */
export interface Office {
  readonly server: string
  readonly key: string
}

/** Asks the server. What it refuses is said in its own words. */
export async function callOffice(
  { server, key }: Office,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const url = new URL(`/api/admin${path}`, server)
  const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(
    () => undefined,
  )
  if (answer === undefined) throw new CommandError(`nobody answers at ${url.origin}`)
  const read = (await answer.json().catch(() => undefined)) as { error?: { message?: string } } | undefined
  if (answer.ok && read !== undefined) return read
  if (answer.status === 404 && path === '') throw new CommandError(`the server at ${url.origin} has no ADMIN_KEY`)
  throw new CommandError(read?.error?.message ?? `the server at ${url.origin} answered with ${answer.status}`)
}

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const

/** A time such as 12h, 7d or 4w, in milliseconds. */
export function readSpan(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,5})([mhdw])$/.exec(text) ?? []
  if (unit === '') throw new CommandError(`--for is a time such as 12h, 7d or 4w, not "${text}"`)
  return Number(count) * UNITS[unit as keyof typeof UNITS]
}
