import { FastDice } from '@undercroft/kernel'
import { quantile } from '../server/play-for.ts'
import type { Costs, Plan } from './costs.ts'
import { Events } from './events.ts'

/** How a plan does: shares of what its machines can do, and milliseconds until an answer is shown. */
export interface Outcome {
  readonly answers: number
  readonly nodeCpu: number
  readonly databaseCpu: number
  /** Of what the databases can carry; more than 1 cannot be. */
  readonly notices: number
  readonly walMb: number
  readonly nodeGb: number
  readonly p50: number
  readonly p99: number
  /** Whether more comes than goes. */
  readonly isBroken: boolean
}

type Moves = readonly number[]

type Happening =
  | { readonly kind: 'answer' }
  | { readonly kind: 'taken'; readonly node: Node; readonly from: number }
  | { readonly kind: 'arrived' | 'written'; readonly node: Node; readonly moves: Moves; readonly database: Database }
  | { readonly kind: 'flushed'; readonly database: Database; readonly batches: readonly Batch[] }
  | { readonly kind: 'back'; readonly node: Node; readonly moves: Moves; readonly database: Database }

interface Batch {
  readonly node: Node
  readonly moves: Moves
}

/** One thread that takes and shows answers, and what it has for each database. */
interface Node {
  freeAt: number
  busyMs: number
  readonly waiting: Map<Database, number[]>
  readonly onTheWay: Map<Database, number>
}

interface Database {
  readonly coresFreeAt: number[]
  busyMs: number
  isFlushing: boolean
  unflushed: Batch[]
}

const BATCHES_AT_ONCE = 2
/** Who is this late is not waited for: more comes than goes. */
const HOPELESS_MS = 10_000

/** Plays a plan for so many seconds; the first second does not count. */
export function simulate(plan: Plan, costs: Costs, seconds: number, seed = 1): Outcome {
  const { takeMs, showMs, batchMs, moveMs, wayMs } = costs
  const dice = new FastDice(seed)
  const chance = (): number => (dice.below(1e6) + 0.5) / 1e6
  const some = (ms: number): number => ms * (0.5 + chance())
  const rate = plan.tables / costs.everyMs
  const { notices, share } = background(plan, costs)
  const slower = 1 / Math.max(0.02, 1 - share)
  const nodes = Array.from({ length: plan.nodes }, newNode)
  const databases = Array.from({ length: plan.databases }, () => newDatabase(plan.cores))
  const events = new Events<Happening>()
  const latencies: number[] = []
  const end = seconds * 1000
  const any = <T>(list: readonly T[]): T => list[dice.below(list.length)] as T

  const compute = (node: Node, now: number, ms: number): number => {
    const needs = some(ms) * slower
    node.freeAt = Math.max(node.freeAt, now) + needs
    node.busyMs += needs
    return node.freeAt
  }
  const send = (node: Node, database: Database, now: number): void => {
    const moves = node.waiting.get(database) ?? []
    const onTheWay = node.onTheWay.get(database) ?? 0
    if (moves.length === 0 || onTheWay >= BATCHES_AT_ONCE) return
    node.waiting.set(database, [])
    node.onTheWay.set(database, onTheWay + 1)
    events.add(now + some(wayMs), { kind: 'arrived', node, moves, database })
  }
  const flush = (database: Database, now: number): void => {
    if (database.isFlushing || database.unflushed.length === 0) return
    const batches = database.unflushed
    database.unflushed = []
    database.isFlushing = true
    const ms = some(plan.flushMs ?? costs.flushMs) + (plan.copyMs ?? 0)
    events.add(now + ms, { kind: 'flushed', database, batches })
  }

  events.add(0, { kind: 'answer' })
  for (let next = events.next(); next !== undefined; next = events.next()) {
    const { at: now, what } = next
    switch (what.kind) {
      case 'answer': {
        if (now < end) events.add(now - Math.log(chance()) / rate, { kind: 'answer' })
        const node = any(nodes)
        events.add(compute(node, now, takeMs), { kind: 'taken', node, from: now })
        break
      }
      case 'taken': {
        const database = any(databases)
        const moves = what.node.waiting.get(database) ?? []
        moves.push(what.from)
        what.node.waiting.set(database, moves)
        send(what.node, database, now)
        break
      }
      case 'arrived': {
        const { database, moves } = what
        const cores = database.coresFreeAt
        const core = cores.indexOf(Math.min(...cores))
        const needs = some((batchMs + moves.length * moveMs) * (plan.copies ?? 1))
        cores[core] = Math.max(cores[core] ?? 0, now) + needs
        database.busyMs += needs
        events.add(cores[core] ?? now, { ...what, kind: 'written' })
        break
      }
      case 'written':
        what.database.unflushed.push(what)
        flush(what.database, now)
        break
      case 'flushed':
        what.database.isFlushing = false
        for (const { node, moves } of what.batches) {
          events.add(now + some(wayMs), { kind: 'back', node, moves, database: what.database })
        }
        flush(what.database, now)
        break
      case 'back':
        what.node.onTheWay.set(what.database, (what.node.onTheWay.get(what.database) ?? 1) - 1)
        for (const from of what.moves) {
          const shown = compute(what.node, now, showMs)
          if (from >= 1000) latencies.push(shown - from)
        }
        send(what.node, what.database, now)
        break
    }
    if (now > end + HOPELESS_MS) break
  }
  latencies.sort((a, b) => a - b)
  const sum = (list: readonly { busyMs: number }[]): number => list.reduce((all, each) => all + each.busyMs, 0)
  const nodeCpu = share + sum(nodes) / slower / plan.nodes / end
  const databaseCpu = sum(databases) / (plan.databases * plan.cores * end)
  const p99 = quantile(latencies, 0.99)
  return {
    answers: rate * 1000,
    nodeCpu,
    databaseCpu,
    notices,
    walMb: (rate * 1000 * costs.walBytes) / 2 ** 20,
    nodeGb: (plan.tables * costs.liveBytes) / plan.nodes / 2 ** 30,
    p50: quantile(latencies, 0.5),
    p99,
    isBroken: nodeCpu >= 1 || databaseCpu >= 1 || notices >= 1,
  }
}

/** What nodes do besides: they look after their sockets, and hear the news of all others. */
function background({ tables, nodes, databases, news }: Plan, costs: Costs): { notices: number; share: number } {
  const beats = (((tables / nodes) * 2) / 30_000) * costs.beatMs
  if (news !== 'all') return { notices: 0, share: beats }
  // News of 2 ms go together: one notice for each node that has any.
  const answers = tables / nodes / costs.everyMs
  const told = nodes * Math.min(0.5, answers)
  return { notices: (told * 1000) / (costs.notices * databases), share: beats + told * costs.noticeMs }
}

function newNode(): Node {
  return { freeAt: 0, busyMs: 0, waiting: new Map(), onTheWay: new Map() }
}

function newDatabase(cores: number): Database {
  return { coresFreeAt: Array.from({ length: cores }, () => 0), busyMs: 0, isFlushing: false, unflushed: [] }
}
