import { createRequire } from 'node:module'
import { pig } from '../../players/boardgameio.ts'
import type { Clients, Table, Watch } from '../table.ts'

// Its entry points are folders, which only CommonJS can load.
const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer')

type PigClient = ReturnType<typeof clientOf>

/** Uses its own client and transport, with sockets from the start. */
function clientOf(port: number, matchID: string, playerID: string) {
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } })
  return Client({ game: pig, numPlayers: 2, multiplayer, matchID, playerID, debug: false })
}

export function clientsOf(port: number): Clients {
  let opened = 0
  const both = async (watch?: Watch): Promise<BoardgameTable> => {
    opened++
    const clients = ['0', '1'].map(player => clientOf(port, `match-${opened}`, player))
    const table = new BoardgameTable(clients, watch)
    await table.connected
    return table
  }
  return {
    open: (_, watch) => both(watch),
    async leave() {
      const table = await both()
      table.close()
    },
    async settled() {},
  }
}

class BoardgameTable implements Table {
  readonly #clients: readonly PigClient[]
  /** Resolves when both clients have their first state. */
  readonly connected: Promise<unknown>
  #mover = 0
  #before = -1
  #missing = new Set<number>()

  constructor(clients: readonly PigClient[], watch?: Watch) {
    this.#clients = clients
    const firsts = clients.map((client, seat) => {
      return new Promise<void>(connected => {
        client.subscribe(state => {
          if (state === null) return
          connected()
          if (state._stateID <= this.#before || !this.#missing.delete(seat)) return
          if (seat !== this.#mover) watch?.seen()
          if (this.#missing.size === 0) watch?.ready()
        })
      })
    })
    for (const client of clients) client.start()
    this.connected = Promise.all(firsts)
  }

  move(): void {
    const state = this.#clients[0]?.getState()
    this.#mover = Number(state?.ctx.currentPlayer)
    this.#before = state?._stateID ?? 0
    this.#missing = new Set([0, 1])
    this.#clients[this.#mover]?.moves.roll?.()
  }

  close(): void {
    for (const client of this.#clients) client.stop()
  }
}
