import { fail, ok, type Result } from '@undercroft/kernel'
import { packText, unpackText } from './packing.ts'

/** Something that somebody has made for a game, as a link carries it. */
export interface Gift {
  readonly game: string
  readonly name: string
  /** The choice that hands it in, in the game's notation. */
  readonly text: string
}

/** Names the way in which gifts are written: a later one will have another. */
const MARK = '1.'
const WRAPPED = /^\d+\.[\w-]*$/
const MOST_IN_LINK = 20_000
const MOST_UNWRAPPED = 100_000
export const MOST_IN_NAME = 40

const DAMAGED = 'This link is damaged: a part of it is missing, or was changed on the way. Ask for it once more.'

/** A link that opens in any browser: all that was made stands in it, and no server is told of it. */
export async function giftLink(gift: Gift, origin: string): Promise<string> {
  return `${origin}/given/${gift.game}#${await wrapGift(gift)}`
}

/** As what stands in an address after the #. */
export async function wrapGift({ game, name, text }: Gift): Promise<string> {
  return MARK + (await packText(JSON.stringify([game, name, text])))
}

/** Reads a link, or its part after the #; says what is wrong with it. */
export async function unwrapGift(link: string): Promise<Result<Gift>> {
  const wrapped = link.trim().replace(/^[^#]*#/, '')
  if (wrapped === '') return fail('This link carries nothing: the part after # is missing.')
  if (!WRAPPED.test(wrapped)) return fail('This link carries nothing that was made here.')
  if (!wrapped.startsWith(MARK)) return fail('This link was made by another version of this page, and cannot be read.')
  if (wrapped.length > MOST_IN_LINK) return fail('This link is longer than anything that is made here.')
  const written = await unpackText(wrapped.slice(MARK.length), MOST_UNWRAPPED)
  const gift = written === undefined ? undefined : readGift(written)
  return gift === undefined ? fail(DAMAGED) : ok(gift)
}

function readGift(written: string): Gift | undefined {
  try {
    const data: unknown = JSON.parse(written)
    if (!Array.isArray(data) || data.length !== 3 || !data.every(each => typeof each === 'string')) return undefined
    const [game, name, text] = data as [string, string, string]
    return { game, name: name.trim().slice(0, MOST_IN_NAME), text }
  } catch {
    return undefined
  }
}
