// Versions and release notes, from CHANGELOG.md. `npm run changelog -- --help`
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root, runMain, Stop } from './workspace.mjs'

const HELP = `npm run changelog -- notes [VERSION]   prints the notes of a version, or of what is not released yet
npm run changelog -- cut VERSION       makes "Unreleased" that version, dated today, and writes it into every package.json`

const UNRELEASED = 'Unreleased'

/** The notes under one heading, without it. @param {string} changelog @param {string} [version] */
export function notesOf(changelog, version = UNRELEASED) {
  const sections = changelog.split(/^## /m).slice(1)
  const found = sections.find(each => each.split(/[\s\n]/, 1)[0] === version)
  if (found === undefined) {
    const known = sections.map(each => each.split(/[\s\n]/, 1)[0]).join(', ')
    throw new Stop(`Changelog: there is no "${version}" in CHANGELOG.md (there is ${known}).`)
  }
  return found.slice(found.indexOf('\n')).trim()
}

/** The changelog in which what was not released is this version. @param {string} changelog @param {string} version @param {string} date */
export function cut(changelog, version, date) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Stop(`Changelog: "${version}" is no version such as 1.2.3.`)
  if (changelog.includes(`\n## ${version} `)) throw new Stop(`Changelog: ${version} is released already.`)
  if (notesOf(changelog) === '') throw new Stop('Changelog: nothing stands under "Unreleased".')
  return changelog.replace(`## ${UNRELEASED}\n`, `## ${UNRELEASED}\n\n## ${version} (${date})\n`)
}

/** @param {string} version */
function writeVersion(version) {
  for (const name of globSync(['package.json', 'packages/*/package.json', 'bench/package.json'], { cwd: root })) {
    const path = join(root, name)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(/^( {2}"version": )".*"/m, `$1"${version}"`))
  }
}

if (isMain(import.meta.url)) {
  await runMain(() => {
    const [verb, version, ...rest] = process.argv.slice(2)
    const path = join(root, 'CHANGELOG.md')
    const changelog = readFileSync(path, 'utf8')
    if (verb === 'notes' && rest.length === 0) return console.log(notesOf(changelog, version))
    if (verb !== 'cut' || version === undefined || rest.length > 0) {
      if (verb !== undefined && verb !== '--help') throw new Stop(`Changelog: this cannot be read.\n${HELP}`)
      return console.log(HELP)
    }
    writeFileSync(path, cut(changelog, version, new Date().toISOString().slice(0, 10)))
    writeVersion(version)
    console.log(`Changelog: this is ${version} now. "npm install" brings package-lock.json up to date.`)
  })
}
