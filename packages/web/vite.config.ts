import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest } from './manifest.ts'
import { compressed } from './plugins/compressed.ts'
import { covers } from './plugins/covers.ts'
import { earlyLetters } from './plugins/early-letters.ts'
import { gameIcons } from './plugins/game-icons.ts'
import { lessons } from './plugins/lessons.ts'
import { previews } from './plugins/previews.ts'
import { printedPages } from './plugins/printed-pages.ts'
import { sharedWorkers } from './plugins/shared-workers.ts'

/** What of a game is no board: in one file each, for the page and for its workers. */
const RULES = /packages\/games\/src\/([\w-]+)\/(?:index|content|rulebook|state|rules|words|bots)\b/

/** The chapters of a game's guided play: one file each, for who learns it. */
const LESSONS = /packages\/games\/src\/([\w-]+)\/lessons\//

/** And what is, but for the few words and the picture that home shows. */
const BOARD = /packages\/games\/src\/([\w-]+)\/board\/(?!index|Cover\.tsx)/

export default defineConfig({
  plugins: [
    react(),
    gameIcons(),
    lessons(),
    covers(),
    earlyLetters(),
    printedPages(),
    previews(),
    sharedWorkers(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script-defer', // a file of its own: the content security policy forbids inline scripts
      includeAssets: ['icon.svg', 'apple-touch-icon.png'],
      manifest,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        globIgnores: ['**/*-latin-*.woff2'], // the letters of names alone, of which there are few
        importScripts: ['push.js'],
        navigateFallback: 'page.html', // home itself is index.html
        navigateFallbackDenylist: [/^\/api\//], // what the server says is not a page of ours
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
      },
    }),
    compressed(),
  ],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2024',
    assetsInlineLimit: 0, // the content security policy forbids fonts as data: addresses
    modulePreload: {
      polyfill: false,
      // A worker loads rules too, and it has no document to preload into.
      resolveDependencies: (file, needed) => (file.includes('/rules-') ? [] : needed),
    },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a busy machine is no fault of the build
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
              priority: 5,
            },
            {
              name: 'base',
              test: /packages\/(kernel\/src\/(game|result)|games\/src\/(index|drawing\/(kept|seats))|web\/src\/(store\/|table\/(protocol|names)))/,
              priority: 4,
            },
            { name: 'kernel', test: /packages\/kernel\/src\/(?!lessons|scripted|testing)/, priority: 3 },
            { name: id => `lessons-${LESSONS.exec(id)?.[1]}`, debugName: 'lessons', test: LESSONS, priority: 3 },
            { name: id => `rules-${RULES.exec(id)?.[1]}`, debugName: 'rules', test: RULES, priority: 2 },
            { name: 'drawing', test: /packages\/games\/src\/drawing\//, priority: 2 },
            { name: id => `board-${BOARD.exec(id)?.[1]}`, debugName: 'boards', test: BOARD, priority: 1 },
            {
              name: 'shell',
              test: /packages\/web\/src\/(shell|looks|settings\/settings\.)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
