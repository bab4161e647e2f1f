import { fits, isSecretPick, readClue, valueAfter } from './clues.ts'
import { boardOf } from './content.ts'
import { isStartingSheet } from './sheet.ts'
import { NONE, PAWNS, type Pawn, pawnOf, pawnsOf, STATS, type State } from './state.ts'

/** Lists every broken invariant in words. */
export function sound(s: State): string[] {
  const broken = s.pawns.flatMap((pawn, id) => soundPawn(s, pawn, id))
  const tiles = s.pawns.map(pawn => pawn.tile).filter(tile => tile !== NONE)
  if (s.pawns.length !== PAWNS.length) broken.push(`there are ${s.pawns.length} pawns`)
  if (new Set(tiles).size < tiles.length) broken.push('two pawns stand on one tile')
  if (s.round > s.roundLimit) broken.push('the round is past its limit')
  if (s.quiet > s.quietLimit) broken.push('there are more quiet rounds than the limit')
  if (s.outcome === undefined && [0, 1].some(seat => isBeaten(s, seat))) broken.push('a side is beaten and plays on')
  if (isBeaten(s, 0) && isBeaten(s, 1)) broken.push('both sides are beaten') // AA-7.4
  const begun = s.pawns.filter(pawn => pawn.start.length > 0).length
  if (begun % PAWNS.length !== 0) broken.push('some pawns have sheets and others have none')
  if (begun > 0 && s.active !== NONE && s.path.length === 0) broken.push('the active pawn has no path')
  return broken
}

function isBeaten(s: State, seat: number): boolean {
  return pawnsOf(seat).every(id => pawnOf(s, id).health === 0)
}

function soundPawn(s: State, pawn: Pawn, id: number): string[] {
  const broken: string[] = []
  const name = PAWNS[id] ?? ''
  if (pawn.health < 0) broken.push(`${name} has less than no health`)
  if ((pawn.tile === NONE) !== (pawn.health === 0)) broken.push(`${name} is defeated and on the board, or neither`)
  if (pawn.tile !== NONE && boardOf(s).kinds[pawn.tile] === undefined) broken.push(`${name} is off the board`)
  if (pawn.health === 0 && pawn.held) broken.push(`${name} is defeated and held`)
  if (pawn.start.length === 0) return pawn.stats.length === 0 ? broken : [...broken, `${name} has stats from nowhere`]
  if (!isStartingSheet(pawn.start)) broken.push(`${name} started with ${pawn.start.join(' ')}`)
  if (pawn.stats.some(stat => stat < 0)) broken.push(`${name} has a negative stat`) // AA-1.5
  return [...broken, ...soundPast(pawn, name)]
}

/** A sheet must be what its start and its past make of it, and agree with everything that was ever shown. */
export function soundPast(pawn: Pick<Pawn, 'start' | 'stats' | 'picks' | 'clues'>, name: string): string[] {
  const stats = pawn.start.slice()
  let picked = 0
  for (const each of pawn.clues) {
    const clue = readClue(each)
    if (!fits(clue, stats)) return [`${name} was ${clue.what} with ${stats.join(' ')}`]
    const stat = isSecretPick(clue.what) ? (pawn.picks[picked++] ?? NONE) : clue.stat
    const was = stats[stat]
    if (was !== undefined) stats[stat] = valueAfter(clue.what, clue.value, was)
  }
  const asItIs = pawn.stats.length === STATS.length && stats.every((stat, i) => stat === pawn.stats[i])
  if (!asItIs) return [`${name} has ${pawn.stats.join(' ')}, but its past makes it ${stats.join(' ')}`]
  return picked === pawn.picks.length ? [] : [`${name} has ${pawn.picks.length} secret picks, not ${picked}`]
}
