import { Client, type Room } from '@colyseus/sdk'
import type { Clients, Table, Watch } from '../table.ts'

export function clientsOf(port: number): Clients {
  const client = new Client(`http://127.0.0.1:${port}`)
  const both = async (): Promise<readonly Room[]> => {
    const one = await client.create('pig')
    return [one, await client.joinById(one.roomId)]
  }
  return {
    open: async (_, watch) => new ColyseusTable(await both(), watch),
    async leave() {
      await Promise.all((await both()).map(room => room.leave()))
    },
    async settled() {},
  }
}

class ColyseusTable implements Table {
  readonly #rooms: readonly Room[]
  #mover = 0
  #next = 0
  #waiting = 0

  constructor(rooms: readonly Room[], watch: Watch) {
    this.#rooms = rooms
    rooms.forEach((room, seat) => {
      room.onMessage('rolled', ({ mover }: { mover: number }) => {
        this.#next = mover
        if (seat !== this.#mover) watch.seen()
        if (--this.#waiting === 0) watch.ready()
      })
    })
  }

  move(): void {
    this.#mover = this.#next
    this.#waiting = 2
    this.#rooms[this.#mover]?.send('roll')
  }
}
