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

const TITLES: { readonly [G in Served]: string } = { pig: 'Pig', 'all-out-assault': 'All Out Assault' }

/** What we want, in Pig at so many tables: a target that is missed is said, and fails nothing. */
const TARGET_AT = 100
const MOVES_OF_BOARDGAMEIO = 5
const P99_OF_RELAY = 3
const IDLE_MB = 24

/** Rounds to three digits: more would be noise. */
const rounded = (value: number): number => Number(value.toPrecision(3))

interface Figure {
  readonly moves: number
  readonly p50: number
  readonly p99: number
}

interface Memory {
  idleKb?: number
  liveKb?: number
}

/** What `--json` prints: moves a second and milliseconds by game, number of tables and server; kilobytes for each table. */
export interface ServerJson {
  games: { [G in Served]?: { [tables: string]: { [H in Host]?: Figure } } }
  memory: { [H in Host]?: Memory }
}

export function serverJson(figures: ServerFigures): ServerJson {
  const all: ServerJson = { games: {}, memory: {} }
  for (const { load, speed } of figures.measured) {
    const game = all.games[load.game] ?? {}
    all.games[load.game] = game
    const { moves, p50, p99 } = speed
    game[load.tables] = {
      ...game[load.tables],
      [load.host]: { moves: Math.round(moves), p50: rounded(p50), p99: rounded(p99) },
    }
  }
  for (const host of HOSTS) {
    const memory = memoryOf(figures, host)
    if (Object.keys(memory).length > 0) all.memory[host] = memory
  }
  return all
}

/** The same for people, with ratios and targets. */
export function sayServers(figures: ServerFigures): readonly string[] {
  const counts = [...new Set(figures.measured.map(({ load }) => load.tables))]
  return [...SERVED.flatMap(game => counts.flatMap(tables => saySpeeds(figures, game, tables))), ...sayMemory(figures)]
}

function saySpeeds(figures: ServerFigures, game: Served, tables: number): readonly string[] {
  const found = figures.measured.filter(({ load }) => load.game === game && load.tables === tables)
  const ours = found.find(({ load }) => load.host === 'ours')
  if (found.length === 0) return []
  const rows = found.map((each): Row => {
    const { moves, p50, p99 } = each.speed
    const speed = [HOST_NAMES[each.load.host], count(moves), count(rounded(p50)), count(rounded(p99))]
    if (ours === undefined || each === ours) return [...speed, '', '', '']
    return [...speed, times(ours.speed.moves / moves), times(ours.speed.p99 / p99), target(ours, each)]
  })
  const heads = [
    `${TITLES[game]} at ${tables} tables`,
    'moves/s',
    'p50 ms',
    'p99 ms',
    'ours moves',
    'our p99 is',
    'target',
  ]
  return [table(heads, rows), '']
}

function target(ours: Measured, { load, speed }: Measured): string {
  if (load.tables !== TARGET_AT) return ''
  if (load.host === 'boardgameio') {
    return sayTarget(`${MOVES_OF_BOARDGAMEIO}× the moves`, ours.speed.moves >= MOVES_OF_BOARDGAMEIO * speed.moves)
  }
  if (load.host !== 'relay') return ''
  return sayTarget(`p99 at most ${P99_OF_RELAY}×`, ours.speed.p99 <= P99_OF_RELAY * speed.p99)
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
          ? sayTarget(`${IDLE_MB} MB for ${count(IDLE_TABLES)} idle, ${count(rounded(mb))} MB`, mb <= IDLE_MB)
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
