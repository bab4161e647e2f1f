import { once } from 'node:events'
import type { Seat } from '@undercroft/kernel'
import { WebSocket } from 'ws'
import type { SocketMessage } from '../socket/messages.ts'
import type { TableCard, View } from '../tables/messages.ts'

export interface Reply<T> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
}

interface Failed {
  readonly error: { readonly code: string; readonly message: string; readonly where?: string }
}

let requests = 0

/** A request id that no other test has. */
export function fresh(): string {
  requests++
  return `request-${process.pid}-${requests}`
}

/** Somebody at a browser, or a program with a token: what tests play with. */
export class Client {
  base: string
  headers: Record<string, string>
  id = ''

  constructor(base: string, headers: Record<string, string> = {}) {
    this.base = base
    this.headers = headers
  }

  static async guest(base: string, name: string): Promise<Client> {
    const client = new Client(base)
    const { body } = await client.post<{ id: string }>('/api/guests', { name })
    client.id = body.id
    return client
  }

  get<T>(path: string): Promise<Reply<T>> {
    return this.send('GET', path)
  }

  post<T = TableCard & Failed>(path: string, body?: unknown): Promise<Reply<T>> {
    return this.send('POST', path, body)
  }

  async send<T>(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Reply<T>> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await fetch(new URL(path, this.base), {
      method,
      headers: { ...this.headers, ...json, ...more },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const cookie = response.headers.get('set-cookie')?.split(';')[0]
    if (cookie !== undefined) this.headers = { ...this.headers, cookie }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('application/json') === true
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }

  async view(table: string, seat?: Seat): Promise<View> {
    const { body } = await this.get<{ view: View }>(
      `/api/tables/${table}/view${seat === undefined ? '' : `?seat=${seat}`}`,
    )
    return body.view
  }

  answer(
    table: string,
    seat: Seat,
    choice: unknown,
    more: object = {},
  ): Promise<Reply<{ done?: string } & Partial<Failed>>> {
    return this.post(`/api/tables/${table}/answers`, { request: fresh(), seat, choice, ...more })
  }

  async socket(headers: Record<string, string> = {}): Promise<Line> {
    const url = new URL('/api/socket', this.base.replace('http', 'ws'))
    const socket = new WebSocket(url, { headers: { ...this.headers, ...headers } })
    const line = new Line(socket)
    await once(socket, 'open')
    return line
  }
}

type Say = SocketMessage['say']

/** What a view is after a message that says what has changed in it, as a program would work it out. */
export function afterChanges(before: View, message: Extract<SocketMessage, { say: 'changes' }>): View {
  const { epoch, from, events, changed } = message
  const { seen, ask = before.ask, ticket = ask?.ticket, ...others } = changed
  const next = {
    ...before,
    ...others,
    epoch,
    from,
    events,
    seen: { ...before.seen, ...seen },
    ask: ask && { ...ask, ticket },
  }
  return JSON.parse(JSON.stringify(next, (_, value) => value ?? undefined))
}

/** A socket whose messages can be waited for. */
export class Line {
  readonly socket: WebSocket
  readonly heard: SocketMessage[] = []
  /** The code with which it was closed. */
  readonly gone: Promise<number>
  /** All that came in, as it came. */
  bytes = ''
  #waiting: (() => void)[] = []

  constructor(socket: WebSocket) {
    this.socket = socket
    this.gone = new Promise(done => socket.once('close', code => done(code)))
    socket.on('message', data => {
      this.bytes += String(data)
      this.heard.push(JSON.parse(String(data)))
      for (const look of this.#waiting.splice(0)) look()
    })
  }

  say(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** The next message of this kind that fits; those before it are dropped. */
  async next<K extends Say>(
    kind: K,
    fits: (message: Extract<SocketMessage, { say: K }>) => boolean = () => true,
  ): Promise<Extract<SocketMessage, { say: K }>> {
    for (;;) {
      const at = this.heard.findIndex(message => message.say === kind && fits(message as never))
      if (at >= 0) return this.heard.splice(0, at + 1).at(-1) as Extract<SocketMessage, { say: K }>
      await new Promise<void>(look => this.#waiting.push(look))
    }
  }

  close(): void {
    this.socket.terminate()
  }
}
