// What the scripts share. Plain JavaScript for any Node from 20 on: they run before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** The parent process, read at the start: the number changes when that process has ended. */
const startedBy = process.ppid

const windows = process.platform === 'win32'

/** Node 26, as the `node` package brings it. */
export const node26 = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

/** An error that is printed without a stack. */
export class Stop extends Error {}

/** Was this file started by itself, and not imported? @param {string} url its import.meta.url */
export function isMain(url) {
  return process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(url)
}

/** Runs a script's main function; what stops it is said in one line. @param {() => unknown} main */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Runs npm in the workspace and gives back its exit code. @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
export function npm(args, env = process.env) {
  const { status, error } = spawnSync('npm', args, { cwd: root, env, stdio: 'inherit', shell: windows })
  if (error) throw new Stop(`npm could not be started: ${error.message}`)
  return status ?? 1
}

/** The environment without the programs of node_modules: for npm when it replaces them. */
export function bareEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter).filter(folder => !/node_modules[\\/]\.bin$/.test(folder))
  return { ...process.env, PATH: path.join(delimiter) }
}

const LOOK_MS = 250

/**
 * Runs a program, forwards signals to it, and gives its exit code. npm runs scripts in a shell that ends at a signal
 * without forwarding it, so the program is also asked to end when the parent process is gone.
 * @param {string} program @param {string[]} args @param {number} parent who has started this script @returns {Promise<number>}
 */
export function runToEnd(program, args, parent = startedBy) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit' })
  process.on('SIGINT', () => {}) // Ctrl-C reaches the child too: it decides when to end
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
  const isOfNpm = process.env.npm_lifecycle_event !== undefined
  const looking = setInterval(() => {
    if (!isOfNpm || process.ppid === parent) return
    clearInterval(looking)
    child.kill('SIGTERM')
  }, LOOK_MS)
  return new Promise((done, failed) => {
    child.on('error', error => failed(new Stop(`${program} could not be started: ${error.message}`)))
    child.on('exit', code => done(code ?? 1))
  }).finally(() => clearInterval(looking))
}
