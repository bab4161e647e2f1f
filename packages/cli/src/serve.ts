import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'

const DEFAULT_PORT = 8080
const PORTS_TRIED = 50
const BUILT_PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url))

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

/** No inline script, no foreign host: what the page needs is beside it. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export interface ServeOptions {
  /** The folder of the built page. */
  readonly folder?: string
  /** Exactly this port; without it the first free one from 8080 on. */
  readonly port?: number | undefined
  readonly host?: string | undefined
}

export interface Serving {
  readonly port: number
  readonly address: string
  close(): Promise<void>
}

/** Serves the built page, and nothing else of the machine. */
export async function serve({ folder = BUILT_PAGE, port, host = '127.0.0.1' }: ServeOptions = {}): Promise<Serving> {
  if (!(await fileAt(join(folder, 'index.html')))) throw new Error('the page is not built: run "npm run build" first')
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => response.destroy())
  })
  const taken = await listen(server, host, port ?? DEFAULT_PORT, port === undefined ? PORTS_TRIED : 1)
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return {
    port: taken,
    address: `http://${name.includes(':') ? `[${name}]` : name}:${taken}/`,
    close: () =>
      new Promise(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function listen(server: Server, host: string, first: number, tries: number): Promise<number> {
  for (let port = first; ; port++) {
    try {
      return await listenOn(server, host, port)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      if (port - first + 1 >= tries) throw new Error(`port ${port} is taken: name another with --port`)
    }
  }
}

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      const bound = server.address()
      done(typeof bound === 'object' && bound !== null ? bound.port : port)
    })
  })
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'same-origin')
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return refuse(response, 405, 'Only GET and HEAD are answered here.')
  }
  const path = pathOf(request.url ?? '/')
  if (path === undefined) return refuse(response, 400, 'That address cannot be read.')
  const found = await find(folder, path)
  if (found === undefined) return refuse(response, 404, 'There is nothing at that address.')

  const version = `W/"${found.size.toString(36)}-${Math.trunc(found.time).toString(36)}"`
  const forEver = path.startsWith('/assets/') // their names carry a hash of what is in them
  response.setHeader('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.setHeader('ETag', version)
  if (request.headers['if-none-match'] === version) {
    response.writeHead(304).end()
    return
  }
  response.writeHead(200, {
    'Content-Type': MIME_TYPES[extname(found.file).toLowerCase()] ?? 'application/octet-stream',
    'Content-Length': found.size,
  })
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(found.file), response)
}

function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

/** The file at a path; for an address of the page's own, which has no extension, the page. */
async function find(folder: string, path: string): Promise<Found | undefined> {
  const home = resolve(folder)
  const file = resolve(home, `.${sep}${path}`)
  if (file !== home && !file.startsWith(home + sep)) return undefined
  const found = await fileAt(file)
  if (found || extname(path) !== '') return found
  return fileAt(join(home, 'index.html'))
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
