/** The browser's own database, as promises: two shelves, one for what the home page lists, one that only workers read. */
const NAME = 'undercroft'
const VERSION = 1
const SHELVES = ['cards', 'books'] as const
type Shelf = (typeof SHELVES)[number]

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      for (const shelf of SHELVES) request.result.createObjectStore(shelf, { keyPath: 'id' })
    }
    request.onsuccess = () => done(request.result)
    request.onerror = () => {
      opened = undefined
      failed(request.error)
    }
  })
  return opened
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error)
  })
}

export async function take(shelf: Shelf, id: string): Promise<unknown> {
  const db = await open()
  return result(db.transaction(shelf).objectStore(shelf).get(id))
}

export async function takeAll(shelf: Shelf): Promise<unknown[]> {
  const db = await open()
  return result(db.transaction(shelf).objectStore(shelf).getAll())
}

/** Writes to several shelves at once: all of it or nothing. */
export async function put(rows: { readonly [S in Shelf]?: { readonly id: string } }): Promise<void> {
  const db = await open()
  const transaction = db.transaction(SHELVES, 'readwrite')
  for (const shelf of SHELVES) {
    const row = rows[shelf]
    if (row !== undefined) transaction.objectStore(shelf).put(row)
  }
  return finished(transaction)
}

/** Writes many rows to all shelves at once: all of them or none. */
export async function putAll(rows: readonly { readonly [S in Shelf]: { readonly id: string } }[]): Promise<void> {
  const db = await open()
  const transaction = db.transaction(SHELVES, 'readwrite')
  for (const row of rows) for (const shelf of SHELVES) transaction.objectStore(shelf).put(row[shelf])
  return finished(transaction)
}

/** Overwrites rows, and gives back whether all of them existed: a deleted table must not come back. */
export async function update(rows: { readonly [S in Shelf]: { readonly id: string } }): Promise<boolean> {
  const db = await open()
  const transaction = db.transaction(SHELVES, 'readwrite')
  const stored = await Promise.all(
    SHELVES.map(shelf => result(transaction.objectStore(shelf).count(rows[shelf].id)).then(count => count > 0)),
  )
  const there = stored.every(Boolean)
  if (there) for (const shelf of SHELVES) transaction.objectStore(shelf).put(rows[shelf])
  await finished(transaction)
  return there
}

/** Removes these rows from all shelves: all of them or none. */
export async function remove(...ids: readonly string[]): Promise<void> {
  const db = await open()
  const transaction = db.transaction(SHELVES, 'readwrite')
  for (const id of ids) for (const shelf of SHELVES) transaction.objectStore(shelf).delete(id)
  return finished(transaction)
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done()
    transaction.onerror = () => failed(transaction.error)
    transaction.onabort = () => failed(transaction.error)
  })
}
