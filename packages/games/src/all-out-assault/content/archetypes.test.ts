import { expect, it } from 'vitest'
import { brokenSheet } from '../rules/02-setup/sheets.ts'
import { PAIRS } from '../state/choices.ts'
import { isFit, isFrail } from '../state/sheet.ts'
import { ARCHETYPE_NAMES, ARCHETYPES, archetypeOf } from './archetypes.ts'

it.each(ARCHETYPE_NAMES)('the %s is a legal sheet (AA-2.4) and knows its name', name => {
  expect(brokenSheet(0, ARCHETYPES[name])).toEqual([])
  expect(archetypeOf(ARCHETYPES[name])).toBe(name)
})

it('can train, walk over Injury, or both, as is said', () => {
  expect(ARCHETYPE_NAMES.filter(name => isFit(ARCHETYPES[name]))).toEqual(['Brute', 'Berserker', 'Zealot', 'Duelist'])
  expect(ARCHETYPE_NAMES.filter(name => isFrail(ARCHETYPES[name]))).toEqual(['Brute', 'Berserker'])
})

it('leads with each stat once', () => {
  expect(ARCHETYPE_NAMES.map(name => ARCHETYPES[name].indexOf(6 as never)).sort()).toEqual([0, 1, 2, 3, 4, 5])
  expect(PAIRS).toHaveLength(36)
})
