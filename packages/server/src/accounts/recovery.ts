import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Letters and digits that nobody takes for one another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 4
/** The first two groups find the row: 40 bits. The other five are the secret: 100 bits. */
const FINDING = 2 * GROUP
const LENGTH = 7 * GROUP
const HASH_BYTES = 32
/** 32 MB and about a tenth of a second for each guess. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const

export interface RecoveryCode {
  /** What finds the row; no secret. */
  readonly id: string
  readonly secret: string
}

export function newCode(): RecoveryCode {
  const letters = [...randomBytes(LENGTH)].map(byte => LETTERS[byte % LETTERS.length]).join('')
  return { id: letters.slice(0, FINDING), secret: letters.slice(FINDING) }
}

/** As it is shown, once: seven groups of four. */
export function sayCode({ id, secret }: RecoveryCode): string {
  return `${id}${secret}`.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** As somebody typed it: small letters, spaces, O for 0 and I or L for 1. */
export function readCode(text: string): RecoveryCode | undefined {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const isGood = letters.length === LENGTH && [...letters].every(letter => LETTERS.includes(letter))
  return isGood ? { id: letters.slice(0, FINDING), secret: letters.slice(FINDING) } : undefined
}

/** `salt.hash`, in base64url. */
export async function hashCode(secret: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${(await slow(secret, salt)).toString('base64url')}`
}

export async function opensCode(secret: string, hash: string): Promise<boolean> {
  const [salt = '', kept = ''] = hash.split('.')
  const wanted = Buffer.from(kept, 'base64url')
  const given = await slow(secret, Buffer.from(salt, 'base64url'))
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

function slow(secret: string, salt: Buffer): Promise<Buffer> {
  return new Promise((done, failed) => {
    scrypt(secret, salt, HASH_BYTES, COST, (error, key) => (error === null ? done(key) : failed(error)))
  })
}
