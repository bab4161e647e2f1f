import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { RunningServer, Settings } from '@undercroft/server'
import { parse } from 'yaml'
import { CommandError, command, type Io, say } from '../command.ts'
import { USUAL_FILE } from '../data.ts'
import { readText } from '../files.ts'

export const serveCommand = command({
  name: 'serve',
  summary: 'Serves the page and tables online until Ctrl-C.',
  usage: '',
  options: {
    port: {
      kind: 'whole',
      value: 'N',
      from: 0,
      to: 65_535,
      says: 'exactly this port (PORT, else the first free one from 8080)',
    },
    host: { kind: 'text', value: 'H', says: 'the address to listen on (HOST, else 127.0.0.1)' },
    data: {
      kind: 'text',
      value: 'FILE',
      says: 'the SQLite file that holds the tables (else data/undercroft.sqlite); with DATABASE_URL it is not used',
    },
    origin: { kind: 'text', value: 'URL', says: 'where browsers find it, if a proxy stands in front (PUBLIC_ORIGIN)' },
    settings: { kind: 'text', value: 'FILE', says: 'limits that are not as usual, as YAML or JSON (SETTINGS)' },
    pause: {
      kind: 'whole',
      value: 'MS',
      from: 0,
      to: 60_000,
      says: 'how long a bot seems to think, in milliseconds (600)',
    },
    log: {
      kind: 'text',
      value: 'LEVEL',
      says: 'what to log as JSON lines: silent, error, warn, info, debug (LOG_LEVEL, else error)',
    },
  },
  async run({ options: { port, host, data, origin, settings, pause, log } }, io) {
    const stopped = askedToStop(io)
    const serving = await start(io, {
      port: port ?? readPort(io.env.PORT),
      host: host ?? io.env.HOST,
      file: resolve(data ?? USUAL_FILE),
      publicOrigin: readOrigin(origin ?? io.env.PUBLIC_ORIGIN),
      settings: settings ?? io.env.SETTINGS,
      botPauseMs: pause,
      level: readLevel(log ?? io.env.LOG_LEVEL),
    })
    say(io, `Undercroft is at ${serving.address} (Ctrl-C stops it)`)
    await stopped
    await serving.close()
    return 0
  },
})

interface Wish {
  readonly port: number | undefined
  readonly host: string | undefined
  readonly file: string
  readonly publicOrigin: string | undefined
  readonly settings: string | undefined
  readonly botPauseMs: number | undefined
  readonly level: string
}

function askedToStop({ interrupted }: Io): Promise<void> {
  return new Promise(stop => {
    interrupted.addEventListener('abort', () => stop())
  })
}

async function start(io: Io, { level, settings, ...wish }: Wish): Promise<RunningServer> {
  const set = await settingsIn(settings, io)
  const { BUILT_PAGE, isBuilt, openLog, readKeys, startServer } = await import('@undercroft/server') // the other commands need not wait for it
  if (!(await isBuilt(BUILT_PAGE))) throw new CommandError('the page is not built: run "npm run build" first')
  const keys = readKeys(io.env.ADMIN_KEY)
  if (!keys.ok) throw new CommandError(`ADMIN_KEY: ${keys.error}`)
  try {
    await mkdir(dirname(wish.file), { recursive: true })
    const databaseUrl = io.env.DATABASE_URL
    return await startServer({
      ...wish,
      ...set,
      operators: keys.value,
      page: BUILT_PAGE,
      databaseUrl,
      log: openLog(level),
    })
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}

/** Without a file everything is as usual. */
async function settingsIn(file: string | undefined, io: Io): Promise<Partial<Settings>> {
  if (file === undefined || file === '') return {}
  const data = readYaml(file, await readText(file, io))
  const { readSettings } = await import('@undercroft/server')
  const read = readSettings(data)
  if (!read.ok) throw new CommandError(`${file}: ${read.error}`)
  return read.value
}

function readYaml(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw new CommandError(`${file}: ${error instanceof Error ? error.message.trim() : String(error)}`)
  }
}

function readPort(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new CommandError(`PORT=${text} is not a port: it is a number up to 65535`)
  }
  return Number(text)
}

function readOrigin(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    throw new CommandError(`"${text}" is not an address such as https://play.example.org`)
  }
  return new URL(text).origin
}

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug']

function readLevel(text = 'error'): string {
  if (!LEVELS.includes(text))
    throw new CommandError(`"${text}" is not a level of logging: it is one of ${LEVELS.join(', ')}`)
  return text
}
