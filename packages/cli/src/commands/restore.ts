import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { CommandError, command, INTERRUPTED, note, say } from '../command.ts'
import { findData, whyNotData } from '../data.ts'
import { whyNot } from '../files.ts'

export const restoreCommand = command({
  name: 'restore',
  summary: 'Reads a backup into an empty database.',
  usage: 'FILE',
  options: {
    data: {
      kind: 'text',
      value: 'FILE',
      says: 'the SQLite file to make (else data/undercroft.sqlite); or set DATABASE_URL',
    },
  },
  notes: () => 'All of it or nothing. The server starts on it as if nothing had happened, and old links go on working.',
  async run({ words, options }, io) {
    const file = String(words[0])
    await checkFile(file)
    const data = findData(options.data, io)
    const { restore } = await import('@undercroft/server') // the other commands need not wait for it
    let line = 0
    async function* lines(): AsyncGenerator<string> {
      const input = createReadStream(file, 'utf8')
      try {
        for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
          io.interrupted.throwIfAborted()
          line++
          yield text
        }
      } finally {
        input.destroy()
      }
    }
    try {
      const rows = await restore(data, lines())
      say(io, `restored ${file} to ${data.name} (${rows} rows)`)
      return 0
    } catch (error) {
      // Removes the new file: it would look like the file of an empty server.
      if (data.isNew) for (const end of ['', '-wal', '-shm']) await rm(`${data.file}${end}`, { force: true })
      if (io.interrupted.aborted) {
        note(io, 'stopped: nothing was restored')
        return INTERRUPTED
      }
      const why = error instanceof SyntaxError ? 'this line is damaged' : whyNotData(error)
      throw new CommandError(`${line === 0 ? data.name : `${file}:${line}`}: ${why}; nothing was restored`)
    }
  },
})

async function checkFile(file: string): Promise<void> {
  try {
    if ((await stat(file)).isDirectory()) throw new CommandError(`${file}: this is a folder`)
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(`${file}: ${whyNot(error)}`)
  }
}
