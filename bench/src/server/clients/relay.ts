import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Clients, Table, Watch } from '../table.ts'

/** With a relay, the clients apply the rules themselves and trust each other. */
interface Pig {
  readonly mover: number
  readonly stake: number
  readonly scores: readonly number[]
}

export function clientsOf(port: number): Clients {
  let opened = 0
  return {
    open: (_, watch) => RelayTable.open(`ws://127.0.0.1:${port}/${opened++}`, watch),
    async leave() {}, // it knows no tables
    async settled() {},
  }
}

class RelayTable implements Table {
  readonly #sockets: readonly WebSocket[]
  #game: Pig = { mover: 0, stake: 0, scores: [0, 0] }
  #mover = 0
  #waiting = 0

  static async open(url: string, watch: Watch): Promise<RelayTable> {
    const sockets = [0, 1].map(() => new WebSocket(url, { perMessageDeflate: false }))
    await Promise.all(sockets.map(socket => once(socket, 'open')))
    return new RelayTable(sockets, watch)
  }

  private constructor(sockets: readonly WebSocket[], watch: Watch) {
    this.#sockets = sockets
    sockets.forEach((socket, seat) => {
      socket.on('message', data => {
        this.#game = JSON.parse(String(data))
        if (seat !== this.#mover) watch.seen()
        if (--this.#waiting === 0) watch.ready()
      })
    })
  }

  move(): void {
    const { mover, stake, scores } = this.#game
    const face = 1 + Math.floor(Math.random() * 6)
    const next = face > 1 ? { mover, stake: stake + face, scores } : { mover: 1 - mover, stake: 0, scores }
    this.#mover = mover
    this.#waiting = 2
    this.#sockets[mover]?.send(JSON.stringify({ ...next, face }))
  }
}
