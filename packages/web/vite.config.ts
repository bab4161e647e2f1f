import { icons } from '@iconify-json/game-icons'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

export default defineConfig({
  plugins: [
    react(),
    gameIcons(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script-defer', // a file of its own: the content security policy forbids inline scripts
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'Undercroft',
        short_name: 'Undercroft',
        description: 'Dungeon board games in which nobody has to be the master.',
        display: 'standalone',
        background_color: '#14110f',
        theme_color: '#14110f',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        importScripts: ['push.js'],
        navigateFallbackDenylist: [/^\/api\//], // what the server says is not a page of ours
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2024',
    assetsInlineLimit: 0, // the content security policy forbids fonts as data: addresses
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
})

/** Takes single glyphs out of the collection: the page ships the few that it draws, not all 4,000. */
function gameIcons(): Plugin {
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
