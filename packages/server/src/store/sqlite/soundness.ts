import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { SqliteConnection } from './database.ts'

const OWNER_ALONE = 0o600

/** The file is its owner's alone, as it holds every secret of every table; SQLite makes those beside it like it. */
export function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ALONE))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file)) chmodSync(file, OWNER_ALONE)
  }
}

/** Throws if the file is damaged: who writes on in it makes it worse. */
export function checkSound(path: string): void {
  const damage = damageOf(path)
  if (damage !== undefined) throw new Error(`${path} is damaged (${damage}): put it aside and restore a backup`)
}

function damageOf(path: string): string | undefined {
  let connection: SqliteConnection | undefined
  try {
    connection = new SqliteConnection(path, 'write')
    const found = connection.prepare('pragma quick_check(1)').get([]) as { quick_check: string }
    return found.quick_check === 'ok' ? undefined : found.quick_check.replaceAll(/\s+/g, ' ')
  } catch (error) {
    if (isDamage(error)) return error.message
    throw error
  } finally {
    connection?.close()
  }
}

/** SQLITE_CORRUPT, SQLITE_NOTADB, and what they are told apart by in higher bits. */
function isDamage(error: unknown): error is Error {
  const { errcode } = error as { errcode?: number }
  return error instanceof Error && errcode !== undefined && [11, 26].includes(errcode & 255)
}
