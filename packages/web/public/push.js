// Part of the service worker: a push says only that it is somebody's turn; the page asks for the rest itself.

/**
 * What a worker has and a page has not.
 * @typedef {{ waitUntil(done: Promise<unknown>): void, notification: { close(): void } }} Woken
 * @typedef {{
 *   registration: ServiceWorkerRegistration,
 *   clients: { openWindow(address: string): Promise<unknown> },
 *   addEventListener(kind: string, act: (event: Woken) => void): void,
 * }} Worker
 */

const worker = /** @type {Worker} */ (/** @type {unknown} */ (self))

worker.addEventListener('push', event => {
  const body = 'A table in the Undercroft waits for you.'
  event.waitUntil(worker.registration.showNotification('It is your turn', { body, icon: '/icon.svg', tag: 'turn' }))
})

worker.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(worker.clients.openWindow('/online'))
})
