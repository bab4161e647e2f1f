import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import { bannedProblem } from '../admin/bans.ts'
import type { Known } from '../guard/identity.ts'
import type { Rates } from '../guard/limits.ts'
import { isOurs } from '../guard/origin.ts'
import { misunderstood } from '../guard/speech.ts'
import type { Services } from '../http/services.ts'
import { now } from '../time.ts'
import { hearText, sendText } from './frames.ts'
import { CLOSE } from './messages.ts'
import { Session } from './session.ts'

const PATH = '/api/socket'
/** A client that does not read is let go before it fills our memory. */
const MOST_UNSENT = 2 * 1024 * 1024
/** Every connection is looked after once in so many turns of the heart, so that thousands are not all at once. */
const TURNS = 30
const TURN_MS = 1000
const PATIENCE_MS = 3000

export interface SocketsOptions {
  readonly services: Services
  readonly rates: Rates
  readonly log: Logger
  readonly origins: readonly string[]
  readonly addressOf: (request: IncomingMessage) => string
}

interface Opened {
  readonly socket: WebSocket
  /** The underlying socket. */
  readonly wire: Duplex
  readonly request: IncomingMessage
  readonly address: string
  readonly known: Known | undefined
  readonly muted: ReadonlySet<string>
}

interface Connection {
  readonly socket: WebSocket
  readonly session: Session
  readonly request: IncomingMessage
  readonly person: string | undefined
  readonly address: string
  isAlive: boolean
  /** When it is looked after. */
  readonly turn: number
  /** Messages that wait for earlier ones. */
  readonly inbox: string[]
  /** Resolves when every message has been handled; undefined while there are none. */
  hearing: Promise<void> | undefined
}

/** The sockets of this node: who may have one, what comes in on it in order, and when it ends. */
export class Sockets {
  readonly #options: SocketsOptions
  readonly #server: WebSocketServer
  readonly #connections = new Set<Connection>()
  readonly #beating: NodeJS.Timeout
  #turn = 0
  /** Connections since the start: those that come at once have different turns. */
  #connected = 0
  readonly #deaf: () => void
  #closing = false

  constructor(http: Server, options: SocketsOptions) {
    this.#options = options
    const { messageBytes: maxPayload } = options.services.limits
    this.#server = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false })
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      this.#upgrade(request, socket, head).catch(error => {
        options.services.metrics.failures.inc({ where: 'socket' })
        options.log.error({ err: error }, 'socket failed')
        refuse(socket, 503, 'Service Unavailable') // who it is stands in the store, which is away
      })
    })
    this.#deaf = options.services.store.news.listen(news => {
      if (news?.about === 'friends') this.#tellFriends(news.persons)
    })
    this.#beating = setInterval(() => this.#beat(), TURN_MS).unref()
  }

  get size(): number {
    return this.#connections.size
  }

  /** How many people are connected. */
  get people(): number {
    return new Set([...this.#connections].map(({ person, address }) => person ?? address)).size
  }

  addressesOf(person: string): readonly string[] {
    const theirs = [...this.#connections].filter(each => each.person === person)
    return [...new Set(theirs.map(({ address }) => address))]
  }

  /** Bans have changed. */
  checkAll(): void {
    for (const connection of this.#connections) this.#letGoIfBanned(connection)
  }

  /** Somebody's tokens or mutes have changed. */
  personChanged(person: string): void {
    for (const connection of this.#connections) {
      if (connection.person === person) this.#check(connection).catch(() => connection.socket.terminate())
    }
  }

  /** Tells clients to come back, to another node or after the restart. */
  async close(): Promise<void> {
    this.#closing = true
    clearInterval(this.#beating)
    this.#deaf()
    await Promise.all([...this.#connections].map(farewell))
    this.#server.close()
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { services, origins, rates, addressOf } = this.#options
    const { limits, identity } = services
    const path = (request.url ?? '').split('?')[0]
    if (path !== PATH) return refuse(socket, 404, 'Not Found')
    if (this.#closing) return refuse(socket, 503, 'Service Unavailable')
    if (!isOurs(request.headers, origins)) return refuse(socket, 403, 'Forbidden')
    const address = addressOf(request)
    const known = rates.address.take(address) ? await identity.who(request.headers) : 'too much'
    const connections = [...this.#connections]
    const ofAddress = connections.filter(each => each.address === address).length
    const ofOne = known === 'too much' ? 0 : connections.filter(each => known && each.person === known.person.id).length
    const full =
      connections.length >= limits.sockets || ofAddress >= limits.socketsOfAddress || ofOne >= limits.socketsOfOne
    if (known === 'too much' || full) return refuse(socket, 429, 'Too Many Requests')
    const other = misunderstood(speechIn(request.url))
    const muted = new Set(known === undefined ? [] : await services.store.chat.muted(known.person.id))
    this.#server.handleUpgrade(request, socket, head, opened => {
      if (other !== undefined)
        return opened.close(other.code === 'renewing' ? CLOSE.renewing : CLOSE.outdated, other.code)
      this.#connect({ socket: opened, wire: socket, request, address, known, muted })
    })
  }

  #connect({ socket, wire, request, address, known, muted }: Opened): void {
    const { services, rates } = this.#options
    const { tables, playing, talking, finder, hall, followers, limits, metrics } = services
    const person = known?.person.id
    const session = new Session({
      ...{
        person: known?.person,
        muted,
        tables,
        playing,
        talking,
        finder,
        hall,
        followers,
        mostWatches: limits.watchesOfSocket,
      },
      mayPass: rate => rates[rate].take(person ?? address),
      send: text => sendTo(socket, wire, text),
      answered: ms => metrics.socketAnswers.observe(ms / 1000),
    })
    const connection: Connection = {
      ...{
        socket,
        session,
        request,
        person,
        address,
        isAlive: true,
        inbox: [],
        turn: this.#connected++ % TURNS,
        hearing: undefined,
      },
    }
    this.#connections.add(connection)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      session.close()
      this.#connections.delete(connection)
    })
    if (this.#letGoIfBanned(connection)) return
    this.#saw(person === undefined ? [] : [person])
    const hear = (text: string | undefined): void => {
      metrics.messages++
      if (this.#closing) return // it is sent again when the client comes back
      if (text === undefined || connection.inbox.length >= limits.waitingOfSocket) {
        socket.close(CLOSE.tooMuch, 'too much at once')
        return
      }
      connection.inbox.push(text)
      connection.hearing ??= this.#hear(connection)
    }
    hearText(socket, wire, hear)
    socket.on('message', (data, isBinary) => hear(isBinary ? undefined : String(data)))
    socket.on('pong', () => {
      connection.isAlive = true
    })
  }

  /** Handles messages one after the other, in their order of arrival. */
  async #hear(connection: Connection): Promise<void> {
    const { session, inbox, socket } = connection
    for (let text = inbox[0]; text !== undefined; text = inbox[0]) {
      try {
        await session.hear(text)
      } catch (error) {
        this.#options.services.metrics.failures.inc({ where: 'socket' })
        this.#options.log.error({ err: error }, 'message failed')
        socket.close(CLOSE.failed, 'something went wrong here')
      }
      inbox.shift()
    }
    connection.hearing = undefined
  }

  #tellFriends(persons: readonly string[]): void {
    for (const { person, session } of this.#connections) {
      if (person !== undefined && persons.includes(person)) session.tell({ say: 'friends' })
    }
  }

  #beat(): void {
    this.#turn = (this.#turn + 1) % TURNS
    const due = [...this.#connections].filter(({ turn }) => turn === this.#turn)
    this.#saw(due.flatMap(({ person }) => person ?? []))
    for (const connection of due) {
      if (!connection.isAlive) {
        connection.socket.terminate()
        continue
      }
      connection.isAlive = false
      connection.socket.ping()
      this.#check(connection).catch(() => undefined) // the store is away: it is asked again
    }
  }

  /** Notes that these people are connected, so that they get no push notice. */
  #saw(persons: readonly string[]): void {
    const { store } = this.#options.services
    store.people.saw([...new Set(persons)], now()).catch(() => undefined) // the store is away: it is told again
  }

  /** Who is banned is told so, and until when. */
  #letGoIfBanned({ socket, session, person, address }: Connection): boolean {
    const ban = this.#options.services.bans.of(person, address)
    if (ban === undefined) return false
    session.tell({ say: 'refused', error: bannedProblem(ban) })
    socket.close(CLOSE.banned, 'banned')
    return true
  }

  /** An old cookie opens nothing: who has signed out is sent away. */
  async #check({ socket, session, request, person }: Connection): Promise<void> {
    if (person === undefined) return
    const { identity, store } = this.#options.services
    const known = await identity.who(request.headers)
    if (known?.person.id !== person) return socket.close(CLOSE.unknown, 'you have signed out')
    session.muted = new Set(await store.chat.muted(person))
  }
}

/** Finishes what is in flight, and tells the client to come back. */
async function farewell({ socket, session, hearing }: Connection): Promise<void> {
  const closed = new Promise<void>(done => socket.once('close', () => done()))
  const patience = setTimeout(() => socket.terminate(), PATIENCE_MS)
  await Promise.race([hearing, closed])
  session.close()
  socket.close(CLOSE.goingAway, 'the server restarts: come back')
  await closed
  clearTimeout(patience)
}

function sendTo(socket: WebSocket, wire: Duplex, text: string): void {
  if (socket.readyState !== socket.OPEN) return
  if (wire.writableLength > MOST_UNSENT) {
    socket.terminate()
    return
  }
  sendText(socket, wire, text)
}

/** Which version a client says that it speaks: a browser's socket has no headers of its own. */
function speechIn(url = ''): string | undefined {
  return new URLSearchParams(url.split('?')[1]).get('speaks') || undefined
}

function refuse(socket: Duplex, status: number, reason: string): void {
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
