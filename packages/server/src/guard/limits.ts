import { Buckets, type Rate } from './buckets.ts'

/** How much of what one may do. A setting of the server, so that a test, a bench or a busy host can have others. */
export interface Limits {
  /** Requests of one address. */
  readonly address: Rate
  /** Requests and messages of one person. */
  readonly person: Rate
  readonly chat: Rate
  /** What one asks of friends and of those who might be. */
  readonly friends: Rate
  /** How often one may begin to look for a game. */
  readonly seeks: Rate
  readonly newGuests: Rate
  readonly newTables: Rate
  /** Tries to sign in with a passkey or a recovery code, and new ones of either. */
  readonly signIns: Rate
  /** Games that one person publishes. */
  readonly publishing: Rate
  /** Of all published games at once. */
  readonly downloads: Rate
  /** Requests of one person that the server look at a game. */
  readonly analyses: Rate
  /** Games that the server has still to look at for one person, and for all. */
  readonly analysesOfOne: number
  readonly analysesOfAll: number
  /** The longest game that it looks at, in answers. */
  readonly analysedAnswers: number
  /** Tables that one person has made and that are not over. */
  readonly tablesOfOne: number
  readonly socketsOfOne: number
  readonly socketsOfAddress: number
  readonly sockets: number
  readonly watchesOfSocket: number
  readonly programsOfOne: number
  readonly passkeysOfOne: number
  readonly friendsOfOne: number
  /** Tournaments of one host that are not over. */
  readonly tournamentsOfOne: number
  readonly entrantsOfTournament: number
  readonly noticesOfOne: number
  /** Things that one person has learned. */
  readonly learnedByOne: number
}

export const USUAL_LIMITS: Limits = {
  address: { burst: 300, perSecond: 100 },
  person: { burst: 100, perSecond: 30 },
  chat: { burst: 8, perSecond: 0.5 },
  friends: { burst: 20, perSecond: 0.1 },
  seeks: { burst: 20, perSecond: 0.2 },
  newGuests: { burst: 30, perSecond: 0.2 },
  newTables: { burst: 20, perSecond: 0.1 },
  signIns: { burst: 20, perSecond: 0.1 },
  publishing: { burst: 20, perSecond: 0.02 },
  downloads: { burst: 4, perSecond: 0.02 },
  analyses: { burst: 20, perSecond: 0.05 },
  analysesOfOne: 3,
  analysesOfAll: 100,
  analysedAnswers: 4000,
  tablesOfOne: 100,
  socketsOfOne: 12,
  socketsOfAddress: 200,
  sockets: 20_000,
  watchesOfSocket: 20,
  programsOfOne: 20,
  passkeysOfOne: 20,
  friendsOfOne: 200,
  tournamentsOfOne: 10,
  entrantsOfTournament: 64,
  noticesOfOne: 10,
  learnedByOne: 500,
}

export type RateName =
  | 'address'
  | 'person'
  | 'chat'
  | 'friends'
  | 'seeks'
  | 'newGuests'
  | 'newTables'
  | 'signIns'
  | 'publishing'
  | 'downloads'
  | 'analyses'

export type Rates = { readonly [Name in RateName]: Buckets }

export function rates(limits: Limits): Rates {
  return {
    address: new Buckets(limits.address),
    person: new Buckets(limits.person),
    chat: new Buckets(limits.chat),
    friends: new Buckets(limits.friends),
    seeks: new Buckets(limits.seeks),
    newGuests: new Buckets(limits.newGuests),
    newTables: new Buckets(limits.newTables),
    signIns: new Buckets(limits.signIns),
    publishing: new Buckets(limits.publishing),
    downloads: new Buckets(limits.downloads),
    analyses: new Buckets(limits.analyses),
  }
}
