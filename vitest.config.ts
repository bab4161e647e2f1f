import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { lessons } from './packages/web/plugins/lessons.ts'

const laws = ['packages/*/{src,test}/**/*.laws.test.ts']
const browser = ['packages/web/test/**/*.browser.test.ts']
/** What Vite builds is tested as Vite builds it. */
const page = ['packages/web/{src,test,plugins}/**/*.test.ts', 'packages/*/{src,test}/**/*.test.tsx']
const unit = ['packages/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}', 'bench/src/**/*.test.ts']

/** Node loads the modules, once for all files of a worker: that halves the work. No test here may change a global. */
const native = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } }

/** As many as there are cores; Vitest by itself leaves one idle. */
const maxWorkers = '100%'

/** A browser test waits more than it works, for pauses, timers and other browsers: half as many again keep the cores busy. */
const browserWorkers = Math.ceil(1.5 * availableParallelism())

/** No machine is too slow to pass: what has to come may take four minutes. */
const patience = { poll: { timeout: 240_000 } }

export default defineConfig({
  test: {
    allowOnly: false,
    tags: [{ name: 'slow', description: 'A file that takes more than a second: npm run check leaves it out.' }],
    projects: [
      {
        test: {
          name: 'unit',
          include: unit,
          exclude: [...laws, 'packages/web/**', '**/node_modules/**'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: patience,
          maxWorkers,
          ...native,
        },
      },
      {
        plugins: [lessons()],
        test: { name: 'page', include: page, exclude: browser, testTimeout: 300_000, maxWorkers },
      },
      { test: { name: 'laws', include: laws, testTimeout: 900_000, maxWorkers, ...native } },
      {
        test: {
          name: 'browser',
          include: browser,
          testTimeout: 1_200_000,
          hookTimeout: 300_000,
          expect: patience,
          maxWorkers: browserWorkers,
        },
      },
    ],
  },
})
