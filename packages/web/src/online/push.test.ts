import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SCRIPT = readFileSync(new URL('../../public/push.js', import.meta.url), 'utf8')

interface Shown {
  readonly body: string
  readonly data: string
}

/** The worker's part that hears pushes, in a world of its own: what it shows, and what a click opens. */
async function pushed(tables: readonly object[] | 'away', open: readonly string[] = []) {
  const acts = new Map<string, (event: object) => void>()
  const shown: Shown[] = []
  const opened: string[] = []
  const self = {
    addEventListener: (kind: string, act: (event: object) => void) => acts.set(kind, act),
    registration: { showNotification: async (_: string, what: Shown) => void shown.push(what) },
    clients: {
      matchAll: async () => open.map(url => ({ url, focus: async () => void opened.push(`focus ${url}`) })),
      openWindow: async (path: string) => void opened.push(path),
    },
  }
  const fetch = async () => {
    if (tables === 'away') throw new TypeError('no network')
    return { json: async () => ({ tables }) }
  }
  new Function('self', 'fetch', SCRIPT)(self, fetch)
  const wake = async (kind: string, more: object = {}) => {
    const waited: Promise<unknown>[] = []
    acts.get(kind)?.({ ...more, waitUntil: (promise: Promise<unknown>) => waited.push(promise) })
    await Promise.all(waited)
  }
  await wake('push')
  await wake('notificationclick', { notification: { close() {}, data: shown[0]?.data } })
  return { body: shown[0]?.body, opened }
}

const at = (id: string, waiting: readonly number[]) => ({ card: { id }, mine: [0], waiting })

test('a push opens the table at which I am asked, in the tab where it stands if there is one', async () => {
  const tables = [at('first', []), at('second', [0])]
  expect((await pushed(tables)).opened).toEqual(['/t/second'])
  const tabs = ['https://play.example.org/', 'https://play.example.org/t/second']
  expect((await pushed(tables, tabs)).opened).toEqual(['focus https://play.example.org/t/second'])
})

test('where several tables wait, or none can be asked for, it opens the list', async () => {
  const several = await pushed([at('first', [1]), at('second', [0])])
  expect(several).toEqual({ body: '2 tables in the Undercroft wait for you.', opened: ['/online'] })
  expect((await pushed('away')).opened).toEqual(['/online'])
})
