// npm start: installs what is missing, builds the page if it is older than its sources, serves it.
// npm start -- --port 9000 --host 0.0.0.0
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setup } from './setup.mjs'
import { node26, npm, root, runMain, runToEnd, Stop } from './workspace.mjs'

const built = join(root, 'packages/web/dist/index.html')
const sources = [
  'package-lock.json',
  ...['index.html', 'vite.config.ts', 'public', 'src'].map(name => `packages/web/${name}`),
  ...['games', 'bots', 'kernel'].map(name => `packages/${name}/src`),
].map(path => join(root, path))

await runMain(async () => {
  setup()
  if (isStale()) {
    console.log('Page: building it ...')
    if (npm(['run', '--silent', 'build', '--', '--logLevel', 'warn']) !== 0) throw new Stop('Page: the build failed.')
  } else {
    console.log('Page: already built.')
  }
  const cli = join(root, 'packages/cli/bin/undercroft.mjs')
  process.exitCode = await runToEnd(node26, [cli, 'serve', ...process.argv.slice(2)])
})

function isStale() {
  if (!existsSync(built)) return true
  const since = statSync(built).mtimeMs
  return sources.some(path => newerThan(since, path))
}

/** Folders count too: their time changes when a file goes. @param {number} since @param {string} path @returns {boolean} */
function newerThan(since, path) {
  if (!existsSync(path)) return false
  const file = statSync(path)
  if (file.mtimeMs > since) return true
  return file.isDirectory() && readdirSync(path).some(name => newerThan(since, join(path, name)))
}
