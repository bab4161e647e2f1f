// Checks the import directions of packages and of the rooms of games, and that no imports form a circle. Circles of types are
// allowed, because types are gone at run time.
// `npm run arrows`
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'

/** Arrows point from the left to the right, and nowhere else. @type {Record<string, string[]>} */
const ARROWS = {
  kernel: [],
  games: ['kernel'],
  bots: ['kernel'],
  lab: ['kernel', 'bots'],
  server: ['kernel', 'games', 'bots', 'lab'],
  web: ['kernel', 'games', 'bots', 'lab'],
  cli: ['kernel', 'games', 'bots', 'lab', 'server', 'web'],
  bench: ['kernel', 'games', 'bots', 'lab', 'server', 'cli'],
}

/**
 * The rooms of a game: each may import those before it, and itself. The rules in words (`rulebook.ts`) stand on the ground, so that
 * everything may cite them; `testing` is for tests alone.
 */
const ROOMS = ['content', 'rulebook', 'state', 'rules', 'words', 'bots', 'board', 'testing']

/** Tests may also import these: a game's tests let bots play it. @type {Record<string, string[]>} */
const TEST_ARROWS = { games: ['bots'] }

const SOURCES = ['packages/*/{bin,src,test,plugins}/**/*.{ts,tsx,mjs}', 'packages/*/*.config.ts', 'bench/**/*.{ts,mjs}']

/** @typedef {{ name: string, erased: boolean }} Request what an import asks for, and whether it is gone at run time (`import type`) */
/** @typedef {{ from: string, to: string, named: boolean, erased: boolean }} Import and from which file, and whether by a package's name */

/**
 * Lists the forbidden imports in words, and counts the files that were read.
 * @param {string} root
 */
export function checkArrows(root) {
  const files = globSync(SOURCES, { cwd: root, exclude: name => /(^|[\\/])(node_modules|dist)$/.test(name) })
    .map(file => file.split(sep).join('/'))
    .sort()
  const imports = files.flatMap(file => importsOf(root, file))
  const broken = new Set([
    ...files.flatMap(misplaced),
    ...imports.flatMap(brokenBy),
    ...circles(imports.filter(each => !each.erased)),
  ])
  return { files: files.length, broken: [...broken] }
}

/** @param {Import} link @returns {string[]} */
function brokenBy({ from, to, named }) {
  const broken = []
  const [here, there] = [packageOf(from), packageOf(to)]
  if (there !== undefined && here !== undefined && here !== there) {
    const allowed = [...(ARROWS[here] ?? []), ...(isTest(from) ? (TEST_ARROWS[here] ?? []) : [])]
    if (!allowed.includes(there)) broken.push(`${from}: ${here} may not import ${there} (${to})`)
    else if (!named) broken.push(`${from}: import ${there} by its package's name, not by its path (${to})`)
  }
  if (here === 'games' && !isBoard(from) && (isBoard(to) || isReact(to))) {
    broken.push(`${from}: rules may not import what draws them (${to})`)
  }
  return [...broken, ...brokenDoor(from, to)]
}

/** A file of a game that stands in no room. @param {string} file @returns {string[]} */
function misplaced(file) {
  const place = roomOf(file)
  if (place === undefined || ROOMS.includes(place.room) || place.room === 'index') return []
  return [`${file}: a game has the rooms ${ROOMS.filter(room => room !== 'rulebook').join(', ')}`]
}

/** A door between two rooms of a game that opens the wrong way. @param {string} from @param {string} to @returns {string[]} */
function brokenDoor(from, to) {
  const [here, there] = [roomOf(from), roomOf(to)]
  if (here === undefined || there === undefined || here.game !== there.game || isTest(from)) return []
  if (there.room === 'index' && here.room !== 'testing') return [`${from}: no room may import the game itself (${to})`]
  if (here.room === 'index' || ROOMS.indexOf(there.room) <= ROOMS.indexOf(here.room)) return []
  return [`${from}: ${here.room} may not import ${there.room} (${to})`]
}

/** Where a file of a game stands. @param {string} file */
function roomOf(file) {
  const [, game, path] = /^packages\/games\/src\/([^/]+)\/(.+)$/.exec(file) ?? []
  if (game === undefined || path === undefined || game === 'drawing' || isTest(file)) return undefined
  const [room] = path.split('/')
  if (room === undefined || !path.includes('/')) return { game, room: path === 'index.ts' ? 'index' : path }
  return { game, room: room === 'rules' && /(^|\/)rulebook\.ts$/.test(path) ? 'rulebook' : room }
}

/** @param {string} file */
function packageOf(file) {
  if (file.startsWith('bench/')) return 'bench'
  return /^packages\/([^/]+)\//.exec(file)?.[1]
}

/** @param {string} file */
function isTest(file) {
  return /\.test\.tsx?$/.test(file)
}

/** A file of a game that may draw. @param {string} file */
function isBoard(file) {
  return /^packages\/games\/src\/(.*\.tsx|(ui|board)\.ts|drawing\/.*|[^/]+\/board(\/.*)?)$/.test(file)
}

/** @param {string} name */
function isReact(name) {
  return /^(react|react-dom|motion|wouter)(\/|$)/.test(name)
}

/** @param {string} root @param {string} file @returns {Import[]} */
export function importsOf(root, file) {
  const source = readFileSync(join(root, file), 'utf8')
  const { module, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  /** @param {string | undefined} name @param {number} [start] @returns {Request[]} */
  const request = (name, start) =>
    name === undefined ? [] : [{ name, erased: start !== undefined && isErased(source.slice(start)) }]
  const workers = source.matchAll(/new URL\(\s*['"]([^'"]+\.tsx?)['"]\s*,\s*import\.meta\.url/g)
  const requests = [
    ...module.staticImports.flatMap(each => request(each.moduleRequest.value, each.start)),
    ...module.staticExports.flatMap(each =>
      each.entries.slice(0, 1).flatMap(entry => request(entry.moduleRequest?.value, each.start)),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
      request(unquoted(source.slice(start, end))),
    ),
    ...[...workers].flatMap(([, name]) => request(name)),
  ]
  return requests.map(({ name, erased }) => ({
    from: file,
    to: target(file, name),
    named: !name.startsWith('.'),
    erased,
  }))
}

/** @param {string} statement */
function isErased(statement) {
  return /^(import|export)\s+type\b/.test(statement)
}

/** What a literal says; nothing where a name is computed. @param {string} literal */
function unquoted(literal) {
  return /^(['"`])(.*)\1$/.exec(literal)?.[2]
}

/**
 * Gives the file that a relative import names, the folder of a package of ours, or a foreign package's own name.
 * @param {string} file @param {string} name
 */
function target(file, name) {
  if (name.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), name))
  const ours = /^@undercroft\/([^/]+)(\/.*)?$/.exec(name)
  if (ours?.[1] === 'games' && (ours[2] === '/ui' || ours[2] === '/board')) return `packages/games/src${ours[2]}.ts`
  if (ours) return `packages/${ours[1]}/${ours[2] ?? ''}`
  return name === 'undercroft' || name.startsWith('undercroft/') ? 'packages/cli/' : name
}

/** The circles among imports, each told once. @param {Import[]} imports @returns {string[]} */
function circles(imports) {
  /** @type {Map<string, string[]>} */
  const next = new Map()
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to])
  /** @type {string[]} */
  const found = []
  const done = new Set()
  /** @param {string} file @param {string[]} path */
  const walk = (file, path) => {
    if (path.includes(file)) {
      found.push(`imports in a circle: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}`)
      return
    }
    if (done.has(file)) return
    for (const to of next.get(file) ?? []) walk(to, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return found
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
  const { files, broken } = checkArrows(root)
  for (const line of broken) console.error(line)
  if (files === 0) console.error(`no sources found under ${relative(process.cwd(), root) || '.'}`)
  if (broken.length > 0 || files === 0) process.exit(1)
  console.log(`${files} files import only what they may`)
}
