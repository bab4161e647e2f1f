import type { Seen } from '@undercroft/kernel'
import { boards } from './content/boards.ts'
import { chancesAgainst, deduce, expected } from './deduction.ts'
import { at, isFrail } from './facts.ts'
import { injuryOn, pathTo } from './paths.ts'
import { gainOf } from './phases/meditation.ts'
import { type AllOutAssault, type Choice, ownerOf, type StatId } from './state.ts'
import type { PawnView, View } from './view.ts'

/** What a player would work out on paper before choosing, from what this seat may see alone. */
export function odds({ view, frames }: Seen<AllOutAssault>, seat: number, choice: Choice): string | undefined {
  const active = view.pawns[view.active]
  if (active === undefined) return undefined
  switch (choice[0]) {
    case 'move':
    case 'path':
      return ownerOf(view.active) === seat ? ofMove(view, active, choice) : undefined
    case 'use':
      return choice[1] === 'yes' ? ofUse(view, active) : undefined
    case 'red':
    case 'train':
      return ofOwn(active, choice[1], choice[0] === 'train' ? undefined : numberOf(frames))
    case 'blue':
      return ofLowering(view.pawns[choice[1]], choice[2], numberOf(frames))
    case 'injure':
      return ofLowering(active, choice[1], undefined)
    case 'attack':
      return ofComparing(active, view.pawns[choice[1]], choice[2], 'to hit')
    case 'tie':
      return ofComparing(view.pawns[view.defender], active, choice[1], 'to strike back')
    default:
      return undefined
  }
}

/** AA-5.10, AA-5.13: the owner knows whether an Injury tile on the way would hurt. */
function ofMove(view: View, active: PawnView, choice: Extract<Choice, readonly ['move' | 'path', ...unknown[]]>) {
  const board = boards[view.board]
  const path = choice[0] === 'path' ? choice[1] : pathTo(board, view.pawns, active.tile, choice[1], view.roll)
  if (path === undefined || injuryOn(board, path) === undefined || active.secret === undefined) return undefined
  return isFrail(active.secret.stats) ? 'through Injury: would hurt' : 'through Injury: safe'
}

function ofUse(view: View, active: PawnView): string | undefined {
  switch (boards[view.board].kinds[active.tile]) {
    case 'meditation':
      return `gains ${round(MEAN_GAIN)} health on average, 0 to 4`
    case 'red': {
      const stats = active.secret?.stats ?? []
      const better = FACES.filter(face => stats.some(stat => stat < face)).length
      return `${better} in 6 to be able to raise a stat`
    }
    case 'blue':
      return 'makes an opposing stat 0 to 5'
    case 'training':
      return 'one stat rises by 1, held next turn'
    default:
      return undefined
  }
}

const FACES = [1, 2, 3, 4, 5, 6] as const

const MEAN_GAIN = FACES.flatMap(first => FACES.map(second => gainOf(first + second))).reduce((a, b) => a + b) / 36

function ofOwn({ secret }: PawnView, stat: StatId, number: number | undefined): string | undefined {
  if (secret === undefined) return undefined
  const was = at(secret.stats, stat)
  return `${was} becomes ${number ?? was + 1}`
}

/** What an opposing stat is, as far as can be known, and what it becomes. */
function ofLowering(target: PawnView | undefined, stat: StatId, number: number | undefined): string | undefined {
  if (target === undefined) return undefined
  const values = target.possible[stat] ?? []
  const [only] = values
  if (only === undefined) return undefined
  if (values.length === 1) return `${only} becomes ${number ?? Math.max(0, only - 1)}`
  return `now ${values.join('/')}, ${round(expected(deduce(target.facts), stat))} on average`
}

/** The chances of a comparison for the pawn whose sheet is known, over the sheets the other one may have (AA-8.6). */
function ofComparing(own: PawnView | undefined, other: PawnView | undefined, stat: StatId, win: string) {
  if (own?.secret === undefined || other === undefined) return undefined
  const value = at(own.secret.stats, stat)
  const { higher, tied, lower } = chancesAgainst(deduce(other.facts), stat, value)
  const parts = [
    [higher, win],
    [tied, 'tie'],
    [lower, win === 'to hit' ? 'to be hit' : 'to lose more'],
  ] as const
  const said = parts.filter(([chance]) => chance > 0).map(([chance, what]) => `${percent(chance)} ${what}`)
  return `${value}: ${said.join(', ')}`
}

function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`
}

function round(value: number): string {
  return String(Math.round(10 * value) / 10)
}

function numberOf(frames: Seen<AllOutAssault>['frames']): number | undefined {
  const frame = frames.at(-1)
  return frame?.phase === 'red' || frame?.phase === 'blue' ? frame.number : undefined
}
