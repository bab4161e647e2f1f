// Makes one archive of the server, the built page, Node and all that they need: release/undercroft-VERSION.tar.gz.
// The same sources make the same archive. `npm run release -- --help`
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { installed, isForRunning, reached, workspaceOf } from './release-contents.mjs'
import { isMain, node26, npm, root, runMain, Stop } from './workspace.mjs'

const ENTRY = 'packages/cli/src/service.ts'
const PAGE = 'packages/web/dist'
/** In seconds since 1970: the year 2001, and the 15 years after it. */
const EARLIEST = 1_000_000_000
const SPAN = 500_000_000
const BESIDE = ['LICENSE', 'CREDITS.md']

const HELP = `npm run release -- [options]
Builds the page and makes release/undercroft-VERSION.tar.gz: the server, the page, Node and what they need, for this
system and processor. Beside it stands its checksum; inside, MANIFEST.json has one of each file.

  --name VERSION  another version than that of package.json
  --out FOLDER    another folder than release
  --built         take the page as it was built before
  --help          print this`

/** Starts the server on the Node of the archive, from wherever it is called. */
export const LAUNCHER = `#!/bin/sh
home=$(dirname "$(dirname "$(readlink -f "$0")")")
exec "$home/bin/node" "$home/${ENTRY}" "$@"
`

/** @param {string[]} args @param {string} version that of package.json */
export function readReleaseArgs(args, version) {
  /** @type {{ values: { name?: string, out?: string, built?: boolean, help?: boolean } }} */
  let read
  try {
    const [text, mark] = /** @type {const} */ ([{ type: 'string' }, { type: 'boolean' }])
    read = parseArgs({ args, options: { name: text, out: text, built: mark, help: mark } })
  } catch (error) {
    throw new Stop(`Release: ${error instanceof Error ? error.message : error}`)
  }
  const { name = version, out = join(root, 'release'), built = false, help = false } = read.values
  if (!/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/.test(name)) throw new Stop(`Release: "${name}" is no version such as 1.2.3.`)
  return { help, version: name, out: resolve(out), built }
}

/**
 * What stands in MANIFEST.json: a checksum of each file, the target of each link.
 * @param {{ version: string, node: string, platform: string }} what @param {string} folder
 */
export function manifestOf(what, folder) {
  const names = globSync('**', { cwd: folder }).sort()
  const entries = names.flatMap(name => {
    const path = join(folder, name)
    const kind = lstatSync(path)
    if (kind.isSymbolicLink()) return [[name, `link ${readlinkSync(path)}`]]
    return kind.isFile() ? [[name, `sha256 ${checksum(path)}`]] : []
  })
  return { name: 'undercroft', ...what, files: Object.fromEntries(entries) }
}

/** @param {string} file */
function checksum(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** Copies what a release holds into an empty folder. @param {string} folder @param {string} version */
function fill(folder, version) {
  const { files, needs } = reached(root, ENTRY)
  /** @param {string} path @param {(file: string) => boolean} [keep] */
  const take = (path, keep = () => true) =>
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: keep })
  for (const file of [...files, ...BESIDE, PAGE]) take(file)
  for (const workspace of new Set(files.map(workspaceOf))) {
    const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'))
    const { name, license, type, exports } = manifest
    writeFileSync(join(folder, workspace, 'package.json'), json({ name, version, license, type, exports }))
    if (!name.startsWith('@')) continue
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join('..', '..', workspace), link)
  }
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const packages = installed(locked, needs)
  for (const path of packages) {
    const own = join(root, path)
    take(path, file => isForRunning(file) && !file.slice(own.length).split(/[\\/]/).includes('node_modules'))
  }
  mkdirSync(join(folder, 'bin'))
  cpSync(node26, join(folder, 'bin', 'node'), { dereference: true })
  writeFileSync(join(folder, 'bin', 'undercroft'), LAUNCHER)
  chmodSync(join(folder, 'bin', 'undercroft'), 0o755)
  const node = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node
  const manifest = manifestOf({ version, node, platform: `${process.platform}-${process.arch}` }, folder)
  writeFileSync(join(folder, 'MANIFEST.json'), json(manifest))
  return { sources: files.length, packages: packages.length }
}

/**
 * The time that all files of an archive get: the same for the same contents, and another for others, because browsers are
 * told by size and time whether a file of the page has changed. @param {string} manifest
 */
export function timeOf(manifest) {
  return EARLIEST + (Number.parseInt(checksum(manifest).slice(0, 8), 16) % SPAN)
}

/** @param {unknown} value */
function json(value) {
  return `${JSON.stringify(value, undefined, 2)}\n`
}

/** Makes the archive; gives its path. @param {{ version: string, out: string, built: boolean }} wish */
export function release({ version, out, built }) {
  if (!built && npm(['run', '--silent', 'build', '--', '--logLevel', 'warn']) !== 0)
    throw new Stop('Release: the page could not be built; see above.')
  if (!existsSync(join(root, PAGE, 'index.html'))) throw new Stop('Release: the page is not built.')
  const name = `undercroft-${version}`
  const archive = join(out, `${name}.tar.gz`)
  const work = mkdtempSync(join(tmpdir(), 'undercroft-release-'))
  try {
    mkdirSync(join(work, name))
    const { sources, packages } = fill(join(work, name), version)
    mkdirSync(out, { recursive: true })
    const fixed = [
      '--sort=name',
      `--mtime=@${timeOf(join(work, name, 'MANIFEST.json'))}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u=rwX,go=rX',
    ]
    const made = spawnSync('tar', ['--format=gnu', ...fixed, '-I', 'gzip -n', '-cf', archive, '-C', work, name], {
      stdio: 'inherit',
    })
    if (made.status !== 0) throw new Stop(`Release: tar could not make ${archive}; GNU tar and gzip are needed.`)
    const sum = checksum(archive)
    writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`)
    const megabytes = (statSync(archive).size / 1e6).toFixed(1)
    console.log(`${archive}: ${megabytes} MB, ${sources} sources, ${packages} packages, sha256 ${sum}`)
    return archive
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

if (isMain(import.meta.url)) {
  await runMain(() => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const { help, ...wish } = readReleaseArgs(process.argv.slice(2), version)
    if (help) console.log(HELP)
    else release(wish)
  })
}
