import type { Serving } from '@undercroft/server'
import { CommandError, command, type Io, say } from '../command.ts'

export const serveCommand = command({
  name: 'serve',
  summary: 'Serves the page until Ctrl-C.',
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
  },
  async run({ options: { port, host } }, io) {
    const stopped = askedToStop(io)
    const serving = await start(port ?? readPort(io.env.PORT), host ?? io.env.HOST)
    say(io, `Undercroft is at ${serving.address} (Ctrl-C stops it)`)
    await stopped
    await serving.close()
    return 0
  },
})

function askedToStop({ interrupted }: Io): Promise<void> {
  return new Promise(stop => {
    interrupted.addEventListener('abort', () => stop())
  })
}

async function start(port: number | undefined, host: string | undefined): Promise<Serving> {
  const { serve } = await import('@undercroft/server') // the other commands need not wait for it
  try {
    return await serve({ port, host })
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}

function readPort(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new CommandError(`PORT=${text} is not a port: it is a number up to 65535`)
  }
  return Number(text)
}
