import { fail, ok, type Result } from '@undercroft/kernel'
import { SPEAKS } from './renewal.ts'
import { isObject, isProblem, type Problem } from './wire.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Where there is no server: the page came from a static host, or there is no network. */
const NOWHERE: Problem = { code: 'nowhere', message: 'There is no server here to play on.' }

/** How often another node is asked, and how much later each time. */
const MOST_TRIES = 5
const AGAIN_AFTER = 300

/** How far the server's clock is ahead of this one. */
let ahead = 0

/** The time by the server's clock. */
export function serverNow(): number {
  return Date.now() + ahead
}

/** When this device's clock will show what the server's shows then. */
export function hereAt(time: number): number {
  return time - ahead
}

/** Sends a request, and checks the answer's shape before anybody uses it. */
export async function call<T>(
  method: Method,
  path: string,
  isGood: (body: unknown) => body is T,
  body?: object,
  headers?: Readonly<Record<string, string>>,
): Promise<Result<T, Problem>> {
  const { answer, read } = await askAnyNode(method, path, body, headers)
  if (answer === undefined) return fail(NOWHERE)
  if (answer.ok && isGood(read)) return ok(read)
  if (isObject(read) && isProblem(read.error)) return fail({ ...read.error, message: sentence(read.error.message) })
  return fail({ code: 'internal', message: 'The server said something that this page does not understand.' })
}

export async function callText(path: string): Promise<string | undefined> {
  const answer = await ask('GET', path)
  return answer?.ok === true ? answer.text() : undefined
}

export function anything(body: unknown): body is object {
  return isObject(body)
}

export function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}

/** While the server is renewed, a node that is not yet says so: another is asked. */
async function askAnyNode(
  ...question: Parameters<typeof ask>
): Promise<{ readonly answer?: Response; readonly read?: unknown }> {
  for (let tries = 0; ; tries++) {
    const answer = await ask(...question)
    if (answer === undefined || !isJson(answer)) return {}
    const read: unknown = await answer.json().catch(() => undefined)
    const isOlder = isObject(read) && isProblem(read.error) && read.error.code === 'renewing'
    if (!isOlder || tries === MOST_TRIES) return { answer, read }
    await new Promise(next => setTimeout(next, AGAIN_AFTER * (tries + 1)))
  }
}

async function ask(
  method: Method,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response | undefined> {
  try {
    const answer = await fetch(path, {
      method,
      cache: 'no-store',
      headers: { 'undercroft-speaks': String(SPEAKS), ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const date = Date.parse(answer.headers.get('date') ?? '')
    // The header counts whole seconds: a smaller difference is none.
    if (!Number.isNaN(date)) ahead = Math.abs(date - Date.now()) < 2000 ? 0 : date - Date.now()
    return answer
  } catch {
    return undefined
  }
}

function isJson(answer: Response): boolean {
  return answer.headers.get('content-type')?.includes('json') === true
}
