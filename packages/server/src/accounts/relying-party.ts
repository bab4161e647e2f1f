import type { IncomingHttpHeaders } from 'node:http'

/** For whom a passkey is made: the name of the host, and where a page may use it. */
export interface RelyingParty {
  readonly id: string
  readonly origins: readonly string[]
}

/** Where browsers find the server: by its setting behind a proxy, else as the request has it. */
export function relyingParty(publicOrigin: string | undefined, { host = '' }: IncomingHttpHeaders): RelyingParty {
  const shown = publicOrigin === undefined ? undefined : new URL(publicOrigin)
  if (shown !== undefined) return { id: shown.hostname, origins: [shown.origin] }
  const read = URL.parse(`http://${host}`)
  return { id: read?.hostname ?? 'localhost', origins: [`http://${host}`, `https://${host}`] }
}
