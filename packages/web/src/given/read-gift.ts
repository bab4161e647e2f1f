import { unwrapGift } from '@undercroft/games/drawing'
import { type AnyChoice, FastDice, findRule, Match, readChoice, readOptions, type Shape } from '@undercroft/kernel'
import { type Playable, titleOf } from '../looks.ts'
import type { Options } from '../store/tables.ts'

/** What a link has brought, or why it cannot be used. */
export type Given =
  | { readonly ok: false; readonly says: string }
  | {
      readonly ok: true
      readonly name: string
      /** The choice that hands it in, and how it is written. */
      readonly choice: AnyChoice
      readonly text: string
      /** What is wrong with it at a usual table. */
      readonly flaws: readonly Flaw[]
    }

interface Flaw {
  readonly rule: string
  readonly says: string
}

/** A game for which people make things. */
export type Creating = Playable & { readonly creation: NonNullable<Playable['look']['creation']> }

export function creating(playable: Playable | undefined): Creating | undefined {
  const creation = playable?.look.creation
  return playable === undefined || creation === undefined ? undefined : { ...playable, creation }
}

/** Reads the gift in an address's hash. A gift for another game, or an unreadable one, is refused with a sentence. */
export async function readGift(made: Creating, hash: string): Promise<Given> {
  const { game, creation } = made
  const gift = await unwrapGift(hash)
  if (!gift.ok) return { ok: false, says: gift.error }
  const { game: its, name, text } = gift.value
  if (its !== game.id) return { ok: false, says: elsewhere(its) }
  const read = readChoice(game.words, text)
  if (!read.ok || read.value[0] !== creation.verb) {
    return { ok: false, says: `There is no ${creation.noun} in this link that ${game.title} could read.` }
  }
  return { ok: true, name: name || `A ${creation.noun}`, choice: read.value, text, flaws: flawsOf(made, read.value) }
}

function elsewhere(its: string): string {
  const title = titleOf(its)
  return title === its
    ? 'This link is for a game that is not here.'
    : `What this link carries is for ${title}: its address was changed.`
}

/** The rules that the form breaks at the beginning of a game. */
function flawsOf(made: Creating, choice: AnyChoice): readonly Flaw[] {
  const { game, creation } = made
  const match = new Match<Shape>(game, tableOptions(made), new FastDice(1))
  return match.broken(creation.maker, choice).map(({ rule, facts }) => {
    return { rule, says: facts?.says ?? findRule(game.rulebook, rule)?.says ?? rule }
  })
}

/** The options of a table that asks for such a creation. */
export function tableOptions({ game, creation }: Creating): Options {
  const read = readOptions(game.options, creation.options ?? {})
  if (!read.ok) throw new Error(`${game.id}: ${read.error.join('; ')}`)
  return read.value as Options
}
