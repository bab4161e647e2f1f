// Part of the service worker. A push says only that it is somebody's turn: where, the server is asked, so that no push service
// learns it.

/**
 * What a worker has and a page has not.
 * @typedef {{ url: string, focus(): Promise<unknown> }} Open
 * @typedef {{ waitUntil(done: Promise<unknown>): void, notification: { close(): void, data: unknown } }} Woken
 * @typedef {{
 *   registration: ServiceWorkerRegistration,
 *   clients: {
 *     matchAll(which: { type: 'window', includeUncontrolled: boolean }): Promise<Open[]>,
 *     openWindow(address: string): Promise<unknown>,
 *   },
 *   addEventListener(kind: string, act: (event: Woken) => void): void,
 * }} Worker
 * @typedef {{ waiting: number[], card: { id: string } }} Mine
 */

const worker = /** @type {Worker} */ (/** @type {unknown} */ (self))

worker.addEventListener('push', event => event.waitUntil(tell()))

worker.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(show(String(event.notification.data ?? '/online')))
})

async function tell() {
  const tables = await waiting()
  const body =
    tables.length > 1
      ? `${tables.length} tables in the Undercroft wait for you.`
      : 'A table in the Undercroft waits for you.'
  // With several, whoever is told chooses among them.
  const data = tables.length === 1 ? `/t/${tables[0]}` : '/online'
  await worker.registration.showNotification('It is your turn', { body, icon: '/icon.svg', tag: 'turn', data })
}

/** @returns {Promise<string[]>} the tables at which I am asked */
async function waiting() {
  try {
    const answer = await fetch('/api/me/tables', { cache: 'no-store' })
    const { tables } = /** @type {{ tables: Mine[] }} */ (await answer.json())
    return tables.filter(mine => mine.waiting.length > 0).map(({ card }) => card.id)
  } catch {
    return [] // there is no network, or nobody is signed in here any more
  }
}

/** The tab that is there, or a new one.
 * @param {string} path */
async function show(path) {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find(({ url }) => new URL(url).pathname === path)
  await (there === undefined ? worker.clients.openWindow(path) : there.focus())
}
