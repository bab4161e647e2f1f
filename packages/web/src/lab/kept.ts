import { type Chunk, type Course, type Experiment, LAB_VERSION, type Unit } from '@undercroft/lab'

/** Finished units of experiments that were stopped, in the browser's own database: a page that is closed loses nothing. */
const NAME = 'undercroft-lab'
const SHELF = 'units'

interface Row {
  readonly key: string
  readonly unit: Unit
  readonly chunk: Chunk
}

/** The key of a kept run: the experiment, and the versions of the rules and of the lab. Another key starts from the beginning. */
export function keyOf(experiment: Experiment, version: number): string {
  return JSON.stringify({ experiment, version, lab: LAB_VERSION })
}

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(SHELF, { autoIncrement: true }).createIndex('key', 'key')
    }
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error)
  })
  return opened
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error)
  })
}

/** Gives a course what was finished before. */
export async function resume(course: Course, key: string): Promise<void> {
  const db = await open()
  const rows = (await result(db.transaction(SHELF).objectStore(SHELF).index('key').getAll(key))) as Row[]
  for (const { unit, chunk } of rows) course.take(unit, chunk)
}

export async function keep(key: string, unit: Unit, chunk: Chunk): Promise<void> {
  const db = await open()
  const row: Row = { key, unit, chunk }
  await result(db.transaction(SHELF, 'readwrite').objectStore(SHELF).add(row))
}

/** Forgets what has been finished of all experiments: only the last one can be gone on with. */
export async function forget(): Promise<void> {
  const db = await open()
  await result(db.transaction(SHELF, 'readwrite').objectStore(SHELF).clear())
}
