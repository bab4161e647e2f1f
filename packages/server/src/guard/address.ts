import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Where a request comes from. Behind a proxy that is what it named last: the rest a client could have made up. */
export function clientAddress(behindProxy: boolean): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const named = behindProxy
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : ''
    return countedAddress(named || socket.remoteAddress || '')
  }
}

/** What counts as one address: of IPv6 the network (/64), which one household has whole; IPv4 is IPv4, also within IPv6. */
export function countedAddress(address: string): string {
  const plain = address.split('%')[0] ?? ''
  if (!isIPv6(plain)) return address
  const [head = [], tail = []] = new URL(`http://[${plain}]`).hostname
    .slice(1, -1)
    .split('::')
    .map(part => part.split(':').filter(group => group !== ''))
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : `${groups.slice(0, 4).join(':')}::`
}

function bytesOf(group: string): readonly number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
