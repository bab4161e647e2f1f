import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Plugin, runnerImport } from 'vite'
import { usedStyles } from './used-styles.ts'

/** A game's look takes its cover from here. */
const LOOK = /\/board\/index\.tsx$/
const PRINTED = /\/board\/Cover\.tsx\?printed$/

/**
 * Prints each game's cover: the home page ships a picture of its own for it, and none of the figures, tiles and styles of the
 * table that the cover is composed of.
 */
export function covers(): Plugin {
  let isBuild = true
  return {
    name: 'covers',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId(id, importer) {
      if (id !== './Cover.tsx' || importer === undefined || !LOOK.test(importer)) return undefined
      return `${join(dirname(importer), 'Cover.tsx')}?printed`
    },
    async load(id) {
      if (!PRINTED.test(id)) return undefined
      const board = dirname(id)
      const { svg, ...shown } = await print(board)
      if (!isBuild) return module(JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`), shown)
      const file = this.emitFile({ type: 'asset', name: `cover-${basename(dirname(board))}.svg`, source: svg })
      return module(`import.meta.ROLLUP_FILE_URL_${file}`, shown)
    },
  }
}

interface Shown {
  readonly alt: string
  readonly width: number
  readonly height: number
}

function module(address: string, { alt, width, height }: Shown): string {
  const attributes = `{ src: ${address}, alt: ${JSON.stringify(alt)}, width: ${width}, height: ${height} }`
  return `import { createElement } from 'react'\nexport const Cover = () => createElement('img', ${attributes})`
}

async function print(board: string): Promise<Shown & { readonly svg: string }> {
  const { module: drawn } = await runnerImport<{ readonly Cover: ComponentType }>(join(board, 'Cover.tsx'), RUN)
  const markup = renderToStaticMarkup(createElement(drawn.Cover))
  const [, width, height] = / viewBox="0 0 (\d+) (\d+)"/.exec(markup) ?? []
  if (width === undefined || height === undefined) throw new Error(`${board}/Cover.tsx: a cover has a viewBox from 0 0`)
  const styles = usedStyles((await Promise.all((await sheetsOf(board)).map(textOf))).join('\n'), markup)
  const missing = [...styles.matchAll(/var\((--[\w-]+)\)/g)].find(
    ([, name]) => !`${styles}${markup}`.includes(`${name}:`),
  )
  if (missing) throw new Error(`${board}/Cover.tsx: a cover stands alone, and ${missing[1]} is set outside of it`)
  const svg = markup.replace(/^<svg /, `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" `)
  return {
    svg: svg.replace('>', `><style>${styles}</style>`),
    alt: / aria-label="([^"]*)"/.exec(markup)?.[1] ?? '',
    width: Number(width),
    height: Number(height),
  }
}

const RUN = { configFile: false, logLevel: 'error' } as const

/** The styles of the table: a cover is composed of what stands there. */
async function sheetsOf(board: string): Promise<readonly string[]> {
  const text = await readFile(join(board, 'table.ts'), 'utf8')
  return [...text.matchAll(/^import '(.+\.css)'$/gm)].map(([, name = '']) => join(board, name))
}

/** A sheet with those that it imports in their places. */
async function textOf(sheet: string): Promise<string> {
  const text = await readFile(sheet, 'utf8')
  const parts = text.split(/^@import "(.+)";$/m) // every second part is the name of a sheet
  return (await Promise.all(parts.map((part, i) => (i % 2 === 0 ? part : textOf(join(dirname(sheet), part)))))).join('')
}
