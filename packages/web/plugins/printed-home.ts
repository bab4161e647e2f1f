import { join } from 'node:path'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Plugin, runnerImport } from 'vite'
import { gameIcons } from './game-icons.ts'

const EMPTY = '<div id="root"></div>'

/**
 * Prints what home shows before its script is there into `index.html`. Every other address is answered with `page.html`, which
 * is the same page with nothing in it yet.
 */
export function printedHome(): Plugin {
  let root = ''
  return {
    name: 'printed-home',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_, bundle) {
      const home = bundle['index.html']
      if (home?.type !== 'asset') return // a worker is built apart
      const page = String(home.source)
      if (!page.includes(EMPTY)) throw new Error(`index.html has no ${EMPTY} to print home into`)
      const markup = await print(join(root, 'src/home/shell.tsx'))
      home.source = page.replace(EMPTY, () => `<div id="root">${markup}</div>`)
      this.emitFile({ type: 'asset', fileName: 'page.html', source: page })
    },
  }
}

async function print(shell: string): Promise<string> {
  const { module } = await runnerImport<{ readonly HomeShell: ComponentType }>(shell, {
    configFile: false,
    logLevel: 'error',
    plugins: [gameIcons()],
  })
  return renderToStaticMarkup(createElement(module.HomeShell))
}
