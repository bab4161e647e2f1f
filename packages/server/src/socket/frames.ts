// Frames of WebSockets (RFC 6455, 5.2) as nearly all of ours are: one message of plain ASCII, whole, in one piece. Whatever
// is otherwise is left to `ws`, which would copy these several times.
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

const FINAL_TEXT = 0x81
const MASKED = 0x80
/** Longer frames encode their length in more bytes. */
const SHORT = 126
/** Longer frames are left to `ws`, which knows the limit. */
export const LONGEST_PLAIN = 4096

/** Writes a message at once. `ws` has nothing in hand that this could overtake: it neither compresses nor splits here. */
export function sendText(socket: WebSocket, wire: Duplex, text: string): void {
  if (Buffer.byteLength(text) === text.length) wire.write(headOf(text.length) + text, 'latin1')
  else socket.send(text)
}

/** Hears messages that come as one frame in one piece; `ws` gets the rest, and everything from the first half frame on. */
export function hearText(socket: WebSocket, wire: Duplex, hear: (text: string) => void): void {
  let isWhole = true
  const others = wire.listeners('data')
  wire.removeAllListeners('data')
  wire.on('data', (chunk: Buffer) => {
    isWhole &&= isOneFrame(chunk)
    const text = isWhole && socket.readyState === socket.OPEN ? textOf(chunk) : undefined
    if (text !== undefined) hear(text)
    else for (const other of others) other.call(wire, chunk)
  })
}

/** The head of a message that is text, whole, and from a server. */
function headOf(length: number): string {
  if (length < SHORT) return String.fromCharCode(FINAL_TEXT, length)
  if (length < 0x10000) return String.fromCharCode(FINAL_TEXT, SHORT, length >>> 8, length & 255)
  const bytes = [24, 16, 8, 0].map(shift => (length >>> shift) & 255)
  return String.fromCharCode(FINAL_TEXT, SHORT + 1, 0, 0, 0, 0, ...bytes)
}

/** Whether this is one whole frame of a client's, and no part of a message that comes in several. */
function isOneFrame(chunk: Buffer): boolean {
  const [first = 0, second = 0] = chunk
  const isFinal = first >= 0x80 && (first & 0x0f) !== 0
  return isFinal && second >= MASKED && second < MASKED + SHORT + 1 && chunk.length === startOf(chunk) + lengthOf(chunk)
}

/** What one whole frame says, if it is short and in ASCII. */
function textOf(chunk: Buffer): string | undefined {
  if (chunk[0] !== FINAL_TEXT || chunk.length > LONGEST_PLAIN) return undefined
  const start = startOf(chunk)
  const isAscii = unmask(chunk, start) < 0x80
  if (isAscii) return chunk.toString('latin1', start)
  unmask(chunk, start) // as it came
  return undefined
}

/** Puts what a frame says in the clear, or back, where it stands; says which bits it has in any of its bytes. */
function unmask(chunk: Buffer, start: number): number {
  let bits = 0
  for (let i = start; i < chunk.length; i++) {
    const byte = byteAt(chunk, i) ^ byteAt(chunk, start - 4 + ((i - start) & 3))
    chunk[i] = byte
    bits |= byte
  }
  return bits
}

/** Where what it says begins: after its head, and the mask of four bytes. */
function startOf(chunk: Buffer): number {
  return byteAt(chunk, 1) === MASKED + SHORT ? 8 : 6
}

function lengthOf(chunk: Buffer): number {
  const length = byteAt(chunk, 1) - MASKED
  return length < SHORT ? length : byteAt(chunk, 2) * 256 + byteAt(chunk, 3)
}

function byteAt(chunk: Buffer, i: number): number {
  return chunk[i] ?? 0
}
