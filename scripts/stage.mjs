// The built page on a port of its own, and a browser to look at it with: for scripts that do not test it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ensureBrowser } from './browser.mjs'
import { node26, root, Stop } from './workspace.mjs'

/** @import { Browser } from 'playwright-core' */

/** Does something with both, and ends both. @param {(browser: Browser, home: string) => Promise<void>} act */
export function onStage(act) {
  return onServer(async home => {
    const browser = await chromium.launch({
      executablePath: ensureBrowser('whole'),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      await act(browser, home)
    } finally {
      await browser.close()
    }
  })
}

/**
 * Does something with the server and a folder that is taken away afterwards.
 * @param {(home: string, folder: string) => Promise<void>} act
 */
export async function onServer(act) {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-stage-'))
  const cli = join(root, 'packages/cli/bin/undercroft.mjs')
  const server = spawn(node26, [cli, 'serve', '--port', '0', '--data', join(folder, 'tables.sqlite')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [said] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
    const home = /http:\S+/.exec(String(said))?.[0]
    if (home === undefined) throw new Stop('The server does not say where it is.')
    await act(home, folder)
  } finally {
    server.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
