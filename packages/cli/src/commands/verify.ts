import { verify } from '@undercroft/kernel'
import { command, type Io, note, say, sayJson } from '../command.ts'
import { openRecord, sayProblem } from '../recorded.ts'

/** What `verify --json` says of each file; documented, and stable. */
type Verified =
  | { readonly file: string; readonly ok: true; readonly draws: number; readonly after?: number }
  | { readonly file: string; readonly ok: false; readonly line: number; readonly message: string }

export const verifyCommand = command({
  name: 'verify',
  summary: 'Recomputes every draw of a record from its revealed secret, and says which one is wrong.',
  usage: 'FILE...',
  options: {
    json: { kind: 'flag', says: 'print the findings as one line of JSON' },
  },
  async run({ words: files, options: { json } }, io) {
    const found: Verified[] = []
    for (const file of files) found.push(await verifyFile(file, io))
    const ok = found.every(each => each.ok)
    if (json) sayJson(io, { ok, files: found })
    else for (const each of found) tell(io, each, files.length > 1)
    return ok ? 0 : 1
  },
})

async function verifyFile(file: string, io: Io): Promise<Verified> {
  const opened = await openRecord(file, io)
  if (!opened.ok) return { file, ok: false, ...opened.problem }
  const verified = verify(opened.game, opened.record)
  return verified.ok
    ? { file, ok: true, ...verified.value }
    : { file, ok: false, line: verified.error.line, message: verified.error.message }
}

function tell(io: Io, found: Verified, several: boolean): void {
  if (!found.ok) {
    note(io, sayProblem(found.file, found))
    return
  }
  const since = found.after === undefined ? '' : ` since it was begun from move ${found.after} of another game`
  say(io, `${several ? `${found.file}: ` : ''}verified: ${found.draws} draw${found.draws === 1 ? '' : 's'}${since}`)
}
