/** How a file may be compressed beside itself, the smaller way first, and what its name then ends in. */
const WAYS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type Encoding = (typeof WAYS)[number]

/** Only reached as what stands beside a file, never by a name of its own. */
export function isEncoded(path: string): boolean {
  return WAYS.some(({ ending }) => path.endsWith(ending))
}

/** What a client takes, by its Accept-Encoding: what it likes best first, and of equals the smaller (RFC 9110, 12.5.3). */
export function accepted(header: string | undefined): readonly Encoding[] {
  const wishes = new Map((header ?? '').split(',').map(weigh))
  const weight = ({ name }: Encoding) => wishes.get(name) ?? wishes.get('*') ?? 0
  return WAYS.filter(way => weight(way) > 0).sort((a, b) => weight(b) - weight(a))
}

/** `gzip;q=0.5` is wanted half as much; what cannot be read is not wanted. */
function weigh(part: string): readonly [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map(each => each.trim().toLowerCase())
  const q = parameters.find(each => each.startsWith('q='))?.slice(2)
  const weight = q === undefined ? 1 : Number(q)
  return [name, Number.isFinite(weight) ? weight : 0]
}
