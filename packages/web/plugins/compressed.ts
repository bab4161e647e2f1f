import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What is text: pictures and letters are compressed in themselves. */
const TEXTS = '**/*.{js,css,html,svg,json,webmanifest}'

/** Below this a file fits into the packet that its headers are in. */
const WORTH_BYTES = 1000

/** Lays a Brotli and a gzip version beside each text of the built page: a server sends them as they are. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    // After all others: the service worker is written at the very end too.
    closeBundle: { order: 'post', sequential: true, handler: () => compressAll(folder) },
  }
}

export async function compressAll(folder: string): Promise<void> {
  await Promise.all(globSync(TEXTS, { cwd: folder }).map(name => compress(join(folder, name))))
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < WORTH_BYTES) return
  const [small, old] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, old)])
}
