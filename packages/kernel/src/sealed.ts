import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Dice } from './dice.ts'

/** What fixes every draw of a game before its first move: a secret, and a word from each seat that nobody else chose. */
export interface Seal {
  /** 32 bytes in hexadecimal, kept until the game is over. */
  readonly secret: string
  readonly words: readonly string[]
}

/** What is published before the first move: it binds the secret without showing it. */
export function commitment(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`undercroft seal ${secret}`)))
}

export function isSecret(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

type Keyed = ReturnType<typeof hmac.create>

/**
 * Dice that nobody can bend and anybody can check: draw number i is HMAC-SHA256(secret, words and i), reduced without
 * bias by drawing again from the same stream where the remainder would favour low numbers.
 */
export class SealedDice implements Dice {
  /** With the key taken in: that is half of the work, and the same for every draw. */
  readonly #keyed: Keyed
  readonly #drawing: Keyed
  readonly #hash = new Uint8Array(32)
  readonly #words: string
  #drawn: number

  /** `drawn`: how many draws were made before, when a game goes on after a reload. */
  constructor(seal: Seal, drawn = 0) {
    const key = hexToBytes(seal.secret)
    this.#keyed = hmac.create(sha256, key)
    this.#drawing = hmac.create(sha256, key)
    this.#words = JSON.stringify(seal.words)
    this.#drawn = drawn
  }

  below(n: number): number {
    this.#drawn++
    const fair = 4294967296 - (4294967296 % n)
    for (let attempt = 0; ; attempt++) {
      const message = utf8ToBytes(`${this.#words} ${this.#drawn} ${attempt}`)
      this.#keyed._cloneInto(this.#drawing).update(message).digestInto(this.#hash)
      const [a = 0, b = 0, c = 0, d = 0] = this.#hash
      const number = a * 0x1000000 + ((b << 16) | (c << 8) | d)
      if (number < fair) return number % n
    }
  }
}
