import { readChoice } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { withoutMasters } from '../index.ts'
import { verbs } from '../state/choices.ts'
import { promises } from './promises.ts'
import type { Foretold } from './promising.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const PATIENCE = 20

/** Plays a choice with each face of a die, and gives the promises with their chances and how often they were kept. */
function played(position: object, name: string, line: string): { says: string; chance: number; came: number }[] {
  const kept = new Map<string, { chance: number; came: number }>()
  for (const face of FACES) {
    const table = at(withoutMasters, { position, dice: [face] })
    const { match } = table
    const seat = table.seat(name)
    const choice = readChoice(verbs, line)
    if (!choice.ok) throw new Error(choice.error)
    const before = match.see(seat)
    const was = withoutMasters.clone(match.state)
    const given = promises(before, seat, choice.value)
    expect(match.answer(seat, choice.value)).toMatchObject({ ok: true })
    const isOpen = ({ until }: Foretold): boolean => match.outcome === undefined && until?.(match.see(seat)) === false
    for (let answers = 0; answers < PATIENCE && given.some(isOpen); answers++) {
      const [ask] = match.asks()
      if (ask === undefined) break
      match.answer(ask.seat, ask.options[ask.otherwise] ?? ['endTurn'])
    }
    const told = match.heard(seat).map(({ event }) => event)
    for (const promise of given) {
      const { chance, came } = kept.get(promise.says) ?? { chance: promise.chance, came: 0 }
      const isKept = promise.kept({ before, after: match.see(seat), told, was, is: match.state })
      kept.set(promise.says, { chance, came: came + (isKept ? 1 / FACES.length : 0) })
    }
  }
  return [...kept].map(([says, { chance, came }]) => ({ says, chance, came }))
}

it.each([
  ['the last treat (WM-8.7)', { phase: 'gmTurn', treats: 1, enemies: { h1: 'b1', l3: 'l1' } }, 'GM', 'strike h1'],
  ['a swap (WM-8.4)', { hero: 'a1', held: 'key', tiles: ['ball a1'] }, 'Hero', 'take ball'],
  ['a jump of two off the only way (WM-12.9)', { hero: 'g6', tiles: ['end f6'] }, 'Hero', 'step S'],
  ['a step down that can be taken back (WM-12.9)', { hero: 'b8', tiles: ['end d8'] }, 'Hero', 'step W'],
  ['two enemies under a crate (WM-6.8)', crushing(), 'Hero', 'push N'],
  ['a ball for one enemy (WM-9.4)', { hero: 'a1', held: 'ball', enemies: { l1: 'e1' } }, 'Hero', 'throw a4'],
])('promises are kept where random play seldom comes: %s', (_, position, name, line) => {
  const found = played(position, name, line)
  expect(found.length).toBeGreaterThan(0)
  for (const { says, chance, came } of found) expect({ says, came }).toEqual({ says, came: expect.closeTo(chance, 9) })
})

function crushing(): object {
  return { hero: 'h3', crates: ['lyingEW h4'], enemies: { l1: 'h5', l2: 'i5' } }
}
