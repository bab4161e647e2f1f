#!/usr/bin/env node
// Starts the command line on Node 26: on the Node that runs this file, or else on the one that the `node` package brings.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED = 26
const LOOK_MS = 250

// npx runs this in a shell that ends at a signal without forwarding it. The end of that shell counts as the signal.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  looking.unref()
}

if (Number(process.versions.node.split('.')[0]) >= NEEDED) {
  await import('../src/main.ts')
} else {
  const node = bundledNode()
  if (node) {
    runOn(node)
  } else {
    console.error(
      `undercroft needs Node ${NEEDED}; this is ${process.versions.node}. Run "npm ci" in its folder first.`,
    )
    process.exit(1)
  }
}

/** @returns {string | undefined} */
function bundledNode() {
  try {
    const home = dirname(createRequire(import.meta.url).resolve('node/package.json'))
    return ['bin/node', 'bin/node.exe'].map(file => join(home, file)).find(file => existsSync(file))
  } catch {
    return undefined
  }
}

/** @param {string} node */
function runOn(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  // Ctrl-C reaches the child by itself, as it is in the terminal's group; sent twice it would count as "stop at once".
  process.on('SIGINT', () => {})
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
  child.on('error', error => {
    console.error(`undercroft: cannot start ${node}: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
