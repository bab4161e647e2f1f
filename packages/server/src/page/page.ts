import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { accepted, type Encoding, isEncoded } from './encodings.ts'
import { safeHeaders } from './headers.ts'
import { type PreviewOf, withPreview } from './preview.ts'

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** Where `npm run build` puts the page. */
export const BUILT_PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url))

export async function isBuilt(folder: string): Promise<boolean> {
  return (await fileAt(join(folder, 'index.html'))) !== undefined
}

/** How links to this server are previewed, and where browsers find it; without an origin, where they say they do. */
export interface Previews {
  readonly of: PreviewOf
  readonly origin: string | undefined
}

/** Answers with a file of the page, and never with another. */
export async function answerWithPage(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  previews?: Previews,
): Promise<void> {
  const path = pathOf(request.url ?? '/')
  response.setHeaders(new Map(Object.entries(safeHeaders(path ?? '/', previews?.origin))))
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return refuse(response, 405, 'Only GET and HEAD are answered here.')
  }
  if (path === undefined) return refuse(response, 400, 'That address cannot be read.')
  const found = await find(folder, path)
  if (found === undefined) return refuse(response, 404, 'There is nothing at that address.')

  const previewed = previews && (await previewedPage(found, path, previews, request))
  if (previewed !== undefined) {
    response.writeHead(200, {
      'Content-Type': MIME_TYPES['.html'],
      'Content-Length': previewed.length,
      'Cache-Control': 'no-cache',
    })
    response.end(request.method === 'HEAD' ? undefined : previewed)
    return
  }
  const sent = await encoded(found, accepted(request.headers['accept-encoding']))
  const version = `"${found.size.toString(36)}-${Math.trunc(found.time).toString(36)}${sent.encoding?.ending ?? ''}"`
  const forEver = path.startsWith('/assets/') // their names carry a hash of what is in them
  response.setHeader('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', version)
  if (has(request.headers['if-none-match'], version)) {
    response.writeHead(304).end()
    return
  }
  if (sent.encoding !== undefined) response.setHeader('Content-Encoding', sent.encoding.name)
  response.writeHead(200, {
    'Content-Type': MIME_TYPES[extname(found.file).toLowerCase()] ?? 'application/octet-stream',
    'Content-Length': sent.size,
  })
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(sent.file), response)
}

/** The page with a preview in its head, where there is one for this address. */
async function previewedPage(
  { file }: Found,
  path: string,
  { of, origin }: Previews,
  { headers: { host = '' } }: IncomingMessage,
): Promise<Buffer | undefined> {
  const where = origin ?? (/^[\w.:[\]-]+$/.test(host) ? `http://${host}` : undefined)
  const preview = where === undefined || !file.endsWith('.html') ? undefined : await of(path)
  if (preview === undefined || where === undefined) return undefined
  return Buffer.from(withPreview(await readFile(file, 'utf8'), preview, where, path))
}

/** A file as it is sent: compressed if the build has done that and the client takes it. Nothing is compressed here. */
async function encoded(found: Found, encodings: readonly Encoding[]): Promise<Found & { encoding?: Encoding }> {
  for (const encoding of encodings) {
    const beside = await fileAt(`${found.file}${encoding.ending}`)
    // What is older than its file was left by an earlier build.
    if (beside !== undefined && beside.time >= found.time) return { ...beside, encoding }
  }
  return found
}

/** Whether a client has this version already: proxies may have marked it as weak. */
function has(versions: string | undefined, version: string): boolean {
  const known = (versions ?? '').split(',').map(each => each.trim().replace(/^W\//, ''))
  return known.includes(version) || known.includes('*')
}

function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

/**
 * The file at a path. For an address of the page's own, which has no extension, the page as it is printed for this address,
 * or else for any.
 */
async function find(folder: string, path: string): Promise<Found | undefined> {
  const home = resolve(folder)
  const file = resolve(home, `.${sep}${path}`)
  if ((file !== home && !file.startsWith(home + sep)) || isEncoded(path)) return undefined
  const found = await fileAt(file)
  if (found || extname(path) !== '') return found
  const printed = file === home ? join(home, 'index.html') : `${file}.html`
  return (await fileAt(printed)) ?? fileAt(join(home, 'page.html'))
}

interface Found {
  readonly file: string
  readonly size: number
  readonly time: number
}

async function fileAt(file: string): Promise<Found | undefined> {
  const info = await stat(file).catch(() => undefined)
  return info?.isFile() ? { file, size: info.size, time: info.mtimeMs } : undefined
}

function refuse(response: ServerResponse, status: number, why: string): void {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(`${why}\n`)
}
