import { z } from 'zod'
import { LONGEST_PLAIN } from '../socket/frames.ts'
import { Buckets } from './buckets.ts'

function rate(says: string, burst: number, perSecond: number) {
  const fields = {
    burst: z.int().min(1).max(1e9).default(burst),
    perSecond: z.number().min(0).max(1e9).default(perSecond),
  }
  return z.strictObject(fields).prefault({}).describe(says)
}

function count(says: string, usual: number, least = 0) {
  return z.int().min(least).max(1e9).default(usual).describe(says)
}

/** How much of what one may do, as a file of settings says it: what it leaves out is as usual. */
export const LIMITS = z.strictObject({
  address: rate('requests of one address', 300, 100),
  person: rate('requests and messages of one person', 100, 30),
  chat: rate('lines of chat of one person', 8, 0.5),
  friends: rate('what one person asks of friends and of those who might be', 20, 0.1),
  seeks: rate('how often one person may begin to look for a game', 20, 0.2),
  newGuests: rate('new guests of one address', 30, 0.2),
  newTables: rate('tables that one person makes', 20, 0.1),
  signIns: rate(
    'tries of a person or an address to sign in with a passkey or a recovery code, and new ones of either',
    20,
    0.1,
  ),
  reports: rate('reports of one person', 5, 0.01),
  operatorTries: rate('wrong keys of operators from one address', 5, 0.02),
  publishing: rate('games that one person publishes', 20, 0.02),
  downloads: rate('downloads of all published games by a person or an address', 4, 0.02),
  analyses: rate('requests of one person that the server look at a game', 20, 0.05),
  analysesOfOne: count('games that the server has still to look at for one person', 3),
  analysesOfAll: count('games that the server has still to look at for everybody', 100),
  labs: rate('experiments that one person sends', 4, 0.01),
  labGames: count('games, in all arms together, of the largest experiment that the server plays; 0: it plays none', 0),
  labSeconds: count('seconds that one experiment may take', 600),
  labsOfAll: count('experiments that are not over, of everybody', 4),
  analysedAnswers: count('answers of the longest game that it looks at', 4000),
  tablesOfOne: count('tables that one person has made and that are not over', 100),
  socketsOfOne: count('open sockets of one person', 12),
  socketsOfAddress: count('open sockets of one address', 200),
  sockets: count('open sockets of a node', 20_000),
  watchesOfSocket: count('tables that one socket watches', 20),
  waitingOfSocket: count('messages of one socket that wait for earlier ones', 64),
  messageBytes: count('bytes of a message on a socket', 16 * 1024, LONGEST_PLAIN),
  requestBytes: count('bytes of a request', 64 * 1024),
  programsOfOne: count('tokens for programs of one person', 20),
  passkeysOfOne: count('passkeys of one person', 20),
  friendsOfOne: count('friends of one person', 200),
  blocksOfOne: count('people whom one person has blocked', 500),
  tournamentsOfOne: count('tournaments of one host that are not over', 10),
  entrantsOfTournament: count('entrants of a tournament', 64),
  noticesOfOne: count('addresses at which one person is told of turns', 10),
  learnedByOne: count('things that one person has learned', 500),
})

/** A setting of the server, so that a test, a bench or a busy host can have others. */
export type Limits = Readonly<z.infer<typeof LIMITS>>

export const USUAL_LIMITS: Limits = LIMITS.parse({})

export type RateName =
  | 'address'
  | 'person'
  | 'chat'
  | 'friends'
  | 'seeks'
  | 'newGuests'
  | 'newTables'
  | 'signIns'
  | 'reports'
  | 'operatorTries'
  | 'publishing'
  | 'downloads'
  | 'analyses'
  | 'labs'

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
    reports: new Buckets(limits.reports),
    operatorTries: new Buckets(limits.operatorTries),
    publishing: new Buckets(limits.publishing),
    downloads: new Buckets(limits.downloads),
    analyses: new Buckets(limits.analyses),
    labs: new Buckets(limits.labs),
  }
}
