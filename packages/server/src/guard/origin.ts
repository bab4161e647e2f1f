import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from our own page, or from a program. A browser names the page that sent it; another site's
 * page must neither change anything in somebody's name nor open a socket.
 */
export function isOurs(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin !== undefined) return allowed.includes(origin) || isSameHost(origin, host)
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}

function isSameHost(origin: string, host: string | undefined): boolean {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}
