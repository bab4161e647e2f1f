// Finds a Chromium for the browser tests; on Debian and Ubuntu it installs one if it may.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { isMain, runMain, Stop } from './workspace.mjs'

/** Chromium as a program without a window: it draws the same with a sixth less work. */
const LIGHT = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']
const MAC = ['Chromium', 'Google Chrome', 'Microsoft Edge'].flatMap(app =>
  ['', homedir()].map(home => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
)
const WINDOWS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap(name => {
  const folder = process.env[name]
  return folder
    ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Chromium/Application/chrome.exe')]
    : []
})

/** Tests take a light one if there is one; what is measured is measured in a whole one, as people have it. @typedef {'light' | 'whole'} Kind */

/** The path of a browser, or undefined. CHROMIUM names one that is to be used. @param {Kind} kind @returns {string | undefined} */
function findBrowser(kind) {
  const named = process.env.CHROMIUM
  if (named) {
    if (!isProgram(named)) throw new Stop(`Browser: CHROMIUM is ${named}, which is not a program.`)
    return named
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const names = kind === 'light' ? [LIGHT, ...NAMES] : NAMES
  const onPath = names.flatMap(name => folders.map(folder => join(folder, name)))
  return [...onPath, ...MAC, ...WINDOWS].find(isProgram)
}

/** The path of a browser, installed if need be. @param {Kind} [kind] @returns {string} */
export function ensureBrowser(kind = 'light') {
  const found = findBrowser(kind)
  if (found) return found
  installOnDebian(kind)
  const installed = findBrowser(kind)
  if (installed) return installed
  throw new Stop(
    'Browser: the browser tests need Chromium or Chrome, and none was found. Install one ' +
      '(Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium), or name one in CHROMIUM.',
  )
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {Kind} kind */
function installOnDebian(kind) {
  if (!existsSync('/etc/debian_version')) return
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (asRoot.length > 0 && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return
  console.log('Browser: none found, so apt-get installs Chromium (a minute or two) ...')
  const apt = aptGet(asRoot)
  const lists = apt(['update'])
  // Not every Debian or Ubuntu has the light one.
  const light = kind === 'light' && apt(['install', '-y', '--no-install-recommends', LIGHT]) === undefined
  const failed = lists ?? (light ? undefined : apt(['install', '-y', '--no-install-recommends', 'chromium']))
  if (failed !== undefined) throw new Stop(`Browser: ${failed}`)
}

/** Runs apt-get, and says what went wrong. @param {readonly string[]} asRoot @returns {(args: readonly string[]) => string | undefined} */
function aptGet(asRoot) {
  return args => {
    const [program = '', ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]
    const { status, error, stdout, stderr } = spawnSync(program, rest, { encoding: 'utf8' })
    return status === 0 ? undefined : `"apt-get ${args.join(' ')}" failed:\n${error?.message ?? stdout + stderr}`
  }
}

if (isMain(import.meta.url)) await runMain(() => console.log(`Browser: ${ensureBrowser()}`))
