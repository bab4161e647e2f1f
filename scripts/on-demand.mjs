// Brings a tool that is seldom needed, and too heavy to be installed with the rest, into a folder of its own.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, Stop } from './workspace.mjs'

/**
 * A package from npm in exactly this version, installed at its first use; nothing of it runs while it is installed.
 * @param {string} name @param {string} version @param {string} why @returns {Promise<any>}
 */
export async function onDemand(name, version, why) {
  const folder = join(root, 'node_modules/.cache/on-demand', `${name}-${version}`)
  if (!existsSync(join(folder, 'node_modules', name))) {
    console.error(`${why}: npm brings ${name} ${version}, this once ...`)
    mkdirSync(folder, { recursive: true })
    const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save']
    const { status, stderr } = spawnSync('npm', [...args, `${name}@${version}`], { encoding: 'utf8' })
    if (status !== 0) throw new Stop(`${why}: ${name} could not be brought from npm.\n${stderr}`)
  }
  return import(pathToFileURL(createRequire(join(folder, 'here.js')).resolve(name)).href)
}
