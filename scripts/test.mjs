// npm test: installs what is missing, then runs every check and stops at the first that fails. `npm test -- --help`
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { setup } from './setup.mjs'
import { isMain, npm, runMain, Stop } from './workspace.mjs'

/** @typedef {{ script: string, title: string, args?: string[], vitest?: true, browser?: true }} Step */

/** In this order: the quick ones first. Each is an npm script; those that run Vitest count their tests. @type {readonly Step[]} */
const STEPS = [
  { script: 'types', title: 'Types' },
  { script: 'lint', title: 'Lint and format' },
  { script: 'arrows', title: 'Import directions' },
  { script: 'unused', title: 'Unused code' },
  { script: 'licences', title: 'Licences' },
  { script: 'unit', title: 'Unit tests', vitest: true },
  { script: 'laws', title: 'Laws of every game', vitest: true },
  { script: 'coverage', title: 'Coverage of rules' },
  { script: 'new-game', title: 'A new game from its template' },
  { script: 'build', title: 'Build of the page', args: ['--logLevel', 'warn'] },
  { script: 'sizes', title: 'Sizes of the page', browser: true },
  { script: 'browser', title: 'Browser tests', vitest: true, browser: true },
]

const NAMES = STEPS.map(({ script }) => script)

/** Leaves out the files that say "@module-tag slow". */
const NOT_SLOW = '--tags-filter=!slow'

const HELP = `npm test -- [options]
Installs what is missing, then runs every check, the quick ones first, and stops at the first that fails.

  --only NAME    only this step: ${NAMES.join(', ')}; may be given several times
  --quick        without the files of tests that are marked as slow
  --help         print this`

/** The steps that are wanted, in their own order; undefined where help is. @param {string[]} args @returns {readonly Step[] | undefined} */
export function readTestArgs(args) {
  const { tokens } = parseArgs({
    args,
    strict: false,
    tokens: true,
    options: { only: { type: 'string' }, quick: { type: 'boolean' } },
  })
  /** @type {string[]} */
  const only = []
  let quick = false
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new Stop(`Test: "${token.value}" is no option (there is --only, --quick, --help).`)
    if (token.kind !== 'option') continue
    if (token.rawName === '--help') return undefined
    if (token.rawName === '--quick') {
      quick = true
      continue
    }
    if (token.rawName !== '--only') {
      throw new Stop(`Test: there is no option "${token.rawName}" (there is --only, --quick, --help).`)
    }
    if (token.value === undefined || !NAMES.includes(token.value)) {
      const given = token.value === undefined ? 'nothing' : `"${token.value}"`
      throw new Stop(`Test: --only takes one of ${NAMES.join(', ')}, not ${given}.`)
    }
    only.push(token.value)
  }
  const steps = only.length === 0 ? STEPS : STEPS.filter(({ script }) => only.includes(script))
  return quick ? steps.map(step => (step.vitest ? { ...step, args: [...(step.args ?? []), NOT_SLOW] } : step)) : steps
}

/** @param {readonly Step[]} steps */
function runAll(steps) {
  const began = Date.now()
  setup()
  const env = steps.some(({ browser }) => browser) ? { ...process.env, CHROMIUM: ensureBrowser() } : process.env
  const total = { passed: 0, failed: 0 }
  let broken
  for (const step of steps) {
    const { passed, failed, ok, seconds } = run(step, env)
    total.passed += passed
    total.failed += failed
    console.log(`-- ${step.title}: ${ok ? 'passed' : 'FAILED'} in ${seconds} s`)
    if (!ok) {
      broken = step
      break
    }
  }
  console.log(`\nAll in ${secondsSince(began)} s`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  if (broken) throw new Stop(`The step that failed: ${broken.title} (npm run ${broken.script})`)
}

/** @param {Step} step @param {NodeJS.ProcessEnv} env */
function run({ script, title, args = [], vitest }, env) {
  console.log(`\n== ${title} (npm run ${script})`)
  const began = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-test-'))
  const report = join(folder, 'report.json')
  const reporting = vitest ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  const code = npm(['run', '--silent', script, '--', ...args, ...reporting], env)
  const count = vitest ? countOf(report) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  rmSync(folder, { recursive: true })
  const ok = code === 0 && count.failed === 0 && count.passed > 0
  return { ok, passed: count.passed, failed: ok ? 0 : Math.max(1, count.failed), seconds: secondsSince(began) }
}

/** @param {string} report a file in Vitest's JSON form; there is none if Vitest did not get that far */
function countOf(report) {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: Math.max(numFailedTests, Math.min(1, numFailedTestSuites)) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** @param {number} began */
function secondsSince(began) {
  return ((Date.now() - began) / 1000).toFixed(1)
}

if (isMain(import.meta.url)) {
  await runMain(() => {
    const steps = readTestArgs(process.argv.slice(2))
    if (steps === undefined) console.log(HELP)
    else runAll(steps)
  })
}
