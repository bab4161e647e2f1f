// What belongs into a release: the sources that its entry reaches, and the installed packages that these need.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { importsOf } from './arrows.mjs'
import { Stop } from './workspace.mjs'

/** @typedef {{ workspace: string, name: string }} Need a foreign package, and the package of ours that imports it */
/** @typedef {{ link?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Locked */

/**
 * Follows the imports that are there at run time, from one file on.
 * @param {string} root @param {string} entry @returns {{ files: string[], needs: Need[] }}
 */
export function reached(root, entry) {
  const files = new Set([entry])
  /** @type {Map<string, Need>} */
  const needs = new Map()
  for (const file of files) {
    if (file.endsWith('.json')) continue
    const workspace = workspaceOf(file)
    for (const { to, named, erased } of importsOf(root, file)) {
      if (erased || to.startsWith('node:')) continue
      if (!named) files.add(to)
      else if (to.startsWith('packages/')) files.add(exported(root, to))
      else if (/^[@a-z]/.test(to)) needs.set(`${workspace} ${packageName(to)}`, { workspace, name: packageName(to) })
    }
  }
  return { files: [...files].sort(), needs: [...needs.values()] }
}

/** The package of ours in which a file stands. @param {string} file */
export function workspaceOf(file) {
  return file.split('/').slice(0, 2).join('/')
}

/** `@scope/name/part` is of `@scope/name`. @param {string} request */
function packageName(request) {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')
}

/** The file behind `packages/kernel//kit`, by the exports of the package. @param {string} root @param {string} to */
function exported(root, to) {
  if (to.endsWith('.ts')) return to
  const workspace = workspaceOf(to)
  const part = `.${to.slice(workspace.length + 1)}`
  const doors = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')).exports
  const file = doors[part] ?? doors['./*']?.replace('*', part.slice(2))
  if (file === undefined) throw new Stop(`Release: ${workspace} has nothing named ${part}.`)
  return posix.join(workspace, file)
}

/**
 * The folders of all packages that these need, as npm has installed them.
 * @param {Record<string, Locked>} locked `packages` of package-lock.json @param {readonly Need[]} needs
 */
export function installed(locked, needs) {
  const folders = new Set(needs.map(({ workspace, name }) => found(locked, workspace, name)))
  for (const folder of folders) {
    const { dependencies = {}, optionalDependencies = {} } = locked[folder] ?? {}
    for (const name of Object.keys(dependencies)) folders.add(found(locked, folder, name))
    for (const name of Object.keys(optionalDependencies)) {
      const place = lookUp(locked, folder, name)
      if (place !== undefined) folders.add(place)
    }
  }
  return [...folders].sort()
}

/** @param {Record<string, Locked>} locked @param {string} from @param {string} name */
function found(locked, from, name) {
  const place = lookUp(locked, from, name)
  if (place === undefined) throw new Stop(`Release: ${from} needs ${name}, which package-lock.json does not name.`)
  return place
}

/** Looks beside the one who asks, then further up, as Node does. @param {Record<string, Locked>} locked @param {string} from @param {string} name */
function lookUp(locked, from, name) {
  for (let folder = from; ; folder = folder === '.' ? '' : posix.dirname(folder)) {
    const place = posix.join(folder === '.' ? '' : folder, 'node_modules', name)
    if (locked[place] !== undefined) return place
    if (folder === '' || folder === '.') return undefined
  }
}

/** Whether a file of an installed package is of use when it runs: no types, no maps. @param {string} file */
export function isForRunning(file) {
  return !/\.(d\.[cm]?ts|map|tsbuildinfo)$/.test(file)
}
