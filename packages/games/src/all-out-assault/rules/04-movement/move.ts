import type { Broken, Decision, Dice, Facts } from '@undercroft/kernel'
import { boards, stepsApart, TILE_NAMES, tileName } from '../../content/boards.ts'
import { moveTo } from '../../state/listed.ts'
import { type AllOutAssault, type FrameOf, NONE, PAWNS, pawnOf, pawnOn, type State } from '../../state/state.ts'
import { whyNoAttack } from '../../words/facts.ts'
import type { Rule } from '../rulebook.ts'
import { pathTo, reach } from './paths.ts'

const PROMPTS = PAWNS.map(name => [0, 1, 2, 3, 4, 5, 6].map(roll => `Move ${name} up to ${steps(roll)}`))

/** AA-4.6: the whole way is chosen after the roll, either tile by tile or by its end alone (AA-4.7). */
export const move: Decision<AllOutAssault, FrameOf<'move'>> = {
  offer(s, o) {
    const from = pawnOf(s, s.active).tile
    const { tiles, count, steps: far } = reach(boards[s.board], s.pawns, from, s.roll)
    o.ask(s.mover, PROMPTS[s.active]?.[s.roll] ?? '').otherwise()
    for (let i = 0; i < count; i++) o.may(moveTo(tiles[i] as number))
    if (count > 1) o.form('path') // AA-4.8: who is shut in is not asked
    if (o.explaining) {
      for (let tile = 0; tile < TILE_NAMES.length; tile++) {
        if ((far[tile] ?? NONE) < 0) o.refuse(moveTo(tile), brokenMove(s, tile))
      }
    }
  },
  facts({ s, choice, rule }) {
    if (choice[0] === 'move') return factsOf(s, rule, choice[1])
    if (rule === 'AA-6.1' || rule === 'AA-5.1') return { says: `${PAWNS[s.active]} has not made its move yet` }
    return choice[0] === 'attack' ? whyNoAttack(s, choice[1], choice[2], rule) : undefined
  },
  check: ({ s, choice }) => (choice[0] === 'path' ? brokenPath(s, choice[1]) : [{ rule: 'AA-3.4' }]),
  invent: ({ s, dice }) => ['path', wander(s, dice)],
  on: {
    move({ s, choice: [, tile], t }) {
      const from = pawnOf(s, s.active).tile
      const path = pathTo(boards[s.board], s.pawns, from, tile, s.roll) ?? [from]
      go(s, path)
      t.tell({ what: 'moved', pawn: s.active, path })
    },
    path({ s, choice: [, path], t }) {
      go(s, path.slice())
      t.tell({ what: 'moved', pawn: s.active, path })
    },
  },
}

function go(s: State, path: number[]): void {
  s.path = path
  pawnOf(s, s.active).tile = path[path.length - 1] ?? NONE
}

/** The first rule that keeps a tile out of reach. */
function brokenMove(s: State, tile: number): 'AA-4.1' | 'AA-4.3' | 'AA-4.5' {
  const board = boards[s.board]
  if (board.kinds[tile] === undefined) return 'AA-4.5'
  if (pawnOn(s.pawns, tile) !== NONE) return 'AA-4.3'
  return stepsApart(pawnOf(s, s.active).tile, tile) <= s.roll ? 'AA-4.3' : 'AA-4.1'
}

/** Every rule that a way breaks, AA-4.1 to AA-4.5. */
function brokenPath(s: State, path: readonly number[]): Broken<AllOutAssault>[] {
  const board = boards[s.board]
  const from = pawnOf(s, s.active).tile
  const broken: Broken<AllOutAssault>[] = []
  if (path.length - 1 > s.roll) {
    broken.push({ rule: 'AA-4.1', facts: { says: `the way has ${steps(path.length - 1)}, the die shows ${s.roll}` } })
  }
  if (path[0] !== from) {
    const says = `${PAWNS[s.active]} stands on ${tileName(from)}, not on ${tileName(path[0] ?? NONE)}`
    broken.push({ rule: 'AA-4.2', facts: { says, instead: `begin with ${tileName(from)}` } })
  }
  const jump = path.findIndex((tile, i) => i > 0 && stepsApart(path[i - 1] ?? NONE, tile) > 1)
  if (jump > 0) {
    const [before, after] = [path[jump - 1] ?? NONE, path[jump] ?? NONE].map(tileName)
    broken.push({ rule: 'AA-4.2', facts: { says: `${before} and ${after} have no side in common` } })
  }
  const taken = path.find((tile, i) => i > 0 && tile !== from && pawnOn(s.pawns, tile) !== NONE)
  if (taken !== undefined) broken.push({ rule: 'AA-4.3', ...withFacts(factsOf(s, 'AA-4.3', taken)) })
  const twice = path.find((tile, i) => path.indexOf(tile) < i)
  if (twice !== undefined) {
    broken.push({ rule: 'AA-4.4', facts: { says: `${tileName(twice)} comes twice on the way` } })
  }
  const beyond = path.find(tile => board.kinds[tile] === undefined)
  if (beyond !== undefined) broken.push({ rule: 'AA-4.5', ...withFacts(factsOf(s, 'AA-4.5', beyond)) })
  return broken
}

function factsOf(s: State, rule: Rule, tile: number): Facts | undefined {
  const board = boards[s.board]
  if (rule === 'AA-4.5') {
    return { says: `${tileName(tile)} is beyond the edge: the board is ${board.size} by ${board.size}` }
  }
  if (rule === 'AA-4.1') {
    return {
      says: `${tileName(tile)} is ${steps(stepsApart(pawnOf(s, s.active).tile, tile))} away, the die shows ${s.roll}`,
    }
  }
  if (rule !== 'AA-4.3') return undefined
  const there = pawnOn(s.pawns, tile)
  return {
    says: there === NONE ? `pawns are in the way to ${tileName(tile)}` : `${PAWNS[there]} stands on ${tileName(tile)}`,
  }
}

function withFacts(facts: Facts | undefined): { facts?: Facts } {
  return facts === undefined ? {} : { facts }
}

/** Some legal way: steps at random until the roll is used up, a step fails, or it is far enough. */
function wander(s: State, dice: Dice): number[] {
  const board = boards[s.board]
  const path = [pawnOf(s, s.active).tile]
  for (let left = dice.below(s.roll + 1); left > 0; left--) {
    const around = board.neighbours[path[path.length - 1] ?? NONE] ?? []
    const free = around.filter(tile => !path.includes(tile) && pawnOn(s.pawns, tile) === NONE)
    const next = free[dice.below(free.length)]
    if (next === undefined) break
    path.push(next)
  }
  return path
}

function steps(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`
}
