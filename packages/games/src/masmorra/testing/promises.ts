import type { Seat, Seen, Told } from '@undercroft/kernel'
import type { Frame } from '../state/frames.ts'
import type { Choice, Masmorra } from '../state/state.ts'
import { forecastOf } from '../words/foresight.ts'
import { odds } from '../words/odds.ts'

/** A promise, in the form that the law of promises takes. */
interface Promised {
  readonly says: string
  readonly chance: number
  kept(happened: { readonly told: readonly Told<Masmorra>[] }): boolean
  until(seen: Seen<Masmorra>): boolean
}

type Kept = (told: readonly Told<Masmorra>[]) => boolean

/** Each claim that odds make in words, and when it is true. Odds ignore cards, so the check plays none. */
const CLAIMS: readonly { readonly says: RegExp; readonly until?: Frame['phase']; kept(number: number): Kept }[] = [
  { says: /^defeats it/, until: 'damage', kept: () => told => hit(told)?.won === true },
  { says: /^does not defeat it/, until: 'damage', kept: () => told => hit(told)?.won === false },
  { says: /another head grows/, until: 'foeEnds', kept: () => told => told.some(({ what }) => what === 'foeTurned') },
  { says: /, no Payback/, until: 'damage', kept: () => told => told.every(({ what }) => what !== 'payback') },
  {
    says: /Payback (\d+)/,
    until: 'damage',
    kept: value => told => told.some(event => event.what === 'payback' && event.value === value),
  },
  {
    says: /moans cost 1 XP/,
    until: 'moans',
    kept: () => told =>
      told.some(event => (event.what === 'xp' && event.by === 'MA-17.10') || FALLS.includes(event.what)),
  },
  { says: /^no Wounds/, until: 'suffer', kept: () => told => woundsIn(told) === 0 },
  { says: /^(\d+) Wounds?/, until: 'suffer', kept: wounds => told => woundsIn(told) === wounds },
  { says: /your Hero falls/, until: 'falls', kept: () => told => told.some(({ what }) => FALLS.includes(what)) },
  {
    says: /(\d+) LP left/,
    until: 'suffer',
    kept: lp => told => told.some(event => event.what === 'wounded' && event.lp === lp),
  },
  {
    says: /^(\d+) gold for unused dice/,
    until: 'bounties',
    kept: gold => told => told.some(event => event.what === 'gold' && event.by === 'MA-14.4' && event.gain === gold),
  },
]

/** The phases that must be over before the result of a blow is known. */
const BEFORE: readonly Frame['phase'][] = ['damage', 'suffer']

const FALLS: readonly Told<Masmorra>['what'][] = ['fell', 'allLost']

/** What was told of this fight alone: forced choices play themselves, so that the next fight may already have begun. */
function thisFight(told: readonly Told<Masmorra>[], attacks: boolean): readonly Told<Masmorra>[] {
  const blows = [...told.keys()].filter(at => told[at]?.what === 'hit')
  return told.slice(0, blows[attacks ? 1 : 0])
}

function hit(told: readonly Told<Masmorra>[]) {
  return told.find(event => event.what === 'hit')
}

function woundsIn(told: readonly Told<Masmorra>[]): number {
  return told.reduce((sum, event) => sum + (event.what === 'wounded' && event.by === 'MA-12.12' ? event.wounds : 0), 0)
}

/** What a person reads beside a choice, claim by claim, and what the board draws of a strike. */
export function promises(seen: Seen<Masmorra>, seat: Seat, choice: Choice): Promised[] {
  const says = odds(seen, seat, choice) ?? ''
  const attacks = seen.frames.at(-1)?.phase === 'attack'
  const claims = CLAIMS.flatMap(({ says: pattern, until, kept }) => {
    const found = pattern.exec(says)
    if (found === null) return []
    const isKept = kept(Number(found[1] ?? 0))
    return [promise(pattern.source, until, ({ told }) => isKept(thisFight(told, attacks)))]
  })
  return [...claims, ...drawn(seen, choice)]
}

function promise(says: string, until: Frame['phase'] | undefined, kept: Promised['kept']): Promised {
  return {
    says,
    chance: 1,
    kept,
    until: ({ frames }) => !frames.some(({ phase }) => phase === until || BEFORE.includes(phase)),
  }
}

/** The forecast on the board, for what is committed now. */
function drawn({ view, frames }: Seen<Masmorra>, [verb]: Choice): Promised[] {
  const forecast = forecastOf(view)
  if (verb !== 'resolve' || frames.at(-1)?.phase !== 'attack' || forecast === undefined) return []
  const { damage, falls, payback } = forecast
  return [
    promise('the forecast', 'damage', ({ told }) => {
      const struck = hit(told)
      const paid = told.find(event => event.what === 'payback')
      return struck?.damage === damage && struck.won === falls && (paid?.value ?? 0) === payback
    }),
  ]
}
