import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureBrowser } from '../../../scripts/browser.mjs'

/** A browser that Lighthouse can speak to. */
export interface Chromium {
  readonly port: number
  end(): Promise<void>
}

/** Starts a Chromium without a window, whose profile is in this folder. */
export async function startChromium(folder: string): Promise<Chromium> {
  const program = ensureBrowser('whole')
  const args = ['--headless=new', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0', '--disable-gpu']
  const child = spawn(program, [...args, `--user-data-dir=${join(folder, 'profile')}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const gone = new Promise<void>(done => child.once('close', () => done()))
  const port = new Promise<number>((done, failed) => {
    child.once('error', failed)
    void gone.then(() => failed(new Error(`${program} does not start; CHROMIUM may name another`)))
    createInterface(child.stderr).on('line', line => {
      const said = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1]
      if (said !== undefined) done(Number(said))
    })
  })
  const end = () => {
    child.kill('SIGKILL')
    return gone
  }
  return { port: await port, end }
}
