import type { IncomingMessage } from 'node:http'

/** Where a request comes from. Behind a proxy that is what it named last: the rest a client could have made up. */
export function clientAddress(behindProxy: boolean): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const named = behindProxy
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : ''
    return named || socket.remoteAddress || ''
  }
}
