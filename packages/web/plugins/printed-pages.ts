import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { gameIcons } from './game-icons.ts'

type Bundle = Rolldown.OutputBundle

interface PrintedPage {
  readonly file: string
  readonly title: string
  readonly page: ReactNode
  readonly needs: readonly string[]
}

const EMPTY = '<div id="root"></div>'
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const MODULE = /\s*<link rel="modulepreload"[^>]*>/g

/**
 * Prints what pages show before their script is there: home, a new table of each game, and `page.html` for every other
 * address. `early.js` starts the script once that has been painted.
 */
export function printedPages(): Plugin {
  let root = ''
  return {
    name: 'printed-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_, bundle) {
      const frame = bundle['index.html']
      if (frame?.type !== 'asset') return // a worker is built apart
      const empty = startedLate(String(frame.source))
      const covers = coversOf(bundle)
      const pages = await runnerImport<{ readonly PRINTED: readonly PrintedPage[] }>(join(root, 'src/printed.tsx'), {
        configFile: false,
        logLevel: 'error',
        plugins: [gameIcons(), namedCovers()],
      })
      for (const { file, title, page, needs } of pages.module.PRINTED) {
        const markup = renderToStaticMarkup(page).replace(/"cover:([\w-]+)"/g, (_, game: string) => {
          return JSON.stringify(covers.get(game) ?? fail(`${file}: there is no cover of ${game}`))
        })
        const source = empty
          .replace(EMPTY, () => `<div id="root">${markup}</div>`)
          .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
          .replace('</template>', () => `${fetched(bundle, needs, empty)}</template>`)
        if (file === 'index.html') frame.source = source
        else this.emitFile({ type: 'asset', fileName: file, source })
      }
    },
  }
}

/** Lays the page's modules aside: fetched before the first picture, they would take its time on a slow network. */
function startedLate(page: string): string {
  if (!page.includes(EMPTY)) fail(`index.html has no ${EMPTY} to print into`)
  if (!SCRIPT.test(page)) fail('index.html has no script to start late')
  const inert = page.replace(SCRIPT, '<link rel="modulepreload" crossorigin href="$1" data-start>')
  const modules = inert.match(MODULE) ?? []
  return inert
    .replace(MODULE, '')
    .replace('</head>', () => `<template data-later>${modules.join('')}</template></head>`)
}

/** The addresses of the covers, by game. */
function coversOf(bundle: Bundle): ReadonlyMap<string, string> {
  return new Map(
    Object.values(bundle).flatMap(({ type, fileName }) => {
      const game = type === 'asset' ? /^assets\/cover-([\w-]+)-[\w-]{8}\.svg$/.exec(fileName)?.[1] : undefined
      return game === undefined ? [] : [[game, `/${fileName}`] as const]
    }),
  )
}

/** Draws a cover by its name alone: only the bundle knows where its picture is. */
function namedCovers(): Plugin {
  const NAMED = '\0cover:'
  return {
    name: 'named-covers',
    enforce: 'pre',
    resolveId(id, importer) {
      const game = id === './Cover.tsx' ? /\/([\w-]+)\/board\/index\.tsx$/.exec(importer ?? '')?.[1] : undefined
      return game === undefined ? undefined : `${NAMED}${game}`
    },
    load(id) {
      if (!id.startsWith(NAMED)) return undefined
      const source = JSON.stringify(id.slice(1))
      return `import { createElement } from 'react'\nexport const Cover = () => createElement('img', { src: ${source}, alt: '' })`
    },
  }
}

/** The links that fetch these modules, and all that they import, together with the page's script. */
function fetched(bundle: Bundle, needs: readonly string[], page: string): string {
  const chunks = new Set(needs.flatMap(need => withImports(bundle, chunkOf(bundle, need))))
  const styles = [...chunks].flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])])
  const links = [
    ...new Set([
      ...styles.map(file => `<link rel="preload" as="style" crossorigin href="/${file}">`),
      ...[...chunks].map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
    ]),
  ]
  return links.filter(link => !page.includes(/href="[^"]+"/.exec(link)?.[0] ?? link)).join('\n')
}

function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  for (const each of Object.values(bundle)) {
    if (each.type === 'chunk' && each.moduleIds.some(id => id.endsWith(`/${module}`))) return each
  }
  return fail(`the bundle has no ${module}`)
}

function withImports(bundle: Bundle, chunk: Rolldown.OutputChunk): readonly Rolldown.OutputChunk[] {
  const found = new Set([chunk])
  for (const each of found) {
    for (const file of each.imports) {
      const imported = bundle[file]
      if (imported?.type === 'chunk') found.add(imported)
    }
  }
  return [...found]
}

function fail(message: string): never {
  throw new Error(message)
}
