import type { Server } from 'node:http'

const DEFAULT_PORT = 8080
const PORTS_TRIED = 50
const SWEEP_MS = 20
const GRACE_MS = 2000

/** Exactly this port; without one, the first that is free from 8080 on. */
export async function listen(server: Server, host: string, wanted: number | undefined): Promise<number> {
  const first = wanted ?? DEFAULT_PORT
  const tries = wanted === undefined ? PORTS_TRIED : 1
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

/**
 * Takes no more connections, and waits for the answers that are under way. A connection that is kept alive, or that a
 * browser opened ahead of need, would hold it up for a minute: the one is closed once idle, the other after the grace.
 */
export async function closeServer(server: Server): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const grace = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await new Promise(done => server.close(done))
  clearInterval(sweep)
  clearTimeout(grace)
}

/** Where a person finds it. */
export function addressOf(host: string, port: number): string {
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`
}
