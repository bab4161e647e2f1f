import type { Happened, Promised } from '@undercroft/kernel'
import type { Event } from '../state/events.ts'
import type { WithoutMasters } from '../state/state.ts'

export type Foretold = Promised<WithoutMasters>
type Happening = Happened<WithoutMasters>
type Told<What extends Event['what']> = Extract<Event, { readonly what: What }>

/** Promises that an event is told, right after the choice. */
export function told<What extends Event['what']>(
  says: string,
  what: What,
  fits: (event: Told<What>) => boolean,
): Foretold {
  return sure(says, happened => hears(happened, what, fits))
}

/** Promises something that is certain. */
export function sure(says: string, kept: (happened: Happening) => boolean): Foretold {
  return { says, chance: 1, kept }
}

/** Promises an event with a chance that only dice decide. */
export function byDice<What extends Event['what']>(
  says: string,
  chance: number,
  what: What,
  fits: (event: Told<What>) => boolean,
): Foretold {
  return { says, chance, byDice: true, kept: happened => hears(happened, what, fits) }
}

function hears<What extends Event['what']>(
  { told: news }: Happening,
  what: What,
  fits: (event: Told<What>) => boolean,
): boolean {
  return news.some(event => event.what === what && fits(event as Told<What>))
}

/** Reads the number in the pattern's group; undefined if the text does not match. */
export function numberIn(text: string | undefined, pattern: RegExp): number | undefined {
  const [, digits] = pattern.exec(text ?? '') ?? []
  return digits === undefined ? undefined : Number(digits)
}
