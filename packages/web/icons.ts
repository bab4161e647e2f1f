import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:game-icon/'

/** Takes single glyphs out of the collection at build time: the page ships the few that it draws, not all 4,000. */
export function gameIcons(): Plugin {
  let icons: { readonly [name: string]: { readonly body: string } } | undefined
  return {
    name: 'game-icons',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const name = id.slice(PREFIX.length + 1)
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
      icons ??= JSON.parse(readFileSync(file, 'utf8')).icons
      const path = / d="([^"]+)"/.exec(icons?.[name]?.body ?? '')?.[1]
      if (path === undefined) throw new Error(`game-icons has no "${name}"`)
      return `export const path = ${JSON.stringify(path)}`
    },
  }
}
