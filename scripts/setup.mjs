// Installs what package-lock.json names, unless that is already there.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bareEnvironment, isMain, node26, npm, root, runMain, Stop } from './workspace.mjs'

const lock = join(root, 'package-lock.json')
const installed = join(root, 'node_modules', '.package-lock.json') // npm writes it when an install is complete

/**
 * Overrides settings that leave packages out (NODE_ENV=production, omit=dev): the page is built with development
 * packages, and its tools have their programs for each kind of machine in optional ones.
 */
export const INSTALL = [
  'ci',
  ...['dev', 'optional', 'peer'].map(kind => `--include=${kind}`),
  '--ignore-scripts=false',
  // Some tools ask for a newer Node than the machine's own; they get it from the `node` package. Hence no warnings.
  ...['--loglevel=error', '--no-audit', '--no-fund'],
]

export function setup() {
  if (!existsSync(lock)) throw new Stop('package-lock.json is missing: is this a whole copy of the repository?')
  const why = reasonToInstall()
  if (why === undefined) {
    console.log('Setup: everything is installed.')
    return
  }
  console.log(`Setup: ${why}, so npm installs the dependencies (a minute or two) ...`)
  const code = npm(INSTALL, bareEnvironment())
  if (code !== 0) throw new Stop(`Setup: "npm ci" failed with code ${code}; its message is above.`)
  const left = reasonToInstall()
  if (left !== undefined) throw new Stop(`Setup: "npm ci" has ended, but ${left}.`)
  checkNode()
}

function reasonToInstall() {
  if (!existsSync(installed)) return 'nothing is installed yet'
  if (!existsSync(node26)) return 'Node 26 is missing'
  return missing(read(lock), read(installed), path => existsSync(join(root, path)))
}

/**
 * Finds a package of the lock file that is missing or has another version. Optional packages are for some machines
 * only.
 * @typedef {{ packages?: Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }> }} Lock
 * @param {Lock} wanted package-lock.json
 * @param {Lock} there what npm says that it has installed
 * @param {(path: string) => boolean} isThere whether a folder is where it should be
 * @returns {string | undefined}
 */
export function missing(wanted, there, isThere) {
  const found = there.packages ?? {}
  const due = Object.entries(wanted.packages ?? {}).filter(([path, { optional, devOptional }]) => {
    return /(^|\/)node_modules\//.test(path) && optional !== true && devOptional !== true
  })
  const lacking = due.filter(([path]) => found[path] === undefined || !isThere(path)).map(([path]) => path)
  const [first] = lacking
  if (first !== undefined) return `${count(lacking.length, 'package is', 'packages are')} missing (${nameOf(first)})`
  const other = due.find(([path, { version }]) => found[path]?.version !== version)
  return other === undefined ? undefined : `${nameOf(other[0])} is here in another version`
}

/** @param {string} path */
function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** @param {number} n @param {string} one @param {string} many */
function count(n, one, many) {
  return `${n} ${n === 1 ? one : many}`
}

/** @param {string} file @returns {Lock} nothing of it, if it cannot be read */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function checkNode() {
  const { status, error } = spawnSync(node26, ['--version'])
  if (error || status !== 0) {
    const what = error?.message ?? `it ended with code ${status}`
    throw new Stop(`Setup: the Node that the "node" package brings does not run here (${what}).`)
  }
}

if (isMain(import.meta.url)) await runMain(setup)
