import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

const PATIENCE_MS = 10_000

/** Networks that nobody outside may make us speak to. */
const OURS = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  OURS.addSubnet(net, bits, 'ipv4')
}
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  OURS.addSubnet(net, bits, 'ipv6')
}

export function isPublic(address: string): boolean {
  return !OURS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

export interface Posting {
  readonly url: string
  readonly headers: { readonly [name: string]: string }
  readonly body: string
}

/** Sends something to an address that somebody else named, unless that leads into our own network. Gives the status. */
export function post({ url, headers, body }: Posting, allow: (address: string) => boolean = isPublic): Promise<number> {
  return new Promise((done, failed) => {
    const request = url.startsWith('https:') ? requestHttps : requestHttp
    // Checked where it is connected to, so that a name cannot lead elsewhere the second time it is looked up.
    const guarded: LookupFunction = (host, options, found) => {
      lookup(host, { ...options, all: true }, (error, addresses) => {
        const open = error === null ? addresses.filter(({ address }) => allow(address)) : []
        const first = open[0]
        if (first === undefined) return found(error ?? new Error('that address is not a public one'), '', 0)
        return options.all === true ? found(null, open) : found(null, first.address, first.family)
      })
    }
    const sent = request(
      url,
      { method: 'POST', headers, lookup: guarded, timeout: PATIENCE_MS, signal: AbortSignal.timeout(PATIENCE_MS) },
      response => {
        response.resume()
        done(response.statusCode ?? 0)
      },
    )
    sent.on('error', failed)
    sent.end(body)
  })
}
