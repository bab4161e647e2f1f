/** A text as letters that an address may carry. Its last bytes are a sum of all the others: whatever was changed is noticed. */
export async function packText(text: string): Promise<string> {
  const written = new TextEncoder().encode(text)
  const packed = await through(written, new CompressionStream('deflate'), Number.POSITIVE_INFINITY)
  return toBase64Url(packed ?? written)
}

/** The text again; nothing where letters are missing or were changed, or where it would be longer than that. */
export async function unpackText(letters: string, most: number): Promise<string | undefined> {
  const packed = fromBase64Url(letters)
  const written = packed && (await through(packed, new DecompressionStream('deflate'), most))
  if (written === undefined) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(written)
  } catch {
    return undefined
  }
}

/** Nothing where the stream breaks off, or gives more than that. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      length += value.length
      if (length > most) return void reader.cancel()
    }
  } catch {
    return undefined
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), each => each.charCodeAt(0))
  } catch {
    return undefined
  }
}
