import type { House, Viewer } from '@undercroft/kernel'
import type { BoardId, Kind } from '../content/boards.ts'
import { deduce } from './deduction.ts'
import { ownerOf, type Pawn, type PawnId, type State, type StatId } from './state.ts'

/** What a viewer may know of one pawn. All but `secret` is the same for everybody (AA-8.2, AA-8.5). */
export interface PawnView {
  /** NONE once defeated. */
  readonly tile: number
  readonly health: number
  readonly held: boolean
  /** Has had its activation in the turn being played. */
  readonly activated: boolean
  /** The kind of modifier that is closed to it in this turn (AA-5.4). */
  readonly lastKind: Kind | 'none'
  /** The stat that is closed to it in this turn (AA-6.4), or NONE. */
  readonly lastStat: StatId
  /** Every tile that it used or that hurt it: read with `readUse`. */
  readonly uses: readonly number[]
  /** Everything public that bears on its sheet: read with `readClue`. */
  readonly clues: readonly number[]
  /** For each stat the values that the clues leave open, rising (AA-8.6): one if it is known. Empty during setup. */
  readonly possible: readonly (readonly number[])[]
  /** How many sheets the public clues leave open; 0 during setup, and where they are too many to be counted. */
  readonly sheets: number
  /** The owner's eyes only, until the game is over and everything is shown (AA-8.1). Not there during setup. */
  readonly secret?: PawnSecret
}

export interface PawnSecret {
  readonly start: readonly number[]
  readonly stats: readonly number[]
  /** The stat picked at each Red and each Training (AA-8.3): with `clues` the whole history, see `historyOf`. */
  readonly picks: readonly StatId[]
}

export interface View {
  readonly board: BoardId
  readonly roundLimit: number
  readonly quietLimit: number
  /** What is played otherwise than it is printed. */
  readonly house: House | undefined
  /** Counted from 1; 0 during setup. */
  readonly round: number
  /** The seat with the first turn of every round, or NONE during setup. */
  readonly first: number
  /** The seat whose turn it is, or NONE during setup. */
  readonly mover: number
  readonly quiet: number
  readonly bled: boolean
  /** A1, A2, B1, B2. */
  readonly pawns: readonly PawnView[]
  /** The pawn being activated, or NONE. */
  readonly active: PawnId
  /** Its movement roll; 0 if it is held. */
  readonly roll: number
  readonly path: readonly number[]
  readonly usedKind: Kind | 'none'
  /** The stat that opened the attack being fought, or NONE. */
  readonly named: StatId
  /** The pawn under attack, or NONE. */
  readonly defender: PawnId
  readonly compared: readonly StatId[]
}

/** Built up from nothing: what is not written here is not seen. */
export function view(s: State, viewer: Viewer): View {
  const over = s.outcome !== undefined
  return {
    board: s.board,
    roundLimit: s.roundLimit,
    quietLimit: s.quietLimit,
    house: s.house,
    round: s.round,
    first: s.first,
    mover: s.mover,
    quiet: s.quiet,
    bled: s.bled,
    pawns: viewPawns(s.pawns, over ? 'all' : viewer),
    active: s.active,
    roll: s.roll,
    path: s.path.slice(),
    usedKind: s.usedKind,
    named: s.named,
    defender: s.defender,
    compared: s.compared.slice(),
  }
}

const SETUP = { sheets: 0, possible: [] } as const

/** What everybody sees of a pawn, with these as its lists. */
export function openPart<Ids extends readonly number[]>(pawn: Pawn | PawnView, uses: Ids, clues: Ids) {
  return {
    tile: pawn.tile,
    health: pawn.health,
    held: pawn.held,
    activated: pawn.activated,
    lastKind: pawn.lastKind,
    lastStat: pawn.lastStat,
    uses,
    clues,
  }
}

/** What was last seen of a pawn, by everybody and by its owner. */
interface LastSeen extends Pick<Pawn, 'uses' | 'clues'> {
  readonly open: PawnView
  secret: PawnSecret | undefined
  whole: PawnView | undefined
}

/**
 * Of a pawn to which nothing has happened everybody sees the same thing again, and whoever compares what they saw with what they
 * see is done at once. A pawn's lists only ever grow. Kept by the list of pawns: each playout has one, and it has four pawns.
 */
const lastSeen = new WeakMap<readonly Pawn[], (LastSeen | undefined)[]>()

function viewPawns(pawns: readonly Pawn[], viewer: Viewer | 'all'): PawnView[] {
  let last = lastSeen.get(pawns)
  if (last === undefined) {
    last = pawns.map(() => undefined)
    lastSeen.set(pawns, last)
  }
  const views: PawnView[] = []
  for (let id = 0; id < pawns.length; id++) {
    const pawn = pawns[id] as Pawn
    const seen = lookAt(pawn, last[id])
    last[id] = seen
    views.push(viewer === 'all' || ownerOf(id) === viewer ? wholeView(pawn, seen) : seen.open)
  }
  return views
}

function lookAt(pawn: Pawn, last: LastSeen | undefined): LastSeen {
  if (last !== undefined && isAsSeen(pawn, last)) return last
  return { uses: pawn.uses, clues: pawn.clues, open: openView(pawn, last), secret: last?.secret, whole: undefined }
}

function wholeView(pawn: Pawn, last: LastSeen): PawnView {
  if (pawn.start.length === 0) return last.open
  if (last.secret === undefined || !isSecretAsSeen(pawn, last.secret)) {
    last.secret = { start: pawn.start.slice(), stats: pawn.stats.slice(), picks: pawn.picks.slice() }
    last.whole = undefined
  }
  last.whole ??= { ...last.open, secret: last.secret }
  return last.whole
}

/** Lists that have not grown are shown as they were: whoever deduces from the same list again is done at once. */
function openView(pawn: Pawn, last: LastSeen | undefined): PawnView {
  const clues = last !== undefined && hasClues(pawn, last) ? last.open.clues : pawn.clues.slice()
  const uses = last !== undefined && hasUses(pawn, last) ? last.open.uses : pawn.uses.slice()
  const { sheets, possible } = pawn.start.length > 0 ? deduce(clues) : SETUP
  return { ...openPart(pawn, uses, clues), possible, sheets }
}

function isAsSeen(pawn: Pawn, last: LastSeen): boolean {
  const { open } = last
  return (
    pawn.tile === open.tile &&
    pawn.health === open.health &&
    pawn.held === open.held &&
    pawn.activated === open.activated &&
    pawn.lastKind === open.lastKind &&
    pawn.lastStat === open.lastStat &&
    hasUses(pawn, last) &&
    hasClues(pawn, last) &&
    pawn.start.length > 0 === open.possible.length > 0
  )
}

/** Whether it has the clues that it had, and no others. */
function hasClues(pawn: Pawn, { clues, open }: LastSeen): boolean {
  return pawn.clues === clues && pawn.clues.length === open.clues.length
}

function hasUses(pawn: Pawn, { uses, open }: LastSeen): boolean {
  return pawn.uses === uses && pawn.uses.length === open.uses.length
}

function isSecretAsSeen(pawn: Pawn, { start, stats, picks }: PawnSecret): boolean {
  return pawn.picks.length === picks.length && areSame(pawn.stats, stats) && areSame(pawn.start, start)
}

function areSame(numbers: readonly number[], others: readonly number[]): boolean {
  for (let i = 0; i < numbers.length; i++) if (numbers[i] !== others[i]) return false
  return true
}
