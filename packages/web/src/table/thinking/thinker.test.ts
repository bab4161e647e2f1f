import { expect, it } from 'vitest'
import type { ThinkingRequest, ThinkingTask } from './task.ts'
import { type Head, Thinker } from './thinker.ts'

const task = { game: 'pig', ms: 1 } as unknown as ThinkingTask
const FOUND = { choice: ['roll'], chances: [] } as const

/** A worker that answers when it is told to. */
function made(): { heads: Head[]; sent: ThinkingRequest[]; thinker: Thinker } {
  const [heads, sent]: [Head[], ThinkingRequest[]] = [[], []]
  const thinker = new Thinker(() => {
    const postMessage = (request: ThinkingRequest) => void sent.push(request)
    const head: Head = { postMessage, terminate: () => undefined, onmessage: null, onerror: null }
    heads.push(head)
    return head
  })
  return { heads, sent, thinker }
}

function answers(head: Head | undefined, id: number): void {
  head?.onmessage?.call(head as Worker, { data: { id, found: FOUND } } as MessageEvent)
}

it('makes its worker when there is something to think about, and keeps it', async () => {
  const { heads, thinker } = made()
  expect(heads.length).toBe(0)
  const first = thinker.think('answer', task)
  answers(heads[0], 1)
  expect(await first).toBe(FOUND)
  const second = thinker.think('advice', task)
  answers(heads[0], 2)
  expect(await second).toBe(FOUND)
  expect(heads.length).toBe(1)
})

it('a new thought ends the one before it, and no other', async () => {
  const { heads, sent, thinker } = made()
  const advice = thinker.think('advice', task)
  const stale = thinker.think('answer', task)
  const fresh = thinker.think('answer', task)
  expect(await stale).toBeUndefined()
  expect(sent[2]).toEqual({ kind: 'stop', id: 2 })
  answers(heads[0], 2) // too late
  answers(heads[0], 3)
  answers(heads[0], 1)
  expect([await fresh, await advice]).toEqual([FOUND, FOUND])
})

it('a worker that fails gives nothing, and the next thought has a new one', async () => {
  const { heads, thinker } = made()
  const lost = thinker.think('answer', task)
  const [head] = heads
  head?.onerror?.call(head as Worker, new Event('error') as ErrorEvent)
  expect(await lost).toBeUndefined()
  void thinker.think('answer', task)
  expect(heads.length).toBe(2)
  thinker.close()
})
