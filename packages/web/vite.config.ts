import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { gameIcons } from './icons.ts'

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
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
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
