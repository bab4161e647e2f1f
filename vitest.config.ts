import { defineConfig } from 'vitest/config'

const unit = ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}', 'bench/src/**/*.test.ts']
const laws = ['packages/*/{src,test}/**/*.laws.test.ts']
const browser = ['packages/web/test/**/*.browser.test.ts']

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: unit,
          exclude: [...laws, ...browser, '**/node_modules/**'],
          testTimeout: 60_000,
        },
      },
      { test: { name: 'laws', include: laws, testTimeout: 300_000 } },
      { test: { name: 'browser', include: browser, testTimeout: 60_000, hookTimeout: 60_000, fileParallelism: false } },
    ],
  },
})
