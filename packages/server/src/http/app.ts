import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import type { Logger } from 'pino'
import { accountRoutes } from '../accounts/routes.ts'
import { bannedProblem } from '../admin/bans.ts'
import { adminRoutes } from '../admin/routes.ts'
import { friendRoutes } from '../friends/routes.ts'
import type { Known } from '../guard/identity.ts'
import type { RateName, Rates } from '../guard/limits.ts'
import { isOurs } from '../guard/origin.ts'
import { misunderstood, speechOf } from '../guard/speech.ts'
import { labRoutes } from '../lab/routes.ts'
import { loggedUrl } from '../log.ts'
import { isPublic } from '../notices/post.ts'
import { apartRoutes } from '../order/apart-routes.ts'
import { orderRoutes } from '../order/routes.ts'
import { safeHeaders } from '../page/headers.ts'
import { answerWithPage } from '../page/page.ts'
import { type Problem, statusOf } from '../problem.ts'
import { ratingRoutes } from '../ratings/routes.ts'
import { now } from '../time.ts'
import { tournamentRoutes } from '../tournaments/routes.ts'
import { firstIssue } from './issues.ts'
import { openApi } from './openapi.ts'
import { previewsOf } from './previews.ts'
import { remembered } from './remembered.ts'
import type { Route } from './route.ts'
import { analysisRoutes } from './routes/analyses.ts'
import { peopleRoutes } from './routes/people.ts'
import { recordRoutes } from './routes/records.ts'
import { tableRoutes } from './routes/tables.ts'
import type { Services } from './services.ts'

/** For so long it is not tried again whether the store can be written to. */
const READY_FOR_MS = 2000
/** Health checks are not limited by the number of other requests from the same address. */
const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

export interface AppOptions {
  readonly services: Services
  readonly rates: Rates
  readonly log: Logger
  /** The folder of the built page; without it there is the API alone. */
  readonly page: string | undefined
  /** Origins beside our own that may use the API from a browser. */
  readonly origins: readonly string[]
  readonly addressOf: (request: IncomingMessage) => string
  /** Whether the server is up and not about to go down. */
  readonly isReady: () => boolean
}

/** The HTTP side: guards first, then a route, and one shape for everything that goes wrong. */
export function httpApp(options: AppOptions): FastifyInstance {
  const { services, log, page } = options
  const previews = { of: previewsOf(services), origin: options.origins[0] }
  const headers = safeHeaders('/', options.origins[0])
  const app = fastify({
    bodyLimit: services.limits.requestBytes,
    logger: false,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: 'idle',
    frameworkErrors: (_, __, reply) => send(reply, { code: 'malformed', message: 'this address cannot be read' }),
  })
  app.removeContentTypeParser('text/plain') // a form of another site could send it
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    reply.header('date', new Date(now()).toUTCString()) // clients count down by the clock that deadlines are set by
    const problem = unwelcome(request, options)
    if (problem !== undefined) send(reply, problem)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, id } = request
    const { statusCode: status } = reply
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const route = request.routeOptions.url ?? 'page'
    services.metrics.requests.observe({ route, method, status }, reply.elapsedTime / 1000)
    log[status >= 500 ? 'error' : 'debug']({ id, method, url: loggedUrl(url), status, ms }, 'request')
  })
  app.setErrorHandler((error, request, reply) => {
    const problem = frameworkProblem(error)
    if (problem.code === 'internal' || problem.code === 'unavailable') {
      services.metrics.failures.inc({ where: 'http' })
      log.error({ err: error, id: request.id, url: loggedUrl(request.url) }, 'request failed')
    }
    send(reply, problem)
  })
  app.setNotFoundHandler((request, reply) => {
    const isHidden = request.url.split(/[?/]/)[1] === 'admin' && !services.door.isThere
    if (page === undefined || request.url.startsWith('/api/') || isHidden) {
      return send(reply, { code: 'missing', message: 'there is nothing at this address' })
    }
    reply.hijack()
    return answerWithPage(page, request.raw, reply.raw, previews).catch(() => reply.raw.destroy())
  })
  addOwnRoutes(app, options)
  for (const route of allRoutes(services)) addRoute(app, route, options)
  return app
}

function allRoutes(services: Services): readonly Route[] {
  const routes = [
    peopleRoutes,
    accountRoutes,
    ratingRoutes,
    friendRoutes,
    tournamentRoutes,
    tableRoutes,
    orderRoutes,
    apartRoutes,
    ...(services.door.isThere ? [adminRoutes] : []),
    recordRoutes,
    analysisRoutes,
    labRoutes,
  ]
  return routes.flatMap(each => each(services))
}

function addOwnRoutes(app: FastifyInstance, { services, isReady, addressOf }: AppOptions): void {
  const { store, metrics } = services
  const description = openApi(allRoutes(services))
  app.get('/api/openapi.json', async () => description)
  app.get('/healthz', async () => ({ ok: true }))
  const canWrite = remembered(() => store.ping(), READY_FOR_MS)
  app.get('/readyz', async (_, reply) => {
    const there = isReady() && (await canWrite())
    return there ? { ok: true } : send(reply, { code: 'unavailable', message: 'not now' })
  })
  app.get('/metrics', async (request, reply) => {
    const isNear = !isPublic(addressOf(request.raw)) // they are for those who run the server, not for everybody
    if (!isNear) return send(reply, { code: 'missing', message: 'there is nothing at this address' })
    return reply.type(metrics.type).send(await metrics.text())
  })
}

function addRoute(app: FastifyInstance, route: Route, { services, rates, addressOf }: AppOptions): void {
  app.route({
    method: route.method,
    url: route.path,
    async handler(request, reply) {
      const address = addressOf(request.raw)
      const operator =
        route.who === 'operator' ? services.door.enter(request.headers.authorization, address) : undefined
      if (operator?.ok === false) return send(reply, operator.error)
      const known = operator === undefined ? await services.identity.who(request.headers) : undefined
      const problem =
        tooMuch(route, address, known, rates) ?? unnamed(route, known) ?? banned(route, address, known, services)
      if (problem !== undefined) return send(reply, problem)
      const read = readCall(route, request)
      if ('code' in read) return send(reply, read)
      const setCookie = (cookie: string): void => void reply.header('set-cookie', cookie)
      const by = operator && { name: operator.value, address }
      const result = await route.run({ ...read, headers: request.headers, setCookie, operator: by }, known)
      reply.header('cache-control', 'no-store')
      if (!result.ok) return send(reply, result.error)
      return route.text === undefined ? reply.send(result.value) : reply.type(route.text).send(result.value)
    },
  })
}

/** What is wrong before anything is read: too much from one address, another version, or sent by another site's page. */
function unwelcome({ raw, url, method, headers }: FastifyRequest, options: AppOptions): Problem | undefined {
  const { rates, origins, addressOf } = options
  if (HEALTH.has(url)) return undefined
  if (!rates.address.take(addressOf(raw))) return { code: 'too-many', message: 'too many requests: slow down' }
  const other = url.startsWith('/api/') ? misunderstood(speechOf(headers)) : undefined
  if (other !== undefined) return other
  if (method === 'GET' || method === 'HEAD' || isOurs(headers, origins)) return undefined
  return { code: 'forbidden', message: 'this was sent by the page of another site' }
}

function tooMuch({ rate }: Route, address: string, known: Known | undefined, rates: Rates): Problem | undefined {
  const who = known?.person.id ?? address
  const passes = (name: RateName): boolean => rates[name].take(who)
  return passes('person') && (rate === undefined || passes(rate))
    ? undefined
    : { code: 'too-many', message: 'too many requests: slow down' }
}

function unnamed({ who }: Route, known: Known | undefined): Problem | undefined {
  if (who !== 'person' || known !== undefined) return undefined
  return { code: 'unknown', message: 'give yourself a name first (POST /api/guests), or send a token' }
}

/** Who is banned may read what everybody may, and take leave. */
function banned(route: Route, address: string, known: Known | undefined, { bans }: Services): Problem | undefined {
  if (route.who === 'operator' || route.method === 'GET' || route.evenBanned === true) return undefined
  const ban = bans.of(known?.person.id, address)
  return ban && bannedProblem(ban)
}

interface Read {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

function readCall(route: Route, { params, query, body }: FastifyRequest): Read | Problem {
  const given: Read = { params, query, body: body ?? {} }
  const read: { params?: unknown; query?: unknown; body?: unknown } = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = route[part]
    if (schema === undefined) continue
    const parsed = schema.safeParse(given[part])
    if (!parsed.success) return firstIssue(parsed.error)
    read[part] = parsed.data
  }
  return { params: read.params, query: read.query, body: read.body }
}

function send(reply: FastifyReply, error: Problem): FastifyReply {
  const status = statusOf(error)
  if (status === 429) reply.header('retry-after', '1')
  return reply.code(status).header('cache-control', 'no-store').send({ error })
}

/** Fastify's own refusals in our words; of everything else nothing is told. */
function frameworkProblem(error: unknown): Problem {
  const { statusCode = 500, code } = error as { statusCode?: number; code?: string }
  if (statusCode === 413) return { code: 'too-large', message: 'this request is too large' }
  if (statusCode === 415) return { code: 'media', message: 'requests are sent as application/json' }
  if (statusCode < 500) return { code: 'malformed', message: 'this is not JSON' }
  if (code === 'ECONNREFUSED' || code === '57P01' || code === '57P03') {
    return { code: 'unavailable', message: 'the tables cannot be reached now: try again' }
  }
  return { code: 'internal', message: 'something went wrong here; it has been written down' }
}
