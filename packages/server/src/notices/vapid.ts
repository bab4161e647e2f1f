import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'

const LIFE_SECONDS = 12 * 3600

/** The server's own key towards push services (RFC 8292): whoever gave us an address hears from us and nobody else. */
export class Vapid {
  /** What a browser needs to make an address for us. */
  readonly publicKey: string
  readonly #key: KeyObject
  readonly #contact: string

  /** `secret`: 32 bytes in base64url. */
  constructor(secret: string, contact: string) {
    const curve = createECDH('prime256v1')
    curve.setPrivateKey(Buffer.from(secret, 'base64url'))
    const point = curve.getPublicKey()
    this.publicKey = point.toString('base64url')
    this.#contact = contact
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'))
    this.#key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: secret } })
  }

  static newSecret(): string {
    const curve = createECDH('prime256v1')
    curve.generateKeys()
    // A leading zero is left out by the generator, and wanted by the key's form.
    return Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
      .subarray(-32)
      .toString('base64url')
  }

  /** The header that a push service asks for. */
  authorization(endpoint: string, now: number = Date.now()): string {
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + LIFE_SECONDS, sub: this.#contact }
    const text = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const signature = sign('sha256', Buffer.from(text), { key: this.#key, dsaEncoding: 'ieee-p1363' })
    return `vapid t=${text}.${signature.toString('base64url')}, k=${this.publicKey}`
  }
}
