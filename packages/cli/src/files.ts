import { readFileSync, statSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { CommandError, type Io } from './command.ts'

/** Records and scenarios have some kilobytes; what is far larger is not one of them. */
const LARGEST = 16_000_000

/** The text of a file that was named on the command line; `-` is what is piped in. */
export async function readText(file: string, io: Io): Promise<string> {
  if (file === '-') return text(io.input)
  try {
    const { size } = statSync(file)
    if (size > LARGEST) throw new CommandError(`${file}: this file is too large (${size} bytes)`)
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`${file}: ${whyNot(error)}`)
  }
}

/** What the system says about a file, in words. */
export function whyNot(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  switch (code) {
    case 'ENOENT':
      return 'there is no such file or folder'
    case 'EISDIR':
      return 'this is a folder'
    case 'ENOTDIR':
      return 'part of this path is a file, not a folder'
    case 'EACCES':
    case 'EPERM':
      return 'permission denied'
    default:
      return message
  }
}
