// What a visit may load: judged by the files that it fetched.

/** @typedef {{ name: string, bytes: number }} Fetched a file of the page by its name, and its size as it was sent */
/** @typedef {{ title: string, limit: number, files: readonly Fetched[] }} Visit how many kB it may load, and what it did */

/** A file's name without what the build puts there to tell versions apart. @param {string} path */
export function plainName(path) {
  return path.replace(/^\/(assets\/)?/, '').replace(/-[\w-]{8}(\.\w+)$/, '$1') || 'index.html'
}

/** @param {string} path */
export function isCode(path) {
  return !isLetters(path) && !/\.(svg|png|webp|webmanifest)$/.test(path) && !isService(path)
}

/** @param {string} path */
export function isLetters(path) {
  return path.endsWith('.woff2')
}

/** What keeps the page for times without a network comes after it is painted. @param {string} path */
function isService(path) {
  return /^\/(sw|registerSW|push|workbox-\w+)\.js$/.test(path)
}

/** @param {readonly Fetched[]} files */
function kiloBytes(files) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}

/**
 * One line a visit, and for those that load too much which files grew since the sizes were last written down.
 * @param {readonly Visit[]} visits @param {Record<string, number>} was kB by name
 */
export function judge(visits, was) {
  const lines = visits.map(({ title, limit, files }) => {
    const sum = kiloBytes(files)
    return `${sum > limit ? 'TOO MUCH' : 'fine'}  ${title}: ${sum.toFixed(1)} kB of ${limit} kB`
  })
  const over = visits.filter(({ limit, files }) => kiloBytes(files) > limit)
  return { ok: over.length === 0, text: [...lines, ...over.flatMap(visit => blame(visit, was))].join('\n') }
}

/** @param {Visit} visit @param {Record<string, number>} was */
function blame({ title, files }, was) {
  const grown = files
    .map(({ name, bytes }) => ({ name, now: bytes / 1000, by: bytes / 1000 - (was[name] ?? 0) }))
    .filter(({ by }) => by >= 0.1)
    .sort((a, b) => b.by - a.by)
  const said = grown.map(({ name, now, by }) =>
    was[name] === undefined
      ? `  ${name} is new: ${now.toFixed(1)} kB`
      : `  ${name} grew by ${by.toFixed(1)} kB to ${now.toFixed(1)} kB`,
  )
  return ['', `${title}, since sizes were last written down:`, ...(said.length === 0 ? ['  nothing grew'] : said)]
}
