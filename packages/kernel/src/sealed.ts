import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Dice } from './dice.ts'

/** Fixes every draw of a game before its first move: a secret, and a word from each seat that no other seat chose. */
export interface Seal {
  /** 32 bytes in hexadecimal, kept until the game is over. */
  readonly secret: string
  readonly words: readonly string[]
}

/** The commitment is published before the first move: it binds the secret without showing it. */
export function commitment(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`undercroft seal ${secret}`)))
}

/**
 * Stands in the list of words for a seat that added none, such as a bot. It contains spaces, which no word that was
 * sent does. Everybody knows it beforehand, so it adds no randomness.
 */
export const NO_WORD = { bot: 'no word (a bot)', missing: 'no word (none came)' } as const

/**
 * Draws lots for the seats: for each seat, the index of its player in the list of words. The lots follow from the seal
 * by draws of their own, so that whoever draws can choose neither the seats nor the order of the words.
 */
export function drawLots({ secret, words }: Seal): number[] {
  const dice = new SealedDice({ secret, words: [...words, 'lots'] })
  const lots = [...words.keys()]
  for (let left = lots.length; left > 1; left--) {
    const [lot] = lots.splice(dice.below(left), 1)
    if (lot !== undefined) lots.push(lot)
  }
  return lots
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
  /** The hash with the key absorbed: that is half of the work, and the same for every draw. */
  readonly #keyed: Keyed
  readonly #drawing: Keyed
  readonly #hash = new Uint8Array(32)
  readonly #words: string
  #drawn: number

  /** `drawn` is the number of draws that were made before, when a game goes on after a reload. */
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
