import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A name that cannot be guessed: 120 bits, in letters that an address can hold. */
export function newId(): string {
  return randomBytes(15).toString('base64url')
}

/** 32 bytes in hexadecimal, as the kernel's seal wants it. */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/** What somebody is given once, and what is kept of it. */
export interface FreshToken {
  readonly text: string
  readonly id: string
  readonly hash: string
}

export function freshToken(): FreshToken {
  const id = newId()
  const secret = randomBytes(32).toString('base64url')
  return { text: `${id}.${secret}`, id, hash: hashOf(secret) }
}

/** The two parts of a token; nothing if it has another form. */
export function readToken(text: string): { readonly id: string; readonly secret: string } | undefined {
  const parts = /^([\w-]{20})\.([\w-]{43})$/.exec(text)
  return parts?.[1] === undefined || parts[2] === undefined ? undefined : { id: parts[1], secret: parts[2] }
}

/** Takes as long for a wrong secret as for the right one. */
export function opens(secret: string, hash: string): boolean {
  const given = Buffer.from(hashOf(secret))
  const kept = Buffer.from(hash)
  return given.length === kept.length && timingSafeEqual(given, kept)
}

/** The secret has 256 bits of its own: a slow hash would add nothing. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
