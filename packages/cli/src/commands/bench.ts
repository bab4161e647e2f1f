import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandError, command, INTERRUPTED } from '../command.ts'

const BENCH = join(fileURLToPath(new URL('../../../../bench/', import.meta.url)), 'src', 'main.ts')

export const benchCommand = command({
  name: 'bench',
  summary: 'Measures speed beside peers and beside the limit; arguments go to bench/src/main.ts as they are.',
  usage: '[...]',
  options: { json: { kind: 'flag', says: 'print the figures as JSON' } },
  passesOn: true,
  run({ words }) {
    if (!existsSync(BENCH)) throw new CommandError('the benchmarks are not here: they come with the sources')
    const child = spawn(process.execPath, [BENCH, ...words], { stdio: 'inherit' })
    return new Promise((done, failed) => {
      child.on('error', failed)
      child.on('exit', (code, signal) => done(code ?? (signal === 'SIGINT' ? INTERRUPTED : 1)))
    })
  },
})
