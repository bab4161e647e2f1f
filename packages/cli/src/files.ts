import { readFileSync, statSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { CommandError, type Io } from './command.ts'

/** The largest file that is read. Records and scenarios have some kilobytes. */
const LARGEST = 16_000_000

/** Reads a file that is named on the command line; `-` reads the standard input. */
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

/** Translates an error of the file system into words. */
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
