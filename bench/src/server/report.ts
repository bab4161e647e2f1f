import { count, type Row, table, times } from '../table.ts'
import {
  HOST_NAMES,
  HOSTS,
  type Host,
  IDLE_TABLES,
  type Measured,
  SERVED,
  type Served,
  type ServerFigures,
} from './kinds.ts'

const TITLES: { readonly [G in Served]: string } = {
  pig: 'Pig',
  'all-out-assault': 'All Out Assault',
  masmorra: 'Masmorra',
}

/** What we want, at so many tables: a target that is missed is said, and fails nothing. */
const TARGET_AT = 100
const MOVES_OF_BOARDGAMEIO = 5
const MOVES_OF_RELAY = 0.5
const P99_OF_RELAY = 3
const MOVES_OF_ASSAULT = 10_000
const IDLE_MB = 24
const LIVE_KB = 60
const WIRE_KB = 3
const PACED_P99 = 50
const MAKING_MS = 1

/** Rounds to three digits: more would be noise. */
const rounded = (value: number): number => Number(value.toPrecision(3))

interface Figure {
  readonly moves: number
  readonly p50: number
  readonly p99: number
  /** What all clients together receive for a move, where they count it. */
  readonly wireKb?: number
  /** What the server computes and allocates for a move. */
  readonly cpuMicros: number
  readonly garbageKb: number
}

interface Memory {
  idleKb?: number
  liveKb?: number
}

/** What `--json` prints: moves a second and milliseconds by game, number of tables and server; kilobytes for each table. */
export interface ServerJson {
  games: { [G in Served]?: { [tables: string]: { [H in Host]?: Figure } } }
  memory: { [H in Host]?: Memory }
  /** 1,000 tables at people's pace. */
  paced: { [H in Host]?: Figure & { readonly p95: number; readonly addedMb: number } }
  /** Milliseconds until a new table is there, and microseconds that the server computes for it. */
  making: { [H in Host]?: { readonly p50: number; readonly p99: number; readonly cpuMicros: number } }
}

export function serverJson(figures: ServerFigures): ServerJson {
  const all: ServerJson = { games: {}, memory: {}, paced: {}, making: {} }
  for (const measured of figures.measured) {
    const { game: id, tables, host } = measured.load
    const game = all.games[id] ?? {}
    all.games[id] = game
    game[tables] = { ...game[tables], [host]: figureOf(measured) }
  }
  for (const measured of figures.paced) {
    const { speed, addedMb, load } = measured
    all.paced[load.host] = { ...figureOf(measured), p95: rounded(speed.p95), addedMb: rounded(addedMb) }
  }
  for (const { host, p50, p99, cpuMicros } of figures.making) {
    all.making[host] = { p50: rounded(p50), p99: rounded(p99), cpuMicros: rounded(cpuMicros) }
  }
  for (const host of HOSTS) {
    const memory = memoryOf(figures, host)
    if (Object.keys(memory).length > 0) all.memory[host] = memory
  }
  return all
}

function figureOf({ speed: { moves, count, p50, p99, bytes }, used }: Measured): Figure {
  return {
    ...{ moves: Math.round(moves), p50: rounded(p50), p99: rounded(p99) },
    ...(bytes === undefined ? {} : { wireKb: rounded(bytes / 1024) }),
    cpuMicros: rounded(used.cpuMicros / count),
    garbageKb: rounded(used.allocatedBytes / count / 1024),
  }
}

/** The same for people, with ratios and targets. */
export function sayServers(figures: ServerFigures): readonly string[] {
  const counts = [...new Set(figures.measured.map(({ load }) => load.tables))]
  return [
    ...SERVED.flatMap(game => counts.flatMap(tables => saySpeeds(figures, game, tables))),
    ...sayPace(figures),
    ...sayMaking(figures),
    ...sayMemory(figures),
  ]
}

function saySpeeds(figures: ServerFigures, game: Served, tables: number): readonly string[] {
  const found = figures.measured.filter(({ load }) => load.game === game && load.tables === tables)
  const ours = found.find(({ load }) => load.host === 'ours')
  if (found.length === 0) return []
  const rows = found.map((each): Row => {
    const speed = [HOST_NAMES[each.load.host], ...speedCells(each)]
    if (ours === undefined || each === ours) return [...speed, '', '', ownTarget(each)]
    const { moves, p99 } = each.speed
    return [...speed, times(ours.speed.moves / moves), times(ours.speed.p99 / p99), target(ours, each)]
  })
  const heads = [`${TITLES[game]} at ${tables} tables`, ...SPEED_HEADS, 'ours moves', 'our p99 is', 'target']
  return [table(heads, rows), '']
}

const SPEED_HEADS = ['moves/s', 'p50 ms', 'p99 ms', 'KB on the wire', 'CPU µs', 'KB garbage']

function speedCells(measured: Measured): readonly string[] {
  const { moves, p50, p99, wireKb, cpuMicros, garbageKb } = figureOf(measured)
  const wire = wireKb === undefined ? '' : count(wireKb)
  return [count(moves), count(p50), count(p99), wire, count(cpuMicros), count(garbageKb)]
}

function ownTarget({ load, speed }: Measured): string {
  if (load.game !== 'all-out-assault' || load.tables !== TARGET_AT) return ''
  const moves = sayTarget(`${count(MOVES_OF_ASSAULT)} moves/s`, speed.moves >= MOVES_OF_ASSAULT)
  return `${moves}; ${sayTarget(`${WIRE_KB} KB`, (speed.bytes ?? 0) <= WIRE_KB * 1024)}`
}

function target(ours: Measured, { load, speed }: Measured): string {
  if (load.tables !== TARGET_AT) return ''
  if (load.host === 'boardgameio') {
    return sayTarget(`${MOVES_OF_BOARDGAMEIO}× the moves`, ours.speed.moves >= MOVES_OF_BOARDGAMEIO * speed.moves)
  }
  if (load.host !== 'relay') return ''
  const moves = sayTarget(`${MOVES_OF_RELAY}× the moves`, ours.speed.moves >= MOVES_OF_RELAY * speed.moves)
  return `${moves}; ${sayTarget(`p99 at most ${P99_OF_RELAY}×`, ours.speed.p99 <= P99_OF_RELAY * speed.p99)}`
}

function sayPace({ paced }: ServerFigures): readonly string[] {
  if (paced.length === 0) return []
  const rows = paced.map((each): Row => {
    const { load, speed, addedMb } = each
    const wanted = sayTarget(`p99 under ${PACED_P99} ms`, speed.p99 < PACED_P99)
    const memory = [count(rounded(addedMb)), count(rounded((addedMb * 1024) / load.tables))]
    return [HOST_NAMES[load.host], ...speedCells(each), ...memory, wanted]
  })
  const tables = count(paced[0]?.load.tables ?? 0)
  const heads = [`${tables} tables of All Out Assault at people's pace`, ...SPEED_HEADS, 'MB', 'KB a table', 'target']
  return [table(heads, rows), '']
}

function sayMaking({ making }: ServerFigures): readonly string[] {
  if (making.length === 0) return []
  const rows = making.map(({ host, p50, p99, cpuMicros }): Row => {
    const figures = [p50, p99, cpuMicros].map(each => count(rounded(each)))
    return [HOST_NAMES[host], ...figures, sayTarget(`${MAKING_MS} ms`, p50 < MAKING_MS)]
  })
  return [table(['A new table', 'p50 ms', 'p99 ms', 'CPU µs', 'target'], rows), '']
}

function sayMemory(figures: ServerFigures): readonly string[] {
  const rows = HOSTS.flatMap((host): Row[] => {
    const { idleKb, liveKb } = memoryOf(figures, host)
    if (idleKb === undefined && liveKb === undefined) return []
    const mb = ((idleKb ?? 0) * IDLE_TABLES) / 1024
    const wanted = host === 'ours' && idleKb !== undefined
    return [
      [
        HOST_NAMES[host],
        idleKb === undefined ? '' : count(idleKb),
        liveKb === undefined ? '' : count(liveKb),
        wanted
          ? `${sayTarget(`${IDLE_MB} MB for ${count(IDLE_TABLES)} idle, ${count(rounded(mb))} MB`, mb <= IDLE_MB)}; ${sayTarget(`${LIVE_KB} KB live`, (liveKb ?? 0) <= LIVE_KB)}`
          : '',
      ],
    ]
  })
  if (rows.length === 0) return []
  return [table(['Memory for a table', 'KB idle', 'KB live', 'target'], rows), '']
}

/** Gives the memory of a live table: the difference between many and few tables, without the code that both load. */
function memoryOf({ measured, idle }: ServerFigures, host: Host): Memory {
  const memory: Memory = {}
  const lying = idle.find(each => each.host === host)
  if (lying !== undefined) memory.idleKb = rounded((lying.mb * 1024) / IDLE_TABLES)
  const played = measured.filter(({ load }) => load.host === host && load.game === 'pig')
  const [few, many] = [played[0], played.at(-1)]
  if (few !== undefined && many !== undefined && many.load.tables > few.load.tables) {
    memory.liveKb = rounded(((many.addedMb - few.addedMb) * 1024) / (many.load.tables - few.load.tables))
  }
  return memory
}

function sayTarget(wanted: string, met: boolean): string {
  return `${wanted}: ${met ? 'met' : 'not met'}`
}
