// Installs what package-lock.json names, unless that is already there.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bareEnvironment, isMain, node26, npm, root, runMain, Stop } from './workspace.mjs'

const lock = join(root, 'package-lock.json')
const modules = join(root, 'node_modules')
const stamp = join(modules, '.undercroft-installed')
const npmStamp = join(modules, '.package-lock.json') // npm writes it when an install is complete

export function setup() {
  if (!existsSync(lock)) throw new Stop('package-lock.json is missing: is this a whole copy of the repository?')
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  const why = reasonToInstall(wanted)
  if (why === undefined) {
    console.log('Setup: everything is installed.')
  } else {
    console.log(`Setup: ${why}, so npm installs the dependencies (a minute or two) ...`)
    // Some tools ask for a newer Node than the machine's own; they get it from the `node` package. Hence no warnings.
    const code = npm(['ci', '--loglevel=error', '--no-audit', '--no-fund', '--ignore-scripts=false'], bareEnvironment())
    if (code !== 0) throw new Stop(`Setup: "npm ci" failed with code ${code}; its message is above.`)
    checkNode()
  }
  writeFileSync(stamp, wanted)
}

/** @param {string} wanted the hash of package-lock.json */
function reasonToInstall(wanted) {
  if (!existsSync(npmStamp)) return 'nothing is installed yet'
  if (!existsSync(node26)) return 'Node 26 is missing'
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return undefined
  const byHand = statSync(npmStamp).mtimeMs + 2000 >= statSync(lock).mtimeMs // npm install or npm ci was run since
  return byHand ? undefined : 'package-lock.json has changed'
}

function checkNode() {
  const { status, error } = spawnSync(node26, ['--version'])
  if (error || status !== 0) {
    const what = error?.message ?? `it ended with code ${status}`
    throw new Stop(`Setup: the Node that the "node" package brings does not run here (${what}).`)
  }
}

if (isMain(import.meta.url)) await runMain(setup)
