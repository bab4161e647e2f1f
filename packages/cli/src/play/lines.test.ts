import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { LATE, Lines } from './lines.ts'

/** Somebody at a terminal, and what is typed there. */
function sitDown() {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const out = Object.assign(new PassThrough(), { isTTY: true }).resume()
  const { signal } = new AbortController()
  const lines = new Lines({
    input,
    out,
    err: out,
    env: {},
    catalogue: { games: [], module: '', folder: '' },
    now,
    interrupted: signal,
  })
  onTestFinished(() => lines.close())
  return { lines, type: (text: string) => input.write(text) }
}

/** A clock that nobody can set back while a test waits. */
const now = () => performance.now()

const soon = () => now() + 50

it('a line is late when its time is over, and not before', async () => {
  const { lines } = sitDown()
  const endsAt = soon()
  expect(await lines.next('> ', endsAt)).toBe(LATE)
  expect(now()).toBeGreaterThanOrEqual(endsAt)
})

it('what is half typed by then is no answer to the next question', async () => {
  const { lines, type } = sitDown()
  type('hold\u001b[D\u001b[D') // and the cursor two letters back
  expect(await lines.next('> ', soon())).toBe(LATE)
  type('roll\r')
  expect(await lines.next('> ')).toBe('roll')
})

it("the time of a question that was answered is nobody else's", async () => {
  const { lines, type } = sitDown()
  const first = lines.next('> ', soon())
  type('roll\r')
  expect(await first).toBe('roll')
  const next = lines.next('> ')
  await wait(100)
  type('hold\r')
  expect(await next).toBe('hold')
})
