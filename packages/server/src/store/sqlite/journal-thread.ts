// The thread that writes choices down, so that no socket waits for the disk.
import { parentPort, workerData } from 'node:worker_threads'
import { now } from '../../time.ts'
import { SqliteConnection } from './database.ts'
import { Journal, type Refusals } from './journal.ts'
import type { Done, Order } from './journal-orders.ts'

/** When nothing has come for so long, everything is filed. */
const QUIET_MS = 20
const NONE: Refusals = new Map()

/** Somebody who wants to read what these tables have. */
interface Reader {
  readonly id: number
  readonly tables: Set<string>
}

const port = parentPort
if (port === null) throw new Error('this file is run by a worker')
const answer = (done: Done): void => port.postMessage(done)
const journal = new Journal(new SqliteConnection(workerData as string, 'write'))
const readers = new Set<Reader>()
/** What has come while another connection writes. */
const later: Order[] = []
let isHeld = false
let isFiling = false
let isQuiet = false
const quiet = setTimeout(() => {
  isQuiet = true
  if (!isFiling) fileSome()
}, QUIET_MS)

port.on('message', (order: Order) => {
  if (isHeld && order.do !== 'goOn') later.push(order)
  else hear(order)
})

function hear(order: Order): void {
  const { id } = order
  try {
    const refused = carryOut(order)
    if (refused !== undefined) answer(refused.size === 0 ? { id } : { id, refused })
  } catch (error) {
    answer({ id, failed: said(error) })
  }
  if (readers.size > 0) answerReaders()
  if (journal.isEmpty) return
  isQuiet = false
  quiet.refresh()
  if (!isFiling) setImmediate(fileSome)
  isFiling = true
}

/** Gives back undefined for an order that is answered later. */
function carryOut(order: Order): Refusals | undefined {
  switch (order.do) {
    case 'take':
      return journal.take(order.body)
    case 'file': {
      if (order.moves !== undefined) {
        journal.fileSome([order.moves])
        return NONE
      }
      const tables = new Set(journal.tables())
      if (tables.size === 0) return NONE
      readers.add({ id: order.id, tables })
      return undefined
    }
    case 'keep':
      journal.keepSnapshot(order.table, order.snapshot)
      return NONE
    case 'hold':
      journal.fileSome(order.moves)
      isHeld = true
      return NONE
    case 'goOn':
      isHeld = false
      journal.forgetHeads(order.changed)
      for (const each of later.splice(0)) hear(each)
      return NONE
  }
}

/** One table at a time: what comes meanwhile does not wait for the rest. */
function fileSome(): void {
  isFiling = false
  if (isHeld || journal.isEmpty || !(isQuiet || readers.size > 0 || journal.isDue(now()))) return
  try {
    answerReaders(journal.fileNext())
    setImmediate(fileSome)
    isFiling = true
  } catch (error) {
    // The disk is full, or the file is locked: what is in the journal is safe, and filed later.
    for (const { id } of readers) answer({ id, failed: said(error) })
    readers.clear()
    quiet.refresh()
  }
}

/** Those are answered for whom nothing is left to file, whoever had it filed. */
function answerReaders(filed?: string): void {
  const left = new Set(journal.tables())
  for (const reader of readers) {
    for (const table of reader.tables) if (table === filed || !left.has(table)) reader.tables.delete(table)
    if (reader.tables.size > 0) continue
    readers.delete(reader)
    answer({ id: reader.id })
  }
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
