// Everything that is installed must be under a permissive licence. `npm run licences`
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0', // icons, data: named in the credits
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1', // fonts
  'Unlicense',
])

/**
 * The packages that are let in although their licence is not permissive or not named, and why.
 * @type {[name: RegExp, licence: string, why: string][]}
 */
const LET_IN = [
  [/^lightningcss(-.*)?$/, 'MPL-2.0', 'a tool of the build, unchanged, and no part of the page'],
  [/^axe-core$/, 'MPL-2.0', 'a tool of the tests, unchanged, and no part of the page'],
  [/^only$/, '', 'its readme says MIT'],
]

/** @typedef {{ version?: string, link?: boolean, license?: string, licenses?: (string | { type?: string })[] }} Package */

/**
 * Lists the packages of a lock file whose licence is not allowed.
 * @param {Record<string, Package>} packages by path, as in package-lock.json
 * @param {(path: string) => Package} installed reads a package's own package.json
 */
export function forbidden(packages, installed) {
  const broken = []
  for (const [path, entry] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (!path.includes('node_modules/') || entry.link) continue
    const licence = entry.license ?? oldLicence(installed(path))
    const letIn = LET_IN.some(([who, what]) => who.test(name) && what === licence)
    if (!letIn && !isPermissive(licence)) broken.push(`${name} ${entry.version}: ${licence || 'no licence named'}`)
  }
  return broken
}

/** `(MIT OR GPL-3.0)` needs one of them, `MIT AND OFL-1.1` needs both. @param {string} expression */
function isPermissive(expression) {
  const alternatives = expression.replace(/[()]/g, '').split(' OR ')
  return alternatives.some(one => one.split(' AND ').every(licence => PERMISSIVE.has(licence.trim())))
}

/** How packages named their licence before 2015. @param {Package} manifest */
function oldLicence({ license, licenses = [] }) {
  return license ?? licenses.map(each => (typeof each === 'string' ? each : (each.type ?? ''))).join(' OR ')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
  /** @param {string} path */
  const read = path => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const { packages } = read('package-lock.json')
  const broken = forbidden(packages, path => read(`${path}/package.json`))
  for (const line of broken) console.error(`not under a permissive licence: ${line}`)
  if (broken.length > 0) process.exit(1)
  console.log(`${Object.keys(packages).length} packages are under permissive licences`)
}
