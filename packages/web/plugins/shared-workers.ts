import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = /new URL\('(\.[^']+-?worker\.ts)', import\.meta\.url\)/g

/**
 * Builds workers together with the page: what both need, a game's rules above all, is one file that is fetched once. By itself
 * Vite builds each worker apart, with rules of its own.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(')) return undefined
      return code.replaceAll(WORKER, (_, path: string) => {
        const file = this.emitFile({ type: 'chunk', id: join(dirname(id), path), name: nameOf(path) })
        return `import.meta.ROLLUP_FILE_URL_${file}`
      })
    },
  }
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.ts$/, '')
}
