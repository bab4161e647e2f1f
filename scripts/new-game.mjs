// Makes a game with `undercroft new-game` in a temporary copy of the workspace, and runs on it what every game must pass.
// `npm run new-game`
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, sep } from 'node:path'
import { node26, root, runMain, Stop } from './workspace.mjs'

const ID = 'trial-keep'
const GAME = `packages/games/src/${ID}`
const UNDERCROFT = 'packages/cli/bin/undercroft.mjs'

/** Links a folder of packages. Only the links to the workspace are made anew. */
const LEFT_OUT = ['node_modules', 'dist', 'data', '.git', 'coverage']

await runMain(() => {
  const copy = mkdtempSync(join(tmpdir(), 'undercroft-new-game-'))
  try {
    copyWorkspace(copy)
    run(copy, 'the game is made', [UNDERCROFT, 'new-game', ID, '--title', 'Trial Keep'])
    run(copy, 'types', ['scripts/types.mjs'])
    run(copy, 'lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', 'packages/games/src'])
    run(copy, 'scenarios, goldens and laws', [
      bin('vitest/vitest.mjs'),
      'run',
      '--project',
      'unit',
      '--project',
      'laws',
      GAME,
    ])
    run(copy, 'coverage of rules', [UNDERCROFT, 'rules', ID, '--coverage'])
    run(copy, 'the guided game', [UNDERCROFT, 'lessons', ID])
    run(copy, 'import directions', ['scripts/arrows.mjs'])
    run(join(copy, 'packages/web'), 'the build of the page', [
      join(copy, bin('vite/bin/vite.js')),
      'build',
      '--logLevel',
      'warn',
    ])
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  console.log('A new game passes what every game must pass.')
})

/** @param {string} name */
function bin(name) {
  return join('node_modules', name)
}

/** The sources, and the packages as links; those of the workspace lead to the copy. @param {string} copy */
function copyWorkspace(copy) {
  cpSync(root, copy, {
    recursive: true,
    filter: path =>
      path === root || !LEFT_OUT.includes(basename(path)) || relative(root, path).split(sep).includes('src'),
  })
  for (const folder of ['.', 'packages/server', 'bench']) linkModules(join(root, folder), join(copy, folder))
}

/** @param {string} from @param {string} to */
function linkModules(from, to) {
  const [here, there] = [join(from, 'node_modules'), join(to, 'node_modules')]
  mkdirSync(there, { recursive: true })
  for (const name of readdirSync(here)) {
    if (name.startsWith('.') && name !== '.bin') continue // caches, and what npm knows of its own install
    if (name === '@undercroft' || name === 'undercroft')
      cpSync(join(here, name), join(there, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(here, name), join(there, name), 'junction')
  }
}

/** @param {string} cwd @param {string} what @param {string[]} args */
function run(cwd, what, args) {
  const { status, stdout, stderr, error } = spawnSync(node26, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
  })
  if (status === 0) return console.log(`ok      ${what}`)
  throw new Stop(`FAILED  ${what}\n${error?.message ?? ''}${stdout}${stderr}`)
}
