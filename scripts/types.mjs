// Checks the types. A file may belong to several projects (rules, Node, page, tests of the page), each of which sees other
// globals; an error that several of them find is printed once. `npm run types`
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isMain, node26, root, runMain, Stop } from './workspace.mjs'

/** The compiler's messages, each once: one begins at the start of a line, and goes on in lines that are indented. @param {string} output */
export function uniqueMessages(output) {
  const messages = output.split(/\n(?=\S)/).map(message => message.trimEnd())
  return [...new Set(messages)].filter(message => message !== '')
}

if (isMain(import.meta.url)) {
  await runMain(() => {
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    const args = [tsc, '--build', '--pretty', 'false', ...process.argv.slice(2)]
    const { status, stdout, error } = spawnSync(node26, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
    if (error) throw new Stop(`Types: the compiler could not be started: ${error.message}`)
    for (const message of uniqueMessages(stdout)) console.log(message)
    process.exitCode = status ?? 1
  })
}
