import { type DestinationStream, type Logger, pino } from 'pino'

/** Whatever is called so is a secret, wherever it stands in a log. */
const SECRETS = [
  'authorization',
  'cookie',
  'token',
  'secret',
  'hash',
  'invitation',
  'word',
  'words',
  'target',
  'databaseUrl',
]

/** Logs for programs, a line each; nobody's key stands in them. */
export function openLog(level: string, to?: DestinationStream): Logger {
  const paths = SECRETS.flatMap(name => [name, `*.${name}`, `*.*.${name}`])
  const options = {
    level,
    base: null,
    redact: { paths: [...paths, 'headers["set-cookie"]', '*.headers["set-cookie"]'], censor: '[kept]' },
    serializers: { err: pino.stdSerializers.err },
  }
  return to === undefined ? pino(options) : pino(options, to)
}

/** An address as a log may hold it: without what stands behind the question mark, and without invitations. */
export function loggedUrl(url: string): string {
  const path = url.split('?')[0] ?? ''
  return path.replaceAll(/[\w-]{20}\.[\w-]{43}/g, '[kept]').slice(0, 200)
}
