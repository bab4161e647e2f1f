import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { CommandError, command, INTERRUPTED, type Io, note, say } from '../command.ts'
import { type Data, findData, whyNotData } from '../data.ts'
import { whyNot } from '../files.ts'

/** The size of a write in characters. Lines are buffered up to it. */
const AT_ONCE = 100_000

export const backupCommand = command({
  name: 'backup',
  summary: 'Writes everything that the server keeps into a file.',
  usage: 'FILE',
  options: {
    data: { kind: 'text', value: 'FILE', says: 'the SQLite file (else data/undercroft.sqlite); or set DATABASE_URL' },
  },
  notes: () =>
    'The server may run meanwhile: the backup is of one moment. It holds every secret of every table: keep it as you keep\n' +
    'the database. "undercroft restore" reads it, also into the other kind of database.',
  async run({ words, options }, io) {
    const file = String(words[0])
    const data = findData(options.data, io)
    if (data.isNew) throw new CommandError(`${data.name}: there is no such database`)
    if (existsSync(file)) throw new CommandError(`${file}: this file is there already, name another`)
    // Renames the file at the end, so that only a complete backup has its name.
    const part = `${resolve(file)}.part`
    const out = await create(part, file)
    try {
      const rows = await writeAll(data, out, io)
      await out.sync()
      await out.close()
      await rename(part, file)
      say(io, `backed up ${data.name} to ${file} (${rows} rows)`)
      return 0
    } catch (error) {
      await out.close().catch(() => undefined)
      await rm(part, { force: true })
      if (!io.interrupted.aborted) throw new CommandError(`${data.name}: ${whyNotData(error)}`)
      note(io, 'stopped: nothing was kept')
      return INTERRUPTED
    }
  },
})

async function create(part: string, file: string): Promise<FileHandle> {
  try {
    return await open(part, 'wx', 0o600)
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EEXIST'
    if (taken) throw new CommandError(`${part}: another backup is being made, or was broken off: remove it first`)
    throw new CommandError(`${file}: ${whyNot(error)}`)
  }
}

async function writeAll(data: Data, out: FileHandle, { interrupted }: Io): Promise<number> {
  const { backUp } = await import('@undercroft/server') // the other commands need not wait for it
  let gathered = ''
  const flush = async (): Promise<void> => {
    const text = gathered
    gathered = ''
    await out.writeFile(text)
  }
  const rows = await backUp(data, async line => {
    interrupted.throwIfAborted()
    gathered += `${line}\n`
    if (gathered.length >= AT_ONCE) await flush()
  })
  await flush()
  return rows
}
