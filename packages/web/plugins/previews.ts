import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@undercroft/games'
import type { Plugin } from 'vite'

/** Lays the picture of each game beside the page, for the previews that the server gives of links. */
export function previews(): Plugin {
  let root = ''
  return {
    name: 'previews',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle() {
      for (const { id } of games) {
        const file = join(root, '../../docs/pictures', `${id}.webp`)
        if (!existsSync(file)) continue
        this.emitFile({ type: 'asset', fileName: `previews/${id}.webp`, source: readFileSync(file) })
      }
    },
  }
}
