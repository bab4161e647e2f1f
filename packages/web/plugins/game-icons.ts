import { icons } from '@iconify-json/game-icons'
import type { Plugin } from 'vite'

/** Takes single glyphs out of the collection: the page ships the few that it draws, not all 4,000. */
export function gameIcons(): Plugin {
  const prefix = 'virtual:game-icon/'
  return {
    name: 'game-icons',
    resolveId: id => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const name = id.slice(prefix.length + 1)
      const path = / d="([^"]+)"/.exec(icons.icons[name]?.body ?? '')?.[1]
      if (path === undefined) throw new Error(`game-icons has no "${name}"`)
      return `export const path = ${JSON.stringify(path)}`
    },
  }
}
