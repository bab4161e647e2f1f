import { ok, type Result } from '@undercroft/kernel'
import type { Crest } from '../accounts/records.ts'
import { type Problem, problem } from '../problem.ts'
import type { Time } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { type KeptRating, levelOf, type Tally } from './records.ts'
import { strength } from './rules.ts'

const PUBLISHED_SHOWN = 20

interface ShownRating {
  readonly game: string
  readonly role: string
  readonly strength: number
  readonly games: number
}

export interface Profile {
  readonly id: string
  readonly name: string
  readonly isBot?: true
  readonly crest?: Crest
  readonly since?: Time
  readonly tallies: readonly Tally[]
  readonly ratings: readonly ShownRating[]
  /** Published games in which they let their name stand. */
  readonly published: readonly { readonly id: string; readonly game: string; readonly at: Time }[]
}

/** What everybody may know of a person, or of a bot: `bot:LEVEL`. */
export async function profileOf(store: Store, id: string): Promise<Result<Profile, Problem>> {
  const level = levelOf(id)
  const person = level === undefined ? await store.people.get(id) : undefined
  if (level === undefined && person === undefined) return problem('missing', 'there is nobody of this name')
  const [crest, tallies, ratings, published] = await Promise.all([
    store.accounts.crest(id),
    store.ratings.tallies(id),
    store.ratings.of(id),
    store.published.naming(id, PUBLISHED_SHOWN),
  ])
  return ok({
    ...{ id, name: person?.name ?? level ?? '' },
    ...(level === undefined ? {} : { isBot: true as const }),
    ...(crest && { crest }),
    ...(person && { since: person.madeAt }),
    tallies,
    ratings: ratings.map(shownRating),
    published: published.map(({ id: record, game, at }) => ({ id: record, game, at })),
  })
}

function shownRating(kept: KeptRating): ShownRating {
  const { game, role, games } = kept
  return { game, role, games, strength: strength(kept) }
}
