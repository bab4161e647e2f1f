import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addressOf, listen } from './listen.ts'
import { answerWithPage, fileAt } from './page.ts'

const BUILT_PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url))

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
    answerWithPage(folder, request, response).catch(() => response.destroy())
  })
  const taken = await listen(server, host, port)
  return {
    port: taken,
    address: addressOf(host, taken),
    close: () =>
      new Promise(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
