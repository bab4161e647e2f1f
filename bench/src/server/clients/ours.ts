import { once } from 'node:events'
import { type Patch, patched } from '@undercroft/kernel'
import { WebSocket } from 'ws'
import type { Served } from '../kinds.ts'
import type { Clients, Table, Watch } from '../table.ts'

/** The wait after which a choice counts as hidden from the other client. */
const QUIET_MS = 200

interface Guest {
  readonly headers: { readonly [name: string]: string }
}

interface Ask {
  readonly ticket: number
  readonly options: readonly (readonly unknown[])[]
}

interface View {
  readonly ask?: Ask | null
  readonly seen: { readonly outcome?: object }
}

interface Message {
  readonly say: string
  readonly error?: { readonly code: string; readonly message: string }
  /** A view that came of one's own request acknowledges it. */
  readonly request?: string
  readonly view?: View
  /** What makes this view of the one before. */
  readonly patch?: Patch
}

export function clientsOf(port: number): Clients {
  const base = `http://127.0.0.1:${port}`
  let bytes = 0
  const count = (received: number): void => {
    bytes += received
  }
  return {
    open: (game, watch) => OurTable.open(base, game, watch, count),
    received: () => bytes,
    async make(tables) {
      const maker = await guest(base)
      const times: number[] = []
      for (let i = 0; i < tables; i++) {
        const begun = performance.now()
        await makeTable(base, 'all-out-assault', maker)
        times.push(performance.now() - begun)
      }
      return times
    },
    async leave() {
      const guests = [await guest(base), await guest(base)] as const
      const id = await begin(base, 'pig', guests)
      await post(base, `/api/tables/${id}/answers`, guests[0], { request: 'the-first-one', seat: 0, choice: 'roll' })
    },
    async settled() {
      await new Promise(next => setTimeout(next, 3000)) // until what nobody looks at is no longer in memory
    },
  }
}

class OurTable implements Table {
  readonly #base: string
  readonly #game: Served
  readonly #watch: Watch
  readonly #count: (bytes: number) => void
  readonly #guests: readonly [Guest, Guest]
  readonly #sockets: WebSocket[] = []
  readonly #views: (View | undefined)[] = []
  #id = ''
  #mover = 0
  #request = 0
  #isAcknowledged = true
  #isSeen = true
  #isOver = false
  /** Hears that a client has received the first view of a table. */
  readonly #shown: ((() => void) | undefined)[] = []
  #quiet: NodeJS.Timeout | undefined
  #acknowledgedAt = 0

  static async open(base: string, game: Served, watch: Watch, count: (bytes: number) => void): Promise<OurTable> {
    const table = new OurTable(base, game, watch, count, [await guest(base), await guest(base)])
    for (const seat of [0, 1]) table.#sockets.push(await table.#connect(seat))
    await table.#begin()
    return table
  }

  private constructor(
    base: string,
    game: Served,
    watch: Watch,
    count: (bytes: number) => void,
    guests: readonly [Guest, Guest],
  ) {
    this.#base = base
    this.#count = count
    this.#game = game
    this.#watch = watch
    this.#guests = guests
  }

  move(): void {
    this.#mover = this.#views[0]?.ask ? 0 : 1
    const ask = this.#views[this.#mover]?.ask
    if (!ask) throw new Error('nobody is asked')
    this.#isSeen = false
    this.#isAcknowledged = false
    this.#request++
    // In Pig every client always rolls, so that the game never ends, as with the other servers.
    const choice = this.#game === 'pig' ? ['roll'] : ask.options[Math.floor(Math.random() * ask.options.length)]
    const request = `${this.#id}-${this.#request}`
    const answer = { do: 'answer', table: this.#id, seat: this.#mover, request, ticket: ask.ticket, choice }
    this.#sockets[this.#mover]?.send(JSON.stringify(answer))
  }

  async #begin(): Promise<void> {
    if (this.#id !== '') for (const socket of this.#sockets) say(socket, { do: 'unwatch', table: this.#id })
    this.#isOver = false
    this.#views.length = 0
    this.#id = await begin(this.#base, this.#game, this.#guests)
    const shown = this.#sockets.map((socket, seat) => {
      say(socket, { do: 'watch', table: this.#id, seat, patches: true, refusals: false })
      return new Promise<void>(done => {
        this.#shown[seat] = done
      })
    })
    await Promise.all(shown)
    this.#shown.length = 0
  }

  async #connect(seat: number): Promise<WebSocket> {
    const url = `${this.#base.replace('http', 'ws')}/api/socket`
    const socket = new WebSocket(url, { headers: { ...this.#guests[seat]?.headers }, perMessageDeflate: false })
    socket.on('message', data => {
      const text = String(data)
      this.#count(text.length) // what is not ASCII is rare enough
      this.#hear(JSON.parse(text), seat)
    })
    await once(socket, 'open')
    return socket
  }

  #hear(message: Message, seat: number): void {
    if (message.say === 'refused') {
      if (message.error?.code !== 'stale') throw new Error(`a choice was refused: ${message.error?.message}`)
      // In a quiet window the table answered for somebody meanwhile, and asked anew.
      this.#isAcknowledged = true
      this.#goOn('unseen')
      return
    }
    const view = message.view ?? after(this.#views[seat], message.patch)
    if (view !== undefined) {
      this.#views[seat] = view
      this.#isOver = view.seen.outcome !== undefined
      this.#shown[seat]?.()
      if (message.request !== undefined) {
        this.#acknowledge()
      } else if (seat !== this.#mover && !this.#isSeen) {
        this.#isSeen = true
        this.#watch.seen()
        this.#goOn()
      }
    } else if (message.say === 'ack') this.#acknowledge()
  }

  #acknowledge(): void {
    this.#isAcknowledged = true
    this.#acknowledgedAt = performance.now()
    if (this.#isSeen) this.#goOn()
    else if (this.#game !== 'pig') this.#quiet ??= setTimeout(() => this.#wait(), QUIET_MS) // in Pig nothing is secret
  }

  /** Continues when a choice stays hidden. One timer serves many moves, because a timer costs more than a move. */
  #wait(): void {
    this.#quiet = undefined
    if (this.#isSeen || !this.#isAcknowledged) return
    const left = this.#acknowledgedAt + QUIET_MS - performance.now()
    if (left <= 0) this.#goOn('unseen')
    else this.#quiet = setTimeout(() => this.#wait(), left)
  }

  #goOn(unseen?: 'unseen'): void {
    if (!this.#isAcknowledged || !(this.#isSeen || unseen)) return
    this.#isSeen = true
    if (this.#isOver) void this.#begin().then(() => this.#watch.ready())
    else this.#watch.ready()
  }
}

function after(before: View | undefined, patch: Patch | undefined): View | undefined {
  return before && patch && (patched(before, patch) as View)
}

function say(socket: WebSocket, message: object): void {
  socket.send(JSON.stringify(message))
}

async function guest(base: string): Promise<Guest> {
  const { headers } = await post(base, '/api/guests', { headers: {} }, { name: 'Somebody' })
  return { headers: { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' } }
}

interface Made {
  readonly id: string
  readonly seal: { readonly commitment: string }
}

async function makeTable(base: string, game: Served, maker: Guest): Promise<Made> {
  const seats = [{ kind: 'me' }, { kind: 'anyone' }]
  const options = game === 'masmorra' ? { players: 2 } : {}
  const made = await post(base, '/api/tables', maker, { game, seats, options, visibility: 'public' })
  return (await made.json()) as Made
}

async function begin(base: string, game: Served, [one, two]: readonly [Guest, Guest]): Promise<string> {
  const { id, seal } = await makeTable(base, game, one)
  const sealed = { commitment: seal.commitment, word: 'word' }
  await post(base, `/api/tables/${id}/word`, one, sealed)
  await post(base, `/api/tables/${id}/join`, two, sealed)
  return id
}

async function post(base: string, path: string, { headers }: Guest, body: object): Promise<Response> {
  const json = { 'content-type': 'application/json' }
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { ...headers, ...json },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}
