import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandError, type Io } from './command.ts'

/** Where `serve` keeps its tables unless it is told otherwise: in the workspace, found from wherever it is called. */
export const USUAL_FILE = fileURLToPath(new URL('../../../data/undercroft.sqlite', import.meta.url))

/** A database that was named on the command line or by the environment. */
export interface Data {
  readonly file: string
  readonly databaseUrl: string | undefined
  /** The name in messages, without the password. */
  readonly name: string
  /** The file does not exist. A database server is assumed to exist. */
  readonly isNew: boolean
}

export function findData(file: string | undefined, { env }: Io): Data {
  const databaseUrl = env.DATABASE_URL === '' ? undefined : env.DATABASE_URL
  if (databaseUrl !== undefined) {
    if (file !== undefined) throw new CommandError('--data names a file and DATABASE_URL a server: name one of them')
    return { file: '', databaseUrl, name: nameOf(databaseUrl), isNew: false }
  }
  const path = resolve(file ?? USUAL_FILE)
  return { file: path, databaseUrl, name: path, isNew: !existsSync(path) }
}

function nameOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) throw new CommandError('DATABASE_URL is not an address such as postgres://host/name')
  const { host, pathname } = new URL(databaseUrl)
  return `the database at ${host}${pathname}`
}

/** Translates an error of the database into words. */
export function whyNotData(error: unknown): string {
  const { message, code, errcode } = error as Error & { code?: string; errcode?: number }
  if (errcode === 26) return 'this file is no database'
  if (/no such table|relation ".*" does not exist/.test(message)) return 'there are no tables of Undercroft in it'
  if (code === 'ECONNREFUSED') return 'nobody answers there'
  return message === '' ? (code ?? 'it failed') : message
}
