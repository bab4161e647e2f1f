import { SPEAKS } from './renewal.ts'
import { readMessage, type ServerMessage } from './wire.ts'

/** How the way to the server stands. */
export type LineState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** It is tried again at this time, or when the network is back. */
  | { readonly kind: 'lost'; readonly retryAt: number | undefined }
  /** The server said that it goes down for a moment. */
  | { readonly kind: 'restarting'; readonly retryAt: number }
  /** The server is renewed, and this page has met a node that is not yet: another is tried. */
  | { readonly kind: 'renewing'; readonly retryAt: number }
  /** The server is newer than this page can be talked to. */
  | { readonly kind: 'outdated' }
  /** Somebody has signed out here. */
  | { readonly kind: 'signed-out' }
  /** One may not play here: what was said before has the reason. */
  | { readonly kind: 'banned' }

interface LineOptions {
  readonly onState: (state: LineState) => void
  readonly onOpen: () => void
  readonly onMessage: (message: ServerMessage) => void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 15_000
/** A connection that was silent for this long is pinged. */
const QUIET = 20_000
const PATIENCE = 8000

const RESTARTING = 1012
const TOO_MUCH = 4008
const SIGNED_OUT = 4001
const BANNED = 4003
const RENEWING = 4009
const OUTDATED = 4010

/** After these it does not come back by itself. */
const ENDS: ReadonlyMap<number, LineState> = new Map([
  [SIGNED_OUT, { kind: 'signed-out' }],
  [BANNED, { kind: 'banned' }],
  [OUTDATED, { kind: 'outdated' }],
])

/** A socket that comes back by itself, more slowly each time, and at once when the network does. */
export class Line {
  readonly #options: LineOptions
  #socket: WebSocket | undefined
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(options: LineOptions) {
    this.#options = options
    addEventListener('online', this.retryNow)
    addEventListener('offline', this.#offline)
    document.addEventListener('visibilitychange', this.#seen)
    this.#connect()
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  send(message: object): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(message))
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.retryNow)
    removeEventListener('offline', this.#offline)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#drop()
  }

  readonly retryNow = (): void => {
    if (this.#closed || this.isOpen) return
    this.#drop()
    this.#connect()
  }

  readonly #offline = (): void => {
    if (!this.#closed) this.#lost(0)
  }

  readonly #seen = (): void => {
    if (document.visibilityState === 'visible') this.retryNow()
  }

  #connect(): void {
    this.#options.onState({ kind: 'connecting' })
    const address = new URL(`/api/socket?speaks=${SPEAKS}`, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.#options.onState({ kind: 'open' })
      this.#listen()
      this.#options.onOpen()
    }
    socket.onmessage = ({ data }) => {
      this.#listen()
      const message = readMessage(data)
      if (message !== undefined) this.#options.onMessage(message)
    }
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lost(code)
    }
  }

  #listen(): void {
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => {
      this.send({ do: 'ping' })
      this.#watch = setTimeout(() => this.#lost(0), PATIENCE)
    }, QUIET)
  }

  #lost(code: number): void {
    this.#drop()
    if (this.#closed) return
    const end = ENDS.get(code)
    if (end !== undefined) {
      this.#options.onState(end)
      return
    }
    if (!navigator.onLine) {
      this.#options.onState({ kind: 'lost', retryAt: undefined })
      return
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2)
    this.#tries += code === TOO_MUCH ? 3 : 1
    const kind = code === RESTARTING ? 'restarting' : code === RENEWING ? 'renewing' : 'lost'
    this.#options.onState({ kind, retryAt: Date.now() + wait })
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  /** Drops the socket and ignores its later messages. */
  #drop(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#watch)
    const socket = this.#socket
    this.#socket = undefined
    if (socket === undefined) return
    socket.onopen = null
    socket.onmessage = null
    socket.onclose = null
    socket.close()
  }
}
