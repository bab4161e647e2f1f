import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { loadGames } from '@undercroft/games'
import type { Game } from '@undercroft/kernel'
import type { Logger } from 'pino'
import { AccountService } from './accounts/accounts.ts'
import { AdminService } from './admin/admin.ts'
import { BanList } from './admin/bans.ts'
import { Beats } from './admin/beats.ts'
import { OperatorDoor, type OperatorKey } from './admin/keys.ts'
import { BotPool } from './bots/pool.ts'
import { Finder } from './finding/finder.ts'
import { Hall } from './finding/hall.ts'
import type { MayMeet } from './finding/matching.ts'
import { FriendService } from './friends/friends.ts'
import { clientAddress } from './guard/address.ts'
import { Identity } from './guard/identity.ts'
import { type Limits, rates, USUAL_LIMITS } from './guard/limits.ts'
import { httpApp } from './http/app.ts'
import type { Services } from './http/services.ts'
import { LabService } from './lab/lab.ts'
import { Metrics } from './metrics.ts'
import { Notices } from './notices/notices.ts'
import { Vapid } from './notices/vapid.ts'
import { HostService } from './order/hosting.ts'
import { ApartService } from './order/reporting.ts'
import { TalkService } from './order/talking.ts'
import { addressOf, closeServer, listen } from './page/listen.ts'
import { RatingTurns } from './ratings/rating-turns.ts'
import type { Retention } from './retention/records.ts'
import { Sweeping } from './retention/sweeping.ts'
import { Sockets } from './socket/sockets.ts'
import { openStore, type StoreOptions } from './store/open.ts'
import { AbsenceService } from './tables/absence.ts'
import { AnalysisService } from './tables/analysing.ts'
import { AnalysisTurns } from './tables/analysis-turns.ts'
import { BotTurns } from './tables/bot-turns.ts'
import { ClockTurns } from './tables/clock-turns.ts'
import { Desks } from './tables/desks.ts'
import { WORD_GRACE_MS } from './tables/opening.ts'
import { PlayService } from './tables/playing.ts'
import { Presence } from './tables/presence.ts'
import { PublishService } from './tables/publishing.ts'
import { SeatService } from './tables/seating.ts'
import { TableService } from './tables/tables.ts'
import { now } from './time.ts'
import { Followers } from './tournaments/followers.ts'
import { TournamentService } from './tournaments/tournaments.ts'
import { TournamentTurns } from './tournaments/turns.ts'

export interface ServerOptions extends StoreOptions {
  readonly games?: readonly Game[]
  /** The module that loads these games by `loadGame`, for the bots' threads. */
  readonly gamesModule?: string
  readonly log: Logger
  readonly page?: string | undefined
  readonly port?: number | undefined
  readonly host?: string | undefined
  readonly limits?: Partial<Limits>
  /** For how long what is kept; for good, where nothing is said. */
  readonly retention?: Retention
  /** Where browsers find the server, if a proxy stands in front: "https://play.example.org". */
  readonly publicOrigin?: string | undefined
  readonly botPauseMs?: number | undefined
  readonly botThreads?: number
  /** How long a table whose seats are taken waits for the words of those who sit. */
  readonly wordGraceMs?: number
  /** By what clock it is counted how long somebody has stayed away. */
  readonly now?: () => number
  /** How long a match stays in memory when nobody plays. */
  readonly restAfterMs?: number
  /** The keys of operators; without one there are no admin routes. */
  readonly operators?: readonly OperatorKey[] | undefined
  /** Whether two strangers may be brought together, beside that neither has blocked the other. */
  readonly mayMeet?: MayMeet
}

export interface RunningServer {
  readonly port: number
  readonly address: string
  /** Finishes what is in flight, and tells clients to come back. */
  close(): Promise<void>
}

const BOT_PAUSE_MS = 600

/** One node: everything that it knows is in the store, so that it may die at any moment. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log, publicOrigin, host = '127.0.0.1' } = options
  const games = options.games ?? (await loadGames())
  const gamesModule = options.gamesModule ?? import.meta.resolve('@undercroft/games')
  const limits = { ...USUAL_LIMITS, ...options.limits }
  const metrics = new Metrics()
  const failed = (where: string) => (error: unknown, table?: string) => {
    metrics.failures.inc({ where })
    log.error({ err: error, ...(table === undefined ? {} : { table }) }, `${where} failed`)
  }
  const store = await openStore(options, failed('store'))
  const findGame = (id: string): Game | undefined => games.find(game => game.id === id)
  const pool = new BotPool(gamesModule, options.botThreads ?? Math.max(1, availableParallelism() - 1))
  const desks: Desks = new Desks({
    ...{ store, findGame, failed: failed('tables') },
    ...(options.restAfterMs === undefined ? {} : { restAfterMs: options.restAfterMs }),
    changed: desk => {
      if (desk.record.botDue) bots.due(desk.id)
      if (desk.record.outcome !== undefined) ratings.due(desk.id)
      if (desk.record.status === 'over') cups.over(desk.id)
    },
    watched: desk => presence.changed(desk),
    committed: ms => metrics.commits.observe(ms / 1000),
  })
  const node = randomUUID()
  const presence = new Presence(node, store.news, desks)
  const pauseMs = options.botPauseMs ?? BOT_PAUSE_MS
  const bots = new BotTurns({
    ...{ store, desks, pool, node, pauseMs, failed: failed('bots') },
    late: ms => metrics.lateBots.observe(ms / 1000),
  })
  const ratings = new RatingTurns({ store, findGame, settled: () => undefined, failed: failed('ratings') })
  const clocks = new ClockTurns({
    ...{ store, desks, pool, failed: failed('clocks') },
    late: ms => metrics.lateClocks.observe(ms / 1000),
  })
  const wordGraceMs = options.wordGraceMs ?? WORD_GRACE_MS
  const tables = new TableService({ store, desks, findGame, tablesOfOne: limits.tablesOfOne, wordGraceMs })
  const playing = new PlayService(desks, tables)
  const talking = new TalkService(store, desks, tables)
  const finder = new Finder({
    store,
    tables,
    findGame,
    mayMeet: async (a, b) => !(await store.blocks.areApart(a, b)) && ((await options.mayMeet?.(a, b)) ?? true),
    failed: failed('finding'),
  })
  const cups = new TournamentTurns({ store, tables, findGame, failed: failed('tournaments') })
  const hall = new Hall({ store, findGame, failed: failed('hall') })
  const analyses = new AnalysisTurns({ store, desks, pool, node, gamesModule, metrics, failed: failed('analyses') })
  const lab = new LabService({ games, gamesModule, limits, failed: failed('lab') })
  const absence = new AbsenceService({ store, tables, presence, now: options.now ?? now })
  const vapid = new Vapid(await store.key('vapid', Vapid.newSecret), publicOrigin ?? 'https://localhost')
  const https = publicOrigin?.startsWith('https:') === true
  const identity = new Identity(store.people, https)
  let sockets: Sockets | undefined
  const bans = new BanList({ store, changed: () => sockets?.checkAll(), failed: failed('bans') })
  const addressesOf = (person: string) => sockets?.addressesOf(person) ?? []
  const personChanged = (person: string) => sockets?.personChanged(person)
  const beats = new Beats({
    ...{ store, node, failed: failed('beats') },
    state: () => ({
      ...{ sockets: sockets?.size ?? 0, people: sockets?.people ?? 0, tables: desks.size, matches: desks.live },
      ...{ bots: pool.thinking, memory: process.memoryUsage.rss() },
    }),
  })
  const sweeping = new Sweeping({
    ...{ store, node, retention: options.retention ?? {}, now: options.now ?? now, failed: failed('retention') },
  })
  const allRates = rates(limits)
  const tournaments = new TournamentService({ ...{ store, findGame }, ...limits, begin: id => cups.begin(id) })
  const followers = new Followers({
    ...{ news: store.news, look: id => tournaments.look(id), failed: failed('tournaments') },
  })
  const services: Services = {
    ...{
      store,
      games,
      tables,
      seats: new SeatService(tables),
      absence,
      playing,
      talking,
      hosting: new HostService({ store, tables, presence }),
      publishing: new PublishService(store, tables, playing),
      analysing: new AnalysisService({ store, tables, limits, asked: () => analyses.due() }),
      lab,
      limits,
      metrics,
      https,
      pushKey: vapid.publicKey,
      now: options.now ?? now,
    },
    ...{ identity, finder, hall },
    ...{ tournaments, followers },
    friends: new FriendService({ store, tables, identity, friendsOfOne: limits.friendsOfOne }),
    accounts: new AccountService({ store, tables, identity, publicOrigin, passkeysOfOne: limits.passkeysOfOne }),
    apart: new ApartService({ ...{ store, tables, addressesOf, personChanged }, blocksOfOne: limits.blocksOfOne }),
    admin: new AdminService({ store, desks, beats, addressesOf }),
    door: new OperatorDoor(options.operators ?? [], allRates.operatorTries),
    ...{ bans, personChanged },
  }
  const origins = publicOrigin === undefined ? [] : [new URL(publicOrigin).origin]
  const doors = { services, rates: allRates, log, origins, addressOf: clientAddress(publicOrigin !== undefined) }
  let ready = true
  const app = httpApp({ ...doors, page: options.page, isReady: () => ready })
  sockets = new Sockets(app.server, doors)
  metrics.gauge('sockets', 'Open sockets.', () => sockets?.size ?? 0)
  metrics.gauge('tables_in_memory', 'Tables that somebody has looked at lately.', () => desks.size)
  metrics.gauge('matches_in_memory', 'Matches that are being played.', () => desks.live)
  metrics.gauge('bots_thinking', 'Bots that think about an answer.', () => pool.thinking)
  await bans.read()
  await app.ready()
  const port = await listen(app.server, host, options.port)
  const address = addressOf(host, port)
  const origin = publicOrigin ?? address.replace(/\/$/, '')
  const notices = new Notices({ store, findGame, vapid, node, origin, failed: failed('notices') })
  log.info({ port }, 'serving')
  return {
    port,
    address,
    async close() {
      ready = false
      await Promise.all([sockets?.close(), closeServer(app.server)])
      await app.close()
      presence.close()
      bans.stop()
      followers.stop()
      await Promise.all([beats.stop(), sweeping.stop()])
      await Promise.all([bots.stop(), clocks.stop(), notices.stop(), analyses.stop(), lab.close()])
      await Promise.all([ratings.stop(), finder.stop(), hall.stop(), cups.stop()])
      talking.close()
      await desks.close()
      await pool.close()
      await store.close()
      log.info('stopped')
    },
  }
}
