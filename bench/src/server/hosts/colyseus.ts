import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Client, Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'

/**
 * Moves are messages, and what came of them is broadcast at once: its synchronized state goes out twenty times a second,
 * which is made for other games and would be slower here.
 */
class PigRoom extends Room {
  override maxClients = 2
  override autoDispose = false
  override patchRate = null
  readonly #seats: string[] = []
  readonly #scores = [0, 0]
  #mover = 0
  #stake = 0

  override onCreate(): void {
    this.onMessage('roll', client => this.#roll(client))
  }

  override onJoin(client: Client): void {
    this.#seats.push(client.sessionId)
  }

  #roll(client: Client): void {
    if (this.#seats[this.#mover] !== client.sessionId) return
    const face = 1 + Math.floor(Math.random() * 6)
    if (face > 1) {
      this.#stake += face
    } else {
      this.#stake = 0
      this.#mover = 1 - this.#mover
    }
    this.broadcast('rolled', { face, mover: this.#mover, stake: this.#stake, scores: this.#scores })
  }
}

export async function serve(): Promise<number> {
  const http = createServer()
  const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
  server.define('pig', PigRoom)
  await server.listen(0, '127.0.0.1')
  return (http.address() as AddressInfo).port
}
